/**
 * What a language must be able to say of a chessclock that answers when it is asked: short and fast, every number in words, for "14:20"
 * is heard as a time of day, and digits are read in the wrong gender or as ordinals.
 */
import type { Color } from '../../src/laws/squares.js';
import type { ClockDetail } from '../../src/questions/clock-details.js';
import type { ControlRefusal } from '../hearing/control/refusal.js';

type Of<About extends ClockDetail['about']> = Extract<ClockDetail, { readonly about: About }>;

export type TimeLeftAnswer = Of<'time left'>;
export type MovesCompletedAnswer = Of<'moves completed'>;
export type MovesToControlAnswer = Of<'moves to the control'>;
export type TimeUsedAnswer = Of<'time used'>;
export type PeriodAnswer = Of<'period'>;
export type DelayAnswer = Of<'delay left'>;
export type WhoseClockAnswer = Of<'whose clock'>;

/** A warning as it is said. `of` is absent where only one player listens. */
export type SaidWarning =
  /** `left` is what is left of the time when it is said, in milliseconds. */
  | { readonly about: 'time'; readonly of?: Color; readonly left: number }
  /** One of the last seconds: the bare number, for there is no time for more. */
  | { readonly about: 'last seconds'; readonly left: number }
  | { readonly about: 'moves'; readonly of?: Color; readonly toGo: number };

export interface ClockWords {
  /** "fourteen minutes twenty"; below two minutes in seconds, "ninety-five seconds"; from an hour on without seconds. */
  readonly span: (time: number) => string;
  /** One sentence a side. */
  readonly timeLeft: (answer: TimeLeftAnswer) => readonly string[];
  readonly movesCompleted: (answer: MovesCompletedAnswer) => readonly string[];
  readonly movesToControl: (answer: MovesToControlAnswer) => readonly string[];
  readonly timeUsed: (answer: TimeUsedAnswer) => readonly string[];
  readonly period: (answer: PeriodAnswer) => readonly string[];
  readonly delay: (answer: DelayAnswer) => string;
  readonly whoseClock: (answer: WhoseClockAnswer) => string;
  readonly warning: (warning: SaidWarning) => string;
  /** Why what was typed or said is no time control. */
  readonly controlRefusal: (refusal: ControlRefusal) => string;
}
