/** What the hand does on the board before a move is made (Art. 4). */
import type { TouchKind } from '../editions/touch-rules.js';
import type { Square } from '../squares.js';
import type { Done } from './done.js';

/** Saying beforehand that one adjusts pieces on their squares (Art. 4.2.1). It holds until the actor's next move. */
export interface Adjust extends Done {
  readonly type: 'adjust';
}

/** Touching a piece on the board (Art. 4.3). `how` is what can be seen of it; after `adjust` it is an adjusting touch. */
export interface TouchPiece extends Done {
  readonly type: 'touch';
  readonly square: Square;
  readonly how?: TouchKind;
  /** The piece was felt and stayed in its aperture: no touch, where it is a visually disabled player's hand (App. D.2.2). */
  readonly lifted?: false;
}
