/**
 * What of a game's conditions the user chooses: time, edition of the Laws, casual or strict play, start position.
 */
import { CHESS960_COUNT, REGULAR_NUMBER } from '../laws/board/chess960.js';
import type { PlayKind } from '../laws/conditions.js';
import { DEFAULT_EDITION, EDITION_NAMES, type EditionName, type Supervision } from '../laws/editions/edition.js';
import {
  AGREED_DRAWS,
  SUPERVISIONS,
  USUAL_MOVES_BEFORE_DRAW,
  isMovesBeforeDraw,
  type AgreedDraws,
} from './event-rules.js';
import { isObject, oneOf, type Guard } from './shape.js';
import { TIME_NAMES, isOwnTime, isUpTo, type ChosenTime, type OwnTime } from './time-choices.js';

export const PLAY_KINDS = ['casual', 'strict'] as const satisfies readonly PlayKind[];

/** The usual position, one of Chess960 by lot, or the one of a number. */
export const START_NAMES = ['usual', 'by lot', 'by number'] as const;
export type StartName = (typeof START_NAMES)[number];

/** Times and number stay as they were entered while something else is chosen, so that they need not be entered again. */
export interface ConditionsChoice extends ChosenTime {
  readonly edition: EditionName;
  readonly play: PlayKind;
  /** Whether the rules of the event allow warnings of time: asked in strict play alone. */
  readonly warningsAllowed: boolean;
  /** Whether a touched piece must be played also in casual play. */
  readonly touchBinds: boolean;
  /** Whether the clock is pressed by hand also in casual play. */
  readonly pressByHand: boolean;
  /** By which rules rapid and blitz are played: asked in strict play alone. */
  readonly supervision: Supervision;
  /** What the event says of agreed draws, asked in strict play alone; and before how many moves, where it says that. */
  readonly agreedDraws: AgreedDraws;
  readonly movesBeforeDraw: number;
  readonly start: StartName;
  /** The number of a starting position of Chess960, 0 to 959. */
  readonly number: number;
}

export const DEFAULT_CONDITIONS: ConditionsChoice = {
  time: 'none',
  own: { white: { minutes: 10, seconds: 5 }, black: { minutes: 10, seconds: 5 } },
  uneven: false,
  edition: DEFAULT_EDITION,
  play: 'casual',
  warningsAllowed: false,
  touchBinds: false,
  pressByHand: false,
  supervision: 'adequate',
  agreedDraws: 'allowed',
  movesBeforeDraw: USUAL_MOVES_BEFORE_DRAW,
  start: 'usual',
  number: REGULAR_NUMBER,
};

/** Whether nothing was chosen or entered. */
export function isUsual(choice: ConditionsChoice): boolean {
  return JSON.stringify(choice) === JSON.stringify({ ...choice, ...DEFAULT_CONDITIONS });
}

export function isStartNumber(value: number): boolean {
  return isUpTo(value, CHESS960_COUNT - 1);
}

/** Reads what was stored; whatever is missing or cannot be chosen falls back to the default. */
export function parseConditionsChoice(stored: unknown): ConditionsChoice {
  const record = isObject(stored) ? stored : {};
  const own = isObject(record['own']) ? record['own'] : {};
  const { number, uneven, movesBeforeDraw } = record;
  return {
    time: valid(record['time'], oneOf(TIME_NAMES), DEFAULT_CONDITIONS.time),
    own: {
      white: parseOwn(own['white'], DEFAULT_CONDITIONS.own.white),
      black: parseOwn(own['black'], DEFAULT_CONDITIONS.own.black),
    },
    uneven: uneven === true,
    edition: valid(record['edition'], oneOf(EDITION_NAMES), DEFAULT_CONDITIONS.edition),
    play: valid(record['play'], oneOf(PLAY_KINDS), DEFAULT_CONDITIONS.play),
    warningsAllowed: record['warningsAllowed'] === true,
    touchBinds: record['touchBinds'] === true,
    pressByHand: record['pressByHand'] === true,
    supervision: valid(record['supervision'], oneOf(SUPERVISIONS), DEFAULT_CONDITIONS.supervision),
    agreedDraws: valid(record['agreedDraws'], oneOf(AGREED_DRAWS), DEFAULT_CONDITIONS.agreedDraws),
    movesBeforeDraw: isMovesBeforeDraw(movesBeforeDraw) ? movesBeforeDraw : DEFAULT_CONDITIONS.movesBeforeDraw,
    start: valid(record['start'], oneOf(START_NAMES), DEFAULT_CONDITIONS.start),
    number: typeof number === 'number' && isStartNumber(number) ? number : DEFAULT_CONDITIONS.number,
  };
}

function parseOwn(stored: unknown, fallback: OwnTime): OwnTime {
  if (!isObject(stored)) return fallback;
  const { minutes, seconds } = stored;
  if (typeof minutes !== 'number' || typeof seconds !== 'number') return fallback;
  return isOwnTime({ minutes, seconds }) ? { minutes, seconds } : fallback;
}

function valid<T>(value: unknown, guard: Guard<T>, fallback: T): T {
  return guard(value) ? value : fallback;
}
