/**
 * What happens to the hand on the board, to be heard. None of it is an act of the game: half gestures are not kept.
 */
import type { PlacedPiece, Square } from '../laws/squares.js';

/** A key that types something and has no command. */
export interface UnusedKey {
  /** Its letter, in capitals, or its digit, as the help names it; absent for any other sign, which many voices leave out. */
  readonly key?: string;
  /** Whether Shift was held with the letter or digit. */
  readonly shift: boolean;
}

export type HandNews =
  /** An arrow key would have left the board. */
  | { readonly type: 'edge' }
  | { readonly type: 'lifted'; readonly piece: PlacedPiece }
  | { readonly type: 'put back'; readonly piece: PlacedPiece }
  | { readonly type: 'nothing to lift'; readonly square: Square }
  /** A piece was to be put back, and none is in the hand. */
  | { readonly type: 'nothing lifted' }
  /** A piece of the player who is not on move, or of the opponent's; any piece where none may be moved. */
  | { readonly type: 'not yours'; readonly piece: PlacedPiece }
  /** A piece of the opponent's, where that counts (Art. 4.3.2). */
  | { readonly type: 'touched'; readonly piece: PlacedPiece }
  | { readonly type: 'no such piece on the board' }
  /** A key of the board was pressed that does nothing there. */
  | ({ readonly type: 'no command' } & UnusedKey)
  /** A pawn was placed on the last rank, and it must be said what it becomes (Art. 3.7.5). */
  | { readonly type: 'promotion asked' }
  /** No promotion piece was chosen; the pawn is back where it stood. */
  | { readonly type: 'promotion cancelled'; readonly piece: PlacedPiece };
