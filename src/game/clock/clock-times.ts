/**
 * The time left on the mover's clock after each ply, as score sheets and files of games have it (PGN's `[%clk]`): what his display
 * showed as soon as the move was completed (Art. 6.2.1), with what that gave him; before that, what it showed when the move was made.
 */
import { clockAt } from '../../laws/clock/clock.js';
import { Gathering } from '../session/projection.js';
import type { GameSetup, JournalEntry } from '../session/journal.js';
import type { HeldGame } from '../session/session-port.js';

/** Milliseconds, one for each ply that stands; `undefined` where there was no clock, or nobody knows. */
export type ClockTimes = readonly (number | undefined)[];

/** The times of a game whose journal grows. */
export function gatherClockTimes(): Gathering<ClockTimes> {
  return new Gathering<ClockTimes>([], afterAct);
}

export function clockTimes(setup: GameSetup, entries: readonly JournalEntry[]): ClockTimes {
  return gatherClockTimes().of(setup, entries);
}

/** A ply is told the time when it is made and once more when it is completed; what was taken back goes, and made again is new. */
function afterAct(
  times: ClockTimes,
  { game: { plies, clock } }: HeldGame,
  before: HeldGame,
  { act }: JournalEntry,
): ClockTimes {
  const face = clock && clockAt(clock, act.at);
  return plies.map(({ by, completed }, index) => {
    const earlier = before.game.plies[index];
    const isNew = earlier === undefined || (completed && !earlier.completed);
    return isNew ? face?.[by].time : times[index];
  });
}
