/**
 * What is agreed on before a game at a table, beside the conditions that the Laws judge by (App. D.1, D.2.1, D.2.6). A game that has
 * it is played at a table: by the people around this device, each in a role of his own, never against the engine.
 */
import { CALL_STYLES, type CallStyle } from '../../speech/style.js';

export interface TableAgreement {
  /** The arbiter has approved that this program is used. */
  readonly approved: boolean;
  /** How moves are called at this table, by whichever window (D.2.1); the arbiter may have decided otherwise than on German numbers. */
  readonly callStyle: CallStyle;
  /** A clock that speaks or can be felt is used (D.2.6). */
  readonly specialClock: boolean;
}

export const CALLS_AT_TABLE = CALL_STYLES;
