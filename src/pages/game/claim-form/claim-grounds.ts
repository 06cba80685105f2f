/** On what ground a draw can be claimed (Art. 9.2, 9.3; in a quickplay finish 10.2 or III.5). */
import type { ClaimGround } from '../../../laws/acts/draw.js';
import type { ClaimRequest } from '../../shared/events.js';

export type Ground = ClaimRequest['ground'];

/** Of a position that is counted. */
const OF_POSITION: readonly ClaimGround[] = ['threefold', 'fifty moves'];
/** Of how the opponent plays; the claims of a quickplay finish. */
const OF_PLAY: readonly Ground[] = ['cannot win by normal means', 'makes no effort to win by normal means'];

/** In the order in which they are offered. */
export function grounds(quickplay: boolean): readonly Ground[] {
  return quickplay ? [...OF_POSITION, ...OF_PLAY] : OF_POSITION;
}

/** Whether the claim is of a position that is counted, not of how the opponent plays. */
export function isOfPosition(ground: Ground): ground is ClaimGround {
  return OF_POSITION.some((one) => one === ground);
}
