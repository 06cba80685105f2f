/** What was entered of a board beside the program. */
import type { PlacedPiece, Square, Color } from '../../../laws/squares.js';
import type { PieceListRefusal } from '../../../../speech/hearing/piece-list.js';

/** The board is entered otherwise than before. */
export class BoardEnteredEvent extends Event {
  static readonly type = 'board-entered';
  readonly of: Color;
  /** All that stands there now. */
  readonly pieces: readonly PlacedPiece[];
  /** The squares that changed, to be told; none where the whole board was set anew. */
  readonly changed: readonly Square[];
  constructor(of: Color, pieces: readonly PlacedPiece[], changed: readonly Square[]) {
    super(BoardEnteredEvent.type, { bubbles: true, composed: true });
    this.of = of;
    this.pieces = pieces;
    this.changed = changed;
  }
}

/** What was typed of a board could not be understood; it is shown beside the field. */
export class EntryRefusedEvent extends Event {
  static readonly type = 'entry-refused';
  readonly refusal: PieceListRefusal;
  constructor(refusal: PieceListRefusal) {
    super(EntryRefusedEvent.type, { bubbles: true, composed: true });
    this.refusal = refusal;
  }
}

declare global {
  interface HTMLElementEventMap {
    'board-entered': BoardEnteredEvent;
    'entry-refused': EntryRefusedEvent;
  }
}
