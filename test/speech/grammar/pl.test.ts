/** The words of Polish as its messages bend them, by the dictionaries and by how players speak (docs/terms/pl.md). */
import { expect, test } from 'vitest';
import { pl } from '../../../speech/grammar/pl.js';

const ROOK = { color: 'black', kind: 'rook' } as const;
const QUEEN = { color: 'white', kind: 'queen' } as const;

/** What "nie mają", "bije", "zagrać", "dwie" and "pięć" stand with. */
test.each([
  ['king', 'król', 'króla', 'króla', 'królem', 'króle', 'króli'],
  ['queen', 'hetman', 'hetmana', 'hetmana', 'hetmanem', 'hetmany', 'hetmanów'],
  ['rook', 'wieża', 'wieży', 'wieżę', 'wieżą', 'wieże', 'wież'],
  ['bishop', 'goniec', 'gońca', 'gońca', 'gońcem', 'gońce', 'gońców'],
  ['knight', 'skoczek', 'skoczka', 'skoczka', 'skoczkiem', 'skoczki', 'skoczków'],
  ['pawn', 'pion', 'piona', 'piona', 'pionem', 'piony', 'pionów'],
] as const)('the cases of the %s', (kind, nominative, genitive, accusative, instrumental, few, many) => {
  const { PIECE } = pl.functions;
  expect(PIECE([kind], {})).toBe(nominative);
  expect(PIECE([kind], { case: 'genitive' })).toBe(genitive);
  expect(PIECE([kind], { case: 'accusative' })).toBe(accusative);
  expect(PIECE([kind], { case: 'instrumental' })).toBe(instrumental);
  expect(PIECE([kind], { number: 'plural' })).toBe(few);
  expect(PIECE([kind], { case: 'genitive', number: 'plural' })).toBe(many);
});

test('players, colours and genders', () => {
  const { PLAYER, COLORED, GENDER } = pl.functions;
  expect(PLAYER(['white'], {})).toBe('białe');
  expect(PLAYER([ROOK], { case: 'genitive' })).toBe('czarnych');
  expect(PLAYER(['white'], { case: 'dative' })).toBe('białym');
  expect(PLAYER(['black'], { case: 'instrumental' })).toBe('czarnymi');
  expect(COLORED([ROOK], {})).toBe('czarna');
  expect(COLORED([ROOK], { case: 'accusative' })).toBe('czarną');
  expect(COLORED([ROOK], { case: 'genitive' })).toBe('czarnej');
  expect(COLORED([QUEEN], { case: 'accusative' })).toBe('białego');
  expect(COLORED([QUEEN], { case: 'instrumental' })).toBe('białym');
  expect(COLORED([ROOK], { number: 'plural' })).toBe('czarne');
  expect(GENDER(['rook'], {})).toBe('feminine');
  expect(GENDER([QUEEN], {})).toBe('masculine');
});

test.each([
  [1, 'rook', 'jedna', 'wieża'],
  [2, 'rook', 'dwie', 'wieże'],
  [3, 'rook', 'trzy', 'wieże'],
  [5, 'rook', 'pięć', 'wież'],
  [1, 'king', 'jeden', 'król'],
  [2, 'knight', 'dwa', 'skoczki'],
  [4, 'bishop', 'cztery', 'gońce'],
  [6, 'knight', 'sześć', 'skoczków'],
  [8, 'pawn', 'osiem', 'pionów'],
  [9, 'queen', 'dziewięć', 'hetmanów'],
] as const)('%i %s', (count, kind, number, name) => {
  expect(pl.functions.COUNTED([count, kind], {})).toBe(`${number} \uE000${kind}=${name}\uE001`);
});

test.each([
  [1, 'pierwszy', 'pierwszym', 'pierwszym', 'pierwsza', 'pierwszej', 'pierwszą'],
  [2, 'drugi', 'drugim', 'drugim', 'druga', 'drugiej', 'drugą'],
  [3, 'trzeci', 'trzecim', 'trzecim', 'trzecia', 'trzeciej', 'trzecią'],
  [4, 'czwarty', 'czwartym', 'czwartym', 'czwarta', 'czwartej', 'czwartą'],
  [5, 'piąty', 'piątym', 'piątym', 'piąta', 'piątej', 'piątą'],
  [6, 'szósty', 'szóstym', 'szóstym', 'szósta', 'szóstej', 'szóstą'],
  [7, 'siódmy', 'siódmym', 'siódmym', 'siódma', 'siódmej', 'siódmą'],
  [8, 'ósmy', 'ósmym', 'ósmym', 'ósma', 'ósmej', 'ósmą'],
  [12, 'dwunasty', 'dwunastym', 'dwunastym', 'dwunasta', 'dwunastej', 'dwunastą'],
  [13, 'numer 13', 'numer 13', 'numer 13', 'numer 13', 'numer 13', 'numer 13'],
] as const)('the ordinal of %i', (number, nominative, instrumental, locative, her, ofHer, withHer) => {
  const { ORDINAL } = pl.functions;
  expect(ORDINAL([number], {})).toBe(nominative);
  expect(ORDINAL([number], { case: 'instrumental' })).toBe(instrumental);
  expect(ORDINAL([number], { case: 'locative' })).toBe(locative);
  expect(ORDINAL([number], { gender: 'feminine' })).toBe(her);
  expect(ORDINAL([number], { gender: 'feminine', case: 'locative' })).toBe(ofHer);
  expect(ORDINAL([number], { gender: 'feminine', case: 'instrumental' })).toBe(withHer);
});

/** "Jeden" at the end of a larger number does not bend, and what is counted stands as after five. */
test.each([
  [500, 'niecała sekunda', 'niecałą sekundę'],
  [1_000, 'jedna sekunda', 'jedną sekundę'],
  [2_000, 'dwie sekundy', 'dwie sekundy'],
  [4_000, '4 sekundy', '4 sekundy'],
  [5_000, '5 sekund', '5 sekund'],
  [12_000, '12 sekund', '12 sekund'],
  [21_000, '21 sekund', '21 sekund'],
  [22_000, 'dwadzieścia dwie sekundy', 'dwadzieścia dwie sekundy'],
  [62_000, 'jedna minuta dwie sekundy', 'jedną minutę dwie sekundy'],
  [7_500_000, 'dwie godziny 5 minut', 'dwie godziny 5 minut'],
] as const)('%i milliseconds', (time, nominative, accusative) => {
  expect(pl.functions.DURATION([time], {})).toBe(nominative);
  expect(pl.functions.DURATION([time], { case: 'accusative' })).toBe(accusative);
});

test.each([
  [999, 'niecała sekunda'],
  [95_000, 'dziewięćdziesiąt pięć sekund'],
  [120_000, 'dwie minuty'],
  [860_000, 'czternaście minut dwadzieścia'],
  [1_261_000, 'dwadzieścia jeden minut jedna'],
  [3_660_500, 'jedna godzina jedna minuta'],
] as const)('%i milliseconds as a clock answers', (time, text) => {
  expect(pl.functions.SPAN([time], {})).toBe(text);
});

test('numbers in words, a time control, and the number of a verb', () => {
  const { WORDS, SMALL, ALLOTTED, AMOUNT } = pl.functions;
  expect(WORDS([2], {})).toBe('dwa');
  expect(WORDS([2], { gender: 'feminine' })).toBe('dwie');
  expect(WORDS([21], { gender: 'feminine' })).toBe('dwadzieścia jeden');
  expect(WORDS([1000], {})).toBe('1000');
  expect(SMALL([10], {})).toBe('dziesięć');
  expect(SMALL([11], {})).toBe('11');
  expect(ALLOTTED([5_400_000], {})).toBe('90 minut');
  expect([1, 3, 5, 21].map((minutes) => AMOUNT([minutes * 60_000], {}))).toEqual(['one', 'few', 'many', 'many']);
});

test('a piece that stands by itself, in its case', () => {
  expect(pl.functions.LABEL(['knight'], { case: 'accusative' })).toBe('\uE000knight=skoczka\uE001');
});
