/** What a line comes to where a position is set up: a change, something asked of it, or a refusal. */
import type { CastlingRight } from '../../../src/laws/board/given-rights.js';
import type { CastlingSide, Color, PieceKind, Square } from '../../../src/laws/squares.js';
import type { PieceListRefusal, SquareEntry } from '../piece-list.js';

/** What is to be done with the position. */
export type SetUpChange =
  | { readonly do: 'put'; readonly entries: readonly SquareEntry[] }
  | { readonly do: 'remove'; readonly squares: readonly Square[] }
  /** All pieces of a kind, of a colour, or of both. */
  | { readonly do: 'remove all'; readonly kind?: PieceKind; readonly color?: Color }
  | { readonly do: 'move'; readonly from: Square; readonly to: Square }
  | { readonly do: 'clear' | 'starting position' | 'as in game' }
  | { readonly do: 'undo' }
  | { readonly do: 'chess960'; readonly number: number }
  | { readonly do: 'castling from'; readonly anywhere: boolean }
  | { readonly do: 'turn'; readonly color: Color }
  | { readonly do: 'give castling'; readonly rights: readonly CastlingRight[] }
  | { readonly do: 'take castling'; readonly colors: readonly Color[]; readonly sides: readonly CastlingSide[] }
  /** `undefined`: there is none. */
  | { readonly do: 'en passant'; readonly square: Square | undefined }
  | { readonly do: 'fen'; readonly fen: string };

/** What is asked of the position, or the game that is begun from it. */
export type SetUpWish =
  | { readonly wish: 'read' | 'possible' }
  | { readonly wish: 'play'; readonly color?: Color; readonly opponent?: 'computer' | 'beside' };

export type SetUpRefusal =
  | { readonly reason: 'not understood'; readonly why: PieceListRefusal }
  | { readonly reason: 'which squares' }
  | { readonly reason: 'which en passant' };

export type HeardSetUp =
  | { readonly type: 'change'; readonly change: SetUpChange }
  | { readonly type: 'wish'; readonly wish: SetUpWish }
  | { readonly type: 'refused'; readonly refusal: SetUpRefusal };

export function change(done: SetUpChange): HeardSetUp {
  return { type: 'change', change: done };
}

export function refused(refusal: SetUpRefusal): HeardSetUp {
  return { type: 'refused', refusal };
}

export function unread(word: string): HeardSetUp {
  return refused({ reason: 'not understood', why: { reason: 'unknown word', word } });
}
