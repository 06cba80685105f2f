/** The type of what is loaded when a game is played; see `laws.ts`. */
import type * as laws from './laws.js';

export type Laws = typeof laws;

/** May reject, and may then be called again. */
export type LoadLaws = () => Promise<Laws>;
