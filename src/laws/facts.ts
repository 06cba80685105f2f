/**
 * Facts: what thereby happened when an act was judged. They are kept beside the act, and words are made from them;
 * nothing that is spoken of a game comes from anywhere else.
 */
import { ADJOURNMENT_FACTS } from './acts/adjournment.js';
import { ARBITER_FACTS } from './acts/arbiter.js';
import { BLIND_FACTS } from './acts/blind.js';
import { CLOCK_FACTS } from './acts/clock.js';
import { DRAW_FACTS } from './acts/draw.js';
import { ENDING_FACTS } from './acts/ending.js';
import { IRREGULARITY_FACTS } from './acts/irregularity.js';
import { MOVE_FACTS } from './acts/move.js';
import { QUICKPLAY_FACTS } from './acts/quickplay.js';
import { SCORESHEET_FACTS } from './acts/scoresheet.js';
import type { Ending } from './result.js';
import type { Kept } from './schema.js';

export type * from './acts/adjournment.js';
export type * from './acts/arbiter.js';
export type * from './acts/blind.js';
export type * from './acts/clock.js';
export type * from './acts/draw.js';
export type * from './acts/ending.js';
export type * from './acts/irregularity.js';
export type * from './acts/move.js';
export type * from './acts/quickplay.js';
export type * from './acts/scoresheet.js';

/** Every kind of fact. */
export const FACTS = [
  ...MOVE_FACTS,
  ...CLOCK_FACTS,
  ...DRAW_FACTS,
  ...QUICKPLAY_FACTS,
  ...ENDING_FACTS,
  ...IRREGULARITY_FACTS,
  ...SCORESHEET_FACTS,
  ...ARBITER_FACTS,
  ...ADJOURNMENT_FACTS,
  ...BLIND_FACTS,
] as const;

export type Fact = Kept<(typeof FACTS)[number]>;

/** How the game ended by these facts, if it did. */
export function endingIn(facts: readonly Fact[]): Ending | undefined {
  for (const fact of facts) if (fact.type === 'ended') return fact.ending;
  return undefined;
}
