/**
 * The words that moves are spoken with in each language, one for each thing, as they are written: letters as they are called where they
 * are no words by themselves. What is understood is far more (see `lexicon.ts`).
 */
import type { CastlingSide, File, PieceKind, Rank } from '../../src/laws/squares.js';
import type { LanguageName } from '../language-names.js';

export interface SpokenVocabulary {
  readonly kinds: Readonly<Record<PieceKind, string>>;
  readonly files: Readonly<Record<File, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  readonly castling: Readonly<Record<CastlingSide, string>>;
  readonly takes: string;
  /** Before the square where to, in calls with letters. */
  readonly to: string;
  /** Before a square where from, in answers. */
  readonly from: string;
  readonly check: string;
}

/** By whose names the files are told apart. */
export type NameSystem = 'fide' | 'nato';

/** With what else is said: answers, small words and other forms, and the names of the files. */
export interface OwnSpokenVocabulary extends SpokenVocabulary {
  readonly answers: readonly string[];
  readonly others: readonly string[];
  readonly names: Readonly<Record<NameSystem, Readonly<Record<File, string>>>>;
}

/** The call of App. D.2.1. */
export const FIDE_SPOKEN: SpokenVocabulary = {
  kinds: { king: 'könig', queen: 'dame', rook: 'turm', bishop: 'läufer', knight: 'springer', pawn: 'bauer' },
  files: { a: 'anna', b: 'bella', c: 'cäsar', d: 'david', e: 'eva', f: 'felix', g: 'gustav', h: 'hektor' },
  ranks: { 1: 'eins', 2: 'zwei', 3: 'drei', 4: 'vier', 5: 'fünf', 6: 'sechs', 7: 'sieben', 8: 'acht' },
  castling: { short: 'kurze rochade', long: 'lange rochade' },
  takes: 'schlägt',
  to: 'nach',
  from: 'von',
  check: 'schach',
};

export const SPOKEN: Readonly<Record<LanguageName, OwnSpokenVocabulary>> = {
  en: {
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
  },
  de: {
    // The call is German but for its files.
    ...FIDE_SPOKEN,
    files: { a: 'a', b: 'b', c: 'c', d: 'd', e: 'e', f: 'f', g: 'g', h: 'h' },
    answers: ['ja', 'nein'],
    others: [
      'nach',
      'auf',
      'von',
      'mit',
      'nimmt',
      'zwo',
      'pferd',
      'wird',
      'schach',
      'matt',
      'der',
      'die',
      'das',
      'den',
      'dem',
      'rochade',
    ],
    names: {
      fide: { a: 'anna', b: 'bella', c: 'cäsar', d: 'david', e: 'eva', f: 'felix', g: 'gustav', h: 'hektor' },
      nato: { a: 'alpha', b: 'bravo', c: 'charlie', d: 'delta', e: 'echo', f: 'foxtrot', g: 'golf', h: 'hotel' },
    },
  },
  uk: {
    kinds: { king: 'король', queen: 'ферзь', rook: 'тура', bishop: 'слон', knight: 'кінь', pawn: 'пішак' },
    files: { a: 'а', b: 'бе', c: 'це', d: 'де', e: 'е', f: 'еф', g: 'же', h: 'аш' },
    ranks: { 1: 'один', 2: 'два', 3: 'три', 4: 'чотири', 5: "п'ять", 6: 'шість', 7: 'сім', 8: 'вісім' },
    castling: { short: 'коротка рокіровка', long: 'довга рокіровка' },
    takes: 'бере',
    to: 'на',
    from: 'з',
    check: 'шах',
    answers: ['так', 'ні'],
    others: [
      'на',
      'з',
      'до',
      'слона',
      'коня',
      'туру',
      'ферзя',
      'короля',
      'пішака',
      "б'є",
      'ладья',
      'офіцер',
      'королева',
      'шах',
      'мат',
      'перетворюється',
      'ева',
    ],
    names: {
      fide: { a: 'анна', b: 'белла', c: 'цезар', d: 'давид', e: 'єва', f: 'фелікс', g: 'густав', h: 'гектор' },
      nato: { a: 'альфа', b: 'браво', c: 'чарлі', d: 'дельта', e: 'ехо', f: 'фокстрот', g: 'гольф', h: 'готель' },
    },
  },
  be: {
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
  },
  mk: {
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
  },
  es: {
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
      ...[
        'a',
        'de',
        'desde',
        'en',
        'con',
        'toma',
        'captura',
        'come',
        'reina',
        'enroco',
        'corona',
        'paso',
        'al',
        'jaque',
      ],
      ...['mate', 'el', 'la', 'y', 'mi'],
    ],
    names: {
      fide: { a: 'anna', b: 'bella', c: 'césar', d: 'david', e: 'eva', f: 'félix', g: 'gustav', h: 'héctor' },
      nato: { a: 'alfa', b: 'bravo', c: 'charlie', d: 'delta', e: 'eco', f: 'foxtrot', g: 'golf', h: 'hotel' },
    },
  },
};
