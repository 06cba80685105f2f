import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { a11ySnapshot, sendKeys } from '@web/test-runner-commands';
import type { ChessBoard } from '../../components/chess-board/chess-board.js';
import { FILES, RANKS, SQUARES } from '../../src/laws/squares.js';
import { cell, cells, focused, listenTo, makeBoard, positionFrom, press, found } from './board-fixture.js';

interface Node {
  readonly role: string;
  readonly name?: string;
  readonly children?: readonly Node[];
  readonly [state: string]: unknown;
}

/** The cells as the browser gives them to assistive technology. The snapshot leaves grid and rows out as containers. */
const cellsInTree = async (): Promise<readonly Node[]> => {
  const gather = (node: Node): readonly Node[] =>
    node.role === 'gridcell' ? [node] : (node.children ?? []).flatMap(gather);
  return gather((await (a11ySnapshot({}) as Promise<unknown>)) as Node);
};

const MATED = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3';

describe('<chess-board>', () => {
  describe('accessibility', () => {
    it('passes axe, with every mark on it', async () => {
      const board = await makeBoard({ fen: MATED });
      board.lastMove = { from: 'd8', to: 'h4' };
      board.check = 'e1';
      await board.updateComplete;
      board.focusSquare('d2');
      await press('Enter');
      await expect(board).to.be.accessible();
    });

    it('is one grid "Chess board" of eight rows with short names, eight cells in each', async () => {
      const board = await makeBoard();
      const grids = board.shadowRoot!.querySelectorAll('[role="grid"]');
      expect([...grids].map((grid) => grid.getAttribute('aria-label'))).to.deep.equal(['Chess board']);
      const rows = [...grids[0]!.children];
      board.focusSquare();
      await press('ArrowUp');
      expect(rows.map((row) => [row.getAttribute('role'), row.getAttribute('aria-label')])).to.deep.equal(
        RANKS.map((rank) => ['row', rank]),
      );
      for (const row of rows) {
        expect([...row.children].map((child) => child.getAttribute('role'))).to.deep.equal(Array(8).fill('gridcell'));
      }
    });

    it('names the row that will be entered by the cell that will get the focus, and by its rank once keys go about', async () => {
      const board = await makeBoard();
      const rowName = (rank: number): string | null | undefined =>
        board.shadowRoot!.querySelectorAll('[role="row"]')[rank - 1]?.getAttribute('aria-label');
      expect([rowName(1), rowName(2)]).to.deep.equal(['e1, white king', '2']);
      board.cursor = 'c7';
      expect([rowName(1), rowName(7)]).to.deep.equal(['1', 'c7, black pawn']);
      board.focusSquare();
      expect(rowName(7)).to.equal('c7, black pawn');
      await press('ArrowRight');
      expect(rowName(7)).to.equal('7');
      await press('Tab');
      expect(rowName(7)).to.equal('d7, black pawn');
      board.position = positionFrom('4k3/8/8/8/8/8/8/4K3 w - - 0 1');
      await board.updateComplete;
      expect(rowName(7)).to.equal('d7, empty');
    });

    it('gives assistive technology the cells by their words, rank 1 first, and nothing within them', async () => {
      await makeBoard();
      // Art. 2.3 for what stands where.
      const back = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'];
      const rank = (digit: number, word: (index: number) => string): string[] =>
        FILES.map((file, index) => `${file}${String(digit)}, ${word(index)}`);
      const nodes = await cellsInTree();
      expect(nodes.map(({ name }) => name)).to.deep.equal([
        ...rank(1, (index) => `white ${back[index]}`),
        ...rank(2, () => 'white pawn'),
        ...[3, 4, 5, 6].flatMap((digit) => rank(digit, () => 'empty')),
        ...rank(7, () => 'black pawn'),
        ...rank(8, (index) => `black ${back[index]}`),
      ]);
      expect(new Set(nodes.flatMap(({ children = [] }) => children.map(({ role }) => role)))).to.deep.equal(
        new Set(['StaticText']),
      );
    });

    it('tells the lifted piece alone as selected, and nothing as disabled, checked or a header', async () => {
      const board = await makeBoard();
      board.focusSquare('e2');
      await press('Enter');
      const selected = (await cellsInTree()).filter((node) => node['selected'] !== undefined);
      expect(selected.map(({ name, selected: value }) => [name, value])).to.deep.equal([['e2, white pawn', true]]);
      expect(board.shadowRoot?.querySelectorAll('[aria-selected]').length).to.equal(1);
      expect(found(board, '[aria-disabled], [role="rowheader"], [role="columnheader"], th, button')).to.equal(
        undefined,
      );
    });

    it('names cells by their text and by no label, and says nothing by itself', async () => {
      const board = await makeBoard();
      expect(cell(board, 'e4').textContent).to.equal('e4, empty');
      expect(found(board, '[role="gridcell"][aria-label], [role="gridcell"][aria-labelledby]')).to.equal(undefined);
      expect(found(board, '[aria-live], [role="status"], [role="alert"], [role="log"]')).to.equal(undefined);
    });

    it('gives a braille line a name of its own for each cell where that is not what is spoken, and else none', async () => {
      const board = await makeBoard({ fen: '4k3/8/8/8/4P3/8/8/4K3 w - - 0 1' });
      expect(found(board, '[aria-braillelabel]')).to.equal(undefined);
      board.cellText = (square, piece) => `${square} spelt, ${piece?.kind ?? 'empty'}`;
      board.cellBraille = (square, piece) => piece && `${square}, ${piece.kind}`;
      await board.updateComplete;
      expect(cell(board, 'e4').textContent).to.equal('e4 spelt, pawn');
      expect(cell(board, 'e4').getAttribute('aria-braillelabel')).to.equal('e4, pawn');
      expect(cell(board, 'e5').hasAttribute('aria-braillelabel')).to.equal(false);
    });

    it('is one tab stop, and Tab and Shift+Tab leave it', async () => {
      const page = await fixture(html`<div><button>before</button><div id="place"></div><button>after</button></div>`);
      const board = await makeBoard();
      page.querySelector('#place')?.append(board);
      const [before, after] = page.querySelectorAll('button');
      before?.focus();
      await press('Tab');
      expect(document.activeElement === board).to.equal(true);
      expect(focused(board)).to.equal('e1');
      await press('ArrowUp', 'Tab');
      expect(document.activeElement === after).to.equal(true);
      await press('Shift+Tab');
      expect(focused(board)).to.equal('e2');
      await press('Shift+Tab');
      expect(document.activeElement === before).to.equal(true);
      expect(tabStops(board)).to.deep.equal(['e2']);
    });
  });

  describe('properties', () => {
    it('keeps the ranks in the page from 1 to 8 and draws rank 8 on top', async () => {
      const board = await makeBoard();
      expect(cells(board).map((square) => square.dataset['square'])).to.deep.equal(SQUARES);
      expectDrawn(board, 'a8', 'h1');
    });

    it('turns by style alone: the same cells in the same order, rank 1 on top, the h-file on the left', async () => {
      const board = await makeBoard();
      board.focusSquare('c6');
      const before = cells(board);
      board.orientation = 'black';
      await board.updateComplete;
      expect(cells(board).every((square, index) => square === before[index])).to.equal(true);
      expect(focused(board)).to.equal('c6');
      expectDrawn(board, 'h1', 'a8');
    });

    it('draws the coordinates beside their ranks and files, also when it is turned', async () => {
      const board = await makeBoard();
      for (const orientation of ['white', 'black'] as const) {
        board.orientation = orientation;
        await board.updateComplete;
        const [ranks, files] = board.shadowRoot!.querySelectorAll('[aria-hidden="true"]:not(svg)');
        for (const span of ranks!.querySelectorAll('span')) {
          const beside = cell(board, `a${span.textContent}` as 'a1').getBoundingClientRect();
          expect(centre(span).y).to.be.closeTo(beside.y + beside.height / 2, 2);
        }
        for (const span of files!.querySelectorAll('span')) {
          const above = cell(board, `${span.textContent}1` as 'a1').getBoundingClientRect();
          expect(centre(span).x).to.be.closeTo(above.x + above.width / 2, 2);
        }
      }
    });

    it('names each cell by the function it is given, and follows the position', async () => {
      const board = await makeBoard();
      board.position = positionFrom('4k3/8/8/8/3N4/8/8/4K3 b - - 0 1');
      await board.updateComplete;
      expect(cell(board, 'd4').textContent).to.equal('d4, white knight');
      board.cellText = (square, piece) => (piece?.kind === 'knight' ? `${square}, weißer Springer` : square);
      await board.updateComplete;
      expect(cell(board, 'd4').textContent).to.equal('d4, weißer Springer');
      expect(cell(board, 'd5').textContent).to.equal('d5');
    });

    it('marks the last move by shapes that differ, and a mate by a badge of its own', async () => {
      const board = await makeBoard({ fen: MATED });
      board.lastMove = { from: 'd8', to: 'h4' };
      board.check = 'e1';
      await board.updateComplete;
      const marks = [...board.shadowRoot!.querySelectorAll('[data-mark]')].map((mark) => [
        mark.closest<HTMLElement>('[data-square]')?.dataset['square'],
        mark.getAttribute('data-mark'),
      ]);
      expect(marks).to.deep.equal([
        ['e1', 'mate'],
        ['h4', 'to'],
        ['d8', 'from'],
      ]);
      board.lastMove = undefined;
      board.check = undefined;
      await board.updateComplete;
      expect(found(board, '[data-mark], [data-last]')).to.equal(undefined);
    });

    it('draws the man of each kind and colour with an outline of its own', async () => {
      const board = await makeBoard();
      const outline = (square: 'a1') => cell(board, square).querySelector('.body')?.getAttribute('d');
      const kinds = ['a1', 'b1', 'c1', 'd1', 'e1', 'a2'].map((square) => outline(square as 'a1'));
      expect(new Set(kinds).size).to.equal(6);
      expect(cell(board, 'e8').querySelector('.piece')?.getAttribute('data-color')).to.equal('black');
      expect(found(board, '[data-square="e4"] svg > *')).to.equal(undefined);
    });

    it('takes the cursor by property without moving the focus, and focusSquare moves it', async () => {
      const board = await makeBoard();
      board.cursor = 'd5';
      expect(board.cursor).to.equal('d5');
      expect(focused(board)).to.equal(undefined);
      expect(cell(board, 'd5').tabIndex).to.equal(0);
      board.focusSquare();
      expect(focused(board)).to.equal('d5');
      board.focusSquare('h8');
      expect(focused(board)).to.equal('h8');
      expect(board.cursor).to.equal('h8');
    });

    it('keeps a cursor that was set before it was drawn', async () => {
      const board = document.createElement('chess-board');
      board.cursor = 'b7';
      (await fixture<HTMLElement>(html`<div></div>`)).append(board);
      await board.updateComplete;
      expect(tabStops(board)).to.deep.equal(['b7']);
    });

    it('renders nothing when only the cursor moves', async () => {
      const board = await makeBoard();
      board.focusSquare('e2');
      await board.updateComplete;
      let renders = 0;
      const render = board.render.bind(board);
      board.render = () => {
        renders += 1;
        return render();
      };
      await press('ArrowUp', 'ArrowRight', 'Home');
      await board.updateComplete;
      expect(focused(board)).to.equal('a3');
      expect(renders).to.equal(0);
    });

    it('leaves the focus alone when the opponent moves, also on the square it moves to', async () => {
      const board = await makeBoard();
      board.focusSquare('e5');
      board.position = positionFrom('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2');
      board.lastMove = { from: 'e7', to: 'e5' };
      await board.updateComplete;
      expect(focused(board)).to.equal('e5');
    });
  });

  describe('events', () => {
    it('tells nothing when the page sets its properties, moves its cursor or empties its hand', async () => {
      const board = await makeBoard();
      board.focusSquare('e2');
      await press('Enter');
      const told = listenTo(board);
      board.putBack();
      board.orientation = 'black';
      board.lastMove = { from: 'e2', to: 'e4' };
      board.cursor = 'a1';
      board.focusSquare('b1');
      board.position = positionFrom(MATED);
      board.mayLift = [];
      await board.updateComplete;
      await aTimeout(0);
      expect(told).to.deep.equal([]);
      expect(found(board, '[aria-selected]')).to.equal(undefined);
    });

    it('tells nothing when it is entered and left', async () => {
      const board = await makeBoard();
      const told = listenTo(board);
      await sendKeys({ press: 'Tab' });
      expect(focused(board)).to.equal('e1');
      await sendKeys({ press: 'Tab' });
      expect(told).to.deep.equal([]);
    });

    it('lets its events out of every shadow root', async () => {
      const board = await makeBoard();
      const heard: string[] = [];
      const listener = (event: Event) => heard.push(event.type);
      document.addEventListener('hand', listener);
      board.focusSquare('e2');
      await press('Enter');
      document.removeEventListener('hand', listener);
      expect(heard).to.deep.equal(['hand']);
    });
  });
});

const tabStops = (board: ChessBoard): readonly (string | undefined)[] =>
  cells(board)
    .filter((square) => square.tabIndex === 0)
    .map((square) => square.dataset['square']);

function centre(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Whether these squares are drawn in the top left and the bottom right corner of all. */
function expectDrawn(board: ChessBoard, topLeft: 'a8' | 'h1', bottomRight: 'h1' | 'a8'): void {
  const boxes = cells(board).map((square) => square.getBoundingClientRect());
  const first = cell(board, topLeft).getBoundingClientRect();
  const last = cell(board, bottomRight).getBoundingClientRect();
  expect(first.x).to.be.closeTo(Math.min(...boxes.map(({ x }) => x)), 0.5);
  expect(first.y).to.be.closeTo(Math.min(...boxes.map(({ y }) => y)), 0.5);
  expect(last.right).to.be.closeTo(Math.max(...boxes.map(({ right }) => right)), 0.5);
  expect(last.bottom).to.be.closeTo(Math.max(...boxes.map(({ bottom }) => bottom)), 0.5);
}
