/** What moves are spoken with in Macedonian, one word for each thing. */
import type { OwnSpokenVocabulary } from '../../hearing/spoken-vocabulary.js';

export const SPOKEN: OwnSpokenVocabulary = {
  kinds: { king: 'крал', queen: 'дама', rook: 'топ', bishop: 'ловец', knight: 'скокач', pawn: 'пешак' },
  files: { a: 'а', b: 'бе', c: 'це', d: 'де', e: 'е', f: 'еф', g: 'ге', h: 'ха' },
  ranks: { 1: 'еден', 2: 'два', 3: 'три', 4: 'четири', 5: 'пет', 6: 'шест', 7: 'седум', 8: 'осум' },
  castling: { short: 'мала рокада', long: 'голема рокада' },
  takes: 'зема',
  to: 'на',
  from: 'од',
  check: 'шах',
  answers: ['да', 'не'],
  others: [
    'на',
    'од',
    'до',
    'со',
    'коњ',
    'кралица',
    'лаф',
    'офицер',
    'пион',
    'кратка',
    'долга',
    'шах',
    'мат',
    'станува',
  ],
  names: {
    fide: { a: 'ана', b: 'белла', c: 'цезар', d: 'давид', e: 'ева', f: 'феликс', g: 'густав', h: 'хектор' },
    nato: { a: 'алфа', b: 'браво', c: 'чарли', d: 'делта', e: 'ехо', f: 'фокстрот', g: 'голф', h: 'хотел' },
  },
  alsoWritten: ['бела'],
};
