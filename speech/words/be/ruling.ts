/**
 * Rulings in Belarusian.
 */
import type { RulingWords } from '../ruling.js';
import { SIDES, listed } from './names.js';

export const ruling: RulingWords = {
  articles: (articles, are) => {
    const [one, several] = are === 'rules' ? ['Правіла', 'Правілы'] : ['Артыкул', 'Артыкулы'];
    return `${articles.length === 1 ? one : several} ${listed(articles, 'і')}.`;
  },
  reason: (reason) => ['Падстава:', reason],
  shallBeDone: () => 'Зрабіць так?',
  noEffect: () => 'Ад гэтага нічога не зменіцца.',
  overtaken: () => 'Тым часам партыя пайшла далей. Цяпер рашэнне такое.',
  given: (after) => (after ? `Пасля хода ${after.number} ${SIDES[after.by].genitive}:` : 'Перад першым ходам:'),
};
