/** Refusals that the session itself gives, where the laws were not even asked or had no objection. */
import type { KeepingCause } from '../laws/refusals.js';
import type { ActResult } from './session-port.js';

export const NO_GAME: ActResult = { type: 'refused', refusal: { reason: 'no game' } };

export function notKept(cause: KeepingCause): ActResult {
  return { type: 'refused', refusal: { reason: 'not kept', cause } };
}
