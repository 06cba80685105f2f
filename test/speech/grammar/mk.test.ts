/**
 * The words of Macedonian as its messages bend them. The forms are those of the dictionaries and of the federation's Laws (docs/terms).
 */
import { expect, test } from 'vitest';
import { mk } from '../../../speech/grammar/mk.js';

const ROOK = { color: 'black', kind: 'rook' } as const;
const QUEEN = { color: 'white', kind: 'queen' } as const;
/** Milliseconds. */
const ONE_MINUTE_TWO = 62_000;

test('pieces, players and spans', () => {
  const { PLAYER, PIECE, COLORED, GENDER, DURATION } = mk.functions;
  expect(PLAYER(['white'], {})).toBe('бели');
  expect(PLAYER(['black'], { form: 'the' })).toBe('црните');
  expect(PIECE(['knight'], {})).toBe('скокач');
  expect(PIECE([QUEEN], { article: 'the' })).toBe('дамата');
  expect(COLORED([QUEEN], {})).toBe('бела');
  expect(COLORED([ROOK], {})).toBe('црн');
  expect(GENDER(['queen'], {})).toBe('feminine');
  expect(GENDER(['rook'], {})).toBe('masculine');
  expect(DURATION([ONE_MINUTE_TWO], {})).toBe('една минута и две секунди');
});

test.each([
  ['white', 'queen', 'белата'],
  ['white', 'rook', 'белиот'],
  ['black', 'queen', 'црната'],
  ['black', 'pawn', 'црниот'],
] as const)('the %s %s', (color, kind, adjective) => {
  expect(mk.functions.COLORED([{ color, kind }], { article: 'the' })).toBe(adjective);
});

/** After a number masculine nouns have a form of their own. */
test.each([
  [1, 'rook', 'еден', 'топ'],
  [2, 'rook', 'два', 'топа'],
  [2, 'queen', 'две', 'дами'],
  [1, 'queen', 'една', 'дама'],
  [3, 'knight', 'три', 'скокача'],
  [4, 'bishop', 'четири', 'ловца'],
  [8, 'pawn', 'осум', 'пешака'],
  [9, 'queen', 'девет', 'дами'],
] as const)('%i %s', (count, kind, number, name) => {
  expect(mk.functions.COUNTED([count, kind], {})).toBe(`${number} \uE000${kind}=${name}\uE001`);
});

/** A voice says the figures of one and two in another gender, or not at all. */
test.each([
  [0, '0'],
  [1, 'еден'],
  [2, 'два'],
  [3, '3'],
  [21, '21'],
  [42, '42'],
  [200, '200'],
] as const)('the number %i before a masculine noun', (number, text) => {
  expect(mk.functions.NUM([number], {})).toBe(text);
});

test.each([
  [1, 'едно'],
  [2, 'две'],
  [5, '5'],
  [22, 'дваесет и две'],
] as const)('the number %i before a neuter noun', (number, text) => {
  expect(mk.functions.NUM([number], { gender: 'neuter' })).toBe(text);
});

test.each([
  [1, 'еден', 'прв'],
  [4, 'четири', 'четврти'],
  [10, 'десет', 'десетти'],
  [11, '11', '11-ти'],
] as const)('the small number %i, and its ordinal, masculine', (number, small, ordinal) => {
  expect(mk.functions.SMALL([number], {})).toBe(small);
  expect(mk.functions.ORDINAL([number], {})).toBe(ordinal);
});

/** Of a rank: "првиот ред". */
test.each([
  ['1', 'првиот'],
  ['2', 'вториот'],
  ['3', 'третиот'],
  ['4', 'четвртиот'],
  ['5', 'петтиот'],
  ['6', 'шестиот'],
  ['7', 'седмиот'],
  ['8', 'осмиот'],
] as const)('the ordinal of rank %s with its article', (rank, ordinal) => {
  expect(mk.functions.ORDINAL([rank], { article: 'the' })).toBe(ordinal);
});

test('the colour of several', () => {
  expect(mk.functions.COLORED([QUEEN], { number: 'plural' })).toBe('бели');
});

/** In words, and short: seconds below two minutes, none from an hour on. */
test.each([
  [999, 'помалку од една секунда'],
  [1_000, 'една секунда'],
  [95_000, 'деведесет и пет секунди'],
  [120_000, 'две минути'],
  [860_000, 'четиринаесет минути и дваесет'],
  [3_600_000, 'еден час'],
  [3_660_500, 'еден час и една минута'],
] as const)('%i milliseconds as a clock answers', (time, text) => {
  expect(mk.functions.SPAN([time], {})).toBe(text);
});

test('numbers in words', () => {
  expect(mk.functions.WORDS([2], {})).toBe('два');
  expect(mk.functions.WORDS([2], { gender: 'feminine' })).toBe('две');
  expect(mk.functions.WORDS([21], { gender: 'feminine' })).toBe('дваесет и една');
  expect(mk.functions.WORDS([1000], {})).toBe('1000');
});

/** Whole hours as hours, anything else in minutes. */
test.each([
  [60_000, 'една минута'],
  [5_400_000, '90 минути'],
  [3_600_000, 'еден час'],
  [7_200_000, 'два часа'],
] as const)('%i milliseconds as a time control has them', (time, text) => {
  expect(mk.functions.ALLOTTED([time], {})).toBe(text);
});
