/**
 * The game as it stands after some acts: what `judge` folds, everything a judgement looks at, and what is asked of it.
 */
import type { Adjournment } from './acts/adjournment.js';
import type { Steps } from './acts/blind.js';
import type { UnwatchedTime } from './acts/clock.js';
import type { DrawOffer } from './acts/draw.js';
import type { Hand, Ply } from './acts/move.js';
import type { QuickplayPending } from './acts/quickplay.js';
import type { OwnSheet, ScoresheetEntry } from './acts/scoresheet.js';
import type { Position } from './board/board.js';
import type { Clock } from './clock/clock.js';
import type { CompleteConditions } from './conditions.js';
import { tempoOf, type Edition, type EditionName, type Supervision, type Tempo } from './editions/edition.js';
import type { Ending } from './result.js';
import type { ByColor, Color } from './squares.js';

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

/** Whether making and completing a move are two acts here (Art. 6.2.1): without a clock there is nothing to press. */
export function isPressedByHand(game: Game): boolean {
  return game.clock !== undefined && game.conditions.press === 'by hand';
}

/** Whether a claim has concluded the game and waits for the ruling of an arbiter elsewhere (Guidelines III.6). */
export function isSentForRuling(game: Game): boolean {
  return game.quickplay?.asks === 'draw' && !game.conditions.arbiter;
}

export function isClockAlone({ conditions }: Pick<Game, 'conditions'>): boolean {
  return conditions.board === 'elsewhere';
}

/** The tempo is that of the time set before the game, whatever an arbiter has added since. */
export function termsOf(game: Game): Terms {
  const { edition, supervision, time } = game.conditions;
  return { edition, supervision, tempo: tempoOf(time ? [time.white, time.black] : [], game.edition) };
}

/** The game as it stood when so many plies had been made, for reading alone: whatever can be read stands, and nothing has ended it. */
export function asOf(game: Game, ply: number): Game {
  const { ending: _ending, ...rest } = game;
  return {
    ...rest,
    positions: game.positions.slice(0, ply + 1),
    conditions: { ...game.conditions, illegalMoves: 'stand' },
  };
}

/** How many moves each player has made in these plies. */
export function movesMade(plies: readonly Ply[]): ByColor<number> {
  const by = (color: Color): number => plies.filter((ply) => ply.by === color).length;
  return { white: by('white'), black: by('black') };
}

/** The side whose clock runs; absent where none does. */
export function runningSide(game: Game): Color | undefined {
  return game.clock?.now.phase === 'running' ? game.clock.now.side : undefined;
}

export interface Terms {
  readonly edition: EditionName;
  readonly tempo: Tempo;
  readonly supervision: Supervision;
}
