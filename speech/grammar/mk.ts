/** Macedonian, as its messages need it. Where its terms come from says docs/terms/mk.md. The players are plural: "белите нудат реми". */
import type { ByColor, PieceKind } from '../../src/laws/squares.js';
import type { Grammar, Respellings } from './grammar.js';
import { namedKind } from './marks.js';
import { wordedNaming } from './naming.js';
import { wordsOfNumber } from './number-words.js';
import { allottedSpan, shownSpan, spokenSpan, type SpanPart, type Unit } from './spans.js';
import { kindOf, playerOf } from './functions.js';

type Gender = 'masculine' | 'feminine' | 'neuter';

/** A kind of piece, several of it, after a number ("два топа"), and with an article. */
type Forms = Readonly<Record<'one' | 'plural' | 'counted' | 'the', string>>;

const PIECES: Readonly<Record<PieceKind, Forms>> = {
  king: { one: 'крал', plural: 'кралеви', counted: 'крала', the: 'кралот' },
  queen: { one: 'дама', plural: 'дами', counted: 'дами', the: 'дамата' },
  rook: { one: 'топ', plural: 'топови', counted: 'топа', the: 'топот' },
  bishop: { one: 'ловец', plural: 'ловци', counted: 'ловца', the: 'ловецот' },
  knight: { one: 'скокач', plural: 'скокачи', counted: 'скокача', the: 'скокачот' },
  pawn: { one: 'пешак', plural: 'пешаци', counted: 'пешака', the: 'пешакот' },
};

/** As a label, before what is theirs, and in a sentence. */
const PLAYERS: ByColor<Readonly<Record<'label' | 'the', string>>> = {
  white: { label: 'бели', the: 'белите' },
  black: { label: 'црни', the: 'црните' },
};

type Adjective = Readonly<Record<'masculine' | 'feminine', string>>;

const COLORED: ByColor<Adjective & { readonly plural: string; readonly the: Adjective }> = {
  white: { masculine: 'бел', feminine: 'бела', plural: 'бели', the: { masculine: 'белиот', feminine: 'белата' } },
  black: { masculine: 'црн', feminine: 'црна', plural: 'црни', the: { masculine: 'црниот', feminine: 'црната' } },
};

/** Only the queen is feminine. */
function genderOf(kind: PieceKind): 'masculine' | 'feminine' {
  return kind === 'queen' ? 'feminine' : 'masculine';
}

export const NUMBERS = {
  toNineteen: [
    ...['нула', 'еден', 'два', 'три', 'четири', 'пет', 'шест', 'седум', 'осум', 'девет', 'десет'],
    ...['единаесет', 'дванаесет', 'тринаесет', 'четиринаесет', 'петнаесет'],
    ...['шеснаесет', 'седумнаесет', 'осумнаесет', 'деветнаесет'],
  ],
  tens: [
    ...['', '', 'дваесет', 'триесет', 'четириесет', 'педесет'],
    ...['шеесет', 'седумдесет', 'осумдесет', 'деведесет'],
  ],
  hundreds: [
    ...['', 'сто', 'двесте', 'триста', 'четиристотини', 'петстотини'],
    ...['шестстотини', 'седумстотини', 'осумстотини', 'деветстотини'],
  ],
} as const;

/** "дваесет и една", "сто и пет": the last word is joined by "и". */
export function inWords(number: number, gender: Gender = 'masculine'): string {
  const one = gender === 'feminine' ? 'една' : 'едно';
  const words = wordsOfNumber(number, NUMBERS, (last) =>
    gender === 'masculine' ? undefined : [undefined, one, 'две'][last],
  );
  return [words.slice(0, -1).join(' '), words.at(-1) ?? ''].filter((part) => part !== '').join(' и ');
}

/** Whether a number has a noun in the singular: 1, 21, 31, 101, but not 11. After any other, masculine nouns have a form of their own. */
function isSingular(number: number): boolean {
  return number % 10 === 1 && number % 100 !== 11;
}

/**
 * As it stands before a noun: digits where a voice says them right. It says masculine ones, so one and two, and feminine and neuter numbers
 * that end in them, are words.
 */
export function numberBefore(number: number, gender: Gender): string {
  const isBent = [1, 2].includes(number % 10) && Math.floor(number / 10) % 10 !== 1 && number < 1000;
  return isBent && (gender !== 'masculine' || number <= 2) ? inWords(number, gender) : String(number);
}

/** Small numbers in words. */
function small(number: number, gender: Gender): string {
  return number <= 10 ? inWords(number, gender) : numberBefore(number, gender);
}

/** "прв", "втор": masculine, without an article. */
const ORDINALS = ['прв', 'втор', 'трет', 'четврти', 'петти', 'шести', 'седми', 'осми', 'деветти', 'десетти'] as const;

export function ordinal(number: number): string {
  return ORDINALS[number - 1] ?? `${number}-ти`;
}

/** "првиот", "четвртиот". */
function theOrdinal(number: number): string {
  return `${ordinal(number).replace(/и$/u, '')}иот`;
}

const UNITS: Readonly<Record<Unit, { readonly gender: Gender; readonly one: string; readonly counted: string }>> = {
  hour: { gender: 'masculine', one: 'час', counted: 'часа' },
  minute: { gender: 'feminine', one: 'минута', counted: 'минути' },
  second: { gender: 'feminine', one: 'секунда', counted: 'секунди' },
};

function spanned(parts: readonly SpanPart[], number: (count: number, gender: Gender) => string): string {
  const told = parts.map(({ count, unit }) => {
    const { gender, one, counted } = UNITS[unit];
    return `${number(count, gender)} ${isSingular(count) ? one : counted}`;
  });
  return told.length > 0 ? told.join(' и ') : 'помалку од една секунда';
}

export function duration(time: number): string {
  return spanned(shownSpan(time), numberBefore);
}

export function allotted(time: number): string {
  return spanned(allottedSpan(time), numberBefore);
}

function spoken(time: number): string {
  const { parts, seconds } = spokenSpan(time);
  return `${spanned(parts, inWords)}${seconds > 0 ? ` и ${inWords(seconds, 'feminine')}` : ''}`;
}

/**
 * The German call for a Macedonian voice, which reads Latin letters as Macedonian ones. Written either way, these are said the same:
 * Bella ("Бела" would be "white"), Eva, Gustav, Dame, Damen, Turm, Bauer, Bauern, lange, auf, dunkles, bis, Figuren.
 */
const RESPELLINGS: Respellings = {
  anna: 'ана',
  cesar: 'цезар',
  david: 'давит',
  felix: 'феликс',
  hector: 'хектор',
  eins: 'ајнс',
  zwei: 'цвај',
  drei: 'драј',
  vier: 'фир',
  fünf: 'финф',
  sechs: 'зекс',
  sieben: 'зибен',
  acht: 'ахт',
  könig: 'кених',
  könige: 'кениге',
  türme: 'тирме',
  läufer: 'лојфер',
  springer: 'шпрингер',
  kurze: 'курце',
  rochade: 'рохаде',
  schlägt: 'шлект',
  umwandlung: 'умвандлунг',
  schach: 'шах',
  matt: 'мат',
  en: 'ан',
  passant: 'пасан',
  weiß: 'вајс',
  weiße: 'вајсе',
  weißer: 'вајсер',
  schwarz: 'шварц',
  schwarze: 'шварце',
  schwarzer: 'шварцер',
  leer: 'лер',
  helles: 'хелес',
  feld: 'фелт',
  reihe: 'раје',
  und: 'унт',
  keine: 'кајне',
};

export const mk: Grammar<'mk'> = {
  lang: 'mk',
  countsAs: 'hr',
  and: 'и',
  or: 'или',
  either: 'или',
  eachOr: 'или',
  letters: { king: 'К', queen: 'Д', rook: 'Т', bishop: 'Л', knight: 'С', pawn: 'П' },
  /**
   * Squares are words, for Macedonian voices read Latin letters one by one or not at all ("c" as "ц", "h" as "х"). The letters have the
   * names they have in Macedonian schools, the FIDE names stand in Cyrillic. "Белла" keeps both its letters, for "Бела" is "white".
   */
  naming: wordedNaming({
    files: ['а', 'бе', 'це', 'де', 'е', 'еф', 'ге', 'ха'],
    fideFiles: ['Ана', 'Белла', 'Цезар', 'Давид', 'Ева', 'Феликс', 'Густав', 'Хектор'],
    natoFiles: ['алфа', 'браво', 'чарли', 'делта', 'ехо', 'фокстрот', 'голф', 'хотел'],
    numbers: ['еден', 'два', 'три', 'четири', 'пет', 'шест', 'седум', 'осум'],
  }),
  respellings: RESPELLINGS,
  functions: {
    PLAYER: ([whose], { form = 'label' }) => PLAYERS[playerOf(whose)][form],
    PIECE: ([piece], { article }) => PIECES[kindOf(piece)][article ?? 'one'],
    LABEL: ([piece], { number }) => namedKind(kindOf(piece), PIECES[kindOf(piece)][number ?? 'one']),
    COLORED: ([{ color, kind }], { article, number }) => {
      const { plural, the, ...one } = COLORED[color];
      if (article === 'the') return the[genderOf(kind)];
      return number === 'plural' ? plural : one[genderOf(kind)];
    },
    GENDER: ([piece]) => genderOf(kindOf(piece)),
    COUNTED: ([count, piece]) => {
      const kind = kindOf(piece);
      return `${small(count, genderOf(kind))} ${namedKind(kind, PIECES[kind][isSingular(count) ? 'one' : 'counted'])}`;
    },
    NUM: ([number], { gender }) => numberBefore(number, gender ?? 'masculine'),
    SMALL: ([number]) => small(number, 'masculine'),
    ORDINAL: ([number], { article }) => (article === 'the' ? theOrdinal : ordinal)(Number(number)),
    DURATION: ([time]) => duration(time),
    ALLOTTED: ([time]) => allotted(time),
    SPAN: ([time]) => spoken(time),
    WORDS: ([number], { gender }) => inWords(number, gender),
  },
};
