/**
 * Polish, as its messages need it. The terms are those of the Laws in Polish and of the Polish federation; their sources stand in
 * docs/terms/pl.md. The players are plural: "białe wygrały". A pawn bends as players say it: "bije piona".
 */
import type { Grammar, Respellings } from './grammar.js';
import { printedNaming } from './naming.js';
import { countingOf, type FormAfter, type Gender } from './slavic-counting.js';
import { forms, slavicFunctions, type Pieces } from './slavic-pieces.js';
import { shownSpan, type SpanPart } from './spans.js';

const PIECES: Pieces = {
  king: forms('król', 'króla', 'króla', 'królem', 'króle', 'króli'),
  queen: forms('hetman', 'hetmana', 'hetmana', 'hetmanem', 'hetmany', 'hetmanów'),
  rook: forms('wieża', 'wieży', 'wieżę', 'wieżą', 'wieże', 'wież'),
  bishop: forms('goniec', 'gońca', 'gońca', 'gońcem', 'gońce', 'gońców'),
  knight: forms('skoczek', 'skoczka', 'skoczka', 'skoczkiem', 'skoczki', 'skoczków'),
  pawn: forms('pion', 'piona', 'piona', 'pionem', 'piony', 'pionów'),
};

const COLORED = {
  white: {
    masculine: { nominative: 'biały', genitive: 'białego', accusative: 'białego', instrumental: 'białym' },
    feminine: { nominative: 'biała', genitive: 'białej', accusative: 'białą', instrumental: 'białą' },
    plural: 'białe',
  },
  black: {
    masculine: { nominative: 'czarny', genitive: 'czarnego', accusative: 'czarnego', instrumental: 'czarnym' },
    feminine: { nominative: 'czarna', genitive: 'czarnej', accusative: 'czarną', instrumental: 'czarną' },
    plural: 'czarne',
  },
};

const PLAYERS = {
  white: { nominative: 'białe', genitive: 'białych', dative: 'białym', instrumental: 'białymi' },
  black: { nominative: 'czarne', genitive: 'czarnych', dative: 'czarnym', instrumental: 'czarnymi' },
};

export const NUMBERS = {
  toNineteen: [
    ...['zero', 'jeden', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem', 'osiem', 'dziewięć', 'dziesięć'],
    ...['jedenaście', 'dwanaście', 'trzynaście', 'czternaście', 'piętnaście'],
    ...['szesnaście', 'siedemnaście', 'osiemnaście', 'dziewiętnaście'],
  ],
  tens: [
    ...['', '', 'dwadzieścia', 'trzydzieści', 'czterdzieści', 'pięćdziesiąt'],
    ...['sześćdziesiąt', 'siedemdziesiąt', 'osiemdziesiąt', 'dziewięćdziesiąt'],
  ],
  hundreds: [
    ...['', 'sto', 'dwieście', 'trzysta', 'czterysta', 'pięćset'],
    ...['sześćset', 'siedemset', 'osiemset', 'dziewięćset'],
  ],
} as const;

/** After 1 alone; after 2 to 4 and 22; after 0, 5 to 21 and 25: "dwadzieścia jeden minut". */
const formAfter: FormAfter = (count) => {
  if (count === 1) return 'one';
  const [ones, tens] = [count % 10, Math.floor((count % 100) / 10)];
  return tens !== 1 && ones >= 2 && ones <= 4 ? 'few' : 'many';
};

export const counting = countingOf({
  formAfter,
  numbers: NUMBERS,
  feminine: { one: 'jedna', oneAccusative: 'jedną', two: 'dwie' },
  units: {
    hour: { one: 'godzina', oneAccusative: 'godzinę', few: 'godziny', many: 'godzin' },
    minute: { one: 'minuta', oneAccusative: 'minutę', few: 'minuty', many: 'minut' },
    second: { one: 'sekunda', oneAccusative: 'sekundę', few: 'sekundy', many: 'sekund' },
  },
  lessThanASecond: { nominative: 'niecała sekunda', accusative: 'niecałą sekundę' },
});

type OrdinalCase = 'nominative' | 'instrumental' | 'locative';

/** What an ordinal ends in; "drugi" and "trzeci" have "i" where others have "y". */
const ORDINAL_ENDINGS: Readonly<Record<Gender, Readonly<Record<OrdinalCase, string>>>> = {
  masculine: { nominative: 'y', instrumental: 'ym', locative: 'ym' },
  feminine: { nominative: 'a', instrumental: 'ą', locative: 'ej' },
};
const ORDINAL_STEMS = [
  ...['pierwsz', 'drug', 'trzeci', 'czwart', 'piąt', 'szóst', 'siódm', 'ósm', 'dziewiąt', 'dziesiąt', 'jedenast'],
  'dwunast',
];

/** "pierwszy", "w trzecim rzędzie". */
function ordinal(number: number, gender: Gender, inCase: OrdinalCase): string {
  const stem = ORDINAL_STEMS[number - 1];
  if (stem === undefined) return `numer ${number}`;
  const ending = ORDINAL_ENDINGS[gender][inCase];
  if (number === 2) return `${stem}${ending === 'ej' ? 'iej' : ending.replace('y', 'i')}`;
  return number === 3 ? `${stem}${ending.replace('y', '')}` : `${stem}${ending}`;
}

/**
 * The German call for a Polish voice, by Polish rules of spelling: "sz" for the German sch, "aj" and "oj" for ei and äu, "c" for z. Nearest as they
 * are, or no farther than any natural spelling: Anna, David, Eva, Felix, eins, fünf, acht, Dame, Turm, Bauer, lange, Rochade, schlägt, Schach,
 * schwarz and what is not here.
 */
const RESPELLINGS: Respellings = {
  bella: 'bela',
  cesar: 'cezar',
  gustav: 'gustaf',
  hector: 'hektor',
  zwei: 'cwaj',
  drei: 'draj',
  vier: 'fir',
  sechs: 'zeks',
  sieben: 'ziben',
  könig: 'kenich',
  könige: 'kenyge',
  läufer: 'lojfer',
  springer: 'szpringer',
  kurze: 'kurce',
  matt: 'mat',
  en: 'an',
  passant: 'pasan',
  weiß: 'wajs',
  weiße: 'wajse',
  weißer: 'wajser',
  leer: 'ler',
  helles: 'heles',
  reihe: 'raje',
  keine: 'kajne',
};

export const pl: Grammar<'pl'> = {
  lang: 'pl',
  countsAs: 'pl',
  and: 'i',
  or: 'czy',
  either: 'lub',
  eachOr: 'lub',
  letters: { king: 'K', queen: 'H', rook: 'W', bishop: 'G', knight: 'S', pawn: 'P' },
  /** A Polish voice reads "e4" as it is called at a board, "e cztery", and "g" as "gie". */
  naming: printedNaming({
    fideFiles: ['Anna', 'Bella', 'Cezar', 'Dawid', 'Ewa', 'Feliks', 'Gustaw', 'Hektor'],
    natoFiles: ['alfa', 'brawo', 'czarli', 'delta', 'echo', 'fokstrot', 'golf', 'hotel'],
    numbers: ['jeden', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem', 'osiem'],
  }),
  respellings: RESPELLINGS,
  functions: {
    ...slavicFunctions({ pieces: PIECES, colored: COLORED, players: PLAYERS, counting, ordinal }),
    AMOUNT: ([time]) => amountOf(shownSpan(time)),
  },
};

/** The number of a verb: "została minuta", "zostały dwie minuty", "zostało pięć minut"; the first of several counts. */
function amountOf([first]: readonly SpanPart[]): 'one' | 'few' | 'many' {
  return first === undefined ? 'one' : counting.formAfter(first.count);
}
