/** Which pieces are not seen in blindfold play. */
import { describe, expect, test } from 'vitest';
import { hidesPiece, mayHide, type Hidden } from '../../src/questions/hidden.js';
import { placed } from '../../src/laws/squares.js';

const PAWN = placed({ color: 'white', kind: 'pawn' }, 'e4');
const KING = placed({ color: 'black', kind: 'king' }, 'e8');

describe('a piece is hidden or seen', () => {
  test.each<readonly [Hidden, boolean, boolean]>([
    ['none', false, false],
    ['all', true, true],
    ['white', true, false],
    ['black', false, true],
    ['all but the last moved', false, true],
  ])('%s, after a move to e4', (hidden, pawn, king) => {
    expect([hidesPiece(hidden, PAWN, 'e4'), hidesPiece(hidden, KING, 'e4')]).toEqual([pawn, king]);
  });

  test('before the first move no piece was moved last', () => {
    expect(hidesPiece('all but the last moved', PAWN, undefined)).toBe(true);
  });
});

test('an empty square may hide a piece, but where the last move went', () => {
  expect(mayHide('none', 'a3', 'e4')).toBe(false);
  expect(mayHide('all', 'a3', 'e4')).toBe(true);
  expect(mayHide('black', 'a3', 'e4')).toBe(true);
  expect(mayHide('all but the last moved', 'a3', 'e4')).toBe(true);
  expect(mayHide('all but the last moved', 'e4', 'e4')).toBe(false);
});
