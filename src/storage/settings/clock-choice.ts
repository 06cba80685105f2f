/**
 * What the user has chosen for clocks, beside the time itself: kept on the device, and read only where there is a clock.
 */
import { boolean, fallback, integer, maxValue, minValue, number, pipe, string, transform } from 'valibot';
import { choice, choices, flag, orAbsent, readChoices } from '../../../speech/choice.js';
import { CLOCK_LANGUAGES } from '../../../speech/style.js';
import { WARNING_SETTINGS } from '../../game/clock/warning.js';
import { timeControl, type TimeControl } from '../../laws/clock/time-control.js';
import { TIME_CONTROL } from '../../laws/conditions.js';
import { DEFAULT_EDITION, EDITION_NAMES } from '../../laws/editions/edition.js';
import { byColor, type Kept } from '../../laws/schema.js';
import type { Color } from '../../laws/squares.js';
import { DEFAULT_DIAL, DIAL_MODES } from '../../questions/dial-setting.js';

/** Whose dial is shown, or whose clock a device is. */
export const WHOSE = ['both', 'white', 'black'] as const satisfies readonly ('both' | Color)[];
export type Whose = (typeof WHOSE)[number];

/** More than any name has. */
export const LONGEST_NAME = 60;

/** What a player is called; empty is nothing. */
export const NAME = fallback(
  pipe(
    string(),
    transform((name) => name.trim().slice(0, LONGEST_NAME)),
  ),
  '',
);

/** The time of both players. */
export function timeOfBoth(usual: TimeControl) {
  return fallback(byColor(TIME_CONTROL), { white: usual, black: usual });
}

const DIAL = choices({
  mode: choice(DIAL_MODES, DEFAULT_DIAL.mode),
  /** The hour at which the time runs out, 1 to 12. */
  controlHour: fallback(pipe(number(), integer(), minValue(1), maxValue(12)), DEFAULT_DIAL.controlHour),
  shown: choice(WHOSE, 'both'),
  /** Whether the user has said that the pulses are felt; absent until asked. */
  felt: orAbsent(boolean()),
});
export type DialChoice = Kept<typeof DIAL>;

const CLOCK = choices({
  /** What was set last. */
  time: timeOfBoth(timeControl(15, 10)),
  edition: choice(EDITION_NAMES, DEFAULT_EDITION),
  /** Who sits at the left half of the screen and of the keyboard. */
  left: choice(['white', 'black'], 'white'),
  language: choice(CLOCK_LANGUAGES, 'page'),
  /** On a device of one's own, or in a window of one's own, the answers are for that player only. */
  whose: choice(WHOSE, 'both'),
  names: choices({ white: NAME, black: NAME }),
  warnings: choices({ white: WARNING_SETTINGS, black: WARNING_SETTINGS }),
  /** Whether the rules of the event allow warnings in strict play. */
  warningsAllowed: flag(false),
  dial: DIAL,
});
export type ClockChoice = Kept<typeof CLOCK>;

export const DEFAULT_CLOCK_CHOICE: ClockChoice = readClockChoice(undefined);

/** Reads what was kept; whatever is missing or cannot be chosen falls back to the default. */
export function readClockChoice(kept: unknown): ClockChoice {
  return readChoices(CLOCK, kept);
}
