/** Whether an edition speaks of events that limit agreed draws: all but that of 2005 do (Art. 9.1a, 9.1.1). A name alone decides. */
import type { EditionName } from './names.js';

export function isDrawLimited(edition: EditionName): boolean {
  return edition !== 'FIDE 2005';
}
