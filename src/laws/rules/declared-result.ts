/** The result that an arbiter declares: both refuse, one does, or a position that no play can put right (Art. 11.7, 11.8, 12.9.6). */
import { CONDUCT_RULES } from '../editions/penalties.js';
import { QUICKPLAY_RULES } from '../editions/quickplay.js';
import { isSentForRuling, termsOf, type Game } from '../game.js';
import { ended, type Judgement } from '../judgement.js';
import type { Ending, Result } from '../result.js';
import { isIllegalPosition } from './illegal-move.js';
import { drawnByIllegalPosition } from './illegality.js';
import { bothRefuse } from './penalties.js';
import { drawnBy } from './quickplay.js';

export function judgeDeclaredResult(game: Game, result: Result, at: number): Judgement {
  return ended(game, endingBy(game, result), at);
}

function endingBy(game: Game, result: Result): Ending {
  const { edition } = game.conditions;
  const { offences } = CONDUCT_RULES[edition];
  const { penalties } = game.edition.articles;
  switch (result) {
    case '0-0':
      return { result, reason: 'ruling', article: bothRefuse(edition).article };
    case '1/2-1/2': {
      if (isSentForRuling(game)) return drawnBy(QUICKPLAY_RULES[edition].withoutArbiter);
      const article = isIllegalPosition(game) ? drawnByIllegalPosition(termsOf(game)) : undefined;
      return { result, reason: 'ruling', article: article ?? penalties };
    }
    case '1-0':
    case '0-1': {
      const winner = result === '1-0' ? 'white' : 'black';
      const article = isSentForRuling(game)
        ? QUICKPLAY_RULES[edition].withoutArbiter
        : (offences['persistent refusal'] ?? penalties);
      return { result, reason: 'ruling', article, winner };
    }
  }
}
