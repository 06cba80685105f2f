/** On what ground a draw can be claimed, what that is called, and what a wrong claim costs, in words. The numbers are the edition's. */
import { msg, str } from '@lit/localize';
import type { WrongClaimTakes } from '../../../laws/editions/edition.js';
import { MINUTE } from '../../../laws/clock/time-control.js';
import type { ClaimRequest } from '../../shared/events.js';
import type { ClaimGround } from '../../../laws/acts/draw.js';

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

export const NO_CLAIMS: ClaimTerms = { playing: false };

export function groundText(ground: Ground): string {
  switch (ground) {
    case 'threefold':
      return msg('Same position three times', { id: 'claim-threefold' });
    case 'fifty moves':
      return msg('Fifty moves', { id: 'claim-fifty' });
    case 'cannot win by normal means':
      return msg('My opponent cannot win by normal means', { id: 'claim-cannot-win' });
    case 'makes no effort to win by normal means':
      return msg('My opponent makes no effort to win by normal means', { id: 'claim-no-effort' });
  }
}

/** The question that is asked before anything is done. */
export function questionText(claim: ClaimRequest): string {
  switch (claim.ground) {
    case 'threefold':
      return claim.move === undefined
        ? msg('Claim a draw: the same position stands on the board for the third time?', { id: 'claim-ask-threefold' })
        : msg(str`Claim a draw: the same position comes for the third time by ${claim.move}?`, {
            id: 'claim-ask-threefold-move',
          });
    case 'fifty moves':
      return claim.move === undefined
        ? msg('Claim a draw: fifty moves have been made without a capture or a pawn move?', { id: 'claim-ask-fifty' })
        : msg(str`Claim a draw: by ${claim.move} fifty moves are made without a capture or a pawn move?`, {
            id: 'claim-ask-fifty-move',
          });
    case 'cannot win by normal means':
      return msg('Claim a draw: your opponent cannot win by normal means?', { id: 'claim-ask-cannot-win' });
    case 'makes no effort to win by normal means':
      return msg('Claim a draw: your opponent makes no effort to win by normal means?', { id: 'claim-ask-no-effort' });
  }
}

/** What this claim costs if it is wrong, one sentence each. */
export function costTexts(claim: ClaimRequest, { cost, quickplay }: ClaimTerms): readonly string[] {
  const offer = msg('A wrong claim is an offer of a draw too.', { id: 'claim-offer' });
  const { ground } = claim;
  if (ground !== 'threefold' && ground !== 'fifty moves') {
    if (!quickplay) return [];
    return 'endsGame' in quickplay
      ? [
          msg('Without an arbiter this claim ends the game here; somebody else must decide the result.', {
            id: 'claim-ends-game',
          }),
        ]
      : [givesText(quickplay.opponentGets)];
  }
  const bound = msg('If the claim is wrong, the move you intend must be played.', { id: 'claim-bound' });
  return [
    ...(cost
      ? [givesText(cost.opponentGets)]
      : [msg('Without a clock a wrong claim costs no time.', { id: 'claim-no-clock' })]),
    ...(cost?.takes ? [takesText(cost.takes)] : []),
    ...(claim.move === undefined ? [] : [bound]),
    offer,
  ];
}

function givesText(time: number): string {
  const minutes = time / MINUTE;
  switch (minutes) {
    case 1:
      return msg('A wrong claim gives your opponent one minute.', { id: 'claim-gives-one' });
    case 2:
      return msg('A wrong claim gives your opponent two minutes.', { id: 'claim-gives-two' });
    case 3:
      return msg('A wrong claim gives your opponent three minutes.', { id: 'claim-gives-three' });
    default:
      return msg(str`A wrong claim gives your opponent ${minutes} minutes.`, { id: 'claim-gives' });
  }
}

/** 2005, Art. 9.5b. */
function takesText({ halfAbove, atMost, leaves }: WrongClaimTakes): string {
  const above = halfAbove / MINUTE;
  const most = atMost / MINUTE;
  const left = leaves / MINUTE;
  return msg(
    str`It takes half of your own time, at most ${most} minutes; if you have no more than ${above} minutes, it leaves you ${left}.`,
    { id: 'claim-takes' },
  );
}
