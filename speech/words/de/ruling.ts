/**
 * Rulings in German.
 */
import type { RulingWords } from '../ruling.js';
import { listed } from './counting.js';
import { PLAYERS } from './names.js';

export const ruling: RulingWords = {
  articles: (articles, are) => {
    const one = are === 'articles' ? 'Artikel' : articles.length === 1 ? 'Regel' : 'Regeln';
    return `${one} ${listed(articles, 'und')}.`;
  },
  reason: (reason) => ['Begründung:', reason],
  shallBeDone: () => 'Soll das geschehen?',
  noEffect: () => 'Dadurch würde sich nichts ändern.',
  overtaken: () => 'Inzwischen ist die Partie weitergegangen. Die Entscheidung lautet jetzt so.',
  given: (after) => (after ? `Nach Zug ${after.number} von ${PLAYERS[after.by]}:` : 'Vor dem ersten Zug:'),
};
