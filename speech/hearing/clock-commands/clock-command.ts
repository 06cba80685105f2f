/**
 * The commands that have phrases at a clock that stands alone at a table: those of English, in whose order the help lists them. There is
 * no board there, so that words may mean what they mean to whoever sits at a clock: "clock" presses it. What each does is a row in
 * `src/commands`.
 */
import type { Parameters } from '../commands/commands.js';
import { phrasesClock as ENGLISH } from '../../messages/generated/en/phrases-clock.js';

export type ClockCommandName = keyof typeof ENGLISH;

/** In the order in which the help lists them. */
export const CLOCK_COMMAND_NAMES = Object.keys(ENGLISH) as readonly ClockCommandName[];

/** A command as it was typed or said to the clock; `color` is the player who was named. */
export interface ReadClockCommand {
  readonly id: ClockCommandName;
  readonly read: Parameters;
}
