/** What moves are spoken with in English, one word for each thing. */
import type { OwnSpokenVocabulary } from '../../hearing/spoken-vocabulary.js';

export const SPOKEN: OwnSpokenVocabulary = {
  kinds: { king: 'king', queen: 'queen', rook: 'rook', bishop: 'bishop', knight: 'knight', pawn: 'pawn' },
  files: { a: 'a', b: 'b', c: 'c', d: 'd', e: 'e', f: 'f', g: 'g', h: 'h' },
  ranks: { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight' },
  castling: { short: 'castle short', long: 'castle long' },
  takes: 'takes',
  to: 'to',
  from: 'from',
  check: 'check',
  answers: ['yes', 'no'],
  others: [
    'to',
    'from',
    'on',
    'with',
    'takes',
    'take',
    'captures',
    'castles',
    'kingside',
    'queenside',
    'promotes',
    'becomes',
    'check',
    'mate',
    'the',
    'a',
    'and',
    'my',
  ],
  names: {
    fide: { a: 'anna', b: 'bella', c: 'caesar', d: 'david', e: 'eva', f: 'felix', g: 'gustav', h: 'hector' },
    nato: { a: 'alpha', b: 'bravo', c: 'charlie', d: 'delta', e: 'echo', f: 'foxtrot', g: 'golf', h: 'hotel' },
  },
  alsoWritten: [],
};
