/** What the arbiter's page shows of a game. */
import type { Clock } from '../../../laws/clock/clock.js';
import type { Offence, PenaltyKind } from '../../../laws/acts/arbiter.js';
import type { Color, PlacedPiece } from '../../../laws/squares.js';
import type { RulingTopic } from '../../../questions/ruling.js';
import type { Ruler } from '../../../questions/ruling-actor.js';

/** A move that was made, as it is named in a list. */
export interface NamedPly {
  /** 1 for the first. */
  readonly ply: number;
  readonly text: string;
}

/** A piece that could have stood wrong at the start, by its name. */
export interface NamedPiece {
  readonly piece: PlacedPiece;
  readonly text: string;
}

export interface ArbiterState {
  readonly ruler: Ruler;
  /** Whether what would be ruled is read back first. Not to players in strict play: it would tell them what they are to find themselves. */
  readonly readsBack: boolean;
  readonly topics: readonly RulingTopic[];
  /** Absent where the game is played without one. */
  readonly clock?: Clock;
  /** Whose clock ran while no window watched, where it is open whether that is charged. */
  readonly away?: Color;
  /** The first first. */
  readonly moves: readonly NamedPly[];
  /** Kings and rooks with which somebody may castle still. */
  readonly castling: readonly NamedPiece[];
  /** As the edition has them, in its order. */
  readonly penalties: readonly PenaltyKind[];
  readonly offences: readonly Offence[];
  /** The points that a game gives: of a win, a draw, a loss. */
  readonly points: readonly number[];
  /** Whether each player has a board of his own (App. D.1). */
  readonly twoBoards: boolean;
  /** What was claimed, and what was ruled, each as a sentence or more. */
  readonly claims: readonly string[];
  readonly given: readonly string[];
}

export const NOTHING_TO_RULE: ArbiterState = {
  ruler: 'arbiter',
  readsBack: true,
  topics: [],
  moves: [],
  castling: [],
  penalties: [],
  offences: [],
  points: [],
  twoBoards: false,
  claims: [],
  given: [],
};
