/**
 * Rulings in Ukrainian.
 */
import type { RulingWords } from '../ruling.js';
import { listed } from './counting.js';
import { OF_PLAYER } from './names.js';

export const ruling: RulingWords = {
  articles: (articles, are) => {
    const [one, several] = are === 'rules' ? ['Правило', 'Правила'] : ['Стаття', 'Статті'];
    return `${articles.length === 1 ? one : several} ${listed(articles, 'і')}.`;
  },
  reason: (reason) => ['Підстава:', reason],
  shallBeDone: () => 'Зробити так?',
  noEffect: () => 'Це нічого не змінить.',
  overtaken: () => 'Тим часом партія пішла далі. Тепер рішення буде таке.',
  given: (after) => (after ? `Після ходу ${after.number} ${OF_PLAYER[after.by]}:` : 'Перед першим ходом:'),
};
