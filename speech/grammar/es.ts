/**
 * Spanish, as its messages need it. Where its terms come from says docs/terms/es.md. The players are the pieces they play with, in the
 * plural: "las blancas ofrecen tablas".
 */
import type { ByColor, PieceKind } from '../../src/laws/squares.js';
import type { Grammar, Respellings } from './grammar.js';
import { namedKind } from './marks.js';
import { printedNaming } from './naming.js';
import { wordsOfNumber } from './number-words.js';
import { allottedSpan, isOne, shownSpan, spokenSpan, type SpanPart, type Unit } from './spans.js';
import { kindOf, playerOf } from './functions.js';

type Gender = 'masculine' | 'feminine';

const PIECES: Readonly<Record<PieceKind, Readonly<Record<'one' | 'plural', string>> & { readonly gender: Gender }>> = {
  king: { gender: 'masculine', one: 'rey', plural: 'reyes' },
  queen: { gender: 'feminine', one: 'dama', plural: 'damas' },
  rook: { gender: 'feminine', one: 'torre', plural: 'torres' },
  bishop: { gender: 'masculine', one: 'alfil', plural: 'alfiles' },
  knight: { gender: 'masculine', one: 'caballo', plural: 'caballos' },
  pawn: { gender: 'masculine', one: 'peón', plural: 'peones' },
};

const PLAYERS: ByColor<string> = { white: 'blancas', black: 'negras' };

const COLORS: ByColor<string> = { white: 'blanc', black: 'negr' };

/** "The" is one word with "of" and "to" before it, where it is masculine. */
const ARTICLES = {
  the: { masculine: 'el', feminine: 'la' },
  of: { masculine: 'del', feminine: 'de la' },
  to: { masculine: 'al', feminine: 'a la' },
  a: { masculine: 'un', feminine: 'una' },
  no: { masculine: 'ningún', feminine: 'ninguna' },
} as const;

function named(kind: PieceKind, number: 'one' | 'plural' = 'one'): string {
  return PIECES[kind][number];
}

function genderOf(kind: PieceKind): Gender {
  return PIECES[kind].gender;
}

export const NUMBERS = {
  toNineteen: [
    ...['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
    ...['once', 'doce', 'trece', 'catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho', 'diecinueve'],
  ],
  tens: [...['', '', 'veinte', 'treinta', 'cuarenta', 'cincuenta'], ...['sesenta', 'setenta', 'ochenta', 'noventa']],
  hundreds: [
    ...['', 'ciento', 'doscientos', 'trescientos', 'cuatrocientos', 'quinientos'],
    ...['seiscientos', 'setecientos', 'ochocientos', 'novecientos'],
  ],
} as const;

/** The twenties are one word, and some of them have an accent of their own. */
const TWENTIES: Readonly<Record<string, string>> = {
  uno: 'veintiuno',
  una: 'veintiuna',
  un: 'veintiún',
  dos: 'veintidós',
  tres: 'veintitrés',
  seis: 'veintiséis',
};

/** How a number ends in one: by itself "uno", before a noun "un" or "una". */
type Ending = 'alone' | Gender;
const ONE: Readonly<Record<Ending, string>> = { alone: 'uno', masculine: 'un', feminine: 'una' };

/** Up to 999: "veintiuna", "treinta y cinco", "ciento una". Larger ones stay digits. */
export function inWords(number: number, ending: Ending = 'alone'): string {
  if (number === 100) return 'cien';
  const bent = wordsOfNumber(number, NUMBERS, (last) => (last === 1 ? ONE[ending] : undefined)).map((word) =>
    ending === 'feminine' ? word.replace(/cientos$|quinientos$/u, (hundreds) => `${hundreds.slice(0, -2)}as`) : word,
  );
  const rest = number % 100;
  if (number > 999 || rest < 21 || rest % 10 === 0) return bent.join(' ');
  const last = bent.at(-1) ?? '';
  const tens = rest < 30 ? (TWENTIES[last] ?? `veinti${last}`) : `${bent.at(-2) ?? ''} y ${last}`;
  return [...bent.slice(0, -2), tens].join(' ');
}

/** As it stands before a noun: digits, but a voice reads "1 minuto" as "uno minuto", so numbers that end in one are words. */
export function numberBefore(number: number, gender: Gender): string {
  return number % 10 === 1 && number % 100 !== 11 && number < 1000 ? inWords(number, gender) : String(number);
}

/** Small numbers in words. */
function small(count: number, gender: Ending): string {
  return count <= 10 ? inWords(count, gender) : String(count);
}

const ORDINALS = [
  ...['primer', 'segund', 'tercer', 'cuart', 'quint', 'sext', 'séptim', 'octav', 'noven', 'décim'],
  ...['undécim', 'duodécim'],
];

/** "tercera", "tercero". */
function ordinal(number: number, gender: Gender): string {
  const stem = ORDINALS[number - 1];
  return stem === undefined ? `número ${number}` : `${stem}${gender === 'feminine' ? 'a' : 'o'}`;
}

const UNITS: Readonly<Record<Unit, { readonly gender: Gender; readonly one: string }>> = {
  hour: { gender: 'feminine', one: 'hora' },
  minute: { gender: 'masculine', one: 'minuto' },
  second: { gender: 'masculine', one: 'segundo' },
};

function spanned(parts: readonly SpanPart[], number: (count: number, gender: Gender) => string): string {
  const told = parts.map(({ count, unit }) => {
    const { gender, one } = UNITS[unit];
    return `${number(count, gender)} ${one}${count === 1 ? '' : 's'}`;
  });
  return told.length > 0 ? told.join(' y ') : 'menos de un segundo';
}

function spoken(time: number): string {
  const { parts, seconds } = spokenSpan(time);
  return spanned([...parts, ...(seconds > 0 ? [{ count: seconds, unit: 'second' as const }] : [])], inWords);
}

/**
 * The German call for a Spanish voice, which stresses the last syllable but one, or the last of words that end in a consonant but n and s:
 * accents show where German does. Its j is the German ch, and "ch" its nearest to the German z. Nearest as they are: Eva, Dame, Damen, Turm,
 * lange, auf, dunkles, bis, Figuren.
 */
const RESPELLINGS: Respellings = {
  anna: 'ana',
  bella: 'bela',
  cesar: 'chésar',
  david: 'dávit',
  felix: 'féliks',
  gustav: 'gústaf',
  hector: 'jéktor',
  eins: 'ains',
  zwei: 'chvai',
  drei: 'drai',
  vier: 'fir',
  fünf: 'finf',
  sechs: 'seks',
  sieben: 'síben',
  acht: 'ajt',
  könig: 'kénij',
  könige: 'kénigue',
  türme: 'tirme',
  läufer: 'loifa',
  springer: 'shpringa',
  bauer: 'baua',
  bauern: 'báuern',
  kurze: 'kurtse',
  rochade: 'rojade',
  schlägt: 'shlekt',
  umwandlung: 'úmbandlung',
  schach: 'shaj',
  matt: 'mat',
  en: 'ang',
  passant: 'pasang',
  weiß: 'vais',
  weiße: 'vaise',
  weißer: 'váisa',
  schwarz: 'shvarts',
  schwarze: 'shvartse',
  schwarzer: 'shvartsa',
  leer: 'ler',
  helles: 'jeles',
  feld: 'felt',
  reihe: 'raie',
  und: 'unt',
  keine: 'kaine',
};

export const es: Grammar<'es'> = {
  lang: 'es',
  countsAs: 'es',
  and: 'y',
  or: 'o',
  either: 'o',
  eachOr: 'o',
  letters: { king: 'R', queen: 'D', rook: 'T', bishop: 'A', knight: 'C', pawn: 'P' },
  /**
   * Spanish voices read "a4" as letter and number, so it is written as it is printed. The file names are those of the Laws, which print
   * "Cesar", "Felix" and "Hector": with their accents they are said as a Spanish speaker says them.
   */
  naming: printedNaming({
    fideFiles: ['Anna', 'Bella', 'César', 'David', 'Eva', 'Félix', 'Gustav', 'Héctor'],
    natoFiles: ['alfa', 'bravo', 'charlie', 'delta', 'eco', 'foxtrot', 'golf', 'hotel'],
    numbers: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'],
  }),
  respellings: RESPELLINGS,
  functions: {
    PLAYER: ([whose], { article }) => `${article === undefined ? '' : 'las '}${PLAYERS[playerOf(whose)]}`,
    PIECE: ([piece], { article, number }) => {
      const kind = kindOf(piece);
      return article === undefined ? named(kind, number) : `${ARTICLES[article][genderOf(kind)]} ${named(kind)}`;
    },
    LABEL: ([piece], { number }) => namedKind(kindOf(piece), named(kindOf(piece), number)),
    COLORED: ([{ color, kind }], { number }) =>
      `${COLORS[color]}${genderOf(kind) === 'feminine' ? 'a' : 'o'}${number === undefined ? '' : 's'}`,
    GENDER: ([piece]) => genderOf(kindOf(piece)),
    NUM: ([number], { gender }) => numberBefore(number, gender ?? 'masculine'),
    SMALL: ([number], { gender }) => small(number, gender ?? 'alone'),
    ORDINAL: ([number], { gender }) => ordinal(Number(number), gender ?? 'masculine'),
    DURATION: ([time]) => spanned(shownSpan(time), numberBefore),
    ALLOTTED: ([time]) => spanned(allottedSpan(time), numberBefore),
    SPAN: ([time]) => spoken(time),
    WORDS: ([number], { gender }) => inWords(number, gender ?? 'alone'),
    AMOUNT: ([time]) => (isOne(time) ? 'one' : 'other'),
  },
};
