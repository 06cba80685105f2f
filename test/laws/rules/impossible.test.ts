import { describe, expect, test } from 'vitest';
import { START_FEN, completeMove } from '../../../src/laws/board/board.js';
import { whyImpossible } from '../../../src/laws/rules/impossible.js';
import type { CastlingObstacle, MoveRefusal } from '../../../src/laws/acts/move.js';
import { game, make, move, position } from '../play.js';

/** [what, position, move, reason, article]; each expectation worked out by hand from the article named. */
const REASONS: readonly (readonly [string, string, string, MoveRefusal['reason'], string | undefined])[] = [
  ['nothing stands there', START_FEN, 'e4e5', 'empty square', undefined],
  ["the opponent's piece", START_FEN, 'e7e5', 'not your piece', '4.3'],
  ['own piece on the square', START_FEN, 'a1a2', 'own piece there', '3.1.1'],
  ['a knight goes no straight way', START_FEN, 'g1g3', 'does not move so', '3.6'],
  ['a bishop keeps its colour', '4k3/8/8/8/8/8/8/2B1K3 w - - 0 1', 'c1c4', 'does not move so', '3.2'],
  ['a rook goes straight', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'a1b2', 'does not move so', '3.3'],
  ['a queen is no knight', '4k3/8/8/8/8/8/8/Q3K3 w - - 0 1', 'a1b3', 'does not move so', '3.4'],
  ['a king goes one square', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'e1e3', 'does not move so', '3.8'],
  ['a pawn goes no three squares', START_FEN, 'e2e5', 'does not move so', '3.7'],
  ['two squares only from its first', '4k3/8/8/8/8/4P3/8/4K3 w - - 0 1', 'e3e5', 'does not move so', '3.7'],
  ['the way of a bishop is blocked', START_FEN, 'f1a6', 'way blocked', '3.5'],
  ['two squares of a pawn, blocked on the first', '4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1', 'e2e4', 'way blocked', '3.7.2'],
  [
    'a pawn takes not straight ahead',
    '4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1',
    'e3e4',
    'pawn does not capture straight',
    '3.7.1',
  ],
  ['a pawn goes diagonally only to take', START_FEN, 'e2d3', 'pawn has nothing to capture', '3.7.3'],
  ['a pinned knight', '4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1', 'c3d5', 'leaves king in check', '3.9.2'],
  ['the king into check', '4k3/8/8/8/8/8/8/r3K3 w - - 0 1', 'e1d1', 'leaves king in check', '3.9.2'],
  ['a check not met', '4k3/8/8/8/7q/8/P7/4K3 w - - 0 1', 'a2a3', 'king in check', '3.9.2'],
  ['a pawn on the last rank without a piece', '8/4P3/8/8/8/8/k7/4K3 w - - 0 1', 'e7e8', 'promotion missing', '3.7.5'],
  ['a promotion in the middle', START_FEN, 'e2e4q', 'nothing to promote', '3.7.5'],
  ['a promotion of a knight', START_FEN, 'g1f3q', 'nothing to promote', undefined],
];

describe('why a move is impossible (Art. 3)', () => {
  test.each(REASONS)('%s', (_, fen, text, reason, article) => {
    const refusal = whyImpossible(position(fen), move(text));
    expect([refusal?.reason, refusal?.article]).toEqual([reason, article]);
  });

  test('names the piece in the way and the piece that gives check', () => {
    expect(whyImpossible(position(START_FEN), move('f1a6'))).toMatchObject({
      by: { kind: 'pawn', color: 'white', square: 'e2' },
    });
    expect(whyImpossible(position('4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1'), move('c3d5'))).toMatchObject({
      king: 'e1',
      by: [{ kind: 'bishop', color: 'black', square: 'b4' }],
    });
    // The king cannot hide from a rook behind itself: it would still stand on the rook's rank.
    expect(whyImpossible(position('4k3/8/8/8/8/8/8/r3K3 w - - 0 1'), move('e1f1'))).toMatchObject({
      by: [{ kind: 'rook', square: 'a1' }],
    });
  });

  test('taking en passant with a pawn that is pinned along the rank names the rook (Art. 3.9.2)', () => {
    // After …d7-d5 both pawns would leave the fifth rank at once.
    const refusal = whyImpossible(position('8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1'), move('e5d6'));
    expect(refusal).toMatchObject({ reason: 'leaves king in check', by: [{ kind: 'rook', square: 'h5' }] });
  });

  test('en passant is told to come too late, not to be nonsense (Art. 3.7.4.2)', () => {
    const late = make(game(), 'e2e4 a7a6 e4e5 d7d5 h2h3 a6a5');
    const refusal = whyImpossible(late.positions.at(-1)!, move('e5d6'), late.positions);
    expect(refusal).toMatchObject({ reason: 'en passant too late', pawn: { square: 'd5' } });
  });
});

const obstacle = (fen: string, text: string, moves = ''): CastlingObstacle | undefined => {
  const played = make(game(fen), moves);
  const current = played.positions.at(-1)!;
  const refusal = whyImpossible(current, completeMove(current, move(text)), played.positions);
  return refusal?.reason === 'castling' ? refusal.obstacle : undefined;
};

const CASTLE = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';

describe('why castling is impossible (Art. 3.8.2)', () => {
  test('king has moved, though it stands at home again', () => {
    expect(obstacle(CASTLE, 'e1g1', 'e1e2 e8e7 e2e1 e7e8')).toEqual({ why: 'king has moved' });
  });
  test('that rook has moved', () => {
    expect(obstacle(CASTLE, 'e1g1', 'h1h2 a8b8 h2h1 b8a8')).toEqual({ why: 'rook has moved', rook: 'h1' });
  });
  test('the position has no right, and no move tells why', () => {
    expect(obstacle('4k3/8/8/8/8/8/8/R3K2R w - - 0 1', 'e1g1')).toEqual({ why: 'right is lost' });
  });
  test('out of check', () => {
    expect(obstacle('4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1', 'e1g1')).toMatchObject({
      why: 'in check',
      by: [{ kind: 'rook', square: 'e4' }],
    });
  });
  test('through check, on which square and from what', () => {
    expect(obstacle('4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1', 'e1g1')).toMatchObject({
      why: 'through check',
      square: 'f1',
      by: [{ kind: 'rook', square: 'f4' }],
    });
  });
  test('into check', () => {
    expect(obstacle('4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1', 'e1g1')).toMatchObject({ why: 'into check', square: 'g1' });
  });
  test('the way is blocked, also for the rook alone', () => {
    expect(obstacle('4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1', 'e1c1')).toMatchObject({
      why: 'way blocked',
      by: { kind: 'knight', square: 'b1' },
    });
  });
  test('the rook may be attacked, and may cross an attacked square', () => {
    expect(obstacle('1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1', 'e1c1')).toBeUndefined();
  });
  test('a king elsewhere that goes far is no castling', () => {
    const current = position('4k3/8/8/8/8/8/8/1K5R w - - 0 1');
    expect(whyImpossible(current, completeMove(current, move('b1g1')))?.reason).toBe('does not move so');
  });
});
