/**
 * What the user has chosen for a game at a table: kept on the device, so that the form has it again (WCAG 3.3.7), and read only where
 * that form is.
 */
import { array, custom, fallback, pipe, transform, unknown } from 'valibot';
import { choice, choices, flag, orAbsent, readChoices } from '../../../speech/choice.js';
import { CALL_STYLES } from '../../../speech/style.js';
import { timeControl } from '../../laws/clock/time-control.js';
import type { Conditions } from '../../laws/conditions.js';
import { ASSISTANT_DUTIES } from '../../laws/acts/blind.js';
import { DEFAULT_EDITION, EDITION_NAMES } from '../../laws/editions/edition.js';
import type { Kept } from '../../laws/schema.js';
import { NAME, timeOfBoth } from '../../storage/settings/clock-choice.js';
import {
  PLAY_KINDS,
  AGREED_DRAWS,
  SUPERVISIONS,
  USUAL_MOVES_BEFORE_DRAW,
  isMovesBeforeDraw,
} from '../../game/conditions-choice.js';
import { WINDOW_ROLES } from '../../game/window-role.js';

export const BOARDS = ['two', 'one'] as const;
export const RECORDINGS = ['players', 'program'] as const satisfies readonly Conditions['recording'][];
export const ILLEGAL_MOVES = ['stand', 'refused'] as const satisfies readonly Conditions['illegalMoves'][];

/** The most minutes that one may come late: a day. */
export const LATEST = 1440;

/** What a win, a draw and a loss give (Art. 10.1). */
export const POINTS = ['1, ½, 0', '3, 1, 0', '2, 1, 0', '3, 2, 1'] as const;
export type Points = (typeof POINTS)[number];

const DUTIES = pipe(
  array(unknown()),
  transform((kept) => ASSISTANT_DUTIES.filter((duty) => kept.includes(duty))),
);

const TABLE = choices({
  play: choice(PLAY_KINDS, 'strict'),
  edition: choice(EDITION_NAMES, DEFAULT_EDITION),
  timed: flag(true),
  /** Stays while no clock is chosen, so that it need not be entered again. */
  time: timeOfBoth(timeControl(90, 30)),
  names: choices({ white: NAME, black: NAME }),
  disabled: choices({ white: flag(true), black: flag(false) }),
  hearingImpaired: choices({ white: flag(false), black: flag(false) }),
  boards: choice(BOARDS, 'two'),
  callStyle: choice(CALL_STYLES, 'fide'),
  /** What each assistant is to do; a player without one is left out. What the Laws do not let an assistant do does not count. */
  assistants: choices({ white: orAbsent(DUTIES), black: orAbsent(DUTIES) }),
  recording: choice(RECORDINGS, 'players'),
  /** A clock that speaks or can be felt (D.2.6). */
  specialClock: flag(true),
  warningsAllowed: flag(false),
  /** The event has announced that the rules for a quickplay finish are used. */
  quickplay: flag(false),
  illegalMoves: choice(ILLEGAL_MOVES, 'stand'),
  /** Whether a touched piece must be played also in casual play. */
  touchBinds: flag(false),
  /** By which rules rapid and blitz are played. */
  supervision: choice(SUPERVISIONS, 'adequate'),
  agreedDraws: choice(AGREED_DRAWS, 'allowed'),
  /** Stays while a draw may be agreed upon at any time. */
  movesBeforeDraw: fallback(custom<number>(isMovesBeforeDraw), USUAL_MOVES_BEFORE_DRAW),
  points: choice(POINTS, '1, ½, 0'),
  /** How many minutes late one may come; absent: as the edition has it. */
  minutesLate: orAbsent(custom<number>(isMinutesLate)),
  arbiter: flag(true),
  /** The arbiter has approved that this program is used: for one game, so that it is never kept. */
  approved: fallback(
    pipe(
      unknown(),
      transform((): boolean => false),
    ),
    false,
  ),
  /** Whose window this is. */
  role: choice(WINDOW_ROLES, 'both players'),
});
export type TableChoice = Kept<typeof TABLE>;

export const DEFAULT_TABLE_CHOICE: TableChoice = readTableChoice(undefined);

/** Reads what was kept; whatever is missing or cannot be chosen falls back to the default. */
export function readTableChoice(kept: unknown): TableChoice {
  return readChoices(TABLE, kept);
}

export function isMinutesLate(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LATEST;
}
