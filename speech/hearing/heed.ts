/**
 * What a word is in a sentence that names a move.
 */
import type { CastlingSide, File, PieceKind, Rank } from '../../src/laws/squares.js';

/** What the form of a noun tells of its piece: it moves, it is taken, or it is what the capture is done with. */
export type KindRole = 'subject' | 'object' | 'instrument';

export type Heed =
  | { readonly is: 'kind'; readonly kind: PieceKind; readonly role?: KindRole }
  | { readonly is: 'file'; readonly file: File }
  | { readonly is: 'rank'; readonly rank: Rank }
  | { readonly is: 'castling' }
  | { readonly is: 'side'; readonly side: CastlingSide }
  | { readonly is: 'capture' }
  | { readonly is: 'way' }
  | { readonly is: 'origin' }
  | { readonly is: 'means' }
  | { readonly is: 'becoming' }
  | { readonly is: 'passing' }
  | { readonly is: 'remark' };
