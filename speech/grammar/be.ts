/**
 * Belarusian in the official orthography (2008), as its messages need it. The sources of terms and letters stand in docs/terms/be.md.
 *
 * No word is a single consonant: a voice may read the prepositions "з", "ў" and the particles "б", "ж" as names of letters
 * ("у нескладовае"), so that the sentences go without them. The players are plural ("Белыя здаліся"). A piece that is taken is declined as
 * a living being ("бярэ каня"). A piece is named by its square right after it, without a preposition ("ладдзя е два"), for "на е два" is
 * where it goes.
 */
import type { ByColor, PieceKind } from '../../src/laws/squares.js';
import { countingOf, eastSlavicForm, type Gender } from './slavic-counting.js';
import type { Grammar, Respellings } from './grammar.js';
import { namedKind } from './marks.js';
import { wordedNaming } from './naming.js';
import { formOf, forms, type Case, type Pieces } from './slavic-pieces.js';
import { shownSpan } from './spans.js';
import { kindOf, playerOf } from './functions.js';

/** The genitive of the plural stands after "няма" as well. */
const PIECES: Pieces = {
  king: forms('кароль', 'караля', 'караля', 'каралём', 'каралі', 'каралёў'),
  queen: forms('ферзь', 'ферзя', 'ферзя', 'ферзём', 'ферзі', 'ферзяў'),
  rook: forms('ладдзя', 'ладдзі', 'ладдзю', 'ладдзёй', 'ладдзі', 'ладдзяў'),
  bishop: forms('слон', 'слана', 'слана', 'сланом', 'сланы', 'сланоў'),
  knight: forms('конь', 'каня', 'каня', 'канём', 'коні', 'коней'),
  pawn: forms('пешка', 'пешкі', 'пешку', 'пешкай', 'пешкі', 'пешак'),
};

/** The colour of a piece: in the nominative by gender, and in the plural. */
const COLORED: ByColor<Readonly<Record<Gender | 'plural', string>>> = {
  white: { masculine: 'белы', feminine: 'белая', plural: 'белыя' },
  black: { masculine: 'чорны', feminine: 'чорная', plural: 'чорныя' },
};

/** "белыя", "гадзіннік белых", "належыць белым", "вы гуляеце белымі". */
const PLAYERS: ByColor<Readonly<Record<Case | 'dative', string>>> = {
  white: { nominative: 'белыя', genitive: 'белых', dative: 'белым', accusative: 'белыя', instrumental: 'белымі' },
  black: { nominative: 'чорныя', genitive: 'чорных', dative: 'чорным', accusative: 'чорныя', instrumental: 'чорнымі' },
};

function genderOf(kind: PieceKind): Gender {
  return kind === 'rook' || kind === 'pawn' ? 'feminine' : 'masculine';
}

export const NUMBERS = {
  toNineteen: [
    ...['нуль', 'адзін', 'два', 'тры', 'чатыры', 'пяць', 'шэсць', 'сем', 'восем', 'дзевяць', 'дзесяць'],
    ...['адзінаццаць', 'дванаццаць', 'трынаццаць', 'чатырнаццаць', 'пятнаццаць'],
    ...['шаснаццаць', 'семнаццаць', 'васямнаццаць', 'дзевятнаццаць'],
  ],
  tens: [
    ...['', '', 'дваццаць', 'трыццаць', 'сорак', 'пяцьдзясят'],
    ...['шэсцьдзясят', 'семдзесят', 'восемдзесят', 'дзевяноста'],
  ],
  hundreds: [
    ...['', 'сто', 'дзвесце', 'трыста', 'чатырыста', 'пяцьсот'],
    ...['шэсцьсот', 'семсот', 'восемсот', 'дзевяцьсот'],
  ],
} as const;

export const counting = countingOf({
  formAfter: eastSlavicForm,
  numbers: NUMBERS,
  feminine: { one: 'адна', oneAccusative: 'адну', two: 'дзве' },
  units: {
    hour: { one: 'гадзіна', oneAccusative: 'гадзіну', few: 'гадзіны', many: 'гадзін' },
    minute: { one: 'хвіліна', oneAccusative: 'хвіліну', few: 'хвіліны', many: 'хвілін' },
    second: { one: 'секунда', oneAccusative: 'секунду', few: 'секунды', many: 'секунд' },
  },
  lessThanASecond: { nominative: 'менш за секунду', accusative: 'менш за секунду' },
});

/** Of a masculine noun, of a feminine one, and of that in the locative: "на першай гарызанталі". */
type OrdinalForm = 'masculine' | 'feminine' | 'locative';

const ORDINALS: Readonly<Record<OrdinalForm, readonly string[]>> = {
  masculine: [
    ...['першы', 'другі', 'трэці', 'чацвёрты', 'пяты', 'шосты', 'сёмы', 'восьмы', 'дзявяты', 'дзясяты'],
    ...['адзінаццаты', 'дванаццаты'],
  ],
  feminine: [
    ...['першая', 'другая', 'трэцяя', 'чацвёртая', 'пятая', 'шостая', 'сёмая', 'восьмая', 'дзявятая', 'дзясятая'],
    ...['адзінаццатая', 'дванаццатая'],
  ],
  locative: [
    ...['першай', 'другой', 'трэцяй', 'чацвёртай', 'пятай', 'шостай', 'сёмай', 'восьмай', 'дзявятай', 'дзясятай'],
    ...['адзінаццатай', 'дванаццатай'],
  ],
};

/**
 * The German call for a Belarusian voice, which spells Latin words out, letter by letter; so every word is here. It has no sound for
 * "ґ", and its "г" is a fricative, as Belarusian is spoken.
 */
const RESPELLINGS: Respellings = {
  anna: 'ана',
  bella: 'бэла',
  cesar: 'цэзар',
  david: 'давіт',
  eva: 'эва',
  felix: 'фэлікс',
  gustav: 'густаф',
  hector: 'хэктор',
  eins: 'айнс',
  zwei: 'цвай',
  drei: 'драй',
  vier: 'фір',
  fünf: 'фінф',
  sechs: 'зэкс',
  sieben: 'зібэн',
  acht: 'ахт',
  könig: 'кэніх',
  könige: 'кэнігэ',
  dame: 'дамэ',
  damen: 'дамэн',
  turm: 'турм',
  türme: 'тырмэ',
  läufer: 'лойфэр',
  springer: 'шпрынгэр',
  bauer: 'баўэр',
  bauern: 'баўэрн',
  kurze: 'курцэ',
  lange: 'лангэ',
  rochade: 'рохадэ',
  schlägt: 'шлэкт',
  umwandlung: 'умвандлунг',
  auf: 'ауф',
  schach: 'шах',
  matt: 'мат',
  en: 'ан',
  passant: 'пасан',
  weiß: 'вайс',
  weiße: 'вайсэ',
  weißer: 'вайсэр',
  schwarz: 'шварц',
  schwarze: 'шварцэ',
  schwarzer: 'шварцэр',
  leer: 'лэр',
  helles: 'хэлес',
  dunkles: 'дунклес',
  feld: 'фэльт',
  reihe: 'райэ',
  und: 'унт',
  bis: 'біс',
  keine: 'кайнэ',
  figuren: 'фігурэн',
};

export const be: Grammar<'be'> = {
  lang: 'be',
  countsAs: 'ru',
  and: 'і',
  or: 'ці',
  either: 'ці',
  eachOr: 'або',
  letters: { king: 'Кр', queen: 'Ф', rook: 'Л', bishop: 'С', knight: 'К', pawn: 'П' },
  /**
   * A Belarusian voice gives Latin letters to an English one ("c4" is heard as English "see" and "чатыры"), so in plain words both places are
   * written as words: the letters by the names chess players say, of French school ("жэ", "аш"), which are also farther from "дэ", "бэ"
   * and "ха" to the ear.
   */
  naming: wordedNaming({
    files: ['а', 'бэ', 'цэ', 'дэ', 'е', 'эф', 'жэ', 'аш'],
    fideFiles: ['Анна', 'Бэла', 'Цэзар', 'Давід', 'Эва', 'Фелікс', 'Густаў', 'Гектар'],
    natoFiles: ['альфа', 'брава', 'чарлі', 'дэльта', 'эха', 'фокстрот', 'гольф', 'гатэль'],
    numbers: ['адзін', 'два', 'тры', 'чатыры', 'пяць', 'шэсць', 'сем', 'восем'],
  }),
  respellings: RESPELLINGS,
  functions: {
    PLAYER: ([whose], { case: inCase = 'nominative' }) => PLAYERS[playerOf(whose)][inCase],
    PIECE: ([piece], { case: inCase, number }) => PIECES[kindOf(piece)][formOf(inCase, number)],
    LABEL: ([piece], { number }) => namedKind(kindOf(piece), PIECES[kindOf(piece)][formOf('nominative', number)]),
    COLORED: ([{ color, kind }], { number }) => COLORED[color][number ?? genderOf(kind)],
    COUNTED: ([count, piece]) => {
      const kind = kindOf(piece);
      const after = counting.formAfter(count);
      const form = after === 'one' ? 'nominative' : after;
      return `${count <= 10 ? counting.inWords(count, genderOf(kind)) : String(count)} ${PIECES[kind][form]}`;
    },
    GENDER: ([piece]) => genderOf(kindOf(piece)),
    ORDINAL: ([number], { gender, case: inCase }) =>
      ORDINALS[inCase ?? gender ?? 'masculine'][Number(number) - 1] ?? `${number}-ы`,
    DURATION: ([time], { case: inCase }) => counting.shown(time, inCase),
    ALLOTTED: ([time], { case: inCase }) => counting.allotted(time, inCase),
    SPAN: ([time]) => counting.spoken(time),
    WORDS: ([number], { gender }) => counting.inWords(number, gender),
    // A verb goes with the first number of a span.
    AMOUNT: ([time]) => (eastSlavicForm(shownSpan(time)[0]?.count ?? 0) === 'one' ? 'one' : 'other'),
  },
};
