/** What stands in the bars of buttons and in the menu of acts: the rows that are shown there, as the game stands. */
import type { Bar, Command } from './command.js';
import { COMMANDS, rowsOf, type CommandId, type CommandTable } from './commands.js';
import type { CommandState, WhenView } from './when.js';

export interface ShownCommand {
  readonly id: CommandId;
  /** Whether it can be done now; where not it keeps its place, and whoever wants it is told why. */
  readonly possible: boolean;
  /** Of one that switches something: whether that is on. */
  readonly isOn?: boolean;
}

/** A place in a bar: nothing stands there where there is no such thing to do now. */
export interface Place {
  readonly place: number;
  readonly shown?: ShownCommand;
}

/** The places of a bar in their order. Commands that take turns (stopping and starting the clocks) share theirs. */
export function placesOf(bar: Bar, view: WhenView, table: CommandTable = COMMANDS): readonly Place[] {
  const places = new Map<number, Place>();
  for (const [id, row] of rowsOf(table)) {
    const place = row.shown?.[bar];
    if (place === undefined) continue;
    const state = stateOf(row, view, bar);
    if (state !== 'hidden') {
      const isOn = row.isOn?.(view);
      places.set(place, { place, shown: { id, possible: state === 'yes', ...(isOn !== undefined && { isOn }) } });
    } else if (!places.has(place)) places.set(place, { place });
  }
  return [...places.values()].sort((one, other) => one.place - other.place);
}

/** Whether it is asked about by yes or no: of what cannot be done now there is nothing to ask. */
export function asksYesOrNo(id: CommandId, view: WhenView, table: CommandTable = COMMANDS): boolean {
  const row = table[id];
  return row?.asksFirst === 'yes or no' && stateOf(row, view) === 'yes';
}

function stateOf(row: Command, view: WhenView, bar?: Bar): CommandState {
  return row.when?.(view, bar) ?? 'yes';
}

/** What stands in a bar now, in its order. */
export function shownIn(bar: Bar, view: WhenView, table: CommandTable = COMMANDS): readonly Required<Place>[] {
  return placesOf(bar, view, table).flatMap(({ place, shown }) => (shown ? [{ place, shown }] : []));
}
