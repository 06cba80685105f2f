/** Where the focus was when help was asked for: what can be done there, what of it can be done now, and the heading over it. */
import { COMMANDS, rowsOf, type CommandTable } from '../../commands/commands.js';
import type { Bar, Command, Scope } from '../../commands/command.js';
import { toldRows, type ToldRow } from '../../commands/told.js';
import type { CommandState, WhenView } from '../../commands/when.js';
import { msg } from './texts.js';

/** A part that has keys of its own, the field for a move, a page of a game beside these, another page, or none that is known. */
export type HereKind = Exclude<Scope, 'everywhere'> | 'entry' | 'game' | 'page' | 'anywhere';

export interface Here {
  readonly kind: HereKind;
  /** What the page is called, where it is that of no game. */
  readonly page?: string;
}

/** Each by its elements. */
const KINDS: readonly (readonly [kind: HereKind, elements: string])[] = [
  ['dial', 'tactile-clock'],
  ['board entry', 'board-entry'],
  ['board', 'chess-board'],
  ['entry', 'move-entry'],
  ['assistant', 'assistant-page'],
  ['arbiter', 'arbiter-page'],
  ['clock', 'clock-table'],
];

/** @param isOfGame whether a page of a game is shown */
export function hereOf(focused: Element | null, page: string, isOfGame: boolean): Here {
  for (let element = focused; element; element = around(element)) {
    const found = KINDS.find(([, elements]) => element.matches(elements));
    if (found) return { kind: found[0] };
  }
  return isOfGame ? { kind: 'game' } : { kind: 'page', page };
}

function around(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** What can be done there; of a row its state now. */
export interface HereRow extends ToldRow {
  readonly isPossible: boolean;
}

/** Whether a bar stands on the page of a game. */
const IS_OF_GAME: Readonly<Record<Bar, boolean>> = {
  menu: true,
  'unwatched time': true,
  answers: true,
  acts: true,
  'clock and pieces': true,
  complaints: true,
  game: true,
  file: true,
  result: true,
  questions: true,
  view: true,
  'clock acts': false,
  'clock rulings': false,
  'clock questions': false,
  'clock page': false,
};

export interface Standing {
  readonly view: WhenView;
  /** Whether the game is one at a table, where more can be done. */
  readonly atTable: boolean;
  /** Whether a command can be typed there. */
  readonly isTyped: (id: string) => boolean;
}

export function rowsHere(
  kind: HereKind,
  { view, atTable, isTyped }: Standing,
  table: CommandTable = COMMANDS,
): readonly HereRow[] {
  const scopes = scopesOf(kind);
  const here = rowsOf(table).filter(
    ([id, row]) =>
      stateOf(row, view) !== 'hidden' && (atTable || kind !== 'board' || row.page !== 'table') && isHere(id, row),
  );
  return toldRows(here, scopes).map((told) => ({
    ...told,
    isPossible: told.ids.some((id) => stateOf(table[id] ?? COMMANDS[id], view) === 'yes'),
  }));

  function isHere(id: string, row: Command): boolean {
    const keys = (row.keys ?? []).some((key) =>
      [key.scope ?? row.scope].flat().some((scope) => scopes.includes(scope)),
    );
    switch (kind) {
      case 'entry':
        return keys || isTyped(id);
      case 'game':
        return keys || isShownInGame(row);
      case 'board':
        // What is done in a game at all, beside the keys: the menu has it, which is a key away.
        return keys || (row.when !== undefined && isShownInGame(row));
      default:
        return keys;
    }
  }
}

function isShownInGame({ shown = {} }: Command): boolean {
  return (Object.keys(shown) as Bar[]).some((bar) => IS_OF_GAME[bar]);
}

function scopesOf(kind: HereKind): readonly Scope[] {
  switch (kind) {
    case 'entry':
    case 'game':
    case 'page':
    case 'anywhere':
      return ['everywhere'];
    default:
      return [kind, 'everywhere'];
  }
}

function stateOf(row: Command, view: WhenView): CommandState {
  return row.when?.(view) ?? 'yes';
}

/** The heading of what can be done there. */
export function hereTitle({ kind, page = '' }: Here): string {
  switch (kind) {
    case 'board':
      return msg('help-here-board');
    case 'entry':
      return msg('help-here-entry', { field: msg('your-move') });
    case 'board entry':
      return msg('help-here-board-entry');
    case 'dial':
      return msg('help-here-dial');
    case 'clock':
      return msg('help-here-clock');
    case 'assistant':
      return msg('help-here-assistant');
    case 'arbiter':
      return msg('help-here-arbiter');
    case 'game':
      return msg('help-here-game');
    case 'page':
      return msg('help-here-page', { page });
    case 'anywhere':
      return msg('help-here-anywhere');
  }
}
