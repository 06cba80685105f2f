/** What is chosen of a board for eyes that see little: sets of pieces, sizes, the cross; and what is marked on its squares. */
import { expect, nextFrame } from '@open-wc/testing';
import { emulateMedia, executeServerCommand } from '@web/test-runner-commands';
import { BOLD_PIECES } from '../../components/pieces/sets/bold.js';
import { PEGGED_PIECES } from '../../components/pieces/sets/pegged.js';
import { USUAL_PIECES } from '../../components/pieces/sets/usual.js';
import { showPieces } from '../../components/pieces/shapes.js';
import type { ChessBoard } from '../../components/chess-board/chess-board.js';
import type { Square } from '../../src/laws/squares.js';
import { cell, cells, makeBoard, press } from './board-fixture.js';

const root = document.documentElement;

/** Sets the property on the page, as a theme or a chosen look does, for one test. */
function onPage(properties: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value);
}

afterEach(async () => {
  root.removeAttribute('style');
  showPieces(USUAL_PIECES);
  await executeServerCommand('forced-colors', false);
  await emulateMedia({ reducedMotion: 'no-preference' });
});

const pathOf = (within: Element | ShadowRoot, part = 'body'): string =>
  within.querySelector(`.${part}`)?.getAttribute('d') ?? '';

function ringOf(board: ChessBoard): HTMLElement {
  const ring = board.shadowRoot?.querySelector<HTMLElement>('.ring');
  if (!ring) throw new Error('no ring');
  return ring;
}

const marksOn = (board: ChessBoard, square: Square): readonly string[] =>
  [...cell(board, square).querySelectorAll<SVGElement>('.mark')].map(({ dataset }) => dataset['mark'] ?? '');

describe('sets of pieces', () => {
  it('are the usual one until another is shown, on every board of the page, in halo and body', async () => {
    const [one, other] = [await makeBoard(), await makeBoard()];
    expect(pathOf(cell(one, 'a1'))).to.equal(USUAL_PIECES.white.rook.outline);
    showPieces(PEGGED_PIECES);
    await Promise.all([one.updateComplete, other.updateComplete]);
    for (const board of [one, other]) {
      expect(pathOf(cell(board, 'a1'))).to.equal(PEGGED_PIECES.white.rook.outline);
      expect(pathOf(cell(board, 'a8'), 'halo')).to.equal(PEGGED_PIECES.black.rook.outline);
      expect(pathOf(cell(board, 'a8'), 'lines')).to.equal(PEGGED_PIECES.black.rook.lines);
    }
    expect(pathOf(cell(one, 'a8'))).not.to.equal(pathOf(cell(one, 'a1')));
  });

  it('hold for a promotion too, also while it is asked for', async () => {
    showPieces(BOLD_PIECES);
    const board = await makeBoard({ fen: '8/4P3/8/8/8/8/k7/4K3 w - - 0 1' });
    board.focusSquare('e7');
    await press('Enter', 'ArrowUp', 'Enter');
    await board.updateComplete;
    const choice = board.shadowRoot?.querySelector('promotion-choice');
    await choice?.updateComplete;
    const queen = (): string => pathOf(choice?.shadowRoot ?? board);
    expect(queen()).to.equal(BOLD_PIECES.white.queen.outline);
    showPieces(PEGGED_PIECES);
    await choice?.updateComplete;
    expect(queen()).to.equal(PEGGED_PIECES.white.queen.outline);
  });

  it('fill the square where they are bold: a pawn 70 % of its width and 80 % of its height, and no piece more than the square', async () => {
    showPieces(BOLD_PIECES);
    const board = await makeBoard();
    const sizeOf = (square: Square) => {
      const body = cell(board, square).querySelector<SVGGraphicsElement>('.body');
      if (!body) throw new Error('no body');
      const { x, y, width, height } = body.getBBox({ stroke: true, fill: true });
      return { x, y, width, height };
    };
    // Where a browser measures without the line, that is 2.5 wide on each side: less is measured, not more.
    const pawn = sizeOf('a2');
    expect(pawn.width).to.be.at.least(70);
    expect(pawn.height).to.be.at.least(80);
    for (const square of ['a1', 'b1', 'c1', 'd1', 'e1'] as const) {
      const { x, y, width, height } = sizeOf(square);
      expect(Math.min(x, y), square).to.be.at.least(0);
      expect(Math.max(x + width, y + height), square).to.be.at.most(100);
    }
  });

  it('on pegs end in a point above Black’s, within the square', async () => {
    showPieces(PEGGED_PIECES);
    const board = await makeBoard();
    const topOf = (square: Square): number =>
      cell(board, square).querySelector<SVGGraphicsElement>('.body')?.getBBox().y ?? NaN;
    for (const [white, black] of [
      ['a1', 'a8'],
      ['b1', 'b8'],
      ['c1', 'c8'],
      ['d1', 'd8'],
      ['e1', 'e8'],
      ['a2', 'a7'],
    ] as const) {
      expect(topOf(white) - topOf(black), black).to.be.at.least(10);
      expect(topOf(black), black).to.be.at.least(2);
    }
  });
});

describe('sizes', () => {
  const fontSize = (board: ChessBoard, edge: 'ranks' | 'files'): number =>
    Number.parseFloat(getComputedStyle(board.shadowRoot!.querySelector(`.${edge}`)!).fontSize);
  const widthOf = (board: ChessBoard): number => cell(board, 'e1').querySelector('.man')!.getBoundingClientRect().width;

  it('of coordinates are as many times the usual, and the board is as wide as before', async () => {
    const board = await makeBoard();
    const [usual, width] = [fontSize(board, 'files'), board.getBoundingClientRect().width];
    onPage({ '--coordinate-size': '2' });
    expect(fontSize(board, 'files')).to.be.closeTo(2 * usual, 0.1);
    expect(fontSize(board, 'ranks')).to.be.closeTo(2 * usual, 0.1);
    expect(board.getBoundingClientRect().width).to.equal(width);
    const [first, last] = [cell(board, 'a1').getBoundingClientRect(), cell(board, 'h8').getBoundingClientRect()];
    expect(first.width).to.be.closeTo(first.height, 0.5);
    expect(last.right).to.be.at.most(board.getBoundingClientRect().right);
  });

  it('of pieces are as many times the usual, around the middle of the square', async () => {
    const board = await makeBoard();
    const usual = widthOf(board);
    onPage({ '--piece-size': '1.15' });
    expect(widthOf(board)).to.be.closeTo(1.15 * usual, 0.1);
    const [square, man] = [cell(board, 'e1'), cell(board, 'e1').querySelector('.man')!].map((one) =>
      one.getBoundingClientRect(),
    );
    expect(man!.left + man!.right).to.be.closeTo(square!.left + square!.right, 0.2);
  });

  it('of the ring: a thick one is thicker outside the square, and covers no more of the piece', async () => {
    const board = await makeBoard();
    board.focusSquare('d4');
    await press('ArrowUp');
    await nextFrame();
    const ring = getComputedStyle(ringOf(board));
    const [border, shadow] = [ring.borderWidth, ring.boxShadow];
    expect(Number.parseFloat(ring.outlineWidth)).to.equal(0);
    onPage({ '--cursor-width': '2' });
    expect(Number.parseFloat(ring.outlineWidth)).to.be.at.least(5);
    expect(ring.outlineStyle).to.equal('solid');
    expect([ring.borderWidth, ring.boxShadow]).to.deep.equal([border, shadow]);
  });
});

describe('the cross', () => {
  /** How the lines along the rank are drawn. */
  const line = (board: ChessBoard): CSSStyleDeclaration => getComputedStyle(ringOf(board), '::before');

  it('is there only where it is chosen, and lies beside rank and file of the ring', async () => {
    const board = await makeBoard();
    board.focusSquare('d4');
    await press('ArrowUp');
    await nextFrame();
    expect(line(board).display).to.equal('none');
    onPage({ '--cursor-cross': 'block' });
    expect(line(board).display).to.equal('block');
    expect(getComputedStyle(ringOf(board), '::after').rotate).to.equal('90deg');
    // Fifteen squares reach from any square to the edges of the board.
    expect(Number.parseFloat(line(board).width)).to.be.closeTo(15 * cell(board, 'd5').offsetWidth, 8);
    expect(line(board).boxShadow).to.contain('rgb(255, 225, 0)').and.to.contain('rgb(0, 0, 0)');
  });

  it('widens no page, and takes no press', async () => {
    onPage({ '--cursor-cross': 'block' });
    const board = await makeBoard();
    const { scrollWidth } = root;
    board.focusSquare('h1');
    await press('ArrowUp');
    await nextFrame();
    expect(root.scrollWidth).to.equal(scrollWidth);
    expect(getComputedStyle(ringOf(board)).pointerEvents).to.equal('none');
  });

  it('has the system’s colours where those are forced', async () => {
    onPage({ '--cursor-cross': 'block' });
    const board = await makeBoard();
    board.focusSquare('d4');
    await press('ArrowUp');
    await nextFrame();
    await executeServerCommand('forced-colors', true);
    const probe = document.createElement('span');
    probe.style.color = 'Highlight';
    document.body.append(probe);
    const highlight = getComputedStyle(probe).color;
    probe.remove();
    expect(line(board).boxShadow).to.contain(highlight).and.not.to.contain('rgb(255, 225, 0)');
  });
});

describe('mate', () => {
  it('is drawn otherwise than check: a hash for a plus, and the king is laid down', async () => {
    // The scholar's mate; and the same with a flight square, which is check.
    const mated = await makeBoard({ fen: 'r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4' });
    mated.check = 'e8';
    await mated.updateComplete;
    expect(marksOn(mated, 'e8')).to.deep.equal(['mate']);
    expect(getComputedStyle(cell(mated, 'e8').querySelector('.man')!).transform).not.to.equal('none');
    const checked = await makeBoard({ fen: '4k3/8/8/8/8/8/8/4R1K1 b - - 0 1' });
    checked.check = 'e8';
    await checked.updateComplete;
    expect(marksOn(checked, 'e8')).to.deep.equal(['check']);
    expect(getComputedStyle(cell(checked, 'e8').querySelector('.man')!).transform).to.equal('none');
  });

  it('is not drawn where check may not be shown', async () => {
    const board = await makeBoard({ fen: 'r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4' });
    expect(marksOn(board, 'e8')).to.deep.equal([]);
  });
});

describe('destinations', () => {
  const fen = '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1';
  const all = (board: ChessBoard): Record<string, readonly string[]> =>
    Object.fromEntries(
      cells(board)
        .map(({ dataset }) => dataset['square'] as Square)
        .map((square) => [square, marksOn(board, square)] as const)
        .filter(([, marks]) => marks.length > 0),
    );

  it('are drawn of the lifted piece alone: a dot, and a broken ring around what it may capture', async () => {
    const board = await makeBoard({ fen });
    board.destinations = (position, from) => position.legalMovesFrom(from).map(({ to }) => to);
    board.focusSquare('e4');
    await board.updateComplete;
    expect(all(board)).to.deep.equal({});
    await press('Enter');
    await board.updateComplete;
    expect(all(board)).to.deep.equal({ e4: ['lifted'], d5: ['capture'], e5: ['go'] });
    await press('Escape');
    await board.updateComplete;
    expect(all(board)).to.deep.equal({});
  });

  it('are none unless the page gives them: the board computes no rule', async () => {
    const board = await makeBoard({ fen });
    board.focusSquare('e4');
    await press('Enter');
    await board.updateComplete;
    expect(all(board)).to.deep.equal({ e4: ['lifted'] });
  });

  it('are no longer drawn when the piece has been placed', async () => {
    const board = await makeBoard({ fen });
    board.destinations = (position, from) => position.legalMovesFrom(from).map(({ to }) => to);
    board.focusSquare('e4');
    await press('Enter', 'ArrowUp', 'Enter');
    await board.updateComplete;
    expect(Object.values(all(board)).flat())
      .not.to.include('go')
      .and.not.to.include('capture');
  });

  it('say nothing: the names of the squares are as before', async () => {
    const board = await makeBoard({ fen });
    const names = (): readonly string[] => cells(board).map(({ textContent }) => textContent);
    const before = names();
    board.destinations = (position, from) => position.legalMovesFrom(from).map(({ to }) => to);
    board.focusSquare('e4');
    await press('Enter');
    await board.updateComplete;
    expect(names()).to.deep.equal(before);
  });
});
