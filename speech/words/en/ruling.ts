/**
 * Rulings in English.
 */
import type { RulingWords } from '../ruling.js';
import { PLAYERS, listed } from './names.js';

export const ruling: RulingWords = {
  articles: (articles, are) => {
    const one = are === 'rules' ? 'Rule' : 'Article';
    return `${one}${articles.length === 1 ? '' : 's'} ${listed(articles, 'and')}.`;
  },
  reason: (reason) => ['Reason:', reason],
  shallBeDone: () => 'Shall this be done?',
  noEffect: () => 'Nothing would change by this.',
  overtaken: () => 'The game has gone on meanwhile. The ruling would now be this.',
  given: (after) => (after ? `After move ${after.number} by ${PLAYERS[after.by]}:` : 'Before the first move:'),
};
