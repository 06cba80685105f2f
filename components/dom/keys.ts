/**
 * How a key press is read by a table of keys. Letters go by what they type where that is a Latin letter (QWERTZ, AZERTY) and by the
 * physical key elsewhere (Cyrillic layouts); digits by the physical key. Pure: a press is a plain value, and so is a table.
 */
import type { UnusedKey } from '../../src/questions/hand.js';

/** What a key is called in the table: the letter, digit or sign, or the name of the key; with what is held with it. */
export interface KeyBinding<Command = unknown> {
  /**
   * A letter in lower case, a digit 0–9, a sign, or a `KeyboardEvent.key` name such as "Enter". A sign is what is typed, and is named without
   * Shift: whether one needs it depends on the keyboard.
   */
  readonly key: string;
  readonly shift?: boolean;
  readonly control?: boolean;
  readonly alt?: boolean;
  readonly command: Command;
}

/** What a `KeyboardEvent` tells of a key press; a plain value, so that this file knows no DOM. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/**
 * The name of a key as the table has it. A digit goes by its place on the keyboard (Shift and AZERTY type other signs there);
 * a letter by what it types if that is Latin, else by its place.
 */
export function keyName(press: Pick<KeyPress, 'key' | 'code'>): string {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(press.code)?.[1];
  if (digit !== undefined && (press.code.startsWith('Digit') || press.key === digit)) return digit;
  if (/^[a-z]$/i.test(press.key)) return press.key.toLowerCase();
  const place = /^Key([A-Z])$/.exec(press.code)?.[1];
  if (place !== undefined && press.key.length === 1) return place.toLowerCase();
  return /^\p{L}$/u.test(press.key) ? press.key.toLowerCase() : press.key;
}

/** Whether a key name is a sign, such as "." or "?". */
export function isSign(key: string): boolean {
  return /^[^\p{L}\p{N}\s]$/u.test(key);
}

/** The sign that a key press types, as far as the table knows signs: on a digit's key it is the digit with Shift. */
export function signOf({ key, code }: Pick<KeyPress, 'key' | 'code'>): string | undefined {
  return isSign(key) && !code.startsWith('Digit') ? key : undefined;
}

/** Whether a key types a letter, digit or sign, so that it can be switched off (WCAG 2.1.4). Space does not count: it presses. */
export function isCharacterKey(press: Pick<KeyPress, 'key'>): boolean {
  return [...press.key].length === 1 && press.key !== ' ';
}

/** What a key press means by any table. */
export function commandIn<Command>(press: KeyPress, table: readonly KeyBinding<Command>[]): Command | undefined {
  if (press.metaKey) return undefined;
  const find = (name: string, shift: boolean): Command | undefined =>
    table.find(
      (binding) =>
        binding.key === name &&
        (binding.shift ?? false) === shift &&
        (binding.control ?? false) === press.ctrlKey &&
        (binding.alt ?? false) === press.altKey,
    )?.command;
  // A sign of the table counts wherever a layout has it, also on the place of a letter ("?" on AZERTY is Shift and KeyM).
  const sign = signOf(press);
  return (sign === undefined ? undefined : find(sign, false)) ?? find(keyName(press), press.shiftKey);
}

/**
 * What is told of a key that has no command, named as the help names keys. `undefined` for what types nothing (arrows, F2, a dead
 * key), and for what is pressed with Control, Alt or Meta: that belongs to the browser or the screen reader.
 */
export function unusedKey(press: KeyPress, table: readonly KeyBinding[]): UnusedKey | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey || !isCharacterKey(press)) return undefined;
  if (commandIn(press, table) !== undefined) return undefined;
  const name = keyName(press);
  return /^[\p{L}\p{Nd}]$/u.test(name) ? { key: capital(name), shift: press.shiftKey } : { shift: false };
}

/** "ß" stays what it is: in capitals it would be two letters. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return [...upper].length === 1 ? upper : letter;
}
