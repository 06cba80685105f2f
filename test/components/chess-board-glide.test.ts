/** A moved piece glides from where it stood. The ways are worked out by hand, in squares: a drawing is as large as its square. */
import { expect } from '@open-wc/testing';
import { emulateMedia, resetMouse, sendMouse } from '@web/test-runner-commands';
import type { ChessBoard } from '../../components/chess-board/chess-board.js';
import type { Color, Square } from '../../src/laws/squares.js';
import { cell, cells, listenTo, makeBoard, middleOf, positionFrom } from './board-fixture.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
const MAY_CASTLE = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
const CASTLED = 'r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1';
const QUEEN_SIDE = '2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2';

async function move(board: ChessBoard, fen: string, from: Square, to: Square): Promise<void> {
  board.lastMove = { from, to };
  board.position = positionFrom(fen);
  await board.updateComplete;
}

/** Where each piece that glides now comes from, in squares to the right and downwards. */
function ways(board: ChessBoard): readonly (readonly [string | undefined, string])[] {
  return cells(board).flatMap((one) =>
    [...one.querySelectorAll('.man')]
      .flatMap((man) => man.getAnimations())
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes().slice(0, 1) : []))
      .flatMap(({ translate }) => (typeof translate === 'string' ? [[one.dataset['square'], translate] as const] : [])),
  );
}

describe('a moved piece', () => {
  afterEach(async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    await resetMouse();
  });

  for (const [bottom, way] of [
    ['white', '0% 200%'],
    ['black', '0% -200%'],
  ] as const satisfies readonly (readonly [Color, string])[]) {
    it(`glides from its square, with ${bottom} at the bottom`, async () => {
      const board = await makeBoard({ fen: START, orientation: bottom });
      expect(ways(board)).to.deep.equal([]);
      await move(board, E4, 'e2', 'e4');
      expect(ways(board)).to.deep.equal([['e4', way]]);
    });
  }

  it('is two when the king castles, to either side', async () => {
    const board = await makeBoard({ fen: MAY_CASTLE });
    await move(board, CASTLED, 'e1', 'g1');
    expect(ways(board)).to.deep.equal([
      ['f1', '200% 0%'],
      ['g1', '-200% 0%'],
    ]);
    const other = await makeBoard({ fen: CASTLED });
    await move(other, QUEEN_SIDE, 'e8', 'c8');
    expect(ways(other)).to.deep.equal([
      ['c8', '200% 0%'],
      ['d8', '-300% 0%'],
    ]);
  });

  it('jumps where another game is shown, or an earlier position', async () => {
    const board = await makeBoard({ fen: E4 });
    await move(board, START, 'e2', 'e4');
    expect(ways(board)).to.deep.equal([]);
    board.lastMove = undefined;
    board.position = positionFrom(E4);
    await board.updateComplete;
    expect(ways(board)).to.deep.equal([]);
  });

  it('jumps where less motion is wanted', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const board = await makeBoard({ fen: START });
    await move(board, E4, 'e2', 'e4');
    expect(ways(board)).to.deep.equal([]);
  });

  it('does not go a second time where it was dragged', async () => {
    const board = await makeBoard({ fen: START });
    const told = listenTo(board);
    await sendMouse({ type: 'move', position: middleOf(cell(board, 'e2')) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: middleOf(cell(board, 'e4')) });
    await sendMouse({ type: 'up' });
    expect(told.some((one) => 'move' in one)).to.equal(true);
    await move(board, E4, 'e2', 'e4');
    expect(ways(board)).to.deep.equal([]);
    // The next one, which was not dragged, does.
    await move(board, START, 'e4', 'e2');
    expect(ways(board)).to.have.length(1);
  });
});
