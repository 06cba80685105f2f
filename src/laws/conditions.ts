/**
 * The conditions a game is played under. They are set before it and stay for the whole of it.
 */
import { SCORING, USUAL_SCORING } from './acts/arbiter.js';
import { ASSISTANT_DUTIES } from './acts/blind.js';
import { DRAW_LIMIT } from './acts/draw.js';
import { CHESS960_COUNT } from './board/chess960.js';
import { problemOf, type Period, type TimeControl } from './clock/time-control.js';
import { DEFAULT_EDITION, EDITION_NAMES } from './editions/edition.js';
import {
  COUNT,
  TEXT,
  TIME,
  YES_OR_NO,
  byColor,
  custom,
  is,
  listOf,
  literal,
  maxValue,
  nullable,
  object,
  ofEither,
  oneOf,
  optional,
  pipe,
  tupleWithRest,
  variant,
  type Entries,
  type Kept,
} from './schema.js';

const EXTRA = variant('kind', [
  object({ kind: literal('none') }),
  object({ kind: literal('increment'), time: TIME, added: oneOf(['before', 'after']) }),
  object({ kind: literal('bronstein'), time: TIME }),
  object({ kind: literal('delay'), time: TIME }),
]);
const PERIOD = object({ moves: nullable(COUNT), time: TIME, extra: EXTRA } satisfies Entries<Period>);
const PERIODS = object({ periods: tupleWithRest([PERIOD], PERIOD) } satisfies Entries<TimeControl>);

/** One that a clock can be set to: any other would never come to its end. */
export const TIME_CONTROL = custom<TimeControl>(
  (value) => is(PERIODS, value) && problemOf(value) === undefined,
  'not a time',
);

const PLAY_KIND = oneOf([
  /** At home: an impossible move is refused with its reason, check is called, a move may be taken back. */
  'casual',
  /** As in a tournament: the program hints at nothing (Art. 12.6). */
  'strict',
]);

export type PlayKind = Kept<typeof PLAY_KIND>;

/** How a game is played where a player is visually disabled (App. D; E in 2009, F in 2005). */
const BLIND_PLAY = object({
  /** Who is visually disabled. Two may be, or one of them. */
  disabled: byColor(YES_OR_NO),
  /** Whether each has a board of his own (D.1), which only he moves on, or both use one. */
  boards: oneOf(['one', 'two']),
  /** Who is hearing-impaired: against him a visually disabled player must use an assistant (D.2.11). */
  hearingImpaired: optional(byColor(YES_OR_NO)),
});

export type BlindPlay = Kept<typeof BLIND_PLAY>;

/** What each player's assistant was given to do; a player without one is left out. */
const ASSISTANTS = ofEither(listOf(oneOf(ASSISTANT_DUTIES)));

export type Assistants = Kept<typeof ASSISTANTS>;

/** What is set before a game. What is left out is as `completeConditions` has it. */
export const CONDITIONS = object({
  play: PLAY_KIND,
  /** The position the game starts from, in Forsyth–Edwards notation. Whether a game can stand so is for `parsePosition`. */
  start: TEXT,
  /** The edition of the Laws that the game is played by. */
  edition: optional(oneOf(EDITION_NAMES, 'unknown edition')),
  /** The time of each side; without it there is no clock. */
  time: optional(byColor(TIME_CONTROL)),
  /** The number of the starting position in Chess960, 0 to 959. */
  chess960: optional(pipe(COUNT, maxValue(CHESS960_COUNT - 1))),
  /** Whether there are arbiters enough for rapid and blitz (App. A, B). */
  supervision: optional(oneOf(['adequate', 'inadequate'])),
  /** Whether an arbiter is there. Where none is, the program decides what needs no judgement, and either player may restart. */
  arbiter: optional(YES_OR_NO),
  /** Whether a piece that is touched must be moved or captured (Art. 4.3). */
  touch: optional(oneOf(['binding', 'free'])),
  /** What becomes of an illegal move: it stands until it is found (Art. 7.5), or is refused with its reason. */
  illegalMoves: optional(oneOf(['stand', 'refused'])),
  /** Whether making a move presses the clock too, or that is an act of its own (Art. 6.2.1). */
  press: optional(oneOf(['by hand', 'with the move'])),
  /** Who records the moves: each player his own sheet (Art. 8.1), or the program both. */
  recording: optional(oneOf(['players', 'program'])),
  /** What the event says of agreed draws (Art. 9.1.1). */
  drawLimit: optional(DRAW_LIMIT),
  /** How late a player may come, in milliseconds (Art. 6.7.1); absent: as the edition has it. */
  defaultTime: optional(TIME),
  /** Whether the event has announced that the rules for a quickplay finish are used (Guidelines III). */
  quickplay: optional(YES_OR_NO),
  /** What a game gives (Art. 10.1). */
  scoring: optional(SCORING),
  /** Whether the rules of the event allow that players are warned of their time; in casual play they are whatever it says. */
  warningsAllowed: optional(YES_OR_NO),
  /** The game is played on boards elsewhere, and here stands its clock alone: a press counts as a move made. Absent: it is played here. */
  board: optional(literal('elsewhere')),
  /** The rules for visually disabled players; absent where they are not used. */
  blind: optional(BLIND_PLAY),
  /** What the players' assistants were given to do; absent: an assistant does whatever one may. */
  assistants: optional(ASSISTANTS),
});

export type Conditions = Kept<typeof CONDITIONS>;

/** Conditions of which nothing is left out but what may be absent. */
export type CompleteConditions = Omit<Required<Conditions>, MayBeAbsent> & Pick<Conditions, MayBeAbsent>;

type MayBeAbsent = 'time' | 'chess960' | 'defaultTime' | 'warningsAllowed' | 'board' | 'blind' | 'assistants';

/** What is not said is as at home in casual play, and as in a tournament in strict play. */
export function completeConditions(conditions: Conditions): CompleteConditions {
  const strict = conditions.play === 'strict';
  return {
    edition: DEFAULT_EDITION,
    supervision: 'adequate',
    arbiter: strict,
    touch: strict ? 'binding' : 'free',
    illegalMoves: strict ? 'stand' : 'refused',
    press: strict ? 'by hand' : 'with the move',
    recording: 'program',
    drawLimit: { limit: 'none' },
    quickplay: false,
    scoring: USUAL_SCORING,
    ...conditions,
  };
}
