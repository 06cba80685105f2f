/**
 * What an arbiter decides, penalties and points (Art. 10 to 12). Times are milliseconds.
 */
import {
  COLOR,
  COUNT,
  NUMBER,
  RESULT,
  TEXT,
  TIME,
  YES_OR_NO,
  act,
  byColor,
  fact,
  literal,
  object,
  oneOf,
  optional,
  variant,
  type Kept,
} from '../schema.js';
import { VERDICT } from './ending.js';

/** A penalty with its measure. */
const PENALTY = variant('kind', [
  /** Increasing the remaining time of the opponent, or reducing that of the offending player. */
  object({
    kind: oneOf(['time to the opponent', 'time taken']),
    time: TIME,
  }),
  /** To the most that game gives. */
  object({
    kind: literal('points to the opponent'),
  }),
  object({
    kind: literal('points taken'),
    points: NUMBER,
  }),
  /** The arbiter also decides what the opponent scores. */
  object({
    kind: literal('game lost'),
    opponentScores: NUMBER,
  }),
  /** A fine announced in advance. */
  object({
    kind: literal('fine'),
    announced: YES_OR_NO,
  }),
  object({
    kind: literal('rounds'),
    rounds: COUNT,
  }),
  object({
    kind: oneOf(['warning', 'expulsion']),
  }),
]);

export type Penalty = Kept<typeof PENALTY>;

/** What an arbiter can give as a penalty. */
export type PenaltyKind = Penalty['kind'];

/** What is forbidden to a player, in the order of the articles. */
export const OFFENCES = [
  'disrepute',
  'leaving without permission',
  'notes or advice',
  'device',
  'refusing inspection',
  'smoking',
  'distracting the opponent',
  'persistent refusal',
  'clock handling',
  'stopping the clock without reason',
  'displacing pieces',
] as const;

const OFFENCE = oneOf(OFFENCES);

export type Offence = Kept<typeof OFFENCE>;

/** What an arbiter decides where the Laws leave it to him. */
const DECISION = variant('on', [
  /** On a draw claimed in a quickplay finish, at once or after it was postponed (Guidelines III.5). */
  object({
    on: literal('quickplay draw'),
    decision: oneOf(['draw', 'reject']),
  }),
  object({
    on: literal('quickplay draw'),
    decision: literal('postpone'),
    awardTime: YES_OR_NO,
  }),
  /** On a few seconds with each move (III.4). */
  object({
    on: literal('quickplay increment'),
    agrees: YES_OR_NO,
  }),
  /** Extra time to a player for a disturbance (Art. 12.5 and the like). Milliseconds; below zero it is taken. */
  object({
    on: literal('time'),
    to: COLOR,
    time: TIME,
  }),
  /** On an illegal move that was completed on a board elsewhere (Art. 7.5). */
  object({
    on: literal('illegal move'),
    of: COLOR,
  }),
  object({
    on: literal('penalty'),
    against: COLOR,
    penalty: PENALTY,
    offence: optional(OFFENCE),
  }),
  /** The result, where the Laws let him declare it (Art. 11.7, 11.8, 12.9.6). */
  object({
    on: literal('result'),
    result: RESULT,
  }),
]);

export type Decision = Kept<typeof DECISION>;

const RULE = act('rule', {
  decision: DECISION,
  verdict: optional(VERDICT),
});

export type Rule = Kept<typeof RULE>;

/** A penalty was given (Art. 12.9). What it takes or adds of time is told by `time added`. */
const PENALISED = fact('penalised', {
  against: COLOR,
  penalty: PENALTY,
  article: TEXT,
});

export type Penalised = Kept<typeof PENALISED>;

/** The points of a finished game were changed by a penalty (Art. 10, 12.9). */
const SCORED = fact('scored', {
  scores: byColor(NUMBER),
});

export type Scored = Kept<typeof SCORED>;

/** What a game gives. An event may announce another scoring beforehand (Art. 10.1). */
export const SCORING = object({
  win: NUMBER,
  draw: NUMBER,
  loss: NUMBER,
});

export type Scoring = Kept<typeof SCORING>;

/** Art. 10.1: one point, half a point, none. */
export const USUAL_SCORING: Scoring = { win: 1, draw: 0.5, loss: 0 };

/** All acts and facts of this file, of which `acts.ts` and `facts.ts` make those of a game. */
export const ARBITER_ACTS = [RULE] as const;

export const ARBITER_FACTS = [PENALISED, SCORED] as const;
