/**
 * The game as it stands after some acts: what `judge` folds, and everything a judgement looks at.
 */
import type { Act } from './acts.js';
import type { Sealing, Envelope, SealedRuling } from './adjournment.js';
import type { Position } from './board.js';
import type { Clock } from './clock.js';
import type { CompleteConditions } from './conditions.js';
import type { ScoresheetEntry } from './describe.js';
import type { Edition } from './editions.js';
import type { Fact } from './facts.js';
import type { Steps } from './blind/remembered-steps.js';
import type { Ending, Result } from './result.js';
import type { Refusal } from './refusals.js';
import type { ByColor, Color, Move } from './squares.js';
import type { Touch } from './touch.js';
import type { Obligation } from './obligation.js';

export interface DrawOffer {
  readonly by: Color;
  /** How many plies had been made when it was offered. */
  readonly ply: number;
}

/** What the hand of the player having the move has done on this move (Art. 4). */
export interface Hand {
  /** Pieces touched, in order. */
  readonly touches: readonly Touch[];
  /** Whether he has said that he adjusts (Art. 4.2.1). */
  readonly adjusting: boolean;
  /** What the touches make him play, where touching binds (Art. 4.3); absent where they leave him free. */
  readonly bound?: Obligation;
  /** What a ruling makes him play (Art. 4.8, 7.5.1, 9.5.3), beside what he touched. */
  readonly ruled?: Obligation;
}

/** A hand that has done nothing yet on this move. */
export const EMPTY_HAND: Hand = { touches: [], adjusting: false };

/** What is remembered of one ply beside the position it led to. */
export interface Ply {
  readonly move: Move;
  readonly by: Color;
  /** What the hand had touched before it. */
  readonly touches: readonly Touch[];
  /** What a ruling made its player play (Art. 4.8, 7.5.1, 9.5.3). A move that goes against it stands until that is pointed out. */
  readonly ruled?: Obligation;
  readonly legal: boolean;
  readonly bothHands: boolean;
  /** Whether the clock has been pressed since, or the next move made (Art. 6.2.1). Always so where no clock is pressed by hand. */
  readonly completed: boolean;
}

/** A player's own sheet (Art. 8), where players record. Plies count from 1. */
export interface OwnSheet {
  /** How many plies, from the first on, stand there. */
  readonly recorded: number;
  /** Of which offers (=) was written: how many plies had been made at each. */
  readonly offers: readonly number[];
  /** The move that was written before it was made, to claim or to seal. */
  readonly ahead?: Move;
  /** Least time left in this period, and the period it belongs to (Art. 8.4). */
  readonly least?: { readonly period: number; readonly left: number };
  /** The flag fell while not everything was written: all of it is due (Art. 8.5.2). */
  readonly due: boolean;
  readonly signed?: Result;
}

export interface QuickplayPending {
  readonly by: Color;
  readonly asks: 'draw' | 'increment';
  readonly ply: number;
  readonly postponed: boolean;
}

export interface Adjournment {
  readonly sealer: Color;
  /** The move is a reply, sealed in a fresh envelope because the other player had not come (Guidelines I.9.3). */
  readonly isReply?: true;
  /** Who was not there when the game was to be resumed: whoever comes after all comes late (Guidelines I.9, I.10). */
  readonly absent?: readonly Color[];
  readonly sealing: Sealing;
  readonly envelope?: Envelope;
  readonly ruling?: SealedRuling;
}

/** Time that no window watched, of which it is still open whether it is charged. */
export interface UnwatchedTime {
  /** Each with the side whose clock ran, when it began and how long it was, milliseconds. */
  readonly spans: readonly { readonly of: Color; readonly from: number; readonly length: number }[];
  /** What one player has said; his opponent must say the same. */
  readonly proposed?: { readonly by: Color; readonly charged: boolean };
}

/** Everything that is so after some acts. Snapshots by ply never change, so going back is taking an earlier one. */
export interface Game {
  readonly conditions: CompleteConditions;
  readonly edition: Edition;
  /** The position after each ply; the first is the start. */
  readonly positions: readonly Position[];
  /** One for each ply made. */
  readonly plies: readonly Ply[];
  /** What stands on each player's board. In casual play and against the engine both are one. */
  readonly boards: ByColor<Position>;
  /** What each player has recorded. Where the program records, it does so for both. */
  readonly sheets: ByColor<readonly ScoresheetEntry[]>;
  /** Absent where the game is played without a clock. */
  readonly clock?: Clock;
  readonly hand: Hand;
  /** Where a player is visually disabled: how far the move is (App. D.2). Absent before the first step, and in other games. */
  readonly steps?: Steps;
  readonly own: ByColor<OwnSheet>;
  readonly arrived: ByColor<boolean>;
  /** How late a player came, in milliseconds; it stands against him until he has made a move (Art. 6.7.1). */
  readonly late?: Readonly<Partial<Record<Color, number>>>;
  /** When the clocks were first started: from it lateness is reckoned (Art. 6.6, 6.7.1). */
  readonly startedAt?: number;
  readonly offer?: DrawOffer;
  /** Each draw that was offered or claimed: both players write (=) for it (Art. 8.1.5). */
  readonly offers: readonly DrawOffer[];
  readonly quickplay?: QuickplayPending;
  /** Illegal moves of each player that action was taken on (Art. 7.5.5). */
  readonly illegal: ByColor<number>;
  readonly adjournment?: Adjournment;
  /** The game was resumed without its sealer: his opponent may seal his reply to this ply (Guidelines I.9.3). */
  readonly resumedWithout?: { readonly sealer: Color; readonly ply: number };
  readonly unwatched?: UnwatchedTime;
  readonly ending?: Ending;
  /** Points, where a penalty changed them (Art. 12.9). */
  readonly scores?: ByColor<number>;
  /** For each alphabet of piece letters, how many typed moves of this game it fits (see `Make.alphabets`). */
  readonly alphabets: Readonly<Record<string, number>>;
}

export type Judgement =
  | { readonly type: 'done'; readonly game: Game; readonly facts: readonly Fact[] }
  | { readonly type: 'refused'; readonly refusal: Refusal };

/** The judge of one kind of act, or of some. The game has not ended, unless `judge` says so of the act. */
export type JudgeOf<T extends Act> = (game: Game, act: T) => Judgement;

/** The position the game stands in. */
export function positionOf(game: Game): Position {
  const position = game.positions.at(-1);
  if (!position) throw new Error('a game has at least its first position');
  return position;
}

/** How many plies have been made. */
export function plyOf(game: Game): number {
  return game.positions.length - 1;
}
