/** Why a game is over, and who won: the message of each end. */
import type { Ending, Result } from '../../src/laws/result.js';
import { opposite } from '../../src/laws/squares.js';
import { dashed, yesOrNo } from './own-message.js';
import type { Messages } from './say.js';

/** Results as messages have them: who won; drawn; or lost by both. */
export const RESULT_NAMES = {
  '1-0': 'white',
  '0-1': 'black',
  '1/2-1/2': 'drawn',
  '0-0': 'lost',
} as const satisfies Readonly<Record<Result, string>>;

/** `mateCalled`: the call right before has said that it is mate, which is not said again. */
export function endingSaid(
  { reason, result, cannotMate }: Ending,
  { say }: Messages<'endings'>,
  mateCalled = false,
): string {
  if (cannotMate !== undefined && isDrawnBy(reason)) {
    return say(`ending-drawn-${dashed(reason)}`, { loser: opposite(cannotMate), opponent: cannotMate });
  }
  if (reason === 'checkmate') {
    return say('ending-checkmate', { result: RESULT_NAMES[result], called: yesOrNo(mateCalled) });
  }
  return reason === 'agreement'
    ? say('ending-agreement')
    : say(`ending-${dashed(reason)}`, { result: RESULT_NAMES[result] });
}

/** The article that is announced with the end: where a player who would have lost draws, it says why. */
export function endingArticle({ cannotMate, article }: Ending, messages: Messages<'endings'>): string | undefined {
  return cannotMate === undefined ? undefined : messages.say('ending-article', { article });
}

/** By what a player loses unless the opponent cannot mate: who that is, is said then. */
const DRAWN_BY = ['time', 'resignation', 'illegal moves', 'sealed move'] as const;

function isDrawnBy(reason: Ending['reason']): reason is (typeof DRAWN_BY)[number] {
  return DRAWN_BY.some((one) => one === reason);
}
