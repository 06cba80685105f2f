/** Changing the keys of commands: what becomes of a choice, or why it stays as it is. Pure. */
import { signOf, keyName, type KeyPress } from '../../components/dom/keys.js';
import type { CommandKey } from './command.js';
import { rowsOf, type CommandId } from './commands.js';
import {
  CHANGEABLE,
  FUNCTION_KEYS,
  PAGING_KEYS,
  isFixed,
  keyRefusal,
  tableWith,
  type ChosenKey,
  type KeyChoice,
  type KeyRefusal,
} from './key-choice.js';
import { collisionsIn, keyOf, nameOf } from './keymap.js';

export type KeyChange =
  | { readonly type: 'changed'; readonly choice: KeyChoice }
  | { readonly type: 'refused'; readonly refusal: KeyRefusal };

/** A key that was pressed, as it is kept; `undefined` where a modifier was pressed alone, or nothing that has a name. */
export function chosenKeyOf(press: KeyPress): ChosenKey | undefined {
  const { key, shiftKey: shift, ctrlKey: control, altKey: alt } = press;
  if (['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'Dead', 'Process', 'Unidentified'].includes(key))
    return undefined;
  // With Alt a Mac types a sign in place of a letter.
  const sign = alt ? undefined : signOf(press);
  if (sign !== undefined) return { key: sign, ...(control && { control }) };
  return { key: keyName(press), ...(shift && { shift }), ...(control && { control }), ...(alt && { alt }) };
}

/** The keys of a command as they are chosen now. */
export function keysOf(id: CommandId, choice: KeyChoice): readonly CommandKey[] {
  return tableWith(choice)[id]?.keys ?? [];
}

/**
 * Gives a command another key in place of those it has. A command that holds anywhere by a function key, and on the board by another key, keeps
 * the one when the other is changed. What cannot be switched off stays beside it.
 */
export function changeKey(id: CommandId, key: ChosenKey, choice: KeyChoice): KeyChange {
  const refusal = keyRefusal(id, key, choice.layout);
  if (refusal) return { type: 'refused', refusal };
  const isFunctionKey = FUNCTION_KEYS.includes(key.key);
  const kept = keysOf(id, choice).filter(
    (other) => !isFixed(other) && (other.scope === 'everywhere') !== isFunctionKey && holdsBothWays(id, choice),
  );
  return changed(id, [...kept.map(plain), key], choice);
}

function holdsBothWays(id: CommandId, choice: KeyChoice): boolean {
  const keys = keysOf(id, { ...choice, changes: {} });
  return keys.some(({ scope }) => scope === 'everywhere') && keys.some(({ scope }) => scope !== 'everywhere');
}

/** A command without keys, but those that cannot be switched off. */
export function switchOff(id: CommandId, choice: KeyChoice): KeyChange {
  const [fixed] = keysOf(id, choice);
  if (fixed && keysOf(id, choice).every(isFixed))
    return { type: 'refused', refusal: { reason: 'cannot be off', key: fixed } };
  return changed(id, [], choice);
}

/** The keys that the layout gives a command. */
export function asAtFirst(id: CommandId, choice: KeyChoice): KeyChange {
  const { [id]: _, ...others } = choice.changes[choice.layout] ?? {};
  return unlessTaken(id, { ...choice, changes: { ...choice.changes, [choice.layout]: others } });
}

function changed(id: CommandId, keys: readonly ChosenKey[], choice: KeyChoice): KeyChange {
  const changes = { ...choice.changes, [choice.layout]: { ...choice.changes[choice.layout], [id]: keys } };
  return unlessTaken(id, { ...choice, changes });
}

function unlessTaken(id: CommandId, choice: KeyChoice): KeyChange {
  const [collision] = collisionsIn(tableWith(choice));
  if (!collision) return { type: 'changed', choice };
  const by = collision.commands.find((one) => one !== id) ?? id;
  return { type: 'refused', refusal: { reason: 'key taken', key: collision.key, by } };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const SIGNS = ".,;:?!+-*/='";

/** The keys that a command could be given now, to be chosen from a list. */
export function freeKeys(id: CommandId, choice: KeyChoice): readonly ChosenKey[] {
  const letters = Array.from(LETTERS).flatMap((key): readonly ChosenKey[] => [{ key }, { key, shift: true }]);
  const others = [...Array.from(SIGNS), ...FUNCTION_KEYS, ...PAGING_KEYS].map((key): ChosenKey => ({ key }));
  const own = keysOf(id, choice).map(nameOf);
  return [...letters, ...others].filter(
    (key) => !own.includes(nameOf(plain(key))) && changeKey(id, key, choice).type === 'changed',
  );
}

/** All commands whose keys can be changed, with those they have now. */
export function changeableKeys(
  choice: KeyChoice,
): readonly { readonly id: CommandId; readonly keys: readonly CommandKey[] }[] {
  return rowsOf(tableWith(choice)).flatMap(([id, { keys = [] }]) => (CHANGEABLE.includes(id) ? [{ id, keys }] : []));
}

/** A key as it is kept. That a function key holds anywhere is so in any case. */
function plain(key: CommandKey): ChosenKey {
  const { scope } = key;
  return { ...keyOf(key), ...(scope && scope !== 'everywhere' && { scope }) };
}
