/** The functions of messages that belong to no language: what becomes a mark, what is chosen by, what stays as it is. */
import { expect, test } from 'vitest';
import { commonFunctions, readSegments } from '../../../speech/grammar/functions.js';
import { readMarks } from '../../../speech/grammar/marks.js';

const { SQUARE, SQUARES, FILE, RANK, COLOR, KIND, GIVEN, COUNT, CAP, SEGMENT } = commonFunctions;
const QUEEN = { color: 'black', kind: 'queen', square: 'd8' } as const;

test('squares, files and ranks are marks, which the style of calling names', () => {
  expect(readMarks(SQUARE(['e4'], {}))).toEqual([{ type: 'square', square: 'e4' }]);
  expect(readMarks(SQUARE([QUEEN], {}))).toEqual([{ type: 'square', square: 'd8' }]);
  expect(readMarks(SQUARES([['a1', 'h8']], {}))).toEqual([
    { type: 'square', square: 'a1' },
    ', ',
    { type: 'square', square: 'h8' },
  ]);
  expect(readMarks(FILE(['c'], {}))).toEqual([{ type: 'file', file: 'c' }]);
  expect(readMarks(RANK(['7'], {}))).toEqual([{ type: 'rank', rank: '7' }]);
});

test('whose it is, and what, also where there is none', () => {
  expect([COLOR(['white'], {}), COLOR([QUEEN], {}), COLOR([undefined], {})]).toEqual(['white', 'black', 'none']);
  expect([KIND(['rook'], {}), KIND([QUEEN], {}), KIND([undefined], {})]).toEqual(['rook', 'queen', 'none']);
});

test('whether something is given: nought is, and an empty text', () => {
  expect([GIVEN([0], {}), GIVEN([''], {}), GIVEN([undefined], {})]).toEqual(['yes', 'yes', 'none']);
});

test('how many there are', () => {
  expect([COUNT([[]], {}), COUNT([['a1', 'b1']], {})]).toEqual([0, 2]);
});

test('a capital inside a sentence, also behind the mark of a name', () => {
  expect(CAP(['перша горизонталь'], {})).toBe('Перша горизонталь');
  expect(CAP(['\uE000rook=тура\uE001'], {})).toBe('\uE000rook=Тура\uE001');
  expect(CAP(['7'], {})).toBe('7');
});

test('a finished call keeps its language', () => {
  const call = { lang: 'de', text: 'Springer Felix drei' } as const;
  expect(readSegments(`White: ${SEGMENT([call], {})}`)).toEqual(['White:', call]);
});
