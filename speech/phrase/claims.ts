/** Claims of a draw (Art. 9.2, 9.3): the message of what is claimed, ruled and asked before. */
import type { ClaimRejected, DrawClaimed } from '../../src/laws/facts.js';
import { saidMove } from './named-move.js';
import { dashed } from './own-message.js';
import type { Messages } from './say.js';
import { yesOrNo } from './yes-or-no.js';

export function claimed({ by, ground, intended }: DrawClaimed, { say }: Messages<'claims'>): string {
  return intended
    ? say(`fact-draw-claimed-${dashed(ground)}-intended`, { by, intended: saidMove(intended) })
    : say(`fact-draw-claimed-${dashed(ground)}`, { by });
}

export function claimRejected(
  { ground, why, found }: ClaimRejected,
  intended: boolean,
  { say }: Messages<'claims'>,
): string {
  return why === 'not so often'
    ? say(`fact-claim-rejected-${dashed(ground)}`, { found, intended: yesOrNo(intended) })
    : say(`fact-claim-rejected-${dashed(why)}`);
}
