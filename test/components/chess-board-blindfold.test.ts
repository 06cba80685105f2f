/** A board of which pieces are not seen: neither drawn, nor, where it is silent, told by a name or by a key. */
import { expect } from '@open-wc/testing';
import type { ChessBoard } from '../../components/chess-board/chess-board.js';
import type { Hidden } from '../../src/questions/hidden.js';
import { cell, cells, focused, listenTo, makeBoard, press } from './board-fixture.js';

async function blindfolded(hides: Hidden, isSilent: boolean): Promise<ChessBoard> {
  const board = await makeBoard({ fen: '4k3/8/8/8/4P3/8/8/3QK3 b - - 0 1' });
  board.lastMove = { from: 'e2', to: 'e4' };
  board.hides = hides;
  if (isSilent) board.silentText = (square) => square;
  await board.updateComplete;
  return board;
}

const drawn = (board: ChessBoard): readonly (string | undefined)[] =>
  cells(board)
    .filter((one) => one.querySelector('svg.man'))
    .map((one) => one.dataset['square']);

const named = (board: ChessBoard): readonly string[] =>
  cells(board)
    .map((one) => one.textContent.trim())
    .filter((name) => !name.endsWith(', empty'));

const ALL_NAMES = ['d1, white queen', 'e1, white king', 'e4, white pawn', 'e8, black king'];

describe('<chess-board> in blindfold play', () => {
  for (const [hides, seen] of [
    ['none', ['d1', 'e1', 'e4', 'e8']],
    ['all', []],
    ['black', ['d1', 'e1', 'e4']],
    ['white', ['e8']],
    ['all but the last moved', ['e4']],
  ] as const) {
    it(`draws what is seen, and names all where it answers: ${hides}`, async () => {
      const board = await blindfolded(hides, false);
      expect(drawn(board)).to.deep.equal(seen);
      expect(named(board)).to.deep.equal(ALL_NAMES);
    });
  }

  it('silent, names no piece that is hidden, and no empty square as such', async () => {
    const board = await blindfolded('all', true);
    expect(named(board)).to.have.length(64);
    expect(cells(board).every((one) => one.textContent.trim() === one.dataset['square'])).to.equal(true);
  });

  it('silent, names what is seen', async () => {
    expect(named(await blindfolded('black', true)).filter((name) => name.includes(','))).to.deep.equal([
      'd1, white queen',
      'e1, white king',
      'e4, white pawn',
    ]);
    expect(named(await blindfolded('all but the last moved', true)).filter((name) => name.includes(','))).to.deep.equal(
      ['e4, white pawn'],
    );
  });

  it('silent, the keys of pieces lead to what is seen alone, and ask else', async () => {
    const board = await blindfolded('black', true);
    const told = listenTo(board);
    board.focusSquare('a1');
    await press('q');
    expect(focused(board)).to.equal('d1');
    await press('r');
    expect(focused(board)).to.equal('d1');
    expect(told).to.deep.equal([{ asked: { about: 'pieces', colors: ['white', 'black'], kind: 'rook' } }]);
  });

  it('a king that is hidden shows no check', async () => {
    const board = await makeBoard({ fen: '4k3/8/8/8/8/8/8/4QK2 b - - 0 1' });
    board.check = 'e8';
    await board.updateComplete;
    expect(cell(board, 'e8').querySelector('.over')).to.not.equal(null);
    board.hides = 'all';
    await board.updateComplete;
    expect(cell(board, 'e8').querySelector('.over')).to.equal(null);
  });

  it('a hidden piece can be lifted and placed', async () => {
    const board = await blindfolded('all', true);
    const told = listenTo(board);
    board.focusSquare('e8');
    await press('Enter');
    expect(board.lifted).to.equal('e8');
    board.focusSquare('e7');
    await press('Enter');
    expect(told.at(-1)).to.deep.equal({ move: { from: 'e8', to: 'e7' } });
  });
});
