/**
 * What the hand does on the board, where lifting a piece is an act: in strict play a touched piece must be played (Art. 4.3), and
 * one of the opponent's taken (4.3.2), which a player touches by trying to lift it.
 */
import type { HandNews } from '../questions/hand.js';
import type { PlacedPiece } from '../laws/squares.js';

export interface TouchingParts {
  /** Whether touching binds in the game that is played. */
  readonly binds: () => boolean;
  /** Whether a piece is the opponent's of a player here who has the move. */
  readonly isOpponents: (piece: PlacedPiece) => boolean;
  /** Touches a piece. Tells whether that was done. */
  readonly touch: (piece: PlacedPiece) => Promise<boolean>;
  readonly putBack: () => void;
  readonly tell: (news: HandNews) => void;
}

export class Touching {
  readonly #parts: TouchingParts;
  #before: Promise<void> = Promise.resolve();

  constructor(parts: TouchingParts) {
    this.#parts = parts;
  }

  /** Where touching is free all of it is told at once; else each in its turn, for to keep an act takes a moment. */
  async hear(news: HandNews): Promise<void> {
    if (!this.#parts.binds()) {
      this.#parts.tell(news);
      return;
    }
    this.#before = this.#before.then(() => this.#hear(news));
    await this.#before;
  }

  /** What could not be touched was not lifted: the reason has been told. */
  async #hear(news: HandNews): Promise<void> {
    if (news.type === 'not yours' && this.#parts.isOpponents(news.piece)) {
      if (await this.#parts.touch(news.piece)) this.#parts.tell({ type: 'touched', piece: news.piece });
    } else if (news.type !== 'lifted' || (await this.#parts.touch(news.piece))) this.#parts.tell(news);
    else this.#parts.putBack();
  }
}
