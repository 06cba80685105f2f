import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendMouse, resetMouse } from '@web/test-runner-commands';
import type { ChessBoard } from '../../components/chess-board/chess-board.js';
import { type PromotionChoice, promotionOf } from '../../components/promotion-choice/promotion-choice.js';
import type { KeyPress } from '../../components/dom/keys.js';
import {
  cell,
  focused,
  listenTo,
  makeBoard,
  middleOf,
  positionFrom,
  press,
  typed,
  type Told,
  found,
} from './board-fixture.js';

const BEFORE = '3rk3/P1P5/8/8/8/8/6p1/4K3 w - - 0 1';
const PAWN = { color: 'white', kind: 'pawn', square: 'a7' } as const;

const GERMAN = { d: 'queen', t: 'rook', l: 'bishop', s: 'knight' } as const;
const GERMAN_NAMES = { queen: 'Dame', rook: 'Turm', bishop: 'Läufer', knight: 'Springer' } as const;

const choiceOf = (board: ChessBoard): PromotionChoice | null => board.shadowRoot!.querySelector('promotion-choice');

const buttonsOf = (choice: PromotionChoice | null): readonly HTMLButtonElement[] => [
  ...(choice?.shadowRoot?.querySelectorAll('button') ?? []),
];

const focusedButton = (board: ChessBoard): string | undefined =>
  choiceOf(board)?.shadowRoot?.activeElement?.textContent.trim();

/** A board where the pawn of a7 has just been placed on a8, and what it tells from then on. */
async function promoting(): Promise<{ board: ChessBoard; told: Told[] }> {
  const board = await makeBoard({ fen: BEFORE, mayLift: ['white'] });
  board.focusSquare('a7');
  await press('Enter', 'ArrowUp');
  const told = listenTo(board);
  await press('Enter');
  await board.updateComplete;
  return { board, told };
}

describe('promotion', () => {
  describe('accessibility', () => {
    it('passes axe, on the board and alone', async () => {
      const { board } = await promoting();
      await expect(board).to.be.accessible();
      await expect(await fixture(html`<promotion-choice></promotion-choice>`)).to.be.accessible();
    });

    it('is a group of four native buttons with the names of the pieces', async () => {
      const { board } = await promoting();
      board.promotionText = (kind) => GERMAN_NAMES[kind];
      await board.updateComplete;
      await choiceOf(board)?.updateComplete;
      const group = choiceOf(board)?.shadowRoot?.querySelector('[role="menu"]');
      expect(group?.getAttribute('aria-label')).to.equal('Promote to');
      expect(buttonsOf(choiceOf(board)).map((button) => button.textContent.trim())).to.deep.equal([
        'Dame',
        'Turm',
        'Läufer',
        'Springer',
      ]);
      expect(found(board, 'dialog, [aria-modal]')).to.equal(undefined);
      expect(choiceOf(board)?.shadowRoot?.querySelectorAll('dialog, [aria-modal]').length).to.equal(0);
    });

    it('says that it is asked and takes the focus, first on the queen', async () => {
      const { board, told } = await promoting();
      expect(told).to.deep.equal([{ hand: { type: 'promotion asked' } }]);
      expect(focusedButton(board)).to.equal('queen');
      expect(cell(board, 'a7').getAttribute('aria-selected')).to.equal('true');
    });

    it('has choices large enough for a finger (WCAG 2.5.8)', async () => {
      const { board } = await promoting();
      for (const button of buttonsOf(choiceOf(board))) {
        const { width, height } = button.getBoundingClientRect();
        expect(Math.min(width, height)).to.be.at.least(44);
      }
    });
  });

  describe('choosing', () => {
    it('gives the focus back to the square when the new piece is drawn there', async () => {
      const { board } = await promoting();
      board.addEventListener('move-chosen', () => {
        // As the app does: the move is judged and kept first.
        setTimeout(() => (board.position = positionFrom('Q3k3/2P5/8/8/8/8/8/4K3 b - - 0 1')), 40);
      });
      const reached: (string | undefined)[] = [];
      cell(board, 'a8').addEventListener('focus', () => reached.push(cell(board, 'a8').textContent.trim()));
      await press('q');
      await waitUntil(() => focused(board) === 'a8');
      expect(reached).to.deep.equal(['a8, white queen']);
    });

    it('gives it back to the square as it is where the move is refused, before the choice goes', async () => {
      const { board } = await promoting();
      const stood: boolean[] = [];
      cell(board, 'a8').addEventListener('focus', () => stood.push(found(board, 'promotion-choice') !== undefined));
      await press('q');
      await waitUntil(() => focused(board) === 'a8');
      expect(stood).to.deep.equal([true]);
    });

    for (const [key, promotion] of [
      ['q', 'queen'],
      ['r', 'rook'],
      ['b', 'bishop'],
      ['n', 'knight'],
      ['Enter', 'queen'],
    ] as const) {
      it(`takes the ${promotion} with ${key}, and the focus is back on the board`, async () => {
        const { board, told } = await promoting();
        await press(key);
        await board.updateComplete;
        expect(told.slice(1)).to.deep.equal([{ move: { from: 'a7', to: 'a8', promotion } }]);
        await waitUntil(() => found(board, 'promotion-choice') === undefined);
        expect(focused(board)).to.equal('a8');
        expect(found(board, '[aria-selected]')).to.equal(undefined);
      });
    }

    it('goes round with the arrows and takes what has the focus', async () => {
      const { board, told } = await promoting();
      const way: (string | undefined)[] = [];
      for (const key of [
        'ArrowRight',
        'ArrowDown',
        'ArrowRight',
        'ArrowRight',
        'ArrowLeft',
        'ArrowUp',
        'Home',
        'End',
      ]) {
        await press(key);
        way.push(focusedButton(board));
      }
      expect(way).to.deep.equal(['rook', 'bishop', 'knight', 'queen', 'knight', 'bishop', 'queen', 'knight']);
      await press('Space');
      expect(told.slice(1)).to.deep.equal([{ move: { from: 'a7', to: 'a8', promotion: 'knight' } }]);
    });

    it('takes what is clicked', async () => {
      const board = await makeBoard({ fen: BEFORE, mayLift: ['white'] });
      await sendMouse({ type: 'click', position: middleOf(cell(board, 'c7')) });
      const told = listenTo(board);
      await sendMouse({ type: 'click', position: middleOf(cell(board, 'd8')) });
      await board.updateComplete;
      await sendMouse({ type: 'click', position: middleOf(buttonsOf(choiceOf(board))[1]!) });
      await resetMouse();
      expect(told).to.deep.equal([
        { hand: { type: 'promotion asked' } },
        { move: { from: 'c7', to: 'd8', promotion: 'rook' } },
      ]);
      await waitUntil(() => focused(board) === 'd8');
    });

    it('takes the letters of the page’s language too', async () => {
      const { board, told } = await promoting();
      board.promotionLetters = GERMAN;
      await board.updateComplete;
      await press('t');
      expect(told.slice(1)).to.deep.equal([{ move: { from: 'a7', to: 'a8', promotion: 'rook' } }]);
    });
  });

  describe('cancelling', () => {
    for (const key of ['Escape', 'Backspace']) {
      it(`puts the pawn back with ${key}`, async () => {
        const { board, told } = await promoting();
        await press('ArrowRight', key);
        await board.updateComplete;
        expect(told.slice(1)).to.deep.equal([{ hand: { type: 'promotion cancelled', piece: PAWN } }]);
        await waitUntil(() => found(board, 'promotion-choice') === undefined);
        expect(focused(board)).to.equal('a8');
        await press('Escape');
        expect(told).to.have.lengthOf(2);
      });
    }

    it('is not modal: one may look about on the board, and a press there gives the choice up', async () => {
      const { board, told } = await promoting();
      board.focusSquare('e1');
      await press('ArrowUp');
      expect(focused(board)).to.equal('e2');
      expect(found(board, 'promotion-choice')).not.to.equal(undefined);
      await press('Enter');
      await board.updateComplete;
      expect(told.slice(1)).to.deep.equal([{ hand: { type: 'promotion cancelled', piece: PAWN } }]);
      await waitUntil(() => found(board, 'promotion-choice') === undefined);
      expect(focused(board)).to.equal('e2');
    });

    it('goes without a word when the position changes, and the focus does not get lost', async () => {
      const { board, told } = await promoting();
      board.position = positionFrom('4k3/P7/8/8/8/8/8/4K3 w - - 0 1');
      await board.updateComplete;
      expect(told).to.have.lengthOf(1);
      await waitUntil(() => found(board, 'promotion-choice') === undefined);
      expect(focused(board)).to.equal('a8');
    });

    it('leaves every other key to the page', async () => {
      const { board, told } = await promoting();
      const button = buttonsOf(choiceOf(board))[0]!;
      for (const init of [
        { key: 'k', code: 'KeyK' },
        { key: 'F5' },
        { key: 'r', code: 'KeyR', ctrlKey: true },
        { key: 'Tab' },
      ]) {
        const event = new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true, cancelable: true });
        expect(button.dispatchEvent(event), init.key).to.equal(true);
      }
      expect(told).to.have.lengthOf(1);
      expect(found(board, 'promotion-choice')).not.to.equal(undefined);
    });
  });

  describe('asking only where a pawn is promoted', () => {
    for (const [what, from, to] of [
      // Art. 3.7.1: the way straight on must be free; the game will say so, and no piece need be chosen for it.
      ['an impossible pawn move to the last rank', 'a7', 'b8'],
      ['another piece on the last rank', 'e1', 'e8'],
    ] as const) {
      it(`does not ask for ${what}`, async () => {
        const board = await makeBoard({ fen: BEFORE, mayLift: ['white'] });
        const told = listenTo(board);
        board.focusSquare(from);
        await press('Enter');
        board.focusSquare(to);
        await press('Enter');
        expect(told.slice(1)).to.deep.equal([{ move: { from, to } }]);
      });
    }

    it('asks Black too, with Black’s pieces', async () => {
      const board = await makeBoard({ fen: BEFORE.replace(' w ', ' b '), mayLift: ['black'] });
      board.focusSquare('g2');
      await press('Enter', 'ArrowDown', 'Enter');
      await board.updateComplete;
      const pieces = [...(choiceOf(board)?.shadowRoot?.querySelectorAll('.piece') ?? [])];
      expect(pieces.map((drawn) => drawn.getAttribute('data-color'))).to.deep.equal(Array(4).fill('black'));
    });
  });

  it('keeps its own event inside the board', async () => {
    const { board } = await promoting();
    const heard: string[] = [];
    board.addEventListener('promotion-decided', (event) => heard.push(event.type));
    await press('q');
    expect(heard).to.deep.equal([]);
  });

  it('tells nothing while a choice is open and keys are typed on the board that are not its own', async () => {
    const { board, told } = await promoting();
    board.focusSquare('a8');
    expect(typed(board, { key: 'Tab' })).to.equal(false);
    expect(told).to.have.lengthOf(1);
  });
});

describe('letters of the promotion choice', () => {
  const key = (typedKey: string, code: string, shiftKey = false): KeyPress => ({
    key: typedKey,
    code,
    shiftKey,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
  });
  const UKRAINIAN = { ф: 'queen', т: 'rook', с: 'bishop', к: 'knight' } as const;

  it('are the board’s by what they type, or by their place where that is no Latin letter', () => {
    expect(promotionOf(key('q', 'KeyA'), {})).to.equal('queen');
    expect(promotionOf(key('Q', 'KeyQ', true), {})).to.equal('queen');
    expect(promotionOf(key('т', 'KeyN'), {})).to.equal('knight');
    expect(promotionOf(key('к', 'KeyR'), {})).to.equal('rook');
  });

  it('are the page’s first: Ukrainian К is the knight (кінь), though it lies on R', () => {
    expect(promotionOf(key('к', 'KeyR'), UKRAINIAN)).to.equal('knight');
    expect(promotionOf(key('Ф', 'KeyA', true), UKRAINIAN)).to.equal('queen');
    expect(promotionOf(key('й', 'KeyQ'), UKRAINIAN)).to.equal('queen');
  });

  it('never name king or pawn (Art. 3.7.5)', () => {
    expect(promotionOf(key('k', 'KeyK'), {})).to.equal(undefined);
    expect(promotionOf(key('p', 'KeyP'), {})).to.equal(undefined);
  });
});
