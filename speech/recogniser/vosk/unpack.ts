/**
 * Brings a model as it is given out, a tar.gz or zip of one folder, into Vosk's file system in memory.
 */
import type { Vosk, VoskFiles } from './engine.js';

const ARCHIVE = '/archive';
const FOLDER = '/model';

/** The acoustic model: every model has it, the newer ones in a folder of its own. */
const ACOUSTIC = 'final.mdl';

/**
 * @param onPart the part of it that was read, from 0 to 1
 * @returns the folder of the model
 * @throws Error for what is no archive, or none of a model
 */
export async function unpack(vosk: Vosk, model: Blob, onPart: (part: number) => void): Promise<string> {
  const { FS } = vosk;
  await write(FS, model, onPart);
  FS.ignorePermissions = true;
  FS.mkdir(FOLDER);
  await new Promise<void>((resolve, reject) => {
    const helper = vosk.ArchiveHelper.implement({
      onsuccess: resolve,
      onerror: (detail) => reject(new Error(detail)),
    });
    helper.Extract(ARCHIVE, FOLDER, false);
  });
  FS.unlink(ARCHIVE);
  const folder = modelFolder(FS, FOLDER);
  if (folder === undefined) throw new Error(`There is no ${ACOUSTIC} in it.`);
  return folder;
}

/** Frees the memory of files that Vosk has read. */
export function removeFiles(files: VoskFiles): void {
  remove(files, FOLDER);
}

async function write(files: VoskFiles, model: Blob, onPart: (part: number) => void): Promise<void> {
  const archive = files.open(ARCHIVE, 'w');
  const reader = model.stream().getReader();
  let written = 0;
  for (let { value } = await reader.read(); value !== undefined; { value } = await reader.read()) {
    files.write(archive, value, 0, value.length);
    written += value.length;
    onPart(written / model.size);
  }
  files.close(archive);
}

/** A folder that holds `am/final.mdl`, or `final.mdl` itself. */
function modelFolder(files: VoskFiles, folder: string): string | undefined {
  const entries = entriesOf(files, folder);
  if (entries.includes(ACOUSTIC)) return folder;
  const folders = entries.map((name) => `${folder}/${name}`).filter((path) => isFolder(files, path));
  const acoustic = folders.find((path) => path.endsWith('/am') && entriesOf(files, path).includes(ACOUSTIC));
  if (acoustic !== undefined) return folder;
  return folders.map((path) => modelFolder(files, path)).find((path) => path !== undefined);
}

function remove(files: VoskFiles, path: string): void {
  if (!isFolder(files, path)) return files.unlink(path);
  for (const name of entriesOf(files, path)) remove(files, `${path}/${name}`);
  files.rmdir(path);
}

function isFolder(files: VoskFiles, path: string): boolean {
  return files.isDir(files.stat(path).mode);
}

function entriesOf(files: VoskFiles, folder: string): string[] {
  return files.readdir(folder).filter((name) => name !== '.' && name !== '..');
}
