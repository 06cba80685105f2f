/**
 * The keys that a user has chosen: a layout, and what was changed in it, command by command. The table with these keys in its rows is what
 * keymaps and help are made of. Pure; loaded where anything was ever chosen.
 */
import { array, record } from 'valibot';
import { TEXT, YES_OR_NO, is, object, oneOf, optional, type Kept } from '../laws/schema.js';
import { SCOPES, type Command, type CommandKey, type Scope } from './command.js';
import { COMMANDS, isCommandId, rowsOf, type CommandId, type CommandTable } from './commands.js';
import { collisionsIn, keyOf } from './keymap.js';
import { KEY_LAYOUTS, layoutTable, typesText, type KeyLayout } from './key-layouts.js';
import { isSign } from '../../components/dom/keys.js';

/** A key as it is kept: a letter in lower case, a digit, a sign, or a `KeyboardEvent.key` name; it holds alone where its layout has it so. */
export type ChosenKey = CommandKey;

/** The keys of some commands, beside those that stay with them always; none where they are switched off. */
export type ChangedKeys = Readonly<Partial<Record<CommandId, readonly ChosenKey[]>>>;

export interface KeyChoice {
  readonly layout: KeyLayout;
  /** Each layout has changes of its own: going from one to another loses none. */
  readonly changes: Readonly<Partial<Record<KeyLayout, ChangedKeys>>>;
}

/** The keys as they are at first. */
export const FIRST_KEYS: KeyChoice = { layout: 'own', changes: {} };

/** These stay with their commands, and no other gets them: without them nobody could go about, leave, or find the help that so many sentences name. */
const FIXED: readonly string[] = ['F1', 'Enter', 'Escape', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** The function keys that neither a browser nor a screen reader needs. Only these can hold anywhere in the page. */
export const FUNCTION_KEYS: readonly string[] = ['F2', 'F4', 'F6', 'F8', 'F9'];

/** Keys that go about in text or on a page, and are free for boards, the dial and the clock, where nothing is to be read. */
export const PAGING_KEYS: readonly string[] = ['Home', 'End', 'PageUp', 'PageDown', 'Backspace', 'Delete'];
const ON_SQUARES: readonly Scope[] = ['board', 'board entry'];
const WITH_PAGING: readonly Scope[] = [...ON_SQUARES, 'dial', 'clock'];

export function isFixed({ key }: ChosenKey): boolean {
  return FIXED.includes(key);
}

/** Why a command cannot have a key. */
export type KeyRefusal =
  /** It belongs to the browser or the screen reader. */
  | { readonly reason: 'key kept'; readonly key: ChosenKey }
  | { readonly reason: 'key fixed'; readonly key: ChosenKey }
  /** The command works anywhere in the page. */
  | { readonly reason: 'function key needed' }
  /** In this layout letters and digits write a move. */
  | { readonly reason: 'key types'; readonly key: ChosenKey }
  | { readonly reason: 'key taken'; readonly key: ChosenKey; readonly by: CommandId }
  /** What cannot be switched off was to be. */
  | { readonly reason: 'cannot be off'; readonly key: ChosenKey };

/** Why this command cannot have this key in a layout, whatever the others have. */
export function keyRefusal(id: CommandId, key: ChosenKey, layout: KeyLayout): KeyRefusal | undefined {
  if (isFixed(key)) return { reason: 'key fixed', key };
  const ofRow = scopesOfRow(id);
  const scopes = key.scope ? ofRow.filter((scope) => scope === key.scope) : ofRow;
  if (scopes.length === 0 || !isFree(key, scopes)) return { reason: 'key kept', key };
  if (holdsAnywhereOnly(id) && !FUNCTION_KEYS.includes(key.key)) return { reason: 'function key needed' };
  if (layout === 'typing' && scopes.includes('board') && typesText(key)) return { reason: 'key types', key };
  return undefined;
}

/** The letters that no browser and no screen reader takes with Alt. */
const FREE_WITH_ALT: readonly string[] = ['x'];

/** Whether a key that is pressed with Alt may be a command's: any other is the browser's. */
export function isFreeWithAlt(key: string): boolean {
  return FREE_WITH_ALT.includes(key);
}

function isFree({ key, shift = false, control = false, alt = false }: ChosenKey, scopes: readonly Scope[]): boolean {
  if (alt) return isFreeWithAlt(key) && !control && scopes.every((scope) => scope === 'board');
  if (control) return (key === 'Home' || key === 'End') && !shift && scopes.some((scope) => ON_SQUARES.includes(scope));
  if (FUNCTION_KEYS.includes(key)) return true;
  if (PAGING_KEYS.includes(key)) return scopes.every((scope) => WITH_PAGING.includes(scope));
  return isSign(key) ? !shift : [...key].length === 1 && /^[\p{L}\p{Nd}]$/u.test(key) && key === key.toLowerCase();
}

/** Where a command's keys hold, those of a row alone that hold anywhere left out. */
function scopesOfRow(id: CommandId): readonly Scope[] {
  const row: Command = COMMANDS[id];
  return holdsAnywhereOnly(id) ? ['everywhere'] : [row.scope].flat();
}

function keysOf(id: CommandId): readonly CommandKey[] {
  const row: Command = COMMANDS[id];
  return row.keys ?? [];
}

function holdsAnywhere(id: CommandId): boolean {
  return keysOf(id).some(({ scope }) => scope === 'everywhere');
}

function holdsAnywhereOnly(id: CommandId): boolean {
  return holdsAnywhere(id) && keysOf(id).every(({ scope }) => scope === 'everywhere');
}

/** The commands whose keys can be changed, in the order of the table. */
export const CHANGEABLE: readonly CommandId[] = rowsOf(COMMANDS)
  .filter(([, { keys = [] }]) => keys.some((key) => !isFixed(key)))
  .map(([id]) => id);

/** The table with the chosen keys in its rows. */
export function tableWith({ layout, changes }: KeyChoice): CommandTable {
  const changed = changes[layout] ?? {};
  return Object.fromEntries(
    rowsOf(layoutTable(layout)).map(([id, row]) => {
      const chosen = changed[id];
      return [id, chosen ? withKeys(id, row, chosen) : row];
    }),
  );
}

function withKeys(id: CommandId, row: Command, chosen: readonly ChosenKey[]): Command {
  const fixed = (row.keys ?? []).filter(isFixed);
  const own = chosen.map((key): CommandKey => ({
    ...keyOf(key),
    ...(key.scope && { scope: key.scope }),
    ...(holdsAnywhere(id) && FUNCTION_KEYS.includes(key.key) && { scope: 'everywhere' }),
  }));
  return { ...row, keys: [...fixed, ...own] };
}

const CHOSEN_KEY = object({
  key: TEXT,
  shift: optional(YES_OR_NO),
  control: optional(YES_OR_NO),
  alt: optional(YES_OR_NO),
  scope: optional(oneOf(SCOPES)),
});
const CHANGED_KEYS = optional(record(TEXT, array(CHOSEN_KEY)));
const KEY_CHOICE = object({
  layout: oneOf(KEY_LAYOUTS),
  changes: object({ own: CHANGED_KEYS, lichess: CHANGED_KEYS, typing: CHANGED_KEYS }),
});

/** What was kept, as a choice; `undefined` where it is none, or gives a key two meanings. */
export function readKeyChoice(stored: unknown): KeyChoice | undefined {
  if (!is(KEY_CHOICE, stored)) return undefined;
  return isPossible(stored) ? stored : undefined;
}

function isPossible({ changes }: Kept<typeof KEY_CHOICE>): boolean {
  return KEY_LAYOUTS.every((layout) => {
    const changed = changes[layout] ?? {};
    const isEach = Object.entries(changed).every(
      ([id, keys]) =>
        isCommandId(id) && CHANGEABLE.includes(id) && keys.every((key) => keyRefusal(id, key, layout) === undefined),
    );
    return isEach && collisionsIn(tableWith({ layout, changes: { [layout]: changed as ChangedKeys } })).length === 0;
  });
}
