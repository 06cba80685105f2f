/**
 * The words of German as its messages bend them. The forms are those of the dictionaries and of the federation's Laws (docs/terms).
 */
import { expect, test } from 'vitest';
import { de } from '../../../speech/grammar/de.js';

const ROOK = { color: 'black', kind: 'rook' } as const;
const QUEEN = { color: 'white', kind: 'queen' } as const;
const PAWN = { color: 'white', kind: 'pawn' } as const;
/** Milliseconds. */
const ONE_MINUTE_TWO = 62_000;

test('pieces, players and spans', () => {
  const { PLAYER, PIECE, COLORED, GENDER, DURATION, ALLOTTED, AMOUNT } = de.functions;
  expect(PLAYER([PAWN], {})).toBe('Weiß');
  expect(PIECE(['pawn'], {})).toBe('Bauer');
  expect(PIECE(['pawn'], { case: 'accusative' })).toBe('Bauern');
  expect(PIECE(['rook'], { case: 'dative' })).toBe('Turm');
  expect(COLORED([QUEEN], {})).toBe('weiße');
  expect(COLORED([ROOK], {})).toBe('schwarzer');
  expect(GENDER(['queen'], {})).toBe('feminine');
  expect(GENDER(['king'], {})).toBe('masculine');
  expect(DURATION([ONE_MINUTE_TWO], {})).toBe('eine Minute 2 Sekunden');
  expect(ALLOTTED([3_600_000], { case: 'dative' })).toBe('einer Stunde');
  expect([AMOUNT([60_000], {}), AMOUNT([ONE_MINUTE_TWO], {})]).toEqual(['one', 'other']);
});

/** der-words and kein by gender and case; only the pawn is bent. */
test.each([
  ['rook', 'nominative', 'der Turm', 'kein Turm'],
  ['rook', 'accusative', 'den Turm', 'keinen Turm'],
  ['rook', 'dative', 'dem Turm', 'keinem Turm'],
  ['queen', 'nominative', 'die Dame', 'keine Dame'],
  ['queen', 'accusative', 'die Dame', 'keine Dame'],
  ['queen', 'dative', 'der Dame', 'keiner Dame'],
  ['pawn', 'nominative', 'der Bauer', 'kein Bauer'],
  ['pawn', 'accusative', 'den Bauern', 'keinen Bauern'],
  ['pawn', 'dative', 'dem Bauern', 'keinem Bauern'],
] as const)('%s in the %s, with its article', (kind, inCase, the, no) => {
  expect(de.functions.PIECE([kind], { article: 'the', case: inCase })).toBe(the);
  expect(de.functions.PIECE([kind], { article: 'no', case: inCase })).toBe(no);
});

test.each([
  ['king', 'vom König', 'Könige'],
  ['queen', 'von der Dame', 'Damen'],
  ['rook', 'vom Turm', 'Türme'],
  ['bishop', 'vom Läufer', 'Läufer'],
  ['knight', 'vom Springer', 'Springer'],
  ['pawn', 'vom Bauern', 'Bauern'],
] as const)('by the %s, and several of them', (kind, by, several) => {
  expect(de.functions.PIECE([kind], { article: 'by' })).toBe(by);
  expect(de.functions.PIECE([kind], { number: 'plural' })).toBe(several);
});

test('a colour after its article has one ending for all', () => {
  expect(de.functions.COLORED([QUEEN], { article: 'the' })).toBe('weiße');
  expect(de.functions.COLORED([ROOK], { article: 'the' })).toBe('schwarze');
});

test.each([
  [1, 'eins'],
  [2, 'zwei'],
  [12, 'zwölf'],
  [13, '13'],
] as const)('the small number %i', (number, text) => {
  expect(de.functions.SMALL([number], {})).toBe(text);
});

/** Small numbers are words where a sentence begins with them. */
test.each([
  [999, 'Weniger als eine Sekunde'],
  [60_000, 'Eine Minute'],
  [120_000, 'Zwei Minuten'],
  [780_000, '13 Minuten'],
  [3_900_000, 'Eine Stunde 5 Minuten'],
] as const)('%i milliseconds to begin a sentence with', (time, text) => {
  expect(de.functions.DURATION([time], { at: 'start' })).toBe(text);
});

test.each([
  [1, 'erste', 'erster'],
  [3, 'dritte', 'dritter'],
  [7, 'siebte', 'siebter'],
  [12, 'zwölfte', 'zwölfter'],
  [13, '13te', '13ter'],
  [20, '20ste', '20ster'],
] as const)('the ordinal of %i, after an article and without one', (number, the, alone) => {
  expect(de.functions.ORDINAL([number], { ending: 'e' })).toBe(the);
  expect(de.functions.ORDINAL([number], { ending: 'er' })).toBe(alone);
});

test('the colour of several', () => {
  expect(de.functions.COLORED([ROOK], { number: 'plural' })).toBe('schwarze');
});

/** In words, and short: seconds below two minutes, none from an hour on. */
test.each([
  [999, 'weniger als eine Sekunde'],
  [1_000, 'eine Sekunde'],
  [95_000, 'fünfundneunzig Sekunden'],
  [120_000, 'zwei Minuten'],
  [860_000, 'vierzehn Minuten zwanzig'],
  [3_600_000, 'eine Stunde'],
  [3_660_500, 'eine Stunde eine Minute'],
] as const)('%i milliseconds as a clock answers', (time, text) => {
  expect(de.functions.SPAN([time], {})).toBe(text);
});

test('numbers in words', () => {
  expect(de.functions.WORDS([1], {})).toBe('eins');
  expect(de.functions.WORDS([1], { before: 'noun' })).toBe('ein');
  expect(de.functions.WORDS([101], { before: 'noun' })).toBe('hundertein');
  expect(de.functions.WORDS([1000], {})).toBe('1000');
});
