/** All data as a file, and from a file: what is read is merged with what is here and never takes the place of any of it. */
import { msg } from './texts.js';
import {
  BACKUP_FILE_LIMIT,
  BACKUP_FILE_NAME,
  readBackup,
  writeBackup,
  merged,
  type BackupGame,
  type BackupNote,
  type BadRecord,
  type ReadBackup,
} from '../../storage/backup-file.js';
import type { KeptGames } from '../../storage/kept-games.js';
import type { Settings } from '../../storage/settings/settings.js';
import type { LanguageName } from '../../../speech/language-names.js';
import type { Services } from '../shared/services.js';
import { offerFile } from '../shared/offer-file.js';
import { dayOf, titleOf } from './game-rows.js';

export interface BackupReport {
  readonly lines: readonly string[];
  /** The settings of the file, where the user has chosen others here. */
  readonly otherSettings?: Settings;
}

export async function saveBackup(kept: KeptGames, { speech, settings }: Services): Promise<void> {
  const listed = await kept.list();
  const recordings = await kept.notes();
  if (!listed || !recordings) {
    speech.speaker.notice({ about: 'games', state: 'not reached' });
    return;
  }
  const games: BackupGame[] = [];
  let unreadable = 0;
  for (const { id } of listed) {
    const found = await kept.find(id);
    if (!found || found.damagedFrom !== undefined) unreadable += 1;
    if (found) games.push({ setup: found.setup, entries: found.entries });
  }
  const notes: BackupNote[] = [];
  for (const { id, game: of, sound } of recordings) {
    notes.push({ id, game: of, type: sound.type, sound: await asBase64(sound) });
  }
  const chosen = (await kept.hasSettings()) ? { settings: settings() } : {};
  const pieces = writeBackup({ games, notes, ...chosen });
  if (new Blob([...pieces]).size > BACKUP_FILE_LIMIT) {
    // Recordings are what is large; without them the file can be read back.
    offerFile(BACKUP_FILE_NAME, 'application/json', writeBackup({ games, notes: [], ...chosen }));
    speech.speaker.notice({ about: 'backup saved', games: games.length, recordings: 0, unreadable });
    return;
  }
  offerFile(BACKUP_FILE_NAME, 'application/json', pieces);
  speech.speaker.notice({ about: 'backup saved', games: games.length, recordings: notes.length, unreadable });
}

/** `undefined` where nothing of the file was taken; the reason is said. */
export async function mergeBackup(
  file: Pick<File, 'size' | 'text'>,
  kept: KeptGames,
  { speech, change, words }: Services,
): Promise<BackupReport | undefined> {
  const read = await readFile(file);
  if (!read.ok) {
    speech.speaker.notice({ about: 'backup refused', cause: read.cause });
    return undefined;
  }
  const { backup, bad } = read;
  const lines = bad.map((one) => badLine(one, words.language));
  let added = 0;
  let here = 0;
  // The newest first: where nothing is here yet, that one is then the latest.
  for (const game of backup.games.toSorted((one, other) => other.setup.begunAt - one.setup.begunAt)) {
    const known = new Map<string, BackupGame | undefined>();
    const found = await kept.find(game.setup.id);
    known.set(game.setup.id, found);
    const first = merged(game, (id) => known.get(id));
    if (first.type === 'beside') known.set(first.game.setup.id, await kept.find(first.game.setup.id));
    const what = merged(game, (id) => known.get(id));
    if (what.type === 'here') {
      here += 1;
      continue;
    }
    const result = await kept.add(what.game);
    const title = titleOf(game.setup, words.language);
    if (!result.ok) lines.push(msg('backup-not-saved', { title }));
    else added += 1;
    if (result.ok && what.type === 'beside') {
      lines.push(msg('backup-beside', { title }));
    }
  }
  for (const { id, game, type, sound } of backup.notes) {
    const isKept = await kept.addNote({ id, game, sound: fromBase64(sound, type) });
    if (!isKept) lines.push(msg('backup-note-not-saved'));
  }
  const problems = lines.length;
  const summary = msg('backup-summary', { added, here });
  const { settings } = backup;
  const hasOwn = await kept.hasSettings();
  if (settings && !hasOwn) await change(settings);
  const told = settings && [hasOwn ? msg('backup-settings-kept') : msg('backup-settings-taken')];
  speech.speaker.notice({ about: 'backup read', added, here, problems });
  return { lines: [summary, ...lines, ...(told ?? [])], ...(settings && hasOwn && { otherSettings: settings }) };
}

async function readFile(file: Pick<File, 'size' | 'text'>): Promise<ReadBackup> {
  if (file.size > BACKUP_FILE_LIMIT) return { ok: false, cause: 'too large' };
  try {
    return readBackup(await file.text());
  } catch {
    return { ok: false, cause: 'no backup' };
  }
}

function badLine({ what, of, begunAt }: BadRecord, language: LanguageName): string {
  if (of === 'recording') {
    return what === 'doubled' ? msg('backup-note-doubled') : msg('backup-note-broken');
  }
  const day = begunAt === undefined ? '?' : dayOf(begunAt, language);
  switch (what) {
    case 'broken':
      return msg('backup-broken', { day });
    case 'newer':
      return msg('backup-newer', { day });
    case 'doubled':
      return msg('backup-doubled', { day });
  }
}

/** Bytes that are made letters at once: more arguments a call may not have. */
const AT_ONCE = 0x8000;

async function asBase64(sound: Blob): Promise<string> {
  const bytes = new Uint8Array(await sound.arrayBuffer());
  let text = '';
  for (let from = 0; from < bytes.length; from += AT_ONCE) {
    text += String.fromCharCode(...bytes.subarray(from, from + AT_ONCE));
  }
  return btoa(text);
}

/** The reader has seen that it is Base64. */
function fromBase64(sound: string, type: string): Blob {
  return new Blob([Uint8Array.from(atob(sound), (letter) => letter.charCodeAt(0))], { type });
}
