/**
 * Whether a value is the conditions of a game, in every part of them.
 */
import type { ClockSetting } from '../../laws/clock/clock.js';
import { problemOf, type Extra, type Period, type TimeControl } from '../../laws/clock/time-control.js';
import type { Assistants, BlindPlay, Conditions } from '../../laws/conditions.js';
import { ASSISTANT_DUTIES } from '../../laws/acts/blind.js';
import { CHESS960_COUNT } from '../../laws/board/chess960.js';
import type { Scoring } from '../../laws/acts/arbiter.js';
import type { DrawLimit } from '../../laws/acts/draw.js';
import { EDITION_NAMES } from '../../laws/editions/edition.js';
import type { ByColor } from '../../laws/squares.js';
import {
  either,
  isCount,
  isFlag,
  isNumber,
  isText,
  listOf,
  oneOf,
  optional,
  record,
  tagged,
  type Guard,
} from '../shape.js';
import { forBoth } from './pieces.js';

const isExtra = tagged<Extra, 'kind'>('kind', {
  none: record<Extract<Extra, { kind: 'none' }>>({ kind: oneOf(['none']) }),
  increment: record<Extract<Extra, { kind: 'increment' }>>({
    kind: oneOf(['increment']),
    time: isNumber,
    added: oneOf(['before', 'after']),
  }),
  bronstein: record<Extract<Extra, { kind: 'bronstein' }>>({ kind: oneOf(['bronstein']), time: isNumber }),
  delay: record<Extract<Extra, { kind: 'delay' }>>({ kind: oneOf(['delay']), time: isNumber }),
});

const isNoCount: Guard<null> = (value): value is null => value === null;

const isPeriod = record<Period>({ moves: either(isCount, isNoCount), time: isNumber, extra: isExtra });
const arePeriods: Guard<TimeControl['periods']> = (value): value is TimeControl['periods'] =>
  listOf(isPeriod)(value) && value.length > 0;
const hasPeriods = record<TimeControl>({ periods: arePeriods });

/** One that a clock can be set to: any other would never come to its end. */
export const isTimeControl: Guard<TimeControl> = (value): value is TimeControl =>
  hasPeriods(value) && problemOf(value) === undefined;

const isDrawLimit = tagged<DrawLimit, 'limit'>('limit', {
  none: record<Extract<DrawLimit, { limit: 'none' }>>({ limit: oneOf(['none']) }),
  moves: record<Extract<DrawLimit, { limit: 'moves' }>>({ limit: oneOf(['moves']), moves: isCount }),
  never: record<Extract<DrawLimit, { limit: 'never' }>>({ limit: oneOf(['never']) }),
});

const areDuties = listOf(oneOf(ASSISTANT_DUTIES));

/** The start position is only looked at as a text here: whether a game can stand so is for the laws. */
export const isConditions = record<Conditions>({
  play: oneOf(['casual', 'strict']),
  start: isText,
  edition: optional(oneOf(EDITION_NAMES)),
  time: optional(forBoth(isTimeControl)),
  chess960: optional((value): value is number => isCount(value) && value < CHESS960_COUNT),
  supervision: optional(oneOf(['adequate', 'inadequate'])),
  arbiter: optional(isFlag),
  touch: optional(oneOf(['binding', 'free'])),
  illegalMoves: optional(oneOf(['stand', 'refused'])),
  press: optional(oneOf(['by hand', 'with the move'])),
  recording: optional(oneOf(['players', 'program'])),
  drawLimit: optional(isDrawLimit),
  defaultTime: optional(isNumber),
  quickplay: optional(isFlag),
  warningsAllowed: optional(isFlag),
  board: optional(oneOf(['elsewhere'])),
  scoring: optional(record<Scoring>({ win: isNumber, draw: isNumber, loss: isNumber })),
  blind: optional(
    record<BlindPlay>({
      disabled: forBoth(isFlag),
      boards: oneOf(['one', 'two']),
      hearingImpaired: optional(forBoth(isFlag)),
    }),
  ),
  assistants: optional(record<Assistants>({ white: optional(areDuties), black: optional(areDuties) })),
});

const isClockSetting = record<ClockSetting>({ time: optional(isNumber), moves: optional(isCount) });

/** What an arbiter sets on one display or both. */
export const areClockSettings = record<Partial<ByColor<ClockSetting>>>({
  white: optional(isClockSetting),
  black: optional(isClockSetting),
});
