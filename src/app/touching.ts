/**
 * What the hand does on the board, where lifting a piece is an act: in strict play a touched piece must be played (Art. 4.3).
 */
import type { HandNews } from '../questions/hand.js';
import type { PlacedPiece } from '../laws/squares.js';

export interface TouchingParts {
  /** Whether touching binds in the game that is played. */
  readonly binds: () => boolean;
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
    if (news.type !== 'lifted' || (await this.#parts.touch(news.piece))) this.#parts.tell(news);
    else this.#parts.putBack();
  }
}
