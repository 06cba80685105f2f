/** What every fact has. */
import type { Audience } from '../roles.js';

export interface Told {
  readonly audience: Audience;
}
