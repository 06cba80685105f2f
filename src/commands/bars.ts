/** What stands in the bars of buttons and in the menu of acts: the rows that are shown there, as the game stands. */
import type { Bar } from './command.js';
import { COMMANDS, rowsOf, type CommandId, type CommandTable } from './commands.js';
import type { WhenView } from './when.js';

export interface ShownCommand {
  readonly id: CommandId;
  /** Whether it can be done now; where not it keeps its place, and whoever wants it is told why. */
  readonly possible: boolean;
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
    const state = row.when?.(view) ?? 'yes';
    if (state !== 'hidden') places.set(place, { place, shown: { id, possible: state === 'yes' } });
    else if (!places.has(place)) places.set(place, { place });
  }
  return [...places.values()].sort((one, other) => one.place - other.place);
}

/** What stands in a bar now, in its order. */
export function shownIn(bar: Bar, view: WhenView, table: CommandTable = COMMANDS): readonly Required<Place>[] {
  return placesOf(bar, view, table).flatMap(({ place, shown }) => (shown ? [{ place, shown }] : []));
}
