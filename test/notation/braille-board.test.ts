/** A position in braille, by the dots of letters: k 13, q 12345, r 1235, b 12, n 1345, p 1234 (Unicode's patterns: dot n is bit n − 1). */
import { expect, test } from 'vitest';
import { brailleBoard } from '../../src/notation/braille-board.js';

const PIECES = [
  { color: 'white', kind: 'king', square: 'e1' },
  { color: 'black', kind: 'queen', square: 'd8' },
] as const;

test('eight dots: dot 7 is a white piece, dot 8 a dark square', () => {
  const lines = brailleBoard(PIECES, '8');
  // a8 is light, b8 dark; the queen on d8 stands on a dark square (dots 1 2 3 4 5 8), the king on e1 too (dots 1 3 7 8).
  expect(lines[0]).toBe('⠼⠓⠀⠀⢀⠀⢟⠀⢀⠀⢀');
  expect(lines[7]).toBe('⠼⠁⠀⢀⠀⢀⠀⣅⠀⢀⠀');
  expect(lines[8]).toBe('⠀⠀⠀⠁⠃⠉⠙⠑⠋⠛⠓');
});

test('six dots: two cells a square, dot 6 before a white piece, dots 4 and 6 before a black one', () => {
  const lines = brailleBoard(PIECES, '6');
  expect(lines[0]).toBe('⠼⠓⠀⠀⠀⠀⠤⠀⠀⠨⠟⠀⠀⠀⠤⠀⠀⠀⠤');
  expect(lines[7]).toBe('⠼⠁⠀⠀⠤⠀⠀⠀⠤⠀⠀⠠⠅⠀⠀⠀⠤⠀⠀');
});

test('each line is as wide as the others', () => {
  for (const dots of ['6', '8'] as const)
    expect(new Set(brailleBoard(PIECES, dots).map(({ length }) => length)).size).toBe(1);
});
