import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/storage/settings/settings.js';
import { SettingsNote, readNote } from '../../../src/storage/settings/settings-note.js';

/** The storage of one origin, which all its windows share. */
class FakeStorage implements Storage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }
  clear(): void {
    this.#items.clear();
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
}

const dark = { ...DEFAULT_SETTINGS, theme: 'dark' } as const;
const light = { ...DEFAULT_SETTINGS, theme: 'light' } as const;

describe('the note of settings', () => {
  it('is there for another page as soon as it is written, and gone once it is erased', () => {
    const storage = new FakeStorage();
    const here = new SettingsNote('settings', () => storage);
    const next = new SettingsNote('settings', () => storage);
    expect(next.read()).toBeUndefined();
    const text = here.write(dark);
    expect(readNote(next.read() ?? '')).toEqual(dark);
    here.erase(text);
    expect(next.read()).toBeUndefined();
  });

  it('of another window is not erased with the own, older one', () => {
    const storage = new FakeStorage();
    const one = new SettingsNote('settings', () => storage);
    const two = new SettingsNote('settings', () => storage);
    const older = one.write(dark);
    two.write(light);
    one.erase(older);
    expect(readNote(one.read() ?? '')).toEqual(light);
  });

  it.each<readonly [string, () => Storage]>([
    [
      'nothing may be kept',
      () => {
        throw new DOMException('', 'SecurityError');
      },
    ],
    [
      'there is no room',
      () =>
        Object.assign(new FakeStorage(), {
          setItem: () => {
            throw new DOMException('', 'QuotaExceededError');
          },
        }),
    ],
  ])('is done without where %s', (_name, storage) => {
    const note = new SettingsNote('settings', storage);
    const text = note.write(dark);
    expect(note.read()).toBeUndefined();
    note.erase(text);
  });

  it.each(['', 'dark', '7', 'null', '{"theme":'])('that says "%s" is none', (text) => {
    expect(readNote(text)).toBeUndefined();
  });
});
