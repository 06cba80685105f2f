/** Adjourning and going on (Guidelines I). */
import type { Color } from '../squares.js';
import type { Told } from './told.js';

/** The player who has the move must seal it (Guidelines I.1.1). */
export interface Adjourned extends Told {
  readonly type: 'adjourned';
  readonly sealer: Color;
}

/** The move is in the envelope and the clocks are stopped. */
export interface Sealed extends Told {
  readonly type: 'sealed';
  readonly sealer: Color;
  readonly step: 'written' | 'envelope closed' | 'clock stopped';
}

/** The adjourned game goes on (Guidelines I.7–I.9). The sealed move, where it stands, is told by `moved`. */
export interface Resumed extends Told {
  readonly type: 'resumed';
  readonly envelope: 'opened' | 'stays closed';
  readonly clock: Color;
  readonly article: string;
}
