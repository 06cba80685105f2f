/**
 * What can be asked of a game, and the answers as data. Words are made from the answers by `speech/phrase.ts`.
 */
import type { Captured, Checked, Moved } from '../laws/facts.js';
import type { Ending } from '../laws/result.js';
import type { ClockFace, Display } from '../laws/clock/clock.js';
import type { TimeControl } from '../laws/clock/time-control.js';
import type { ByColor, Color, File, Move, Piece, PieceKind, PlacedPiece, Rank, Square } from '../laws/squares.js';
import type { Ahead } from './worth.js';

/** How often the same was asked right before: the second and the third time the answer says more. */
export type AskedBefore = 0 | 1 | 2;

export type Question =
  /** What stands on this square, and of what colour it is. */
  | { readonly about: 'square'; readonly square: Square; readonly more: AskedBefore }
  | { readonly about: 'last move' }
  | { readonly about: 'last capture' }
  /** The whole position, rank by rank. */
  | { readonly about: 'position' }
  /** Both sides' pieces, kind by kind; pawns by file. */
  | { readonly about: 'piece lists' }
  /** Where the piece on this square can go (or what it can capture). */
  | { readonly about: 'moves of piece'; readonly square: Square; readonly capturesOnly: boolean }
  /** Where these players' pieces stand: of one kind, or all. */
  | { readonly about: 'pieces'; readonly colors: readonly Color[]; readonly kind?: PieceKind }
  /** What stands on one rank. */
  | { readonly about: 'rank'; readonly rank: Rank }
  /** What stands on one file. */
  | { readonly about: 'file'; readonly file: File }
  /** What the player having the move can capture. */
  | { readonly about: 'captures' }
  | { readonly about: 'material' }
  /** The last plies, this many. */
  | { readonly about: 'last moves'; readonly count: number }
  | { readonly about: 'move number' };

/** What can be asked of the clock, apart from the others, for the answer needs the time. */
export type ClockQuestion =
  | { readonly about: 'clocks'; readonly whose: 'both' | 'mine' | 'opponent' }
  | { readonly about: 'time control' };

export interface PieceList {
  readonly color: Color;
  /** Each kind that is there, king first, with its squares from the a-file to the h-file. */
  readonly kinds: readonly { readonly kind: PieceKind; readonly squares: readonly Square[] }[];
}

/** A move of the scoresheet as it is called. */
export interface LastMove {
  readonly moved: Moved;
  readonly captured?: Captured;
  readonly checked?: Checked;
  readonly ending?: Ending;
}

/** The same with the number it has on the scoresheet. */
export type NumberedMove = LastMove & { readonly number: number };

/** How many pieces of each kind a player has. */
export type PieceCounts = Readonly<Record<PieceKind, number>>;

export type Answer =
  | {
      readonly about: 'square';
      readonly square: Square;
      readonly piece?: Piece;
      readonly shade: 'light' | 'dark';
      readonly more: AskedBefore;
    }
  | {
      readonly about: 'last move';
      readonly last?: LastMove;
    }
  /** The earliest first; none at the start. `number` is that of the scoresheet. */
  | {
      readonly about: 'last moves';
      readonly moves: readonly NumberedMove[];
    }
  | { readonly about: 'last capture'; readonly captured?: Captured }
  | {
      readonly about: 'position';
      readonly ranks: readonly { readonly rank: Rank; readonly pieces: readonly PlacedPiece[] }[];
    }
  | { readonly about: 'piece lists'; readonly lists: readonly PieceList[] }
  | {
      readonly about: 'moves of piece';
      readonly square: Square;
      readonly piece?: Piece;
      readonly capturesOnly: boolean;
      /** From a1 to h8 by where they go. */
      readonly moves: readonly (Move & { readonly capture: boolean })[];
      /**
       * The piece belongs to the player not on move, and the player on move stands in check: what it could do "if it were on
       * move" is nothing, for the king could be taken. `moves` is empty then.
       */
      readonly hinderedBy?: 'check';
    }
  /** Of one kind; each player that was asked about, with the squares from the a-file to the h-file. */
  | {
      readonly about: 'pieces';
      readonly kind: PieceKind;
      readonly sides: readonly { readonly color: Color; readonly squares: readonly Square[] }[];
    }
  /** From the first rank to the eighth. */
  | { readonly about: 'file'; readonly file: File; readonly pieces: readonly PlacedPiece[] }
  /** From a1 to h8 by where they come from, then by where they go; a promotion once, whatever the pawn becomes. */
  | {
      readonly about: 'captures';
      readonly color: Color;
      readonly moves: readonly (Pick<Move, 'from' | 'to'> & { readonly piece: PieceKind })[];
    }
  /**
   * `ahead` is who has more in points, or that both have the same. In strict play it is left out, for to weigh a position is advice (Art. 11.3.1); to count pieces is not.
   */
  | { readonly about: 'material'; readonly counts: ByColor<PieceCounts>; readonly ahead?: Ahead }
  /** The number of the move that is made next, and by whom; after the end nobody makes one, and it is told how the game ended. */
  | { readonly about: 'move number'; readonly number: number; readonly turn?: Color; readonly ending?: Ending }
  /** Against whom is played, from this device. `you` is the colour of whoever sits here; a name that was not given is empty. */
  | {
      readonly about: 'opponent';
      readonly opponent:
        | { readonly type: 'computer'; readonly level: number; readonly you: Color }
        | { readonly type: 'player beside you' }
        | { readonly type: 'at the table'; readonly names: ByColor<string> };
    }
  /** Whether this side can still mate by any series of legal moves, with one such series; none where it has mated. */
  | ({ readonly about: 'can win'; readonly side: Color } & (
      | { readonly verdict: 'can'; readonly line: readonly NumberedMove[] }
      | { readonly verdict: 'cannot' | 'undecided' }
    ))
  /** Phrases that are understood, with places marked as in `speech/grammar/marks.ts`. `searched` is the word they were searched for. */
  | { readonly about: 'commands'; readonly phrases: readonly string[]; readonly searched?: string }
  /** What the displays show that were asked for, White's first. */
  | {
      readonly about: 'clock';
      readonly phase: ClockFace['phase'];
      readonly sides: readonly { readonly color: Color; readonly display: Display }[];
      readonly control: ByColor<TimeControl>;
    }
  | { readonly about: 'no clock' }
  | { readonly about: 'time control'; readonly time?: ByColor<TimeControl> }
  /** In strict play the program hints at nothing (Art. 12.6). */
  | { readonly about: 'withheld' };
