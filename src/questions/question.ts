/**
 * What can be asked of a game, and the answers as data. Words are made from the answers by `speech/phrase.ts`.
 */
import type { Captured, Checked, Moved } from '../laws/facts.js';
import type { Ending } from '../laws/result.js';
import type { ClockFace, Display } from '../laws/clock.js';
import type { TimeControl } from '../laws/clock/control.js';
import type { ByColor, Color, Move, Piece, PieceKind, PlacedPiece, Rank, Square } from '../laws/squares.js';

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
  | { readonly about: 'moves of piece'; readonly square: Square; readonly capturesOnly: boolean };

/** What can be asked of the clock, apart from the others, for the answer needs the time. */
export type ClockQuestion =
  { readonly about: 'clocks'; readonly whose: 'both' | 'mine' | 'opponent' } | { readonly about: 'time control' };

export interface PieceList {
  readonly color: Color;
  /** Each kind that is there, king first, with its squares from the a-file to the h-file. */
  readonly kinds: readonly { readonly kind: PieceKind; readonly squares: readonly Square[] }[];
}

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
      readonly last?: {
        readonly moved: Moved;
        readonly captured?: Captured;
        readonly checked?: Checked;
        readonly ending?: Ending;
      };
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
