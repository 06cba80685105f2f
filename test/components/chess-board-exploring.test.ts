/** A board that fingers explore: what is told along their way, what lifts and places, and that nothing else does. */
import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { ChessBoard } from '../../components/chess-board/chess-board.js';
import { explore, type ExploredEvent, type Place } from '../../components/chess-board/exploring.js';
import type { Square } from '../../src/laws/squares.js';
import {
  cell,
  cells,
  focused,
  found,
  listenTo,
  makeBoard,
  middleOf,
  positionFrom,
  type BoardOptions,
} from './board-fixture.js';
import { PATH, isMeant, type Entry, type Step } from './finger-paths.js';

/** Paths on the real board. `test/pages/game/fingers.test.ts` has 10,000 without one. */
const PATHS = 1000;

class Finger {
  readonly #board: ChessBoard;
  readonly #pointer: number;
  readonly #time: { now: number };

  constructor(board: ChessBoard, pointer: number, time: { now: number }) {
    this.#board = board;
    this.#pointer = pointer;
    this.#time = time;
  }

  send(type: string, [x, y]: readonly [number, number], wait = 16): void {
    this.#time.now += wait;
    const init = {
      pointerId: this.#pointer,
      pointerType: 'touch',
      isPrimary: this.#pointer === 1,
      clientX: x,
      clientY: y,
    };
    const event = new PointerEvent(type, { ...init, bubbles: true, composed: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: this.#time.now });
    // A finger is told to the element that it came down on; to that of the grid it comes to the same.
    const under = type === 'click' ? this.#board.shadowRoot?.elementFromPoint(x, y) : undefined;
    (under ?? this.#board.shadowRoot?.querySelector('[role="grid"]') ?? this.#board).dispatchEvent(event);
  }

  on(square: Square, wait = 16): readonly [number, number] {
    const place = middleOf(cell(this.#board, square));
    this.send('pointerdown', place, wait);
    return place;
  }

  to(square: Square, wait = 16): void {
    this.send('pointermove', middleOf(cell(this.#board, square)), wait);
  }

  up(square: Square, wait = 60): void {
    this.send('pointerup', middleOf(cell(this.#board, square)), wait);
    // A browser clicks then.
    this.send('click', middleOf(cell(this.#board, square)), 0);
  }

  tap(square: Square, wait = 60): void {
    this.on(square, wait);
    this.up(square);
  }
}

async function explored(options: BoardOptions = { mayLift: ['white'] }) {
  const board = await makeBoard(options);
  // All of it in the window.
  board.style.inlineSize = '320px';
  const said: string[] = [];
  board.addEventListener('explored', ({ text, slid, place }: ExploredEvent) =>
    said.push(place === undefined ? 'off the board' : `${text}${slid ? ', slid' : ''}`),
  );
  const end = explore(board);
  const time = { now: performance.now() };
  return {
    board,
    said,
    told: listenTo(board),
    end,
    time,
    first: new Finger(board, 1, time),
    second: new Finger(board, 2, time),
  };
}

const lifted = (kind: string, square: Square) => ({
  hand: { type: 'lifted', piece: { color: 'white', kind, square } },
});

describe('a board under the finger of a screen reader', () => {
  for (const orientation of ['white', 'black'] as const) {
    it(`has a real cell at the place of each square, ${orientation} at the bottom, and a double tap is a click on it`, async () => {
      const board = await makeBoard({ mayLift: ['white'], orientation });
      // All of it in the window.
      board.style.inlineSize = '320px';
      const grid = board.shadowRoot!.querySelector<HTMLElement>('[role="grid"]')!;
      const { left, top, width } = grid.getBoundingClientRect();
      for (const one of cells(board)) {
        const square = one.dataset['square'] as Square;
        const file = 'abcdefgh'.indexOf(square.charAt(0));
        const rank = Number(square.charAt(1)) - 1;
        const [right, down] = orientation === 'white' ? [file, 7 - rank] : [7 - file, rank];
        const [x, y] = [left + ((right + 0.5) * width) / 8, top + ((down + 0.5) * width) / 8];
        const there = board.shadowRoot!.elementFromPoint(x, y)!;
        expect(there.getAttribute('role')).to.equal('gridcell');
        expect(there).to.equal(one);
        // Its name lies over all of it.
        const name = one.querySelector('.name')!.getBoundingClientRect();
        expect(name.width).to.be.closeTo(width / 8, 1);
        expect(name.height).to.be.closeTo(width / 8, 1);
      }
      const told = listenTo(board);
      cell(board, 'e2').click();
      cell(board, 'e4').click();
      expect(told).to.deep.equal([lifted('pawn', 'e2'), { move: { from: 'e2', to: 'e4' } }]);
    });
  }
});

describe('a board that fingers explore', () => {
  it('says each square that a finger comes to, once, and that it has left the board', async () => {
    const { board, said, told, first } = await explored();
    const { left, top } = board.getBoundingClientRect();
    first.on('e1');
    first.to('e1');
    for (const square of ['e2', 'e3', 'd3'] as const) first.to(square);
    first.send('pointermove', [left - 30, top - 30]);
    expect(said).to.deep.equal([
      ...['e1, white king', 'e2, white pawn, slid', 'e3, empty, slid', 'd3, empty, slid', 'off the board'],
    ]);
    first.send('pointerup', [left - 30, top - 30]);
    expect(told).to.deep.equal([]);
    expect(board.cursor).to.equal('d3');
    // The focus is where it was.
    expect(focused(board)).to.equal(undefined);
  });

  it('says the same square anew when a finger comes back to it', async () => {
    const { said, first } = await explored();
    first.tap('e2');
    first.tap('e2');
    expect(said).to.deep.equal(['e2, white pawn', 'e2, white pawn']);
  });

  it('says of the turned board what is drawn there', async () => {
    const { board, said, first } = await explored({ mayLift: ['black'], orientation: 'black' });
    const { left, top, width } = board.shadowRoot!.querySelector('[role="grid"]')!.getBoundingClientRect();
    first.send('pointerdown', [left + width / 16, top + width / 16]);
    expect(said).to.deep.equal(['h1, white rook']);
  });

  it('finds all 64 squares where they are drawn, each an eighth of the width', async () => {
    const { board, said, first } = await explored();
    const grid = board.shadowRoot!.querySelector<HTMLElement>('[role="grid"]')!;
    for (const one of grid.querySelectorAll<HTMLElement>('[data-square]')) {
      const { width, height } = one.getBoundingClientRect();
      expect(width).to.be.closeTo(grid.clientWidth / 8, 0.1);
      expect(height).to.be.closeTo(width, 0.1);
      const square = one.dataset['square'] as Square;
      first.tap(square);
      expect(said.at(-1)?.slice(0, 2)).to.equal(square);
    }
    expect(said).to.have.length(64);
  });

  it('does not flutter under a finger that rests on an edge', async () => {
    const { board, said, first } = await explored();
    const [x, y] = middleOf(cell(board, 'e2'));
    const half = cell(board, 'e2').getBoundingClientRect().width / 2;
    first.send('pointerdown', [x, y]);
    for (const by of [half - 1, half + 2, half - 2, half + 1]) first.send('pointermove', [x + by, y]);
    expect(said).to.deep.equal(['e2, white pawn']);
    first.send('pointermove', [x + 1.3 * half, y]);
    expect(said).to.deep.equal(['e2, white pawn', 'f2, white pawn, slid']);
  });

  it('lifts and places by a second finger', async () => {
    const { told, first, second } = await explored();
    first.on('e2');
    second.tap('a8', 300);
    first.to('e4');
    second.tap('a8', 300);
    first.up('e4');
    expect(told).to.deep.equal([lifted('pawn', 'e2'), { move: { from: 'e2', to: 'e4' } }]);
  });

  it('lifts and places by two taps on what was heard', async () => {
    const { told, first } = await explored();
    first.on('a1');
    first.to('g1');
    first.up('g1', 300);
    first.tap('g1', 900);
    expect(told).to.deep.equal([]);
    first.tap('g1', 120);
    expect(told).to.deep.equal([lifted('knight', 'g1')]);
    first.on('g1', 900);
    first.to('f3');
    first.up('f3', 300);
    first.tap('f3', 900);
    first.tap('f3', 120);
    expect(told).to.deep.equal([lifted('knight', 'g1'), { move: { from: 'g1', to: 'f3' } }]);
  });

  it('says and chooses what a pawn becomes in the same way, and no touch alone does', async () => {
    const { board, said, told, first, second } = await explored({
      fen: '8/4P3/8/8/8/8/k6K/8 w - - 0 1',
      mayLift: ['white'],
    });
    first.on('e7');
    second.tap('a1', 300);
    first.to('e8');
    second.tap('a1', 300);
    first.up('e8');
    await board.updateComplete;
    const choice = board.shadowRoot!.querySelector('promotion-choice')!;
    await choice.updateComplete;
    const knight = choice.shadowRoot!.querySelector<HTMLButtonElement>('[value="knight"]')!;
    first.send('pointerdown', middleOf(knight), 300);
    first.send('pointerup', middleOf(knight), 60);
    expect(said.at(-1)).to.equal('knight');
    expect(told.filter((one) => 'move' in one)).to.deep.equal([]);
    first.send('pointerdown', middleOf(knight), 300);
    second.tap('a1', 300);
    expect(told.at(-1)).to.deep.equal({ move: { from: 'e7', to: 'e8', promotion: 'knight' } });
  });

  it('leaves a click that comes by itself, as that of a screen reader, and the mouse as ever', async () => {
    const { board, told, first } = await explored();
    first.tap('e2');
    cell(board, 'e2').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    // The finger was here a moment ago: this is still its own.
    expect(told).to.deep.equal([]);
    const later = new MouseEvent('click', { bubbles: true, composed: true });
    Object.defineProperty(later, 'timeStamp', { value: performance.now() + 10_000 });
    cell(board, 'e2').dispatchEvent(later);
    expect(told).to.deep.equal([lifted('pawn', 'e2')]);
  });

  it('takes scrolling from the board and leaves it to zoom; when it ends all is as before', async () => {
    const { board, end, told, said, first } = await explored();
    const touchAction = () => getComputedStyle(board).touchAction;
    expect(touchAction()).to.equal('pinch-zoom');
    end();
    expect(touchAction()).to.equal('auto');
    first.on('e2');
    expect(said).to.deep.equal([]);
    cell(board, 'e2').click();
    expect(told).to.deep.equal([lifted('pawn', 'e2')]);
  });

  it(`of ${String(PATHS)} random paths none makes a move that was not meant`, async function () {
    this.timeout(60_000);
    const fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
    const { board, told, time } = await explored({ fen, mayLift: ['white'] });
    const position = positionFrom(fen);
    const { left, top, width } = board.shadowRoot!.querySelector('[role="grid"]')!.getBoundingClientRect();
    let record: Entry[] = [];
    board.addEventListener('explored', ({ place }: ExploredEvent) =>
      record.push({ what: 'told', place, at: time.now }),
    );
    const press = board.press.bind(board);
    board.press = (place: Square) => {
      record.push({ what: 'pressed', place: place as Place, at: time.now });
      press(place);
    };
    const count = { pressed: 0, told: 0, moves: 0 };
    const go = (path: readonly Step[]): void => {
      // What was told last is remembered, however long ago.
      const last = record.findLast(({ what }) => what === 'told');
      record = last ? [last] : [];
      told.length = 0;
      board.putBack();
      board.position = position;
      time.now += 5000;
      const down = new Map<number, readonly [number, number]>();
      for (const { finger, does, wait, ...at } of path) {
        const place = [left + (at.x * width) / 8, top + (at.y * width) / 8] as const;
        const here = down.get(finger);
        const type = here
          ? ({ move: 'pointermove', lift: 'pointerup', cancel: 'pointercancel' } as const)[does]
          : 'pointerdown';
        const what = ({ pointerdown: 'down', pointermove: 'move', pointerup: 'up', pointercancel: 'cancel' } as const)[
          type
        ];
        // Which of them is the primary one is for the browser to say: the first that came alone.
        const hand = new Finger(board, finger + 10, time);
        const [x, y] = does === 'move' || !here ? place : here;
        record.push({ what, finger, at: time.now + wait, x, y });
        if (!here || does === 'move') down.set(finger, here ?? place);
        else down.delete(finger);
        hand.send(type, [x, y], wait);
        if (type === 'pointerup') hand.send('click', [x, y], 0);
      }
      // What is still down goes, by the browser.
      for (const [finger, place] of down) new Finger(board, finger + 10, time).send('pointercancel', place);
    };
    fc.assert(
      fc.property(PATH, (path) => {
        go(path);
        record.forEach((entry, index) => {
          if (entry.what === 'pressed' && !isMeant(record, index))
            throw new Error(`not meant: ${JSON.stringify(record)}`);
        });
        const presses = record.filter(({ what }) => what === 'pressed').length;
        // Each press tells one thing, and nothing else tells anything.
        if (told.length !== presses) throw new Error(`${String(presses)} presses told ${JSON.stringify(told)}`);
        count.pressed += presses;
        count.moves += told.filter((one) => 'move' in one).length;
      }),
      { seed: 20_261_127, numRuns: PATHS },
    );
    expect(count.pressed).to.be.above(50);
    expect(count.moves).to.be.above(0);
    expect(found(board, '[data-dragging]')).to.equal(undefined);
  });
});
