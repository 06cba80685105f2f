/**
 * A note of the settings that are just being kept. A page that goes takes with it what the database has not yet completed;
 * `localStorage` is written before its call returns (HTML Standard, "The localStorage getter"), so that what was chosen in the
 * very moment of going is still there for the next page. The note lives only until the database has what it says.
 */
import type { Settings } from './settings.js';

export class SettingsNote {
  readonly #storage: () => Storage;
  readonly #key: string;

  /** @param storage asked anew each time: where nothing may be kept, even naming it throws a SecurityError */
  constructor(key: string, storage: () => Storage = () => localStorage) {
    this.#key = key;
    this.#storage = storage;
  }

  /** Writes the note and gives its text, by which it is erased. Where it can't be written the database alone must do. */
  write(settings: Settings): string {
    const text = JSON.stringify(settings);
    this.#attempt((storage) => {
      storage.setItem(this.#key, text);
    });
    return text;
  }

  /** The text of the note that a page left behind. */
  read(): string | undefined {
    return this.#attempt((storage) => storage.getItem(this.#key)) ?? undefined;
  }

  /** Erases the note, unless a later one, of this window or another, has taken its place. */
  erase(text: string): void {
    this.#attempt((storage) => {
      if (storage.getItem(this.#key) === text) storage.removeItem(this.#key);
    });
  }

  /** Private windows, blocked cookies and a full disk throw; the note is a help and no condition. */
  #attempt<T>(use: (storage: Storage) => T): T | undefined {
    try {
      return use(this.#storage());
    } catch {
      return undefined;
    }
  }
}

/** What a note says, to be read as settings; `undefined` where it is none: then it must not hide what was kept before. */
export function readNote(text: string): object | undefined {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null ? said : undefined;
  } catch {
    return undefined;
  }
}
