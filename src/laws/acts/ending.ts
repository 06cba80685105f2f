/** Giving the game up (Art. 5.1.2). */
import type { Done } from './done.js';

/** Declaring that one resigns (Art. 5.1.2). */
export interface Resign extends Done {
  readonly type: 'resign';
}
