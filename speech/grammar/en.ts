/** English, as its messages need it. */
import type { ByColor, PieceKind } from '../../src/laws/squares.js';
import { withCapital, kindOf, playerOf } from './functions.js';
import type { Grammar, Respellings } from './grammar.js';
import { namedKind } from './marks.js';
import { printedNaming } from './naming.js';
import { allottedSpan, isOne, shownSpan, spokenSpan, type SpanPart } from './spans.js';

const PLAYERS: ByColor<string> = { white: 'White', black: 'Black' };

/** "rook", "rooks". */
function named(kind: PieceKind, number?: 'plural'): string {
  return number === 'plural' ? `${kind}s` : kind;
}

export const TO_NINETEEN = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
] as const;

/** From twenty on. */
export const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

/** Up to 999: "ninety-five", "one hundred and one". Larger ones stay digits. */
export function inWords(number: number): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  if (hundreds > 9) return String(number);
  if (hundreds === 0) return below100(rest);
  const hundred = `${TO_NINETEEN[hundreds] ?? ''} hundred`;
  return rest === 0 ? hundred : `${hundred} and ${below100(rest)}`;
}

function below100(number: number): string {
  const small = TO_NINETEEN[number];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? tens : `${tens}-${TO_NINETEEN[number % 10] ?? ''}`;
}

/** Small numbers in words: "no", "two". */
function small(count: number): string {
  if (count === 0) return 'no';
  return count <= 10 ? inWords(count) : String(count);
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

const LESS = 'less than a second';

function spanned(parts: readonly SpanPart[], number: (count: number) => string): string {
  const told = parts.map(({ count, unit }) => `${number(count)} ${unit}${count === 1 ? '' : 's'}`);
  return told.length > 0 ? told.join(' ') : LESS;
}

export function duration(time: number): string {
  return spanned(shownSpan(time), String);
}

/** The same to begin a sentence with: "Two minutes", "1 hour 5 minutes". */
export function durationFirst(time: number): string {
  const parts = shownSpan(time);
  return withCapital(spanned(parts, parts.length === 1 ? small : String));
}

export function allotted(time: number): string {
  return spanned(allottedSpan(time), String);
}

function spoken(time: number): string {
  const { parts, seconds } = spokenSpan(time);
  return `${spanned(parts, inWords)}${seconds > 0 ? ` ${inWords(seconds)}` : ''}`;
}

/**
 * The German call for an English voice. Nearest as they are: Anna, Bella, Eva, Felix, Bauer, Bauern, leer, matt, bis. "Sh" stands
 * before l only, for before other consonants voices spell it out; there "sch" is said right.
 */
export const RESPELLINGS: Respellings = {
  cesar: 'tsezzar',
  david: 'daveet',
  gustav: 'goostahf',
  hector: 'hecktoar',
  eins: 'einss',
  zwei: 'tsvai',
  drei: 'dry',
  vier: 'fear',
  fünf: 'finf',
  sechs: 'zex',
  sieben: 'zeeben',
  acht: 'ahkt',
  könig: 'kernish',
  könige: 'kernigga',
  dame: 'dahma',
  damen: 'dahmen',
  turm: 'tourm',
  türme: 'teerma',
  läufer: 'loyfer',
  springer: 'schpringer',
  kurze: 'kourtsa',
  lange: 'langa',
  rochade: 'roshahda',
  schlägt: 'shleckt',
  umwandlung: 'oomvandloong',
  auf: 'owf',
  schach: 'shakh',
  en: 'ong',
  passant: 'passong',
  weiß: 'vice',
  weiße: 'vysa',
  weißer: 'vyser',
  schwarz: 'schvarts',
  schwarze: 'schvartsa',
  schwarzer: 'schvartser',
  helles: 'hellus',
  dunkles: 'doonkless',
  feld: 'felt',
  reihe: 'ryah',
  und: 'oont',
  keine: 'kynah',
  figuren: 'feegooren',
};

export const en: Grammar<'en'> = {
  lang: 'en',
  countsAs: 'en',
  and: 'and',
  or: 'or',
  either: 'or',
  eachOr: 'or',
  letters: { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: 'P' },
  naming: printedNaming({
    fideFiles: ['Anna', 'Bella', 'Cesar', 'David', 'Eva', 'Felix', 'Gustav', 'Hector'],
    natoFiles: ['alfa', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel'],
    numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  }),
  respellings: RESPELLINGS,
  functions: {
    PLAYER: ([whose]) => PLAYERS[playerOf(whose)],
    PIECE: ([piece], { number }) => named(kindOf(piece), number),
    LABEL: ([piece], { number }) => namedKind(kindOf(piece), named(kindOf(piece), number)),
    COLORED: ([{ color }]) => color,
    SMALL: ([number]) => small(number),
    ORDINAL: ([number]) => ORDINALS[number - 1] ?? `${number}th`,
    DURATION: ([time], { at }) => (at === 'start' ? durationFirst : duration)(time),
    ALLOTTED: ([time]) => allotted(time),
    SPAN: ([time]) => spoken(time),
    WORDS: ([number]) => inWords(number),
    AMOUNT: ([time]) => (isOne(time) ? 'one' : 'other'),
  },
};
