/**
 * The words of Belarusian as its messages bend them. The forms are those of the dictionaries and of the federation's Laws (docs/terms).
 */
import { expect, test } from 'vitest';
import { be } from '../../../speech/grammar/be.js';

const QUEEN = { color: 'white', kind: 'queen' } as const;
const PAWN = { color: 'white', kind: 'pawn' } as const;
/** Milliseconds. */
const ONE_MINUTE_TWO = 62_000;

test('pieces, players and spans', () => {
  const { PLAYER, PIECE, COLORED, GENDER, DURATION } = be.functions;
  expect(PLAYER(['black'], {})).toBe('чорныя');
  expect(PLAYER(['white'], { case: 'instrumental' })).toBe('белымі');
  expect(PIECE(['bishop'], { case: 'genitive' })).toBe('слана');
  expect(PIECE([PAWN], { case: 'accusative' })).toBe('пешку');
  expect(COLORED([PAWN], {})).toBe('белая');
  expect(COLORED([QUEEN], {})).toBe('белы');
  expect(GENDER(['pawn'], {})).toBe('feminine');
  expect(GENDER(['queen'], {})).toBe('masculine');
  expect(DURATION([ONE_MINUTE_TWO], { case: 'accusative' })).toBe('адну хвіліну дзве секунды');
});

/** The verb goes with the first number: засталася адна хвіліна, засталося дзве, дваццаць адна засталася, адзінаццаць засталося. */
test.each([
  [1_000, 'one'],
  [2_000, 'other'],
  [11_000, 'other'],
  [21_000, 'one'],
  [60_000, 'one'],
  [65_000, 'one'],
  [121_000, 'other'],
  [3_600_000, 'one'],
  [7_260_000, 'other'],
  [999, 'other'],
] as const)('the verb of %i milliseconds', (time, number) => {
  expect(be.functions.AMOUNT([time], {})).toBe(number);
});

test.each([
  [1, 'першы'],
  [3, 'трэці'],
  [10, 'дзясяты'],
  [12, 'дванаццаты'],
  [13, '13-ы'],
] as const)('the ordinal of %i', (number, text) => {
  expect(be.functions.ORDINAL([number], {})).toBe(text);
});

/** Of a rank and of an hour: "першая гарызанталь", "на першай гарызанталі", "а першай гадзіне". */
test.each([
  ['1', 'першая', 'першай'],
  ['2', 'другая', 'другой'],
  ['3', 'трэцяя', 'трэцяй'],
  ['4', 'чацвёртая', 'чацвёртай'],
  ['5', 'пятая', 'пятай'],
  ['6', 'шостая', 'шостай'],
  ['7', 'сёмая', 'сёмай'],
  ['8', 'восьмая', 'восьмай'],
  [9, 'дзявятая', 'дзявятай'],
  [10, 'дзясятая', 'дзясятай'],
  [11, 'адзінаццатая', 'адзінаццатай'],
  [12, 'дванаццатая', 'дванаццатай'],
] as const)('the feminine ordinal of %s, and its locative', (number, nominative, locative) => {
  const { ORDINAL } = be.functions;
  expect(ORDINAL([number], { gender: 'feminine' })).toBe(nominative);
  expect(ORDINAL([number], { gender: 'feminine', case: 'locative' })).toBe(locative);
});

test('several of a kind, and their colour', () => {
  const { PIECE, COLORED } = be.functions;
  expect(PIECE(['rook'], { number: 'plural' })).toBe('ладдзі');
  expect(PIECE(['rook'], { case: 'genitive', number: 'plural' })).toBe('ладдзяў');
  expect(PIECE(['pawn'], { case: 'genitive', number: 'plural' })).toBe('пешак');
  expect(COLORED([PAWN], { number: 'plural' })).toBe('белыя');
});

test.each([
  [1, 'rook', 'адна ладдзя'],
  [2, 'rook', 'дзве ладдзі'],
  [1, 'knight', 'адзін конь'],
  [2, 'knight', 'два коні'],
  [3, 'pawn', 'тры пешкі'],
  [4, 'bishop', 'чатыры сланы'],
  [5, 'pawn', 'пяць пешак'],
  [9, 'queen', 'дзевяць ферзяў'],
] as const)('%i %s', (count, kind, text) => {
  expect(be.functions.COUNTED([count, kind], {})).toBe(text);
});

/** In words, and short: seconds below two minutes, none from an hour on. */
test.each([
  [999, 'менш за секунду'],
  [1_000, 'адна секунда'],
  [95_000, 'дзевяноста пяць секунд'],
  [120_000, 'дзве хвіліны'],
  [860_000, 'чатырнаццаць хвілін дваццаць'],
  [3_600_000, 'адна гадзіна'],
  [3_660_500, 'адна гадзіна адна хвіліна'],
] as const)('%i milliseconds as a clock answers', (time, text) => {
  expect(be.functions.SPAN([time], {})).toBe(text);
});

test('numbers in words', () => {
  expect(be.functions.WORDS([2], {})).toBe('два');
  expect(be.functions.WORDS([2], { gender: 'feminine' })).toBe('дзве');
  expect(be.functions.WORDS([21], { gender: 'feminine' })).toBe('дваццаць адна');
  expect(be.functions.WORDS([1000], {})).toBe('1000');
});

/** What "не маюць", "бярэ" and "становіцца" stand with, and several of them. */
test.each([
  ['king', 'караля', 'караля', 'каралём', 'каралі', 'каралёў'],
  ['queen', 'ферзя', 'ферзя', 'ферзём', 'ферзі', 'ферзяў'],
  ['rook', 'ладдзі', 'ладдзю', 'ладдзёй', 'ладдзі', 'ладдзяў'],
  ['bishop', 'слана', 'слана', 'сланом', 'сланы', 'сланоў'],
  ['knight', 'каня', 'каня', 'канём', 'коні', 'коней'],
  ['pawn', 'пешкі', 'пешку', 'пешкай', 'пешкі', 'пешак'],
] as const)('the cases of the %s', (kind, genitive, accusative, instrumental, plural, many) => {
  const { PIECE } = be.functions;
  expect(PIECE([kind], { case: 'genitive' })).toBe(genitive);
  expect(PIECE([kind], { case: 'accusative' })).toBe(accusative);
  expect(PIECE([kind], { case: 'instrumental' })).toBe(instrumental);
  expect(PIECE([kind], { number: 'plural' })).toBe(plural);
  expect(PIECE([kind], { case: 'genitive', number: 'plural' })).toBe(many);
});

/** Whole hours as hours, anything else in minutes. */
test.each([
  [60_000, 'адна хвіліна', 'адну хвіліну'],
  [5_400_000, '90 хвілін', '90 хвілін'],
  [3_600_000, 'адна гадзіна', 'адну гадзіну'],
] as const)('%i milliseconds as a time control has them', (time, nominative, accusative) => {
  expect(be.functions.ALLOTTED([time], {})).toBe(nominative);
  expect(be.functions.ALLOTTED([time], { case: 'accusative' })).toBe(accusative);
});
