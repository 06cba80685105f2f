/** A board in a page that has given it nothing: no words, no colours, no keys. It draws and speaks by itself. */
import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, executeServerCommand, sendKeys } from '@web/test-runner-commands';
import type { ChessBoard } from '../../components/chess-board/chess-board.js';
import '../../components/chess-board/chess-board.js';
import type {
  AskedEvent,
  BoardCommandEvent,
  CursorMovedEvent,
  HandEvent,
  MoveChosenEvent,
} from '../../components/chess-board/events.js';
import { BOARD_KEYMAP } from '../../components/chess-board/keys.js';
import { PALETTES } from '../../components/styles/palettes.js';
import { propertyName } from '../../components/styles/tokens.js';
import { namesOf } from './accessible-names.js';
import { contrast, rgbOf } from './colors.js';

const board = (attributes = html`<chess-board></chess-board>`): Promise<ChessBoard> => fixture<ChessBoard>(attributes);

function part(element: ChessBoard, selector: string): Element {
  const found = element.shadowRoot?.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

const colorOf = (element: ChessBoard, selector: string, property: 'backgroundColor' | 'fill' | 'stroke'): string =>
  rgbOf(getComputedStyle(part(element, selector))[property]);

describe('a board alone', () => {
  it('is empty of the colours of any theme, as the page of a stranger is', () => {
    expect(getComputedStyle(document.documentElement).getPropertyValue('--square-light')).to.equal('');
  });

  it('names its 64 squares in English, the initial position from a1 to h8', async () => {
    await board();
    const names = await namesOf('gridcell');
    expect(names).to.have.length(64);
    expect(names.slice(0, 9)).to.deep.equal([
      'a1, white rook',
      'b1, white knight',
      'c1, white bishop',
      'd1, white queen',
      'e1, white king',
      'f1, white bishop',
      'g1, white knight',
      'h1, white rook',
      'a2, white pawn',
    ]);
    expect(names[28]).to.equal('e4, empty');
    expect(names[59]).to.equal('d8, black queen');
  });

  it('draws two colours of squares and two of pieces, each piece 3:1 against any square (WCAG 1.4.11)', async () => {
    const element = await board(html`<chess-board last-move="e2e4"></chess-board>`);
    const light = colorOf(element, '[data-square="h1"]', 'backgroundColor');
    const dark = colorOf(element, '[data-square="a1"]', 'backgroundColor');
    const moved = ['e2', 'e4'].map((square) => colorOf(element, `[data-square="${square}"]`, 'backgroundColor'));
    const white = colorOf(element, '[data-square="e1"] .body', 'fill');
    const whiteLine = colorOf(element, '[data-square="e1"] .body', 'stroke');
    const black = colorOf(element, '[data-square="e8"] .body', 'fill');
    expect(new Set([light, dark, ...moved])).to.have.length(3);
    expect(contrast(white, black)).to.be.at.least(7);
    for (const square of [light, dark, ...moved]) {
      expect(contrast(whiteLine, square), `White's line on ${square}`).to.be.at.least(3);
      expect(contrast(black, square), `Black on ${square}`).to.be.at.least(3);
    }
  });

  it('takes the colours of a page that has some', async () => {
    const element = await board(html`<chess-board></chess-board>`);
    element.style.setProperty('--square-light', '#abcdef');
    expect(colorOf(element, '[data-square="h1"]', 'backgroundColor')).to.equal('#abcdef');
  });

  it('keeps to the colours of the system where these are forced, and still tells the squares apart', async () => {
    await executeServerCommand('forced-colors', true);
    // Of a page that has a colour of its own.
    document.body.style.color = '#c80000';
    try {
      const element = await board();
      expect(colorOf(element, '[data-square="h1"]', 'backgroundColor')).to.not.equal(PALETTES.light.squareLight);
      expect(getComputedStyle(part(element, '[data-square="a1"]')).backgroundImage).to.contain(
        'repeating-linear-gradient',
      );
      expect(getComputedStyle(part(element, '[data-square="h1"]')).backgroundImage).to.equal('none');
      const text = await fixture<HTMLElement>(html`<p style="color: CanvasText"></p>`);
      expect(getComputedStyle(part(element, '.files')).color).to.equal(getComputedStyle(text).color);
    } finally {
      document.body.style.removeProperty('color');
      await executeServerCommand('forced-colors', false);
    }
  });

  it('passes axe, also while a piece is lifted and a promotion is asked', async () => {
    const element = await board(
      html`<chess-board position="4k3/P7/8/8/8/8/8/4K3 w - - 0 1" may-lift="white"></chess-board>`,
    );
    await expect(element).to.be.accessible();
    element.focusSquare('a7');
    await sendKeys({ press: 'Enter' });
    await expect(element).to.be.accessible();
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    await expect(element).to.be.accessible();
    expect(await namesOf('menuitem')).to.deep.equal(['queen', 'rook', 'bishop', 'knight']);
    await sendKeys({ press: 'Escape' });
  });

  it('goes about by its own keys', async () => {
    const element = await board();
    const squares: string[] = [];
    element.addEventListener('cursor-moved', ({ square }: CursorMovedEvent) => squares.push(square));
    element.focus();
    for (const press of ['ArrowUp', 'ArrowLeft', 'Home', 'PageUp', '4', 'k', 'n']) await sendKeys({ press });
    expect(squares).to.deep.equal(['e1', 'e2', 'd2', 'a2', 'a8', 'a4', 'e8', 'g8']);
  });

  it('tells of a move without making it, and draws the position that it is given', async () => {
    const element = await board(html`<chess-board may-lift="white black"></chess-board>`);
    const moves: unknown[] = [];
    element.addEventListener('move-chosen', ({ move }: MoveChosenEvent) => moves.push(move));
    element.focusSquare('e2');
    await sendKeys({ press: 'Enter' });
    expect(element.lifted).to.equal('e2');
    element.focusSquare('e4');
    await sendKeys({ press: ' ' });
    expect(moves).to.deep.equal([{ from: 'e2', to: 'e4' }]);
    expect(await namesOf('gridcell')).to.include('e2, white pawn');
    element.position = element.position.play({ from: 'e2', to: 'e4' });
    await element.updateComplete;
    expect(await namesOf('gridcell'))
      .to.include('e4, white pawn')
      .and.to.include('e2, empty');
  });

  it('tells whose piece it is where nobody may lift, and asks what its keys ask', async () => {
    const element = await board();
    const told: unknown[] = [];
    element.addEventListener('hand', ({ news }: HandEvent) => told.push(news));
    element.addEventListener('asked', ({ question }: AskedEvent) => told.push(question));
    element.focusSquare('g1');
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'm' });
    expect(told).to.deep.equal([
      { type: 'not yours', piece: { color: 'white', kind: 'knight', square: 'g1' } },
      { about: 'moves of piece', square: 'g1', capturesOnly: false },
    ]);
  });

  it('hands on the commands of a keymap that are the page’s', async () => {
    const element = await board();
    const told: unknown[] = [];
    element.keymap = [...BOARD_KEYMAP, { key: 'f', command: 'turn-board' }];
    element.addEventListener('board-command', ({ command, square }: BoardCommandEvent) => told.push(command, square));
    element.focusSquare('d5');
    await sendKeys({ press: 'f' });
    await sendKeys({ press: 'ArrowUp' });
    expect(told).to.deep.equal(['turn-board', 'd5']);
    expect(element.cursor).to.equal('d6');
  });
});

describe('what a page writes into its HTML', () => {
  it('is a position, the side at the bottom, the last move, a check, here by which the game ends', async () => {
    const element = await board(
      html`<chess-board
        position="rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
        orientation="black"
        last-move="d8h4"
        check="e1"
      ></chess-board>`,
    );
    expect(await namesOf('gridcell'))
      .to.include('h4, black queen')
      .and.to.include('g4, white pawn');
    expect(element.orientation).to.equal('black');
    expect(element.lastMove).to.deep.equal({ from: 'd8', to: 'h4' });
    expect(part(element, '[data-square="e1"] [data-mark="mate"]')).to.exist;
  });

  it('leaves the board as it was where it is no position, and reports that', async () => {
    const element = await board(html`<chess-board position="8/8/8/8/8/8/8/K6k w - - 0 1"></chess-board>`);
    const errors: string[] = [];
    const before = window.onerror;
    window.onerror = (_event, _source, _line, _column, error) => {
      errors.push(error?.message ?? '');
      return true;
    };
    try {
      element.setAttribute('position', '8/8/8/8/8/8/8/8 w - - 0 1');
    } finally {
      window.onerror = before;
    }
    await element.updateComplete;
    expect(errors).to.deep.equal(['chess-board: position="8/8/8/8/8/8/8/8 w - - 0 1" is no position (no pieces)']);
    expect(await namesOf('gridcell')).to.include('a1, white king');
    element.removeAttribute('position');
    await element.updateComplete;
    expect(await namesOf('gridcell')).to.include('e1, white king');
  });

  it('is read as not written where it makes no sense', async () => {
    const element = await board(
      html`<chess-board orientation="sideways" last-move="e2" may-lift="red" check="z9"></chess-board>`,
    );
    expect(element.orientation).to.equal('white');
    expect(element.lastMove).to.equal(undefined);
    expect(element.mayLift).to.deep.equal([]);
    expect(element.check).to.equal(undefined);
  });
});

describe('the colours that stand in the styles', () => {
  it('are those of the light theme, so that a board alone looks as it does in this program', async () => {
    const element = await board();
    await emulateMedia({ colorScheme: 'light' });
    const styles = [...(element.shadowRoot?.adoptedStyleSheets ?? [])]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .join('\n');
    const written = [...styles.matchAll(/var\((--[\w-]+), (#[0-9a-f]{6})\)/gi)].map(([, name, color]) => [name, color]);
    const light = new Map(Object.entries(PALETTES.light).map(([token, color]) => [propertyName(token), String(color)]));
    expect(written.length).to.be.greaterThan(10);
    // The cross of the cursor has one colour in every theme.
    for (const [name, color] of written) if (name !== '--cross') expect(color, name).to.equal(light.get(name ?? ''));
  });
});
