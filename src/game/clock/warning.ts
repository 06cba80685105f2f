/**
 * Of what a player wants to be warned, and how; kept on the device.
 */
import type { PlayKind } from '../../laws/conditions.js';
import { MINUTE, SECOND } from '../../laws/clock/time-control.js';
import { isCount, isFlag, isObject, listOf, oneOf, record, tagged, type Guard, type Tagged } from '../shape.js';

export const WARNING_WAYS = ['word', 'sound', 'pulse'] as const;
export type WarningWay = (typeof WARNING_WAYS)[number];

export type WarningMoment =
  /** The time becomes low by Lichess's formula, which its players know (`low-time.ts`). */
  | { readonly at: 'low time' }
  /** So many milliseconds are left. */
  | { readonly at: 'time'; readonly left: number }
  /** Each of the last seconds, so many. */
  | { readonly at: 'last seconds'; readonly count: number }
  /** The player's turn begins with so many moves to be completed before the time control. */
  | { readonly at: 'moves'; readonly toGo: number };

export interface Warning {
  readonly when: WarningMoment;
  /** Any of them; none is no warning. */
  readonly ways: readonly WarningWay[];
}

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

/** More than anybody sets. */
const MOST_WARNINGS = 20;
const MOST_LEFT = 120 * MINUTE;
const MOST_SECONDS = 60;
const MOST_MOVES = 100;

const isFrom1 =
  (most: number): Guard<number> =>
  (value): value is number =>
    isCount(value) && value > 0 && value <= most;

type At<Name extends WarningMoment['at']> = Tagged<WarningMoment, 'at', Name>;
const isMoment = tagged<WarningMoment, 'at'>('at', {
  'low time': record<At<'low time'>>({ at: oneOf(['low time']) }),
  time: record<At<'time'>>({ at: oneOf(['time']), left: isFrom1(MOST_LEFT) }),
  'last seconds': record<At<'last seconds'>>({ at: oneOf(['last seconds']), count: isFrom1(MOST_SECONDS) }),
  moves: record<At<'moves'>>({ at: oneOf(['moves']), toGo: isFrom1(MOST_MOVES) }),
});
const isWarning = record<Warning>({ when: isMoment, ways: listOf(oneOf(WARNING_WAYS)) });

/** Reads what was stored. A warning that is none is left out; without a list the default holds. */
export function parseWarningSettings(stored: unknown): WarningSettings {
  if (!isObject(stored)) return DEFAULT_WARNINGS;
  const { on, warnings } = stored;
  return {
    on: isFlag(on) ? on : DEFAULT_WARNINGS.on,
    warnings: Array.isArray(warnings)
      ? warnings.filter((one: unknown) => isWarning(one)).slice(0, MOST_WARNINGS)
      : DEFAULT_WARNINGS.warnings,
  };
}
