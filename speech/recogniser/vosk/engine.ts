/**
 * Vosk as its WebAssembly module gives it: the part that is used here. `scripts/vosk-engine.js` makes the module.
 */

/** Emscripten's file system in memory. */
export interface VoskFiles {
  /** Folders that an archive does not name by themselves would be closed to everybody. */
  ignorePermissions: boolean;
  mkdir(path: string): void;
  rmdir(path: string): void;
  unlink(path: string): void;
  readdir(path: string): string[];
  stat(path: string): { readonly mode: number };
  isDir(mode: number): boolean;
  open(path: string, mode: 'w'): VoskFile;
  write(file: VoskFile, bytes: Uint8Array, offset: number, length: number): void;
  close(file: VoskFile): void;
}

interface VoskFile {
  readonly fd: number;
}

export interface VoskModel {
  delete(): void;
}

export interface VoskKaldi {
  SetWords(withConfidence: boolean): void;
  /** `address` is of floats from -32768 to 32767. @returns whether the phrase has ended. */
  AcceptWaveform(address: number, length: number): boolean;
  /** JSON: { text, result: [{ word, conf, start, end }] } */
  Result(): string;
  FinalResult(): string;
  /** JSON: { partial } */
  PartialResult(): string;
  delete(): void;
}

export interface Vosk {
  readonly FS: VoskFiles;
  readonly ArchiveHelper: {
    implement(listener: { readonly onsuccess: () => void; readonly onerror: (detail: string) => void }): {
      Extract(archive: string, folder: string, stripsFirstFolder: boolean): void;
    };
  };
  /** @throws a number, the address of a C++ exception; nothing works after that. */
  readonly Model: new (folder: string) => VoskModel;
  /** `grammar` is JSON, a list of phrases and "[unk]" for all other words. */
  readonly Recognizer: new (model: VoskModel, sampleRate: number, ...grammar: readonly [string?]) => VoskKaldi;
  /** Read anew after memory was asked for: it may be another array. */
  readonly HEAPF32: Float32Array;
  SetLogLevel(level: number): void;
  _malloc(bytes: number): number;
  _free(address: number): void;
}

export type LoadVosk = (options: {
  readonly wasmBinary: ArrayBuffer;
  readonly print: (line: string) => void;
  readonly printErr: (line: string) => void;
}) => Promise<Vosk>;
