/** On what ground a draw can be claimed, what that is called, and what a wrong claim costs, in words. The numbers are the edition's. */
import { textsOf } from '../../../components/texts.js';
import { pageClaim } from '../../../speech/messages/generated/en/page-claim.js';
import { pageGame } from '../../../speech/messages/generated/en/page-game.js';
import { pageShared } from '../../../speech/messages/generated/en/page-shared.js';
import type { WrongClaimTakes } from '../../laws/editions/edition.js';
import { MINUTE } from '../../laws/clock/time-control.js';
import type { ClaimRequest } from '../shared/events.js';
import type { ClaimGround } from '../../laws/acts/draw.js';

export const msg = textsOf(pageClaim, pageGame, pageShared);

/** Art. 9.2, 9.3; in a quickplay finish 10.2 or III.5. */
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

/** What the edition and the conditions of the game say of claims. */
export interface ClaimTerms {
  /** Whether a game is being played that a draw can be claimed in. */
  readonly playing: boolean;
  /** What a wrong claim does to the clocks; absent without a clock. Milliseconds. */
  readonly cost?: { readonly opponentGets: number; readonly takes?: WrongClaimTakes };
  /**
   * The draw of a quickplay finish (Art. 10.2, III.5), where it can be claimed: what the opponent gets if it is rejected, or that
   * the claim ends the game, for an arbiter elsewhere decides it (III.6). Milliseconds.
   */
  readonly quickplay?: { readonly opponentGets: number } | { readonly endsGame: true };
}

export function groundText(ground: Ground): string {
  switch (ground) {
    case 'threefold':
      return msg('claim-threefold');
    case 'fifty moves':
      return msg('claim-fifty');
    case 'cannot win by normal means':
      return msg('claim-cannot-win');
    case 'makes no effort to win by normal means':
      return msg('claim-no-effort');
  }
}

/** The question that is asked before anything is done. */
export function questionText(claim: ClaimRequest): string {
  switch (claim.ground) {
    case 'threefold':
      return claim.move === undefined
        ? msg('claim-ask-threefold')
        : msg('claim-ask-threefold-move', { move: claim.move });
    case 'fifty moves':
      return claim.move === undefined ? msg('claim-ask-fifty') : msg('claim-ask-fifty-move', { move: claim.move });
    case 'cannot win by normal means':
      return msg('claim-ask-cannot-win');
    case 'makes no effort to win by normal means':
      return msg('claim-ask-no-effort');
  }
}

/** What this claim costs if it is wrong, one sentence each. */
export function costTexts(claim: ClaimRequest, { cost, quickplay }: ClaimTerms): readonly string[] {
  const { ground } = claim;
  if (ground !== 'threefold' && ground !== 'fifty moves') {
    if (!quickplay) return [];
    return 'endsGame' in quickplay ? [msg('claim-ends-game')] : [givesText(quickplay.opponentGets)];
  }
  return [
    ...(cost ? [givesText(cost.opponentGets)] : [msg('claim-no-clock')]),
    ...(cost?.takes ? [takesText(cost.takes)] : []),
    ...(claim.move === undefined ? [] : [msg('claim-bound')]),
    msg('claim-offer'),
  ];
}

function givesText(time: number): string {
  const minutes = time / MINUTE;
  switch (minutes) {
    case 1:
      return msg('claim-gives-one');
    case 2:
      return msg('claim-gives-two');
    case 3:
      return msg('claim-gives-three');
    default:
      return msg('claim-gives', { minutes });
  }
}

/** 2005, Art. 9.5b. */
function takesText({ halfAbove, atMost, leaves }: WrongClaimTakes): string {
  return msg('claim-takes', { most: atMost / MINUTE, above: halfAbove / MINUTE, left: leaves / MINUTE });
}
