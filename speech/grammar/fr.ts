/**
 * French, as its messages need it. The players are plural ("les Blancs"), and their article melts into "de" and "à". Only the queen and
 * the rook are feminine; no piece begins with a vowel, so nothing is elided before one.
 *
 * A number that ends in one is written in words before a feminine noun, for voices read "1 minute" as "un minute"; ordinals are always
 * words, for "11e" is read as "onze e".
 */
import type { ByColor, PieceKind } from '../../src/laws/squares.js';
import { withCapital, kindOf, playerOf } from './functions.js';
import type { Grammar, Respellings } from './grammar.js';
import { namedKind } from './marks.js';
import { printedNaming } from './naming.js';
import { allottedSpan, isOne, shownSpan, spokenSpan, type SpanPart, type Unit } from './spans.js';

type Gender = 'masculine' | 'feminine';
type Numbered = 'singular' | 'plural';

const PIECES: Readonly<Record<PieceKind, string>> = {
  king: 'roi',
  queen: 'dame',
  rook: 'tour',
  bishop: 'fou',
  knight: 'cavalier',
  pawn: 'pion',
};

const PLAYERS: Readonly<Record<'the' | 'of' | 'to' | 'label', ByColor<string>>> = {
  the: { white: 'les Blancs', black: 'les Noirs' },
  of: { white: 'des Blancs', black: 'des Noirs' },
  to: { white: 'aux Blancs', black: 'aux Noirs' },
  label: { white: 'Blancs', black: 'Noirs' },
};

const COLORS: ByColor<Readonly<Record<Gender, Readonly<Record<Numbered, string>>>>> = {
  white: {
    masculine: { singular: 'blanc', plural: 'blancs' },
    feminine: { singular: 'blanche', plural: 'blanches' },
  },
  black: { masculine: { singular: 'noir', plural: 'noirs' }, feminine: { singular: 'noire', plural: 'noires' } },
};

const ARTICLES: Readonly<Record<'the' | 'of' | 'a' | 'no', Readonly<Record<Gender, string>>>> = {
  the: { masculine: 'le', feminine: 'la' },
  of: { masculine: 'du', feminine: 'de la' },
  a: { masculine: 'un', feminine: 'une' },
  no: { masculine: 'aucun', feminine: 'aucune' },
};

function genderOf(kind: PieceKind): Gender {
  return kind === 'queen' || kind === 'rook' ? 'feminine' : 'masculine';
}

/** "tour", "tours". */
function named(kind: PieceKind, number?: 'plural'): string {
  return number === 'plural' ? `${PIECES[kind]}s` : PIECES[kind];
}

const TO_NINETEEN = [
  ...['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  ...['onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf'],
] as const;

/** From twenty to sixty; what follows is counted on from sixty and from eighty. */
const TENS = ['vingt', 'trente', 'quarante', 'cinquante', 'soixante'] as const;

/** Up to 999, by itself: "vingt et un", "soixante et onze", "deux cent un". Larger ones stay digits. */
export function inWords(number: number): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  if (hundreds > 9) return String(number);
  if (hundreds === 0) return below100(rest);
  const hundred = hundreds === 1 ? 'cent' : `${below100(hundreds)} cent`;
  if (rest === 0) return hundreds === 1 ? hundred : `${hundred}s`;
  return `${hundred} ${below100(rest)}`;
}

function below100(number: number): string {
  const small = TO_NINETEEN[number];
  if (small !== undefined) return small;
  if (number === 80) return 'quatre-vingts';
  if (number > 80) return `quatre-vingt-${TO_NINETEEN[number - 80] ?? ''}`;
  const tens = TENS[Math.min(Math.floor(number / 10), 6) - 2] ?? '';
  const rest = number < 70 ? number % 10 : number - 60;
  if (rest === 0) return tens;
  return `${tens}${rest === 1 || rest === 11 ? ' et ' : '-'}${TO_NINETEEN[rest] ?? ''}`;
}

/** Agreeing with what is counted: "vingt et une". */
function agreeing(number: number, gender: Gender): string {
  const words = inWords(number);
  return gender === 'feminine' && words.endsWith('un') ? `${words}e` : words;
}

/** As digits, but in words where a voice would not let them agree. */
function figures(number: number, gender: Gender): string {
  const words = agreeing(number, gender);
  return words.endsWith('une') ? words : String(number);
}

/** Small numbers in words. */
function small(count: number, gender: Gender): string {
  return count <= 12 ? agreeing(count, gender) : figures(count, gender);
}

/** "premier", "deuxième", "vingt et unième". */
function ordinal(number: number, gender: Gender): string {
  if (number === 1) return gender === 'feminine' ? 'première' : 'premier';
  const words = inWords(number);
  if (words === String(number)) return `numéro ${number}`;
  if (words.endsWith('cinq')) return `${words}uième`;
  if (words.endsWith('neuf')) return `${words.slice(0, -1)}vième`;
  if (/vingts$|cents$|e$/u.test(words)) return `${words.slice(0, -1)}ième`;
  return `${words}ième`;
}

/** All feminine. */
const UNITS: Readonly<Record<Unit, string>> = { hour: 'heure', minute: 'minute', second: 'seconde' };

const LESS = 'moins d’une seconde';

function spanned(parts: readonly SpanPart[], number: (count: number) => string): string {
  const told = parts.map(({ count, unit }) => `${number(count)} ${UNITS[unit]}${count === 1 ? '' : 's'}`);
  return told.length > 0 ? told.join(' ') : LESS;
}

const inFigures = (count: number): string => figures(count, 'feminine');

const inFewWords = (count: number): string => small(count, 'feminine');

/** After "de": "d’une minute", "de 2 minutes". */
function after(span: string): string {
  return span.startsWith('une ') ? `d’${span}` : `de ${span}`;
}

function duration(time: number): string {
  return spanned(shownSpan(time), inFigures);
}

/** The same to begin a sentence with: "Deux minutes", "Une heure 5 minutes". */
function durationFirst(time: number): string {
  const parts = shownSpan(time);
  return withCapital(spanned(parts, parts.length === 1 ? inFewWords : inFigures));
}

function allotted(time: number): string {
  return spanned(allottedSpan(time), inFigures);
}

function spoken(time: number): string {
  const { parts, seconds } = spokenSpan(time);
  const span = spanned(parts, (count) => agreeing(count, 'feminine'));
  return seconds > 0 ? `${span} ${seconds === 1 ? 'une seconde' : agreeing(seconds, 'feminine')}` : span;
}

/**
 * The German call for a French voice. Nearest as they are: Anna, Bella, Eva, acht, fünf, Damen, matt, en, passant, Schach, weißer, bis. "Ch" stands
 * before v and vowels, "sch" before l; before p voices spell either out, so a weak e stands between. "Gu" keeps the g hard.
 */
const RESPELLINGS: Respellings = {
  cesar: 'tsézâr',
  david: 'davite',
  felix: 'félix',
  gustav: 'goustaf',
  hector: 'hectôre',
  eins: 'aillnse',
  zwei: 'tsvaï',
  drei: 'draï',
  vier: 'fire',
  sechs: 'zex',
  sieben: 'zibenne',
  könig: 'keuniche',
  könige: 'keunigué',
  dame: 'damé',
  turm: 'tourme',
  türme: 'turmé',
  läufer: 'loïfère',
  springer: 'cheprinna',
  bauer: 'baouère',
  bauern: 'baouerne',
  kurze: 'kourtsé',
  lange: 'languea',
  rochade: 'rochadé',
  schlägt: 'schlèkt',
  umwandlung: 'oumvandloune',
  auf: 'aouf',
  weiß: 'vaïss',
  weiße: 'vaïssé',
  schwarz: 'chvartse',
  schwarze: 'chvartsé',
  schwarzer: 'chvartseur',
  leer: 'lère',
  helles: 'hèless',
  dunkles: 'dounkless',
  feld: 'felte',
  reihe: 'raïé',
  und: 'oûnte',
  keine: 'kaïné',
  figuren: 'figourenne',
};

export const fr: Grammar<'fr'> = {
  lang: 'fr',
  countsAs: 'fr',
  and: 'et',
  or: 'ou',
  either: 'ou',
  eachOr: 'ou',
  letters: { king: 'R', queen: 'D', rook: 'T', bishop: 'F', knight: 'C', pawn: 'P' },
  /** French voices read "e4" as letter and number, so it is written as it is printed. */
  naming: printedNaming({
    fideFiles: ['Anna', 'Bella', 'César', 'David', 'Eva', 'Félix', 'Gustav', 'Hector'],
    natoFiles: ['alfa', 'bravo', 'charlie', 'delta', 'écho', 'foxtrot', 'golf', 'hôtel'],
    numbers: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'],
  }),
  respellings: RESPELLINGS,
  functions: {
    PLAYER: ([whose], { form }) => PLAYERS[form ?? 'the'][playerOf(whose)],
    PIECE: ([piece], { article, number }) => {
      const kind = kindOf(piece);
      return `${article === undefined ? '' : `${ARTICLES[article][genderOf(kind)]} `}${named(kind, number)}`;
    },
    LABEL: ([piece], { number }) => namedKind(kindOf(piece), named(kindOf(piece), number)),
    COLORED: ([{ color, kind }], { number }) => COLORS[color][genderOf(kind)][number ?? 'singular'],
    COUNTED: ([number, piece]) => {
      const kind = kindOf(piece);
      if (number === 0) return `${ARTICLES.no[genderOf(kind)]} ${named(kind)}`;
      return `${small(number, genderOf(kind))} ${named(kind, number === 1 ? undefined : 'plural')}`;
    },
    GENDER: ([piece]) => genderOf(kindOf(piece)),
    SMALL: ([number]) => small(number, 'masculine'),
    ORDINAL: ([number], { gender }) => ordinal(number, gender ?? 'masculine'),
    DURATION: ([time], { at, form }) => {
      if (form === 'of') return after(duration(time));
      return at === 'start' ? durationFirst(time) : duration(time);
    },
    ALLOTTED: ([time], { form }) => (form === 'of' ? after(allotted(time)) : allotted(time)),
    SPAN: ([time], { form }) => (form === 'of' ? after(spoken(time)) : spoken(time)),
    WORDS: ([number], { gender }) => agreeing(number, gender ?? 'masculine'),
    AMOUNT: ([time]) => (isOne(time) ? 'one' : 'other'),
  },
};
