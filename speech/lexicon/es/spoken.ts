/** What moves are spoken with in Spanish, one word for each thing. */
import type { OwnSpokenVocabulary } from '../../hearing/spoken-vocabulary.js';
import { SPANISH_SPELLING } from './heard.js';

export const SPOKEN: OwnSpokenVocabulary = {
  kinds: { king: 'rey', queen: 'dama', rook: 'torre', bishop: 'alfil', knight: 'caballo', pawn: 'peón' },
  files: { a: 'a', b: 'be', c: 'ce', d: 'de', e: 'e', f: 'efe', g: 'ge', h: 'hache' },
  ranks: { 1: 'uno', 2: 'dos', 3: 'tres', 4: 'cuatro', 5: 'cinco', 6: 'seis', 7: 'siete', 8: 'ocho' },
  castling: { short: 'enroque corto', long: 'enroque largo' },
  takes: 'por',
  to: 'a',
  from: 'de',
  check: 'jaque',
  answers: ['sí', 'no'],
  others: [
    ...['a', 'de', 'desde', 'en', 'con', 'toma', 'captura', 'come', 'reina', 'enroco', 'corona', 'paso', 'al', 'jaque'],
    ...['mate', 'el', 'la', 'y', 'mi'],
  ],
  names: {
    fide: { a: 'anna', b: 'bella', c: 'césar', d: 'david', e: 'eva', f: 'félix', g: 'gustav', h: 'héctor' },
    nato: { a: 'alfa', b: 'bravo', c: 'charlie', d: 'delta', e: 'eco', f: 'foxtrot', g: 'golf', h: 'hotel' },
  },
  alsoWritten: [...Object.values(SPANISH_SPELLING).flat(), 'ana', 'gustavo', 'charli'],
};
