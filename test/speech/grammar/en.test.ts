/**
 * The words of English as its messages bend them. The forms are those of the dictionaries and of the federation's Laws (docs/terms).
 */
import { expect, test } from 'vitest';
import { en } from '../../../speech/grammar/en.js';

const ROOK = { color: 'black', kind: 'rook' } as const;
const QUEEN = { color: 'white', kind: 'queen' } as const;
/** Milliseconds. */
const ONE_MINUTE_TWO = 62_000;

test('pieces, players and spans', () => {
  const { PLAYER, PIECE, COLORED, DURATION, ALLOTTED, AMOUNT } = en.functions;
  expect(PLAYER([ROOK], {})).toBe('Black');
  expect(PIECE([ROOK], {})).toBe('rook');
  expect(COLORED([QUEEN], {})).toBe('white');
  expect(DURATION([ONE_MINUTE_TWO], {})).toBe('1 minute 2 seconds');
  expect(ALLOTTED([5_400_000], {})).toBe('90 minutes');
  expect([AMOUNT([60_000], {}), AMOUNT([120_000], {})]).toEqual(['one', 'other']);
});

test.each([
  [1, 'one'],
  [2, 'two'],
  [10, 'ten'],
  [11, '11'],
] as const)('the small number %i', (number, text) => {
  expect(en.functions.SMALL([number], {})).toBe(text);
});

test.each([
  [1, 'first'],
  [2, 'second'],
  [5, 'fifth'],
  [6, '6th'],
] as const)('the ordinal of %i', (number, text) => {
  expect(en.functions.ORDINAL([number], {})).toBe(text);
});

/** Small numbers are words where a sentence begins with them. */
test.each([
  [999, 'Less than a second'],
  [60_000, 'One minute'],
  [120_000, 'Two minutes'],
  [780_000, '13 minutes'],
  [3_900_000, '1 hour 5 minutes'],
] as const)('%i milliseconds to begin a sentence with', (time, text) => {
  expect(en.functions.DURATION([time], { at: 'start' })).toBe(text);
});

test('several of a kind', () => {
  expect(en.functions.PIECE(['knight'], { number: 'plural' })).toBe('knights');
});

/** In words, and short: seconds below two minutes, none from an hour on. */
test.each([
  [999, 'less than a second'],
  [1_000, 'one second'],
  [95_000, 'ninety-five seconds'],
  [120_000, 'two minutes'],
  [860_000, 'fourteen minutes twenty'],
  [3_600_000, 'one hour'],
  [3_660_500, 'one hour one minute'],
] as const)('%i milliseconds as a clock answers', (time, text) => {
  expect(en.functions.SPAN([time], {})).toBe(text);
});

test('numbers in words', () => {
  expect(en.functions.WORDS([0], {})).toBe('zero');
  expect(en.functions.WORDS([21], {})).toBe('twenty-one');
  expect(en.functions.WORDS([101], {})).toBe('one hundred and one');
  expect(en.functions.WORDS([1000], {})).toBe('1000');
});
