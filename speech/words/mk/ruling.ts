/**
 * Rulings in Macedonian.
 */
import type { RulingWords } from '../ruling.js';
import { THE_PLAYERS, listed } from './names.js';

export const ruling: RulingWords = {
  articles: (articles, are) => {
    const [one, several] = are === 'rules' ? ['Правило', 'Правила'] : ['Член', 'Членови'];
    return `${articles.length === 1 ? one : several} ${listed(articles, 'и')}.`;
  },
  reason: (reason) => ['Образложение:', reason],
  shallBeDone: () => 'Да се направи така?',
  noEffect: () => 'Со ова ништо не би се променило.',
  overtaken: () => 'Во меѓувреме партијата продолжи. Одлуката сега би била оваа.',
  given: (after) => (after ? `По потегот ${after.number} на ${THE_PLAYERS[after.by]}:` : 'Пред првиот потег:'),
};
