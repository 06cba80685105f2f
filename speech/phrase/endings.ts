/** Why a game is over, and who won: the message of each end. */
import type { Verdict } from '../../src/laws/board/mating-line.js';
import type { Ending, Result } from '../../src/laws/result.js';
import { opposite, type Color } from '../../src/laws/squares.js';
import { dashed } from './own-message.js';
import type { Messages } from './say.js';
import { yesOrNo } from './yes-or-no.js';

/** Results as messages have them: who won; drawn; or lost by both. */
export const RESULT_NAMES = {
  '1-0': 'white',
  '0-1': 'black',
  '1/2-1/2': 'drawn',
  '0-0': 'lost',
} as const satisfies Readonly<Record<Result, string>>;

/** `mateCalled`: the call right before has said that it is mate, which is not said again. */
export type EndingWords = (ending: Ending, mateCalled?: boolean) => string;

export function endingWords({ say }: Messages<'endings'>): EndingWords {
  return ({ reason, result, cannotMate }, mateCalled = false) => {
    if (cannotMate !== undefined && isDrawnBy(reason)) {
      return say(`ending-drawn-${dashed(reason)}`, { loser: opposite(cannotMate), opponent: cannotMate });
    }
    if (reason === 'checkmate') {
      return say('ending-checkmate', { result: RESULT_NAMES[result], called: yesOrNo(mateCalled) });
    }
    return reason === 'agreement'
      ? say('ending-agreement')
      : say(`ending-${dashed(reason)}`, { result: RESULT_NAMES[result] });
  };
}

/** By what a player loses unless the opponent cannot mate: who that is, is said then. */
const DRAWN_BY = ['time', 'resignation', 'illegal moves', 'sealed move'] as const;

function isDrawnBy(reason: Ending['reason']): reason is (typeof DRAWN_BY)[number] {
  return DRAWN_BY.some((one) => one === reason);
}

/** What is said of whether a side can still mate. */
export interface MateWords {
  /** Before the result: nobody could find out whether this side could still mate. */
  readonly mateUndecided: (side: Color) => string;
  /** The answer to that question. `mated`: it has mated already; after `can` follows a line. */
  readonly canWin: (side: Color, answer: Verdict['verdict'] | 'mated') => string;
}

export function mateWords({ say }: Messages<'endings'>): MateWords {
  return {
    mateUndecided: (side) => say('ending-mate-undecided', { side }),
    canWin: (side, answer) => say(`can-win-${answer}`, { side }),
  };
}
