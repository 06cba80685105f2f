import { expect, waitUntil } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import type { ChessBoard } from '../../components/chess-board/chess-board.js';
import type { Color, PieceKind, Square } from '../../src/laws/squares.js';
import { BOTH, cell, focused, listenTo, makeBoard, middleOf, positionFrom, press, found } from './board-fixture.js';

const piece = (color: Color, kind: PieceKind, square: Square) => ({ color, kind, square });
const lifted = (color: Color, kind: PieceKind, square: Square) => ({
  hand: { type: 'lifted', piece: piece(color, kind, square) },
});
const putBack = (color: Color, kind: PieceKind, square: Square) => ({
  hand: { type: 'put back', piece: piece(color, kind, square) },
});

const CASTLING = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';

const liftedSquares = async (board: ChessBoard): Promise<readonly (string | undefined)[]> => {
  await board.updateComplete;
  return [...board.shadowRoot!.querySelectorAll<HTMLElement>('[aria-selected]')].map((one) => one.dataset['square']);
};

describe('<chess-board> hand', () => {
  describe('keyboard', () => {
    for (const key of ['Enter', 'Space']) {
      it(`lifts and places with ${key}, and the hand is empty after it`, async () => {
        const board = await makeBoard({ mayLift: ['white'] });
        board.focusSquare('e2');
        const told = listenTo(board);
        await press(key);
        expect(told.splice(0)).to.deep.equal([lifted('white', 'pawn', 'e2')]);
        expect(await liftedSquares(board)).to.deep.equal(['e2']);
        await press('ArrowUp', 'ArrowUp', key);
        expect(told).to.deep.equal([{ move: { from: 'e2', to: 'e4' } }]);
        await waitUntil(() => found(board, '[aria-selected]') === undefined);
        expect(focused(board)).to.equal('e4');
        expect(cell(board, 'e2').textContent).to.equal('e2, white pawn');
      });
    }

    for (const key of ['Escape', 'Backspace', 'Enter']) {
      it(`puts the piece back with ${key}${key === 'Enter' ? ' on the same square' : ''}`, async () => {
        const board = await makeBoard({ mayLift: ['white'] });
        board.focusSquare('b1');
        await press('Enter');
        const told = listenTo(board);
        if (key !== 'Enter') await press('ArrowUp');
        await press(key);
        expect(told).to.deep.equal([putBack('white', 'knight', 'b1')]);
        expect(await liftedSquares(board)).to.deep.equal([]);
      });
    }

    it('does not lift an empty square, nor the opponent’s piece, and says which it was', async () => {
      const board = await makeBoard({ mayLift: ['white'] });
      const told = listenTo(board);
      board.focusSquare('e4');
      await press('Enter');
      board.focusSquare('e7');
      await press('Enter');
      expect(told).to.deep.equal([
        { hand: { type: 'nothing to lift', square: 'e4' } },
        { hand: { type: 'not yours', piece: piece('black', 'pawn', 'e7') } },
      ]);
      expect(await liftedSquares(board)).to.deep.equal([]);
    });

    it('lifts either colour where both may be', async () => {
      const board = await makeBoard({ mayLift: BOTH });
      board.focusSquare('g8');
      const told = listenTo(board);
      await press('Enter');
      expect(told).to.deep.equal([lifted('black', 'knight', 'g8')]);
    });

    it('tells of a piece of either colour where nothing may be lifted, so that the reason can be said', async () => {
      const board = await makeBoard({ mayLift: [] });
      board.focusSquare('e2');
      const told = listenTo(board);
      await press('Enter');
      board.focusSquare('g8');
      await press('Space');
      expect(told).to.deep.equal([
        { hand: { type: 'not yours', piece: piece('white', 'pawn', 'e2') } },
        { hand: { type: 'not yours', piece: piece('black', 'knight', 'g8') } },
      ]);
      expect(await liftedSquares(board)).to.deep.equal([]);
    });

    it('only asks for an empty square where nothing may be lifted', async () => {
      const board = await makeBoard({ mayLift: [] });
      board.focusSquare('e4');
      const told = listenTo(board);
      await press('Enter');
      expect(told).to.deep.equal([{ asked: { about: 'square', square: 'e4', more: 0 } }]);
    });

    it('sends an impossible move like any other: the game judges', async () => {
      const board = await makeBoard({ mayLift: ['white'] });
      board.focusSquare('a1');
      const told = listenTo(board);
      await press('Enter', 'PageUp', 'Enter');
      expect(told).to.deep.equal([lifted('white', 'rook', 'a1'), { move: { from: 'a1', to: 'a8' } }]);
    });

    it('takes up another piece of its own in its stead', async () => {
      const board = await makeBoard({ mayLift: ['white'] });
      board.focusSquare('b1');
      const told = listenTo(board);
      await press('Enter', 'Shift+Digit7', 'Enter');
      expect(told).to.deep.equal([lifted('white', 'knight', 'b1'), lifted('white', 'knight', 'g1')]);
      expect(await liftedSquares(board)).to.deep.equal(['g1']);
    });

    it('sends the king onto its own rook, and two squares on: both are castling to the game', async () => {
      const board = await makeBoard({ fen: CASTLING, mayLift: ['white'] });
      const told = listenTo(board);
      board.focusSquare('e1');
      await press('Enter', 'Home', 'Enter');
      board.focusSquare('e1');
      await press('Enter', 'ArrowRight', 'ArrowRight', 'Enter');
      expect(told).to.deep.equal([
        lifted('white', 'king', 'e1'),
        { move: { from: 'e1', to: 'a1' } },
        lifted('white', 'king', 'e1'),
        { move: { from: 'e1', to: 'g1' } },
      ]);
    });

    it('lifts once while the key is held down', async () => {
      const board = await makeBoard({ mayLift: ['white'] });
      board.focusSquare('e2');
      const told = listenTo(board);
      const target = cell(board, 'e2');
      for (const repeat of [false, true, true, true]) {
        target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, composed: true }));
      }
      expect(told).to.deep.equal([lifted('white', 'pawn', 'e2')]);
    });

    it('puts a piece back without a word that a new position has taken away', async () => {
      const board = await makeBoard({ mayLift: ['white'] });
      board.focusSquare('e2');
      await press('Enter');
      const told = listenTo(board);
      board.position = positionFrom('4k3/8/8/8/8/8/8/4K3 w - - 0 1');
      expect(await liftedSquares(board)).to.deep.equal([]);
      board.focusSquare('e1');
      await press('ArrowUp', 'Escape');
      expect(told).to.deep.equal([]);
    });

    it('keeps a piece in the hand that a new position leaves where it is', async () => {
      const board = await makeBoard({ mayLift: ['white'] });
      board.focusSquare('e2');
      await press('Enter');
      board.position = positionFrom('rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
      expect(await liftedSquares(board)).to.deep.equal(['e2']);
    });
  });

  describe('pointer', () => {
    afterEach(async () => {
      await resetMouse();
    });

    const click = (board: ChessBoard, square: Square) =>
      sendMouse({ type: 'click', position: middleOf(cell(board, square)) });

    const drag = async (board: ChessBoard, from: Square, to: [number, number]) => {
      await sendMouse({ type: 'move', position: middleOf(cell(board, from)) });
      await sendMouse({ type: 'down' });
      const [x, y] = middleOf(cell(board, from));
      await sendMouse({ type: 'move', position: [Math.round((x + to[0]) / 2), Math.round((y + to[1]) / 2)] });
      await sendMouse({ type: 'move', position: to });
    };

    it('lifts with a click and places with the next; the focus goes along', async () => {
      const board = await makeBoard({ mayLift: ['white'] });
      const told = listenTo(board);
      await click(board, 'g1');
      expect(focused(board)).to.equal('g1');
      await click(board, 'f3');
      expect(told).to.deep.equal([lifted('white', 'knight', 'g1'), { move: { from: 'g1', to: 'f3' } }]);
      expect(focused(board)).to.equal('f3');
      await press('ArrowUp');
      expect(focused(board)).to.equal('f4');
    });

    it('puts back with a click on the same square', async () => {
      const board = await makeBoard({ mayLift: ['white'] });
      const told = listenTo(board);
      await click(board, 'g1');
      await click(board, 'g1');
      expect(told).to.deep.equal([lifted('white', 'knight', 'g1'), putBack('white', 'knight', 'g1')]);
    });

    it('places with a click on the turned board where it is drawn', async () => {
      const board = await makeBoard({ mayLift: ['black'], orientation: 'black' });
      const told = listenTo(board);
      await click(board, 'e7');
      await click(board, 'e5');
      expect(told).to.deep.equal([lifted('black', 'pawn', 'e7'), { move: { from: 'e7', to: 'e5' } }]);
    });

    it('does nothing beside the squares', async () => {
      const board = await makeBoard({ mayLift: ['white'] });
      const told = listenTo(board);
      await sendMouse({ type: 'click', position: middleOf(board.shadowRoot!.querySelector('.files')!) });
      expect(told).to.deep.equal([]);
    });

    it('drags a piece: lifted on the way, placed where it is let go, once', async () => {
      const board = await makeBoard({ mayLift: ['white'] });
      const told = listenTo(board);
      await drag(board, 'e2', middleOf(cell(board, 'e4')));
      expect(told).to.deep.equal([lifted('white', 'pawn', 'e2')]);
      const man = cell(board, 'e2').querySelector('.man')!;
      expect(middleOf(man)[1]).to.be.closeTo(middleOf(cell(board, 'e4'))[1], 3);
      await sendMouse({ type: 'up' });
      expect(told).to.deep.equal([lifted('white', 'pawn', 'e2'), { move: { from: 'e2', to: 'e4' } }]);
      await waitUntil(() => found(board, '[data-dragging], [aria-selected]') === undefined);
    });

    it('puts a dragged piece back that is let go beside the board, on its square or on its own side', async () => {
      const board = await makeBoard({ mayLift: ['white'] });
      const told = listenTo(board);
      const { right, top } = board.getBoundingClientRect();
      for (const place of [[right + 5, top + 5], middleOf(cell(board, 'd1'))] as [number, number][]) {
        await drag(board, 'b1', place);
        await sendMouse({ type: 'up' });
      }
      await drag(board, 'b1', middleOf(cell(board, 'b3')));
      await sendMouse({ type: 'move', position: middleOf(cell(board, 'b1')) });
      await sendMouse({ type: 'up' });
      const once = [lifted('white', 'knight', 'b1'), putBack('white', 'knight', 'b1')];
      expect(told).to.deep.equal([...once, ...once, ...once]);
    });

    it('puts a dragged piece back with Escape', async () => {
      const board = await makeBoard({ mayLift: ['white'] });
      const told = listenTo(board);
      await drag(board, 'b1', middleOf(cell(board, 'c3')));
      await press('Escape');
      await sendMouse({ type: 'up' });
      expect(told).to.deep.equal([lifted('white', 'knight', 'b1'), putBack('white', 'knight', 'b1')]);
      expect(found(board, '[data-dragging]')).to.equal(undefined);
    });

    it('puts a dragged piece back when the browser takes the pointer away', async () => {
      const board = await makeBoard({ mayLift: ['white'] });
      const told = listenTo(board);
      await drag(board, 'b1', middleOf(cell(board, 'c3')));
      cell(board, 'b1').dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, composed: true }));
      expect(told).to.deep.equal([lifted('white', 'knight', 'b1'), putBack('white', 'knight', 'b1')]);
    });

    it('does not drag what may not be lifted, and not with the other buttons', async () => {
      const board = await makeBoard({ mayLift: ['white'] });
      const told = listenTo(board);
      await drag(board, 'e7', middleOf(cell(board, 'e5')));
      await sendMouse({ type: 'up' });
      await sendMouse({ type: 'move', position: middleOf(cell(board, 'e2')) });
      await sendMouse({ type: 'down', button: 'right' });
      await sendMouse({ type: 'move', position: middleOf(cell(board, 'e4')) });
      await sendMouse({ type: 'up', button: 'right' });
      expect(told).to.deep.equal([]);
    });

    // Seen where a text above the board changed under a finger: the square below it was pressed.
    it('is none where the page moves under a press, which is on the square that it came down on', async () => {
      const board = await makeBoard({ mayLift: ['white'] });
      const told = listenTo(board);
      const position = middleOf(cell(board, 'e2'));
      await sendMouse({ type: 'move', position });
      await sendMouse({ type: 'down' });
      board.style.marginTop = `${String(cell(board, 'e2').offsetHeight)}px`;
      const under = (cell(board, 'e2').getRootNode() as ShadowRoot).elementFromPoint(...position);
      expect(under?.closest('[role="gridcell"]') === cell(board, 'e3')).to.equal(true);
      await sendMouse({ type: 'up' });
      expect(told).to.deep.equal([lifted('white', 'pawn', 'e2')]);
    });

    describe('of a finger', () => {
      const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true, composed: true, buttons: 1 };
      const sendFinger = (
        board: ChessBoard,
        from: Square,
        type: string,
        [clientX, clientY]: [number, number],
        init = {},
      ) => cell(board, from).dispatchEvent(new PointerEvent(type, { ...finger, clientX, clientY, ...init }));
      /** Whether the page may scroll by it. */
      const scrolls = (board: ChessBoard, from: Square, fingers = 1): boolean => {
        const target = cell(board, from);
        const touches = Array.from({ length: fingers }, (_, identifier) => new Touch({ identifier, target }));
        return target.dispatchEvent(
          new TouchEvent('touchmove', { touches, bubbles: true, composed: true, cancelable: true }),
        );
      };

      it('drags the piece that it begins on, under its middle, and the page stays', async () => {
        const board = await makeBoard({ mayLift: ['white'] });
        const told = listenTo(board);
        const { left, top } = cell(board, 'e2').getBoundingClientRect();
        sendFinger(board, 'e2', 'pointerdown', [left + 3, top + 3]);
        sendFinger(board, 'e2', 'pointermove', middleOf(cell(board, 'e4')));
        expect(scrolls(board, 'e2')).to.equal(false);
        const [x, y] = middleOf(cell(board, 'e2').querySelector('.man')!);
        expect(x).to.be.closeTo(middleOf(cell(board, 'e4'))[0], 3);
        expect(y).to.be.closeTo(middleOf(cell(board, 'e4'))[1], 3);
        sendFinger(board, 'e2', 'pointerup', middleOf(cell(board, 'e4')));
        expect(told).to.deep.equal([lifted('white', 'pawn', 'e2'), { move: { from: 'e2', to: 'e4' } }]);
        // No click follows: the next one is a screen reader's.
        cell(board, 'd2').click();
        expect(told.at(-1)).to.deep.equal(lifted('white', 'pawn', 'd2'));
      });

      it('scrolls the page from any other square', async () => {
        const board = await makeBoard({ mayLift: ['white'] });
        const told = listenTo(board);
        for (const square of ['e4', 'e7'] as const) {
          sendFinger(board, square, 'pointerdown', middleOf(cell(board, square)));
          // From the very first of it.
          expect(scrolls(board, square)).to.equal(true);
          sendFinger(board, square, 'pointermove', middleOf(cell(board, 'e5')));
          expect(scrolls(board, square)).to.equal(true);
          sendFinger(board, square, 'pointercancel', middleOf(cell(board, 'e5')));
        }
        expect(told).to.deep.equal([]);
      });

      it('gives up the piece when a second one comes, and the page zooms', async () => {
        const board = await makeBoard({ mayLift: ['white'] });
        const told = listenTo(board);
        sendFinger(board, 'b1', 'pointerdown', middleOf(cell(board, 'b1')));
        sendFinger(board, 'b1', 'pointermove', middleOf(cell(board, 'c3')));
        sendFinger(board, 'e4', 'pointerdown', middleOf(cell(board, 'e4')), { pointerId: 8, isPrimary: false });
        expect(scrolls(board, 'b1', 2)).to.equal(true);
        sendFinger(board, 'b1', 'pointerup', middleOf(cell(board, 'c3')));
        expect(told).to.deep.equal([lifted('white', 'knight', 'b1'), putBack('white', 'knight', 'b1')]);
        expect(found(board, '[data-dragging]')).to.equal(undefined);
      });

      it('is a press on the square that it came down on, if only the page has moved since', async () => {
        const board = await makeBoard({ mayLift: ['white'] });
        const told = listenTo(board);
        const [clientX, clientY] = middleOf(cell(board, 'e2'));
        sendFinger(board, 'e2', 'pointerdown', [clientX, clientY]);
        sendFinger(board, 'e2', 'pointerup', [clientX, clientY]);
        cell(board, 'e3').dispatchEvent(new PointerEvent('click', { ...finger, clientX, clientY }));
        expect(told).to.deep.equal([lifted('white', 'pawn', 'e2')]);
        // A screen reader's click comes by itself.
        cell(board, 'd2').dispatchEvent(new PointerEvent('click', { ...finger, clientX, clientY }));
        expect(told.at(-1)).to.deep.equal(lifted('white', 'pawn', 'd2'));
      });

      it('puts the piece back that it lets go beside the board', async () => {
        const board = await makeBoard({ mayLift: ['white'] });
        const told = listenTo(board);
        const { right, top } = board.getBoundingClientRect();
        sendFinger(board, 'b1', 'pointerdown', middleOf(cell(board, 'b1')));
        sendFinger(board, 'b1', 'pointermove', middleOf(cell(board, 'c3')));
        sendFinger(board, 'b1', 'pointermove', [right + 5, top + 5]);
        sendFinger(board, 'b1', 'pointerup', [right + 5, top + 5]);
        expect(told).to.deep.equal([lifted('white', 'knight', 'b1'), putBack('white', 'knight', 'b1')]);
      });
    });
  });
});
