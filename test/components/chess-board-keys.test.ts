import { heardFrom } from './element-fixture.js';
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { stepFrom } from '../../components/chess-board/cursor.js';
import type { Square } from '../../src/laws/squares.js';
import { focused, listenTo, makeBoard, press, typed } from './board-fixture.js';

const EDGE = { hand: { type: 'edge' } };

describe('<chess-board> keyboard', () => {
  describe('moving about', () => {
    for (const [orientation, from, rows] of [
      [
        'white',
        'd4',
        [
          ['ArrowUp', 'd5'],
          ['ArrowDown', 'd3'],
          ['ArrowLeft', 'c4'],
          ['ArrowRight', 'e4'],
          ['Home', 'a4'],
          ['End', 'h4'],
          ['PageUp', 'd8'],
          ['PageDown', 'd1'],
          ['Control+Home', 'a1'],
          ['Control+End', 'h8'],
          ['7', 'd7'],
          ['Shift+Digit7', 'g4'],
        ],
      ],
      [
        'black',
        'd4',
        [
          ['ArrowUp', 'd3'],
          ['ArrowDown', 'd5'],
          ['ArrowLeft', 'e4'],
          ['ArrowRight', 'c4'],
          ['Home', 'h4'],
          ['End', 'a4'],
          ['PageUp', 'd1'],
          ['PageDown', 'd8'],
          ['Control+Home', 'h8'],
          ['Control+End', 'a1'],
          // Ranks and files keep their names whoever sits below.
          ['7', 'd7'],
          ['Shift+Digit7', 'g4'],
        ],
      ],
    ] as const) {
      it(`follows the drawing with ${orientation} at the bottom`, async () => {
        const board = await makeBoard({ orientation });
        const told = listenTo(board);
        for (const [key, square] of rows) {
          board.focusSquare(from);
          await press(key);
          expect(focused(board), key).to.equal(square);
          expect(board.cursor, key).to.equal(square);
        }
        expect(told).to.deep.equal([]);
      });
    }

    it('lets the edges be heard and does not wrap', async () => {
      const board = await makeBoard();
      const told = listenTo(board);
      for (const [square, keys] of [
        ['a1', ['ArrowLeft', 'ArrowDown', 'Home', 'PageDown', 'Control+Home']],
        ['h8', ['ArrowRight', 'ArrowUp', 'End', 'PageUp', 'Control+End']],
      ] as const) {
        for (const key of keys) {
          board.focusSquare(square);
          await press(key);
          expect(focused(board), key).to.equal(square);
        }
      }
      expect(told).to.deep.equal(Array(10).fill(EDGE));
    });

    it('tells an edge once while the key is held down, and again with the next press', async () => {
      const board = await makeBoard();
      board.focusSquare('g1');
      const told = listenTo(board);
      for (let repeats = 0; repeats < 6; repeats += 1) await sendKeys({ down: 'ArrowRight' });
      await sendKeys({ up: 'ArrowRight' });
      expect(focused(board)).to.equal('h1');
      expect(told).to.deep.equal([EDGE]);
      await press('ArrowRight');
      expect(told).to.deep.equal([EDGE, EDGE]);
    });

    it('says the square where a jump leads to itself, for nothing else would be heard', async () => {
      const board = await makeBoard();
      board.focusSquare('d4');
      const told = listenTo(board);
      await press('4');
      expect(told).to.deep.equal([{ asked: { about: 'square', square: 'd4', more: 0 } }]);
    });

    it('goes on from the square that something else gave the focus to', async () => {
      const board = await makeBoard();
      board.shadowRoot!.querySelector<HTMLElement>('[data-square="c3"]')!.focus();
      await press('ArrowUp');
      expect(focused(board)).to.equal('c4');
    });
  });

  describe('jumping to pieces', () => {
    it('goes through a kind in both colours from a1 to h8 and round again', async () => {
      const board = await makeBoard();
      board.focusSquare('a1');
      const way: (string | undefined)[] = [];
      for (let presses = 0; presses < 5; presses += 1) {
        await press('n');
        way.push(focused(board));
      }
      expect(way).to.deep.equal(['b1', 'g1', 'b8', 'g8', 'b1']);
    });

    it('goes back with Shift', async () => {
      const board = await makeBoard();
      board.focusSquare('a1');
      const way: (string | undefined)[] = [];
      for (const key of ['k', 'Q', 'R', 'B', 'N', 'P']) {
        await press(`Shift+Key${key.toUpperCase()}`);
        way.push(focused(board));
      }
      // Before a1 comes h8, so the last king; before e8 the queen beside it; and so on back through the order.
      expect(way).to.deep.equal(['e8', 'd8', 'a8', 'f1', 'b1', 'h7']);
    });

    it('says that there is no such piece', async () => {
      const board = await makeBoard({ fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1' });
      board.focusSquare('d4');
      const told = listenTo(board);
      await press('q');
      expect(focused(board)).to.equal('d4');
      expect(told).to.deep.equal([{ hand: { type: 'no such piece on the board' } }]);
    });

    it('says the square when the only piece of the kind is here already', async () => {
      const board = await makeBoard({ fen: '4k3/8/8/3Q4/8/8/8/4K3 w - - 0 1' });
      board.focusSquare('d5');
      const told = listenTo(board);
      await press('q');
      expect(told).to.deep.equal([{ asked: { about: 'square', square: 'd5', more: 0 } }]);
    });

    it('goes to where the last move went, and asks for the last move where there is none', async () => {
      const board = await makeBoard();
      board.focusSquare('a1');
      const told = listenTo(board);
      await press('g');
      expect(told.splice(0)).to.deep.equal([{ asked: { about: 'last move' } }]);
      board.lastMove = { from: 'e7', to: 'e5' };
      await press('g');
      expect(focused(board)).to.equal('e5');
      expect(told).to.deep.equal([]);
    });
  });

  it('tells each square the cursor comes to, and not where it is put by the program', async () => {
    const board = await makeBoard();
    const moved = heardFrom(board, 'cursor-moved');
    board.cursor = 'a1';
    await board.updateComplete;
    board.focusSquare('e4');
    await press('ArrowUp', 'ArrowRight');
    expect(moved.map(({ square }) => square)).to.deep.equal(['e4', 'e5', 'f5']);
  });

  describe('questions and commands', () => {
    it('asks for the square, and for more when pressed again within a second on the same square', async () => {
      const board = await makeBoard();
      board.focusSquare('e4');
      const told = listenTo(board);
      const asked = (square: Square, more: 0 | 1 | 2) => ({ asked: { about: 'square', square, more } });
      await press('o', 'o', 'o', 'o', 'ArrowUp', 'o', 'ArrowDown', 'o');
      expect(told).to.deep.equal([
        asked('e4', 0),
        asked('e4', 1),
        asked('e4', 2),
        asked('e4', 2),
        asked('e5', 0),
        asked('e4', 0),
      ]);
    });

    it('asks for the square alone when a second has passed', async () => {
      const board = await makeBoard();
      board.focusSquare('e4');
      const told = listenTo(board);
      // The time of a press is the event's own, so that no test need wait for it.
      for (const timeStamp of [5000, 5999, 6999]) {
        const event = new KeyboardEvent('keydown', { key: 'o', code: 'KeyO', bubbles: true, composed: true });
        Object.defineProperty(event, 'timeStamp', { value: timeStamp });
        board.shadowRoot!.activeElement!.dispatchEvent(event);
      }
      expect(told.map((item) => 'asked' in item && item.asked.about === 'square' && item.asked.more)).to.deep.equal([
        0, 1, 0,
      ]);
    });

    it('asks its other questions', async () => {
      const board = await makeBoard();
      board.focusSquare('g1');
      const told = listenTo(board);
      await press('l', 'c', 'w', 'Shift+KeyW', 'm', 'Shift+KeyM');
      expect(told).to.deep.equal([
        { asked: { about: 'last move' } },
        { asked: { about: 'last capture' } },
        { asked: { about: 'position' } },
        { asked: { about: 'piece lists' } },
        { asked: { about: 'moves of piece', square: 'g1', capturesOnly: false } },
        { asked: { about: 'moves of piece', square: 'g1', capturesOnly: true } },
      ]);
    });

    it('hands on what it does not do itself', async () => {
      const board = await makeBoard();
      board.focusSquare('e4');
      const told = listenTo(board);
      await press('f', 'i', 'F6', 'Shift+F6', 'Shift+KeyA', 'Shift+KeyD', 'z', 'Shift+KeyZ', '0', 'F1');
      await press('.', 'h', 't', 'u', 'Shift+KeyU', 'v', 'F8');
      expect(told).to.deep.equal([
        { command: 'turn-board' },
        { command: 'move-entry' },
        { command: 'next-region' },
        { command: 'previous-region' },
        { command: 'back' },
        { command: 'forward' },
        { command: 'repeat' },
        { command: 'repeat-before' },
        { command: 'mute' },
        { command: 'keys' },
        { command: 'act-menu' },
        { command: 'press-clock' },
        { command: 'both-clocks' },
        { command: 'my-clock' },
        { command: 'opponents-clock' },
        { command: 'talk' },
        { command: 'talk' },
      ]);
      expect(board.orientation).to.equal('white');
      expect(focused(board)).to.equal('e4');
    });
  });

  describe('what belongs to whom', () => {
    it('keeps the keys it uses from the page, and leaves it the others', async () => {
      const board = await makeBoard();
      board.focusSquare('e4');
      for (const key of ['ArrowUp', 'Home', 'PageDown', 'Enter', ' ', 'k', 'F6', 'F1', 'End']) {
        expect(typed(board, { key, code: key.length === 1 && key !== ' ' ? 'KeyK' : key }), key).to.equal(true);
      }
      board.putBack();
      for (const init of [
        { key: 'Tab' },
        { key: 'F5' },
        { key: 'f', code: 'KeyF', ctrlKey: true },
        { key: 'l', code: 'KeyL', altKey: true },
        { key: 'r', code: 'KeyR', metaKey: true },
        { key: 'ArrowLeft', altKey: true },
        { key: 'Process', code: 'KeyK', isComposing: true },
        // AltGr, which types "@" on a German keyboard's Q.
        { key: '@', code: 'KeyQ', modifierAltGraph: true },
        // Nothing is in the hand, so these are the page's.
        { key: 'Escape' },
        { key: 'Backspace' },
      ]) {
        const told = listenTo(board);
        const before = focused(board);
        expect(typed(board, init), JSON.stringify(init)).to.equal(false);
        expect(told).to.deep.equal([]);
        expect(focused(board)).to.equal(before);
      }
    });

    it('listens only while the board has the focus', async () => {
      const board = await makeBoard();
      const told = listenTo(board);
      (document.activeElement as HTMLElement | null)?.blur();
      await press('k', 'ArrowUp', 'Enter');
      expect(told).to.deep.equal([]);
      expect(board.cursor).to.equal('e1');
    });

    it('leaves a key alone that somebody has used before', async () => {
      const board = await makeBoard();
      board.focusSquare('e4');
      board.addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true });
      await press('ArrowUp');
      expect(focused(board)).to.equal('e4');
    });

    it('tells of a key that types something and does nothing, once, and leaves it to the page', async () => {
      const board = await makeBoard();
      board.focusSquare('e4');
      const told = listenTo(board);
      expect(typed(board, { key: 's', code: 'KeyS' })).to.equal(false);
      for (let times = 0; times < 3; times += 1) typed(board, { key: 's', code: 'KeyS', repeat: true });
      typed(board, { key: ';', code: 'Semicolon' });
      expect(told).to.deep.equal([
        { hand: { type: 'no command', key: 'S', shift: false } },
        { hand: { type: 'no command', shift: false } },
      ]);
      expect(focused(board)).to.equal('e4');
      board.keysEnabled = false;
      typed(board, { key: 's', code: 'KeyS' });
      expect(told).to.have.length(2);
    });

    it('can be told not to listen to letters, digits and signs (WCAG 2.1.4)', async () => {
      const board = await makeBoard();
      board.keysEnabled = false;
      board.focusSquare('e2');
      const told = listenTo(board);
      await press('k', 'o', '8', 'Shift+KeyW', '0', 'm');
      expect(typed(board, { key: 'л', code: 'KeyK' })).to.equal(false);
      expect(told).to.deep.equal([]);
      expect(focused(board)).to.equal('e2');
      await press('Space', 'ArrowUp', 'Enter', 'F1');
      expect(told).to.deep.equal([
        { hand: { type: 'lifted', piece: { color: 'white', kind: 'pawn', square: 'e2' } } },
        { move: { from: 'e2', to: 'e3' } },
        { command: 'keys' },
      ]);
    });
  });

  describe('layouts', () => {
    it('goes by what is typed on a German keyboard', async () => {
      const board = await makeBoard();
      board.focusSquare('e4');
      const told = listenTo(board);
      expect(typed(board, { key: 'z', code: 'KeyY' })).to.equal(true);
      expect(typed(board, { key: 'y', code: 'KeyZ' })).to.equal(true);
      expect(told).to.deep.equal([{ command: 'repeat' }, { command: 'say-move' }]);
    });

    it('goes by the place of the key on a Ukrainian keyboard', async () => {
      const board = await makeBoard();
      board.focusSquare('a1');
      typed(board, { key: 'т', code: 'KeyN' });
      expect(focused(board)).to.equal('b1');
      typed(board, { key: 'Л', code: 'KeyK', shiftKey: true });
      expect(focused(board)).to.equal('e8');
      typed(board, { key: '?', code: 'Digit7', shiftKey: true });
      expect(focused(board)).to.equal('g8');
    });
  });
});

it('a step and the step back lead to where one was, on either side of the board', () => {
  for (const bottom of ['white', 'black'] as const) {
    for (const [way, back] of [
      ['left', 'right'],
      ['up', 'down'],
    ] as const) {
      for (const square of ['a1', 'd4', 'h8', 'a8', 'h1'] as const) {
        const there = stepFrom(square, way, bottom);
        if (there) expect(stepFrom(there, back, bottom)).to.equal(square);
      }
    }
  }
});
