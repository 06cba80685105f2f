/**
 * Of what a player wants to be warned, and how; kept on the device.
 */
import type { PlayKind } from '../../laws/conditions.js';
import { MINUTE, SECOND } from '../../laws/clock/time-control.js';
import { fallback, transform, unknown } from 'valibot';
import { choices, flag } from '../../../speech/choice.js';
import {
  COUNT,
  is,
  listOf,
  literal,
  maxValue,
  minValue,
  object,
  oneOf,
  pipe,
  variant,
  type Kept,
} from '../../laws/schema.js';

export const WARNING_WAYS = ['word', 'sound', 'pulse'] as const;
export type WarningWay = (typeof WARNING_WAYS)[number];

/** More than anybody sets. */
const MOST_WARNINGS = 20;
const MOST_LEFT = 120 * MINUTE;
const MOST_SECONDS = 60;
const MOST_MOVES = 100;

const from1 = (most: number) => pipe(COUNT, minValue(1), maxValue(most));

const WARNING = object({
  when: variant('at', [
    /** The time becomes low by Lichess's formula, which its players know (`lowTime`). */
    object({ at: literal('low time') }),
    /** So many milliseconds are left. */
    object({ at: literal('time'), left: from1(MOST_LEFT) }),
    /** Each of the last seconds, so many. */
    object({ at: literal('last seconds'), count: from1(MOST_SECONDS) }),
    /** The player's turn begins with so many moves to be completed before the time control. */
    object({ at: literal('moves'), toGo: from1(MOST_MOVES) }),
  ]),
  /** Any of them; none is no warning. */
  ways: listOf(oneOf(WARNING_WAYS)),
});
export type Warning = Kept<typeof WARNING>;
export type WarningMoment = Warning['when'];

/** What one player has set. */
export interface WarningSettings {
  readonly on: boolean;
  readonly warnings: readonly Warning[];
}

/** A word takes a second, so that the last ones are only sounded and felt unless somebody wants to hear them counted. */
export const DEFAULT_WARNINGS: WarningSettings = {
  on: true,
  warnings: [
    { when: { at: 'time', left: 5 * MINUTE }, ways: ['word'] },
    { when: { at: 'time', left: 2 * MINUTE }, ways: ['word'] },
    { when: { at: 'low time' }, ways: ['sound', 'pulse'] },
    { when: { at: 'time', left: 30 * SECOND }, ways: ['word', 'sound'] },
    { when: { at: 'last seconds', count: 10 }, ways: ['sound', 'pulse'] },
    { when: { at: 'moves', toGo: 5 }, ways: ['word'] },
  ],
};

/**
 * What is in force: nothing where the player wants none, nor in strict play, which tells nothing unasked (Art. 12.6), unless the rules of
 * the event allow it.
 */
export function warningsInForce(
  { on, warnings }: WarningSettings,
  event: { readonly play: PlayKind; readonly allowed: boolean },
): readonly Warning[] {
  return on && (event.play === 'casual' || event.allowed) ? warnings : [];
}

/** A warning that is none is left out; without a list the default holds. */
export const WARNING_SETTINGS = choices({
  on: flag(DEFAULT_WARNINGS.on),
  warnings: pipe(
    fallback(listOf(unknown()), [...DEFAULT_WARNINGS.warnings]),
    transform((kept): readonly Warning[] => kept.filter((one) => is(WARNING, one)).slice(0, MOST_WARNINGS)),
  ),
});
