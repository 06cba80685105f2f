import type { Move } from '../../../laws/squares.js';

/** The user says which of the moves is meant that were asked about; `undefined` for none of them. */
export class MoveMeantEvent extends Event {
  static readonly type = 'move-meant';
  readonly move: Move | undefined;
  constructor(move: Move | undefined) {
    super(MoveMeantEvent.type, { bubbles: true, composed: true });
    this.move = move;
  }
}

declare global {
  interface HTMLElementEventMap {
    'move-meant': MoveMeantEvent;
  }
}
