/**
 * Ukrainian, as its messages need it. The terms are those of the Ukrainian Laws of Chess; their sources stand in docs/terms.
 *
 * Words of one consonant ("з", "й", "б", "ж") are read by espeak-ng as letters, "зе", "йот", "бе", "же", two of which are files;
 * "їх", "її", "їм" and "вп’яте" are spelt out. No sentence has them: "із" and "і" are said instead, "уп’яте", and nouns.
 */
import { countingOf, eastSlavicForm, type Gender } from './slavic-counting.js';
import { forms, slavicFunctions, type Pieces } from './slavic-pieces.js';
import type { Grammar, Respellings } from './grammar.js';
import { wordedNaming } from './naming.js';

const PIECES: Pieces = {
  king: forms('король', 'короля', 'короля', 'королем', 'королі', 'королів'),
  queen: forms('ферзь', 'ферзя', 'ферзя', 'ферзем', 'ферзі', 'ферзів'),
  rook: forms('тура', 'тури', 'туру', 'турою', 'тури', 'тур'),
  bishop: forms('слон', 'слона', 'слона', 'слоном', 'слони', 'слонів'),
  knight: forms('кінь', 'коня', 'коня', 'конем', 'коні', 'коней'),
  pawn: forms('пішак', 'пішака', 'пішака', 'пішаком', 'пішаки', 'пішаків'),
};

const COLORED = {
  white: {
    masculine: { nominative: 'білий', genitive: 'білого', accusative: 'білого', instrumental: 'білим' },
    feminine: { nominative: 'біла', genitive: 'білої', accusative: 'білу', instrumental: 'білою' },
    plural: 'білі',
  },
  black: {
    masculine: { nominative: 'чорний', genitive: 'чорного', accusative: 'чорного', instrumental: 'чорним' },
    feminine: { nominative: 'чорна', genitive: 'чорної', accusative: 'чорну', instrumental: 'чорною' },
    plural: 'чорні',
  },
};

/** The players are plural: "білі ходять". */
const PLAYERS = {
  white: { nominative: 'білі', genitive: 'білих', dative: 'білим', instrumental: 'білими' },
  black: { nominative: 'чорні', genitive: 'чорних', dative: 'чорним', instrumental: 'чорними' },
};

export const NUMBERS = {
  toNineteen: [
    ...['нуль', 'один', 'два', 'три', 'чотири', 'п’ять', 'шість', 'сім', 'вісім', 'дев’ять', 'десять'],
    ...['одинадцять', 'дванадцять', 'тринадцять', 'чотирнадцять', 'п’ятнадцять'],
    ...['шістнадцять', 'сімнадцять', 'вісімнадцять', 'дев’ятнадцять'],
  ],
  tens: [
    ...['', '', 'двадцять', 'тридцять', 'сорок', 'п’ятдесят'],
    ...['шістдесят', 'сімдесят', 'вісімдесят', 'дев’яносто'],
  ],
  hundreds: [
    ...['', 'сто', 'двісті', 'триста', 'чотириста', 'п’ятсот'],
    ...['шістсот', 'сімсот', 'вісімсот', 'дев’ятсот'],
  ],
} as const;

export const counting = countingOf({
  formAfter: eastSlavicForm,
  numbers: NUMBERS,
  feminine: { one: 'одна', oneAccusative: 'одну', two: 'дві' },
  units: {
    hour: { one: 'година', oneAccusative: 'годину', few: 'години', many: 'годин' },
    minute: { one: 'хвилина', oneAccusative: 'хвилину', few: 'хвилини', many: 'хвилин' },
    second: { one: 'секунда', oneAccusative: 'секунду', few: 'секунди', many: 'секунд' },
  },
  lessThanASecond: { nominative: 'менше секунди', accusative: 'менше секунди' },
});

type OrdinalCase = 'nominative' | 'instrumental' | 'locative';

/** What an ordinal ends in; only the third ends softly. */
const ORDINAL_ENDINGS: Readonly<
  Record<'hard' | 'soft', Readonly<Record<Gender, Readonly<Record<OrdinalCase, string>>>>>
> = {
  hard: {
    masculine: { nominative: 'ий', instrumental: 'им', locative: 'ому' },
    feminine: { nominative: 'а', instrumental: 'ою', locative: 'ій' },
  },
  soft: {
    masculine: { nominative: 'ій', instrumental: 'ім', locative: 'ьому' },
    feminine: { nominative: 'я', instrumental: 'ьою', locative: 'ій' },
  },
};
const ORDINAL_STEMS = [
  ...['перш', 'друг', 'трет', 'четверт', 'п’ят', 'шост', 'сьом', 'восьм', 'дев’ят', 'десят', 'одинадцят', 'дванадцят'],
];

/** "перший", "на третій горизонталі". */
function ordinal(number: number, gender: Gender, inCase: OrdinalCase): string {
  const stem = ORDINAL_STEMS[number - 1];
  if (stem === undefined) return `номер ${number}`;
  return `${stem}${ORDINAL_ENDINGS[number === 3 ? 'soft' : 'hard'][gender][inCase]}`;
}

/**
 * The German call for a Ukrainian voice, which reads Latin letters as English. Nearest as they are, in that English reading: Bella,
 * Springer, Bauer, Bauern, matt, weißer, bis.
 */
const RESPELLINGS: Respellings = {
  anna: 'ана',
  cesar: 'цезар',
  david: 'давіт',
  eva: 'ева',
  felix: 'фелікс',
  gustav: 'ґустаф',
  hector: 'гектор',
  eins: 'айнс',
  zwei: 'цвай',
  drei: 'драй',
  vier: 'фір',
  fünf: 'фінф',
  sechs: 'зекс',
  sieben: 'зібен',
  acht: 'ахт',
  könig: 'кеніх',
  könige: 'кеніґе',
  dame: 'даме',
  damen: 'дамен',
  turm: 'турм',
  türme: 'тірме',
  läufer: 'лойфер',
  kurze: 'курце',
  lange: 'ланґе',
  rochade: 'рохаде',
  schlägt: 'шлект',
  umwandlung: 'умвандлунґ',
  auf: 'ауф',
  schach: 'шах',
  en: 'ан',
  passant: 'пасан',
  weiß: 'вайс',
  weiße: 'вайсе',
  schwarz: 'шварц',
  schwarze: 'шварце',
  schwarzer: 'шварцер',
  leer: 'лер',
  helles: 'гелес',
  dunkles: 'дунклес',
  feld: 'фельт',
  reihe: 'райе',
  und: 'унт',
  keine: 'кайне',
  figuren: 'фіґурен',
};

export const uk: Grammar<'uk'> = {
  lang: 'uk',
  countsAs: 'uk',
  and: 'і',
  or: 'чи',
  either: 'або',
  eachOr: 'або',
  letters: { king: 'Кр', queen: 'Ф', rook: 'Т', bishop: 'С', knight: 'К', pawn: 'П' },
  /**
   * A Ukrainian voice gives Latin letters to an English one ("сі чотири" for c4), so in plain words they are written as they are called at a
   * Ukrainian board: g is "же" and h is "аш".
   */
  naming: wordedNaming({
    files: ['а', 'бе', 'це', 'де', 'е', 'еф', 'же', 'аш'],
    fideFiles: ['Анна', 'Белла', 'Цезар', 'Давид', 'Ева', 'Фелікс', 'Густав', 'Гектор'],
    natoFiles: ['альфа', 'браво', 'чарлі', 'дельта', 'ехо', 'фокстрот', 'гольф', 'готель'],
    numbers: ['один', 'два', 'три', 'чотири', 'п’ять', 'шість', 'сім', 'вісім'],
  }),
  respellings: RESPELLINGS,
  functions: slavicFunctions({ pieces: PIECES, colored: COLORED, players: PLAYERS, counting, ordinal }),
};
