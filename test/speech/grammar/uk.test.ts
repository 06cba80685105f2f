/**
 * The words of Ukrainian as its messages bend them. The forms are those of the dictionaries and of the federation's Laws (docs/terms).
 */
import { expect, test } from 'vitest';
import { uk } from '../../../speech/grammar/uk.js';

const ROOK = { color: 'black', kind: 'rook' } as const;
const QUEEN = { color: 'white', kind: 'queen' } as const;
/** Milliseconds. */
const ONE_MINUTE_TWO = 62_000;

test('pieces, players and spans', () => {
  const { PLAYER, PIECE, COLORED, GENDER, DURATION, ALLOTTED } = uk.functions;
  expect(PLAYER(['white'], {})).toBe('білі');
  expect(PLAYER([ROOK], { case: 'genitive' })).toBe('чорних');
  expect(PLAYER(['white'], { case: 'dative' })).toBe('білим');
  expect(PLAYER(['black'], { case: 'instrumental' })).toBe('чорними');
  expect(PIECE(['rook'], {})).toBe('тура');
  expect(PIECE([ROOK], { case: 'genitive' })).toBe('тури');
  expect(PIECE(['knight'], { case: 'accusative' })).toBe('коня');
  expect(PIECE(['queen'], { case: 'instrumental' })).toBe('ферзем');
  expect(COLORED([ROOK], {})).toBe('чорна');
  expect(COLORED([QUEEN], { case: 'accusative' })).toBe('білого');
  expect(GENDER(['rook'], {})).toBe('feminine');
  expect(GENDER([QUEEN], {})).toBe('masculine');
  expect(DURATION([ONE_MINUTE_TWO], {})).toBe('одна хвилина дві секунди');
  expect(DURATION([ONE_MINUTE_TWO], { case: 'accusative' })).toBe('одну хвилину дві секунди');
  expect(ALLOTTED([5_400_000], {})).toBe('90 хвилин');
});

test.each([
  [2, 'rook', 'дві', 'тури'],
  [3, 'rook', 'три', 'тури'],
  [5, 'rook', 'п’ять', 'тур'],
  [2, 'knight', 'два', 'коні'],
  [6, 'knight', 'шість', 'коней'],
  [4, 'bishop', 'чотири', 'слони'],
  [8, 'pawn', 'вісім', 'пішаків'],
  [9, 'queen', 'дев’ять', 'ферзів'],
  [1, 'rook', 'одна', 'тура'],
  [1, 'king', 'один', 'король'],
] as const)('%i %s', (count, kind, number, name) => {
  expect(uk.functions.COUNTED([count, kind], {})).toBe(`${number} \uE000${kind}=${name}\uE001`);
});

test('a piece that stands by itself, in its case', () => {
  expect(uk.functions.LABEL(['knight'], { case: 'accusative' })).toBe('\uE000knight=коня\uE001');
  expect(uk.functions.LABEL([ROOK], { case: 'accusative' })).toBe('\uE000rook=туру\uE001');
});

test.each([
  [1, 'перший', 'першим'],
  [3, 'третій', 'третім'],
  [8, 'восьмий', 'восьмим'],
  [12, 'дванадцятий', 'дванадцятим'],
  [13, 'номер 13', 'номер 13'],
] as const)('the ordinal of %i', (number, nominative, instrumental) => {
  expect(uk.functions.ORDINAL([number], {})).toBe(nominative);
  expect(uk.functions.ORDINAL([number], { case: 'instrumental' })).toBe(instrumental);
});

/** Of a rank and of an hour: "перша горизонталь", "на першій горизонталі", "о першій годині". */
test.each([
  ['1', 'перша', 'першій'],
  ['2', 'друга', 'другій'],
  ['3', 'третя', 'третій'],
  ['4', 'четверта', 'четвертій'],
  ['5', 'п’ята', 'п’ятій'],
  ['6', 'шоста', 'шостій'],
  ['7', 'сьома', 'сьомій'],
  ['8', 'восьма', 'восьмій'],
  [9, 'дев’ята', 'дев’ятій'],
  [10, 'десята', 'десятій'],
  [11, 'одинадцята', 'одинадцятій'],
  [12, 'дванадцята', 'дванадцятій'],
] as const)('the feminine ordinal of %s, and its locative', (number, nominative, locative) => {
  const { ORDINAL } = uk.functions;
  expect(ORDINAL([number], { gender: 'feminine' })).toBe(nominative);
  expect(ORDINAL([number], { gender: 'feminine', case: 'locative' })).toBe(locative);
});

test('other cases of an ordinal', () => {
  const { ORDINAL } = uk.functions;
  expect(ORDINAL([1], { case: 'locative' })).toBe('першому');
  expect(ORDINAL([3], { case: 'locative' })).toBe('третьому');
  expect(ORDINAL([2], { gender: 'feminine', case: 'instrumental' })).toBe('другою');
  expect(ORDINAL([3], { gender: 'feminine', case: 'instrumental' })).toBe('третьою');
});

test.each([
  [1, 'один'],
  [2, 'два'],
  [10, 'десять'],
  [11, '11'],
] as const)('the small number %i, masculine', (number, text) => {
  expect(uk.functions.SMALL([number], {})).toBe(text);
});

test('several of a kind, and their colour', () => {
  const { PIECE, COLORED } = uk.functions;
  expect(PIECE(['rook'], { number: 'plural' })).toBe('тури');
  expect(PIECE(['rook'], { case: 'genitive', number: 'plural' })).toBe('тур');
  expect(PIECE(['knight'], { case: 'genitive', number: 'plural' })).toBe('коней');
  expect(COLORED([ROOK], { number: 'plural' })).toBe('чорні');
});

/** In words, and short: seconds below two minutes, none from an hour on. */
test.each([
  [999, 'менше секунди'],
  [1_000, 'одна секунда'],
  [95_000, 'дев’яносто п’ять секунд'],
  [120_000, 'дві хвилини'],
  [860_000, 'чотирнадцять хвилин двадцять'],
  [3_600_000, 'одна година'],
  [3_660_500, 'одна година одна хвилина'],
] as const)('%i milliseconds as a clock answers', (time, text) => {
  expect(uk.functions.SPAN([time], {})).toBe(text);
});

test('numbers in words', () => {
  expect(uk.functions.WORDS([2], {})).toBe('два');
  expect(uk.functions.WORDS([2], { gender: 'feminine' })).toBe('дві');
  expect(uk.functions.WORDS([21], { gender: 'feminine' })).toBe('двадцять одна');
  expect(uk.functions.WORDS([1000], {})).toBe('1000');
});

test('a span that somebody used stands in the accusative', () => {
  expect(uk.functions.SPAN([1_000], { case: 'accusative' })).toBe('одну секунду');
});

/** What "не мають", "бере", "ходити", "дві" and "п’ять" stand with. */
test.each([
  ['king', 'короля', 'короля', 'королем', 'королі', 'королів'],
  ['queen', 'ферзя', 'ферзя', 'ферзем', 'ферзі', 'ферзів'],
  ['rook', 'тури', 'туру', 'турою', 'тури', 'тур'],
  ['bishop', 'слона', 'слона', 'слоном', 'слони', 'слонів'],
  ['knight', 'коня', 'коня', 'конем', 'коні', 'коней'],
  ['pawn', 'пішака', 'пішака', 'пішаком', 'пішаки', 'пішаків'],
] as const)('the cases of the %s', (kind, genitive, accusative, instrumental, few, many) => {
  const { PIECE } = uk.functions;
  expect(PIECE([kind], { case: 'genitive' })).toBe(genitive);
  expect(PIECE([kind], { case: 'accusative' })).toBe(accusative);
  expect(PIECE([kind], { case: 'instrumental' })).toBe(instrumental);
  expect(PIECE([kind], { number: 'plural' })).toBe(few);
  expect(PIECE([kind], { case: 'genitive', number: 'plural' })).toBe(many);
});
