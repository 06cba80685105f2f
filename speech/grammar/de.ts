/**
 * German, as its messages need it. Only the pawn is bent in the singular ("den Bauern"), and all pieces but the queen are masculine.
 *
 * One is never written as a digit before a noun, for a voice reads "1 Zug" as "eins Zug"; and a number never stands right before a full
 * stop, which makes it an ordinal.
 */
import type { ByColor, PieceKind } from '../../src/laws/squares.js';
import { withCapital, kindOf, playerOf } from './functions.js';
import type { Grammar } from './grammar.js';
import { namedKind } from './marks.js';
import { printedNaming } from './naming.js';
import { allottedSpan, isOne, shownSpan, spokenSpan, type SpanPart, type Unit } from './spans.js';

type Case = 'nominative' | 'accusative' | 'dative';
type Gender = 'masculine' | 'feminine';

/** In the nominative singular, bent in its other cases, and in the nominative plural. */
const PIECES: Readonly<Record<PieceKind, Readonly<Record<'nominative' | 'bent' | 'plural', string>>>> = {
  king: { nominative: 'König', bent: 'König', plural: 'Könige' },
  queen: { nominative: 'Dame', bent: 'Dame', plural: 'Damen' },
  rook: { nominative: 'Turm', bent: 'Turm', plural: 'Türme' },
  bishop: { nominative: 'Läufer', bent: 'Läufer', plural: 'Läufer' },
  knight: { nominative: 'Springer', bent: 'Springer', plural: 'Springer' },
  pawn: { nominative: 'Bauer', bent: 'Bauern', plural: 'Bauern' },
};

const PLAYERS: ByColor<string> = { white: 'Weiß', black: 'Schwarz' };

const COLORS: ByColor<string> = { white: 'weiß', black: 'schwarz' };

const ARTICLES: Readonly<Record<'the' | 'no', Readonly<Record<Case, Readonly<Record<Gender, string>>>>>> = {
  the: {
    nominative: { masculine: 'der', feminine: 'die' },
    accusative: { masculine: 'den', feminine: 'die' },
    dative: { masculine: 'dem', feminine: 'der' },
  },
  no: {
    nominative: { masculine: 'kein', feminine: 'keine' },
    accusative: { masculine: 'keinen', feminine: 'keine' },
    dative: { masculine: 'keinem', feminine: 'keiner' },
  },
};

function genderOf(kind: PieceKind): Gender {
  return kind === 'queen' ? 'feminine' : 'masculine';
}

/** Without an article: "Bauern". */
function bent(kind: PieceKind, inCase: Case): string {
  return PIECES[kind][inCase === 'nominative' ? 'nominative' : 'bent'];
}

/** Only "by" has a case of its own. */
function withArticle(kind: PieceKind, article: 'the' | 'by' | 'no', inCase: Case): string {
  if (article === 'by') return `${genderOf(kind) === 'feminine' ? 'von der' : 'vom'} ${bent(kind, 'dative')}`;
  return `${ARTICLES[article][inCase][genderOf(kind)]} ${bent(kind, inCase)}`;
}

const TO_NINETEEN = [
  ...['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
  ...['elf', 'zwölf', 'dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn'],
] as const;

const TENS = ['zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'] as const;

/** Up to 999, by itself: "eins", "einundzwanzig", "hunderteins". Larger ones stay digits. */
export function inWords(number: number): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  if (hundreds > 9) return String(number);
  if (hundreds === 0) return below100(rest);
  const hundred = `${hundreds === 1 ? '' : below100(hundreds)}hundert`;
  return rest === 0 ? hundred : `${hundred}${below100(rest)}`;
}

function below100(number: number): string {
  const small = TO_NINETEEN[number];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(number / 10) - 2] ?? '';
  if (number % 10 === 0) return tens;
  return `${number % 10 === 1 ? 'ein' : (TO_NINETEEN[number % 10] ?? '')}und${tens}`;
}

/** Before a noun: "eine Sekunde", "ein Zug", "zwei Züge", "hundertein Züge". */
function beforeNoun(number: number, gender: Gender): string {
  if (number === 1) return gender === 'feminine' ? 'eine' : 'ein';
  return number > 100 && number < 1000 && number % 100 === 1 ? inWords(number).slice(0, -1) : inWords(number);
}

/** Small numbers in words. */
function small(count: number): string {
  return count <= 12 ? inWords(count) : String(count);
}

/** To which the ending of the sentence is added: "das erste Mal", "als erster Zug". */
const ORDINALS = [
  ...['erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt', 'elft', 'zwölft'],
];

/** All feminine, and alike in the nominative and the accusative; the dative is "in einer Stunde". */
const UNITS: Readonly<Record<Unit, string>> = { hour: 'Stunde', minute: 'Minute', second: 'Sekunde' };

function spanned(parts: readonly SpanPart[], one: 'eine' | 'einer', number: (count: number) => string): string {
  const told = parts.map(({ count, unit }) =>
    count === 1 ? `${one} ${UNITS[unit]}` : `${number(count)} ${UNITS[unit]}n`,
  );
  return told.length > 0 ? told.join(' ') : `weniger als ${one} Sekunde`;
}

export function duration(time: number): string {
  return spanned(shownSpan(time), 'eine', String);
}

/** The same to begin a sentence with: "Zwei Minuten", "Eine Stunde 5 Minuten". */
export function durationFirst(time: number): string {
  const parts = shownSpan(time);
  return withCapital(spanned(parts, 'eine', parts.length === 1 ? small : String));
}

export function allotted(time: number, inCase: Case = 'nominative'): string {
  return spanned(allottedSpan(time), inCase === 'dative' ? 'einer' : 'eine', String);
}

function spoken(time: number): string {
  const { parts, seconds } = spokenSpan(time);
  const span = spanned(parts, 'eine', (count) => beforeNoun(count, 'feminine'));
  return `${span}${seconds > 0 ? ` ${inWords(seconds)}` : ''}`;
}

export const de: Grammar<'de'> = {
  lang: 'de',
  countsAs: 'de',
  and: 'und',
  or: 'oder',
  either: 'oder',
  eachOr: 'oder',
  letters: { king: 'K', queen: 'D', rook: 'T', bishop: 'L', knight: 'S', pawn: 'B' },
  /**
   * German voices read "a4" as letter and number, so it is written as it is printed. The file names are those of the German translation of
   * the Laws, which writes "Cäsar" where FIDE prints "Cesar".
   */
  naming: printedNaming({
    fideFiles: ['Anna', 'Bella', 'Cäsar', 'David', 'Eva', 'Felix', 'Gustav', 'Hector'],
    natoFiles: ['Alfa', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel'],
    numbers: ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'],
  }),
  respellings: {},
  functions: {
    PLAYER: ([whose]) => PLAYERS[playerOf(whose)],
    PIECE: ([piece], { case: inCase = 'nominative', article, number }) => {
      const kind = kindOf(piece);
      if (article !== undefined) return withArticle(kind, article, inCase);
      return number === 'plural' ? PIECES[kind].plural : bent(kind, inCase);
    },
    LABEL: ([piece], { number }) => namedKind(kindOf(piece), PIECES[kindOf(piece)][number ?? 'nominative']),
    // In the nominative: "weiße" after an article and of several, "weißer" of one that is masculine.
    COLORED: ([{ color, kind }], { article, number }) =>
      `${COLORS[color]}${article === undefined && number === undefined && genderOf(kind) === 'masculine' ? 'er' : 'e'}`,
    GENDER: ([piece]) => genderOf(kindOf(piece)),
    SMALL: ([number]) => small(number),
    ORDINAL: ([number], { ending = '' }) =>
      `${ORDINALS[number - 1] ?? `${number}${number < 20 ? 't' : 'st'}`}${ending}`,
    DURATION: ([time], { at }) => (at === 'start' ? durationFirst : duration)(time),
    ALLOTTED: ([time], { case: inCase }) => allotted(time, inCase),
    SPAN: ([time]) => spoken(time),
    WORDS: ([number], { before }) => (before === 'noun' ? beforeNoun(number, 'masculine') : inWords(number)),
    AMOUNT: ([time]) => (isOne(time) ? 'one' : 'other'),
  },
};
