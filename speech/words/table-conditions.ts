/**
 * What a language must be able to say of the conditions of a game at a table, read out before it and whenever they are asked for.
 */
import type { ConditionsRead } from '../../src/questions/conditions.js';
import type { ByColor } from '../../src/laws/squares.js';
import type { CallStyle } from '../style.js';
import type { Segment } from '../utterance.js';
import type { Said } from './said.js';

export interface TableConditionsTold extends ConditionsRead {
  /** What the players are called; empty is nothing. */
  readonly names: ByColor<string>;
  readonly calls: {
    readonly style: CallStyle;
    /** A move called so, with its full stop. */
    readonly sample: Segment;
  };
  /** A clock that speaks or can be felt is used (D.2.6). */
  readonly specialClock: boolean;
  /** The arbiter has approved that this program is used. */
  readonly approved: boolean;
}

export interface TableConditionsWords {
  /**
   * All that is set, one entry for each matter, in this order: play and Laws, time, the rules of rapid and blitz, the players and their
   * boards, calls, assistants, score, clock, illegal moves, touching, agreed draws, points, late arrival, arbiter, what is locked. Every entry is whole sentences.
   */
  readonly sentences: (told: TableConditionsTold) => readonly Said[];
}
