/** What moves are spoken with in French, one word for each thing. */
import type { OwnSpokenVocabulary } from '../../hearing/spoken-vocabulary.js';
import { FRENCH_SPELLING } from './heard.js';

export const SPOKEN: OwnSpokenVocabulary = {
  kinds: { king: 'roi', queen: 'dame', rook: 'tour', bishop: 'fou', knight: 'cavalier', pawn: 'pion' },
  files: { a: 'a', b: 'b', c: 'c', d: 'd', e: 'e', f: 'f', g: 'g', h: 'h' },
  ranks: { 1: 'un', 2: 'deux', 3: 'trois', 4: 'quatre', 5: 'cinq', 6: 'six', 7: 'sept', 8: 'huit' },
  castling: { short: 'petit roque', long: 'grand roque' },
  takes: 'prend',
  to: 'en',
  from: 'de',
  check: 'échec',
  answers: ['oui', 'non'],
  others: [
    ...[
      'en',
      'de',
      'sur',
      'à',
      'avec',
      'prend',
      'capture',
      'roque',
      'promotion',
      'devient',
      'échec',
      'mat',
      'le',
      'la',
    ],
    ...['et', 'mon', 'ma', 'reine', 'cheval'],
  ],
  names: {
    fide: { a: 'anna', b: 'bella', c: 'césar', d: 'david', e: 'eva', f: 'félix', g: 'gustav', h: 'hector' },
    nato: { a: 'alpha', b: 'bravo', c: 'charlie', d: 'delta', e: 'écho', f: 'foxtrot', g: 'golf', h: 'hôtel' },
  },
  alsoWritten: [...Object.values(FRENCH_SPELLING).flat(), 'ève', 'gustave'],
};
