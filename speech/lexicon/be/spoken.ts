/** What moves are spoken with in Belarusian, one word for each thing. */
import type { OwnSpokenVocabulary } from '../../hearing/spoken-vocabulary.js';

export const SPOKEN: OwnSpokenVocabulary = {
  kinds: { king: 'кароль', queen: 'ферзь', rook: 'ладдзя', bishop: 'слон', knight: 'конь', pawn: 'пешка' },
  files: { a: 'а', b: 'бэ', c: 'цэ', d: 'дэ', e: 'е', f: 'эф', g: 'жэ', h: 'аш' },
  ranks: { 1: 'адзін', 2: 'два', 3: 'тры', 4: 'чатыры', 5: 'пяць', 6: 'шэсць', 7: 'сем', 8: 'восем' },
  castling: { short: 'кароткая ракіроўка', long: 'доўгая ракіроўка' },
  takes: 'бярэ',
  to: 'на',
  from: 'з',
  check: 'шах',
  answers: ['так', 'не'],
  others: [
    'на',
    'з',
    'да',
    'слана',
    'каня',
    'ладдзю',
    'тура',
    'туру',
    'ферзя',
    'караля',
    'пешку',
    "б'е",
    'афіцэр',
    'каралева',
    'шах',
    'мат',
    'ператвараецца',
  ],
  names: {
    fide: { a: 'анна', b: 'бэла', c: 'цэзар', d: 'давід', e: 'эва', f: 'фелікс', g: 'густаў', h: 'гектар' },
    nato: { a: 'альфа', b: 'брава', c: 'чарлі', d: 'дэльта', e: 'эха', f: 'фокстрот', g: 'гольф', h: 'гатэль' },
  },
  alsoWritten: ['ганна', 'бэлла', 'фэлікс', 'гэктар'],
};
