/**
 * What of a game's conditions the user chooses (time, edition of the Laws, casual or strict play, what the regulations of an event say, start
 * position), and the conditions that they make. Chance comes in as an argument.
 */
import { CHESS960_COUNT, REGULAR_NUMBER, chess960, chess960ByLot, type Chess960Start } from '../laws/board/chess960.js';
import type { PlayKind, Conditions } from '../laws/conditions.js';
import { DEFAULT_EDITION, EDITION_NAMES, type Supervision } from '../laws/editions/edition.js';
import { check, custom, fallback, number, object, pipe } from 'valibot';
import { choice, choices, flag, readChoices } from '../../speech/choice.js';
import type { Kept } from '../laws/schema.js';
import { MINUTE, incrementOf, timeControl, type TimeControl } from '../laws/clock/time-control.js';
import type { ByColor } from '../laws/squares.js';
import type { DrawLimit } from '../laws/acts/draw.js';
import { START_FEN } from '../laws/board/board.js';
import { isDrawLimited } from '../laws/editions/draw.js';
import { unsupervised } from '../laws/editions/supervision.js';

export const SUPERVISIONS = ['adequate', 'inadequate'] as const satisfies readonly Supervision[];

/** Whether a draw may be agreed upon without the arbiter's consent (Art. 9.1.1). */
export const AGREED_DRAWS = ['allowed', 'after moves', 'not allowed'] as const;
export type AgreedDraws = (typeof AGREED_DRAWS)[number];

/** The most moves before which a draw may not be agreed upon. */
export const MOST_MOVES_BEFORE_DRAW = 200;

/** How many moves where nothing else was entered: as at many events. */
export const USUAL_MOVES_BEFORE_DRAW = 30;

export function isMovesBeforeDraw(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_MOVES_BEFORE_DRAW;
}

export function drawLimitOf(agreed: AgreedDraws, moves: number): DrawLimit {
  switch (agreed) {
    case 'allowed':
      return { limit: 'none' };
    case 'after moves':
      return { limit: 'moves', moves };
    case 'not allowed':
      return { limit: 'never' };
  }
}

/** As players write them: minutes, and after "+" the seconds added with each move; "90/40" is 90 minutes for 40 moves. */
export const TIME_NAMES = ['none', '90/40, 30+30', '60', '25+10', '15+10', '10', '5+3', '3+2', 'own'] as const;
export type TimeName = (typeof TIME_NAMES)[number];

/** A time of the user's own. */
export interface OwnTime {
  readonly minutes: number;
  /** Seconds added with each move. */
  readonly seconds: number;
}

/** More than any game is played with: ten hours, and ten minutes with each move. */
export const MOST_MINUTES = 600;
export const MOST_SECONDS = 600;

const COMMON: Readonly<Record<Exclude<TimeName, 'none' | 'own'>, TimeControl>> = {
  '90/40, 30+30': {
    periods: [
      { moves: 40, time: 90 * MINUTE, extra: incrementOf(30) },
      { moves: null, time: 30 * MINUTE, extra: incrementOf(30) },
    ],
  },
  '60': timeControl(60),
  '25+10': timeControl(25, 10),
  '15+10': timeControl(15, 10),
  '10': timeControl(10),
  '5+3': timeControl(5, 3),
  '3+2': timeControl(3, 2),
};

export interface ChosenTime {
  readonly time: TimeName;
  readonly own: ByColor<OwnTime>;
  /** Whether Black has a time other than White's, where it is the user's own. */
  readonly uneven: boolean;
}

/** The times of both sides; `undefined` without a clock. */
export function timeOf({ time, own, uneven }: ChosenTime): ByColor<TimeControl> | undefined {
  if (time === 'none') return undefined;
  if (time !== 'own') return { white: COMMON[time], black: COMMON[time] };
  const black = uneven ? own.black : own.white;
  return { white: timeControl(own.white.minutes, own.white.seconds), black: timeControl(black.minutes, black.seconds) };
}

/** Whether a clock can be set so: whole numbers, and not both of them 0. */
export function isOwnTime({ minutes, seconds }: OwnTime): boolean {
  return isUpTo(minutes, MOST_MINUTES) && isUpTo(seconds, MOST_SECONDS) && minutes + seconds > 0;
}

export function isUpTo(value: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= most;
}

export const PLAY_KINDS = ['casual', 'strict'] as const satisfies readonly PlayKind[];

/** The usual position, one of Chess960 by lot, or the one of a number. */
export const START_NAMES = ['usual', 'by lot', 'by number'] as const;
export type StartName = (typeof START_NAMES)[number];

const OWN_TIME = fallback(pipe(object({ minutes: number(), seconds: number() }), check(isOwnTime)), {
  minutes: 10,
  seconds: 5,
});

/** Times and number stay as they were entered while something else is chosen, so that they need not be entered again. */
export const CONDITIONS_CHOICE = choices({
  time: choice(TIME_NAMES, 'none'),
  own: choices({ white: OWN_TIME, black: OWN_TIME }),
  uneven: flag(false),
  edition: choice(EDITION_NAMES, DEFAULT_EDITION),
  play: choice(PLAY_KINDS, 'casual'),
  /** Whether the rules of the event allow warnings of time: asked in strict play alone. */
  warningsAllowed: flag(false),
  /** Whether a touched piece must be played also in casual play. */
  touchBinds: flag(false),
  /** Whether the clock is pressed by hand also in casual play. */
  pressByHand: flag(false),
  /** By which rules rapid and blitz are played: asked in strict play alone. */
  supervision: choice(SUPERVISIONS, 'adequate'),
  /** What the event says of agreed draws, asked in strict play alone; and before how many moves, where it says that. */
  agreedDraws: choice(AGREED_DRAWS, 'allowed'),
  movesBeforeDraw: fallback(custom<number>(isMovesBeforeDraw), USUAL_MOVES_BEFORE_DRAW),
  start: choice(START_NAMES, 'usual'),
  /** The number of a starting position of Chess960, 0 to 959. */
  number: fallback(pipe(number(), check(isStartNumber)), REGULAR_NUMBER),
});
export type ConditionsChoice = Kept<typeof CONDITIONS_CHOICE>;

export const DEFAULT_CONDITIONS: ConditionsChoice = parseConditionsChoice(undefined);

/** Whether nothing was chosen or entered. */
export function isUsual(choice: ConditionsChoice): boolean {
  return JSON.stringify(choice) === JSON.stringify({ ...choice, ...DEFAULT_CONDITIONS });
}

export function isStartNumber(value: number): boolean {
  return isUpTo(value, CHESS960_COUNT - 1);
}

/** Reads what was stored; whatever is missing or cannot be chosen falls back to the default. */
export function parseConditionsChoice(stored: unknown): ConditionsChoice {
  return readChoices(CONDITIONS_CHOICE, stored);
}

/**
 * The edition is always named, so that a game is judged by the same one when another is in force.
 *
 * @param chance 0 ≤ chance < 1, for a start position by lot
 */
export function conditionsFor(
  {
    opponent,
    conditions = DEFAULT_CONDITIONS,
  }: { readonly opponent: 'computer' | 'beside'; readonly conditions?: ConditionsChoice },
  chance: number,
): Conditions {
  const { play, edition, warningsAllowed } = conditions;
  const time = timeOf(conditions);
  const strict = play === 'strict';
  const limit = drawLimitOf(conditions.agreedDraws, conditions.movesBeforeDraw);
  const chosen = chess960For(conditions, chance);
  return {
    play,
    edition,
    start: chosen?.fen ?? START_FEN,
    ...(chosen && { chess960: chosen.number }),
    ...(time && { time }),
    // In casual play nothing need be allowed, and without a clock there is nothing to warn of.
    ...(strict && time && warningsAllowed && { warningsAllowed }),
    ...(!strict && conditions.touchBinds && { touch: 'binding' }),
    // Against the computer the program is an arbiter for one game, and the computer claims no flag.
    ...(strict && time && opponent === 'beside' && unsupervised(edition, conditions.supervision)),
    ...(strict && limit.limit !== 'none' && isDrawLimited(edition) && { drawLimit: limit }),
    // Nobody at this device is an arbiter: the program decides what needs no judgement.
    arbiter: false,
    // Without a clock there is nothing to press.
    press: time && (strict || conditions.pressByHand) ? 'by hand' : 'with the move',
    // The computer plays no position that is none, and would let an illegal move pass (Art. 7.5 asks for somebody who finds it).
    illegalMoves: strict && opponent === 'beside' ? 'stand' : 'refused',
  };
}

function chess960For({ start, number }: ConditionsChoice, chance: number): Chess960Start | undefined {
  switch (start) {
    case 'usual':
      return undefined;
    case 'by lot':
      return chess960ByLot(chance);
    case 'by number': {
      const result = chess960(number);
      if (!result.ok) throw new RangeError(`no start position ${String(number)}`);
      return result.start;
    }
  }
}
