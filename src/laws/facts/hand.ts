/** What a player’s hand and word did at the board (Art. 4), and what he must then play. */
import type { TouchKind } from '../editions/touch-rules.js';
import type { Duty } from '../obligation.js';
import type { Color, PlacedPiece } from '../squares.js';
import type { Told } from './told.js';

/** A player has said that he adjusts (Art. 4.2.1). */
export interface Adjusting extends Told {
  readonly type: 'adjusting';
  readonly by: Color;
}

/** A piece was touched (Art. 4.3). The opponent at the board sees it too; what must now be played only casual play tells. */
export interface Touched extends Told {
  readonly type: 'touched';
  readonly by: Color;
  readonly piece: PlacedPiece;
  readonly how: TouchKind;
}

/** What the player must do by the touch rules (Art. 4.3–4.5) or after a ruling, and by which article. */
export interface Bound extends Told {
  readonly type: 'bound';
  readonly by: Color;
  readonly duty: Duty;
  readonly article: string;
}
