/** Refusals that the session itself gives, where the laws were not even asked or had no objection. */
import type { KeepingCause } from '../../laws/refusals.js';
import type { ActResult } from './session-port.js';

export const NO_GAME: ActResult = { type: 'refused', refusal: { reason: 'no game' } };

/** Nobody plays against the computer, nor puts the game aside, while a strict game at a table is not over. */
export const ENGINE_LOCKED: ActResult = { type: 'refused', refusal: { reason: 'engine locked' } };

export function notKept(cause: KeepingCause): ActResult {
  return { type: 'refused', refusal: { reason: 'not kept', cause } };
}
