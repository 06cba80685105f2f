import { expect, nextFrame } from '@open-wc/testing';
import { emulateMedia, executeServerCommand, sendMouse, setViewport } from '@web/test-runner-commands';
import type { ChessBoard } from '../../components/chess-board/chess-board.js';
import { PALETTES, PALETTE_NAMES, type Palette } from '../../components/styles/palettes.js';
import { adoptTokens, applyTheme, propertyName } from '../../components/styles/tokens.js';
import type { Square } from '../../src/laws/squares.js';
import { contrast } from './colors.js';
import { cell, cells, found, makeBoard, middleOf, press } from './board-fixture.js';

function ringOf(board: ChessBoard): HTMLElement {
  const ring = board.shadowRoot?.querySelector<HTMLElement>('.ring');
  if (!ring) throw new Error('no ring');
  return ring;
}

/** The ring is around this square: within half a pixel, for squares are seldom a whole number of pixels wide. */
function expectAround(board: ChessBoard, square: Square): void {
  const ring = ringOf(board).getBoundingClientRect();
  const around = cell(board, square).getBoundingClientRect();
  for (const side of ['left', 'right', 'top', 'bottom'] as const) {
    expect(ring[side], `${square}, ${side}`).to.be.closeTo(around[side], 0.5);
  }
}

it('measures contrast as WCAG does', () => {
  // Black on white is 21:1 by definition; #767676 is the well-known darkest step to 4.54:1 on white.
  expect(contrast('#000000', '#ffffff')).to.equal(21);
  expect(contrast('#767676', '#ffffff')).to.be.closeTo(4.54, 0.01);
});

describe('the colours', () => {
  const squaresOf = (palette: Palette): readonly string[] => [
    palette.squareLight,
    palette.squareDark,
    palette.squareLightMoved,
    palette.squareDarkMoved,
  ];

  for (const name of PALETTE_NAMES) {
    const palette = PALETTES[name];

    it(`${name}: every piece has an outline of 3:1 against every square (WCAG 1.4.11)`, () => {
      for (const square of squaresOf(palette)) {
        expect(contrast(palette.pieceWhiteLine, square), `white on ${square}`).to.be.at.least(3);
        expect(contrast(palette.pieceBlack, square), `black on ${square}`).to.be.at.least(3);
      }
      expect(contrast(palette.pieceWhite, palette.pieceWhiteLine)).to.be.at.least(7);
      expect(contrast(palette.pieceBlack, palette.pieceBlackLine)).to.be.at.least(7);
      expect(contrast(palette.pieceWhite, palette.pieceBlack)).to.be.at.least(7);
    });

    it(`${name}: marks stand out by 3:1 from the square or from their own edge, which stands out from it`, () => {
      for (const square of squaresOf(palette)) {
        for (const mark of [palette.markLifted, palette.markMoved, palette.markCheck]) {
          const byItself = contrast(mark, square);
          const byItsEdge = Math.min(contrast(mark, palette.markEdge), contrast(palette.markEdge, square));
          expect(Math.max(byItself, byItsEdge), `${mark} on ${square}`).to.be.at.least(3);
        }
      }
      expect(contrast(palette.markCheck, palette.markEdge)).to.be.at.least(4.5);
    });

    it(`${name}: one tone of the focus ring stands out by 3:1 from anything, and the tones from each other`, () => {
      for (const under of [...squaresOf(palette), palette.pageFace, palette.controlFace]) {
        const best = Math.max(contrast(palette.focusOuter, under), contrast(palette.focusInner, under));
        expect(best, `on ${under}`).to.be.at.least(3);
      }
      expect(contrast(palette.focusOuter, palette.focusInner)).to.be.at.least(9);
    });

    it(`${name}: text has 7:1, edges of controls 3:1, and the two kinds of square can be told apart`, () => {
      for (const [text, face] of [
        [palette.pageText, palette.pageFace],
        [palette.mutedText, palette.pageFace],
        [palette.mutedText, palette.controlFace],
        [palette.controlText, palette.controlFace],
        [palette.mainText, palette.mainFace],
        [palette.accent, palette.pageFace],
      ] as const) {
        expect(contrast(text, face), `${text} on ${face}`).to.be.at.least(7);
      }
      expect(contrast(palette.controlEdge, palette.pageFace)).to.be.at.least(3);
      expect(contrast(palette.boardEdge, palette.pageFace)).to.be.at.least(3);
      expect(contrast(palette.squareLight, palette.squareDark)).to.be.at.least(3);
    });
  }
});

describe('the themes', () => {
  const drawn = (token: string): string =>
    getComputedStyle(document.documentElement).getPropertyValue(propertyName(token));

  before(() => {
    adoptTokens(document);
  });

  afterEach(async () => {
    applyTheme(document, 'system');
    await emulateMedia({ colorScheme: 'light' });
  });

  it('are adopted once', () => {
    const before = document.adoptedStyleSheets.length;
    adoptTokens(document);
    expect(document.adoptedStyleSheets).to.have.lengthOf(before);
  });

  for (const [theme, name] of [
    ['light', 'light'],
    ['dark', 'dark'],
    ['high contrast', 'high-contrast'],
    ['yellow on black', 'yellow-on-black'],
  ] as const) {
    it(`${theme}: every token arrives, whatever the system likes`, async () => {
      applyTheme(document, theme);
      for (const colorScheme of ['light', 'dark'] as const) {
        await emulateMedia({ colorScheme });
        for (const [token, color] of Object.entries(PALETTES[name])) expect(drawn(token), token).to.equal(color);
      }
    });
  }

  it('follow the system where nothing is chosen', async () => {
    applyTheme(document, 'system');
    await emulateMedia({ colorScheme: 'dark' });
    expect(drawn('squareDark')).to.equal(PALETTES.dark.squareDark);
    await emulateMedia({ colorScheme: 'light' });
    expect(drawn('squareDark')).to.equal(PALETTES.light.squareDark);
  });

  for (const theme of ['light', 'dark', 'high contrast', 'yellow on black'] as const) {
    it(`${theme}: axe finds nothing on the board`, async () => {
      const board = await makeBoard();
      applyTheme(document, theme);
      board.lastMove = { from: 'e2', to: 'e4' };
      board.check = 'e8';
      await board.updateComplete;
      await expect(board).to.be.accessible();
    });
  }
});

describe('forced colours', () => {
  afterEach(async () => {
    await executeServerCommand('forced-colors', false);
    applyTheme(document, 'system');
  });

  for (const theme of ['system', 'light', 'dark', 'high contrast', 'yellow on black'] as const) {
    it(`${theme}: squares are told apart by hatching, pieces keep their colours, the focus its ring`, async () => {
      const board = await makeBoard({ mayLift: ['white'] });
      applyTheme(document, theme);
      await executeServerCommand('forced-colors', true);
      expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
      board.lastMove = { from: 'e2', to: 'e4' };
      await board.updateComplete;
      const probe = document.createElement('span');
      probe.style.color = 'Canvas';
      document.body.append(probe);
      const canvas = getComputedStyle(probe).color;
      probe.remove();
      expect(getComputedStyle(cell(board, 'e4')).backgroundColor).to.equal(canvas);
      expect(getComputedStyle(cell(board, 'a1')).backgroundImage).to.contain('repeating-linear-gradient');
      expect(getComputedStyle(cell(board, 'b1')).backgroundImage).to.equal('none');
      const fill = (square: 'e1' | 'e8') => getComputedStyle(cell(board, square).querySelector('.body')!).fill;
      // Of yellow on black they are #fff4b0.
      expect(fill('e1')).to.equal(theme === 'yellow on black' ? 'rgb(255, 244, 176)' : 'rgb(255, 255, 255)');
      expect(fill('e8')).not.to.equal(fill('e1'));
      board.focusSquare('d4');
      await press('ArrowUp');
      await nextFrame();
      const ring = getComputedStyle(ringOf(board));
      expect(ring.borderStyle).to.equal('solid');
      expect(Number.parseFloat(ring.borderWidth)).to.be.at.least(2);
      expect(ring.boxShadow).to.contain('inset').and.not.to.contain(ring.borderColor);
      expectAround(board, 'd5');
    });
  }
});

describe('focus', () => {
  it('has a ring of two tones within its square, whichever side is at the bottom', async () => {
    const board = await makeBoard();
    applyTheme(document, 'light');
    board.focusSquare('d4');
    await press('ArrowUp');
    await nextFrame();
    const { borderColor, boxShadow } = getComputedStyle(ringOf(board));
    const rgb = (color: string) =>
      `rgb(${[1, 3, 5].map((at) => String(Number.parseInt(color.slice(at, at + 2), 16))).join(', ')})`;
    expect(borderColor).to.equal(rgb(PALETTES.light.focusOuter));
    expect(boxShadow).to.contain(rgb(PALETTES.light.focusInner)).and.to.contain('inset');
    expectAround(board, 'd5');
    await press('Home');
    await nextFrame();
    expectAround(board, 'a5');
    await press('Control+End');
    await nextFrame();
    expectAround(board, 'h8');
    board.orientation = 'black';
    await board.updateComplete;
    await nextFrame();
    expectAround(board, 'h8');
    await press('ArrowRight', 'ArrowUp');
    await nextFrame();
    expectAround(board, 'g7');
    applyTheme(document, 'system');
  });

  it('has its ring with the first key after a click, though the focus stays', async () => {
    const board = await makeBoard();
    await sendMouse({ type: 'click', position: middleOf(cell(board, 'e4')) });
    await nextFrame();
    await press('o');
    await nextFrame();
    expect(cell(board, 'e4').matches(':focus-visible')).to.equal(true);
    expectAround(board, 'e4');
  });

  it('has no ring after a click, nor when it has left the board', async () => {
    const board = await makeBoard();
    await sendMouse({ type: 'click', position: middleOf(cell(board, 'e4')) });
    await nextFrame();
    expect(ringOf(board).hidden).to.equal(true);
    await press('ArrowUp');
    await nextFrame();
    expect(ringOf(board).hidden).to.equal(false);
    (board.shadowRoot!.activeElement as HTMLElement).blur();
    await nextFrame();
    expect(ringOf(board).hidden).to.equal(true);
  });

  it('has its ring around every mark, so that none of them covers it', async () => {
    const board = await makeBoard({ mayLift: ['white'] });
    board.lastMove = { from: 'e1', to: 'e2' };
    board.check = 'e2';
    board.focusSquare('e1');
    await press('ArrowUp', 'Enter');
    await board.updateComplete;
    const square = cell(board, 'e2');
    const outer = square.getBoundingClientRect();
    const ring = 2 * Number.parseFloat(getComputedStyle(square).getPropertyValue('--ring'));
    expect(ring).to.be.at.least(6);
    const drawings = square.querySelectorAll('.under, .over');
    expect(drawings).to.have.lengthOf(2);
    for (const drawing of drawings) {
      const inner = drawing.getBoundingClientRect();
      expect(inner.left - outer.left).to.be.closeTo(ring, 0.1);
      expect(outer.bottom - inner.bottom).to.be.closeTo(ring, 0.1);
    }
  });
});

describe('reduced motion', () => {
  afterEach(async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('lets nothing on the board move by itself', async () => {
    const board = await makeBoard();
    const man = cell(board, 'e2').querySelector('.man')!;
    await emulateMedia({ reducedMotion: 'no-preference' });
    expect(getComputedStyle(man).transitionDuration).not.to.equal('0s');
    await emulateMedia({ reducedMotion: 'reduce' });
    for (const element of board.shadowRoot!.querySelectorAll('*')) {
      const { transitionDuration, animationName } = getComputedStyle(element);
      expect([transitionDuration, animationName]).to.deep.equal(['0s', 'none']);
    }
  });
});

describe('room', () => {
  afterEach(async () => {
    await setViewport({ width: 800, height: 600 });
    document.documentElement.removeAttribute('dir');
    document.documentElement.style.removeProperty('font-size');
  });

  for (const size of ['100%', '200%']) {
    it(`fits a window of 320 pixels with text at ${size}, its squares large enough for a finger`, async () => {
      document.documentElement.style.setProperty('font-size', size);
      await setViewport({ width: 320, height: 640 });
      const board = await makeBoard();
      expect(document.documentElement.scrollWidth).to.be.at.most(320);
      for (const square of cells(board)) {
        const { width, height } = square.getBoundingClientRect();
        expect(Math.min(width, height)).to.be.at.least(24);
        expect(Math.abs(width - height)).to.be.below(1);
      }
    });
  }

  it('keeps the names of the ranks beside their ranks when text is taller than a square', async () => {
    document.documentElement.style.setProperty('font-size', '300%');
    await setViewport({ width: 320, height: 640 });
    const board = await makeBoard();
    const labels = [...board.shadowRoot!.querySelectorAll('.ranks span')];
    expect(labels.map((label) => label.textContent)).to.deep.equal(['1', '2', '3', '4', '5', '6', '7', '8']);
    labels.forEach((label, index) => {
      const [, here] = middleOf(label);
      const [, there] = middleOf(cells(board)[8 * index]!);
      expect(Math.abs(here - there), `rank ${String(index + 1)}`).to.be.at.most(3);
    });
  });

  // At 400 % a window of 1280 by 1024 pixels has room for 320 by 256.
  for (const [what, width, height] of [
    ['a narrow window', 320, 640],
    ['a window zoomed to 400 %', 320, 256],
    ['a wide window', 1024, 700],
  ] as const) {
    for (const [side, fen, from, to, orientation] of [
      ['at the top', '4k3/P7/8/8/8/8/6p1/4K3 w - - 0 1', 'a7', 'a8', 'white'],
      ['at the bottom', '4k3/P7/8/8/8/8/6p1/4K3 b - - 0 1', 'g2', 'g1', 'white'],
      ['at the bottom of a turned board', '4k3/P7/8/8/8/8/6p1/4K3 w - - 0 1', 'a7', 'a8', 'black'],
    ] as const) {
      it(`shows pawn, square and promotion choice in ${what}, ${side}`, async () => {
        await setViewport({ width, height });
        const board = await makeBoard({ fen, mayLift: ['white', 'black'], orientation });
        board.focusSquare(from);
        await press('Enter');
        board.focusSquare(to);
        await press('Enter');
        await board.updateComplete;
        const choice = board.shadowRoot!.querySelector('promotion-choice')!;
        await choice.updateComplete;
        const [queen] = choice.shadowRoot!.querySelectorAll('button');
        const shown = choice.getBoundingClientRect();
        for (const element of [cell(board, from), cell(board, to)]) {
          const { top, bottom } = element.getBoundingClientRect();
          expect(Math.min(shown.bottom, bottom) - Math.max(shown.top, top), 'covers').to.be.at.most(1);
        }
        for (const element of [cell(board, from), cell(board, to), queen!]) {
          const { top, bottom, left, right } = element.getBoundingClientRect();
          expect(Math.min(top, left)).to.be.at.least(0);
          expect(bottom).to.be.at.most(height);
          expect(right).to.be.at.most(width);
        }
        expect(document.documentElement.scrollWidth).to.be.at.most(width);
        expect(board.shadowRoot!.activeElement).to.equal(choice);
        await expect(board).to.be.accessible();
      });
    }
  }

  it('is not mirrored on a page that is read from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const board = await makeBoard();
    const left = (square: 'a1' | 'h1') => cell(board, square).getBoundingClientRect().left;
    expect(left('a1')).to.be.below(left('h1'));
    board.focusSquare('a1');
    await press('ArrowRight');
    expect(board.cursor).to.equal('b1');
    const [rank] = board.shadowRoot!.querySelectorAll('.ranks span');
    expect(rank!.getBoundingClientRect().right).to.be.at.most(left('a1') + 1);
  });

  it('names its squares in letters of a legible size, which lie within the square, also within one of 24px', async () => {
    const board = await makeBoard();
    board.style.setProperty('--board-size', '220px');
    board.cellText = (square) => `${square}, schwarzer Springer`;
    await board.updateComplete;
    for (const square of cells(board)) {
      const name = square.querySelector('.name')!;
      expect(parseFloat(getComputedStyle(name).fontSize)).to.be.at.least(12);
      const around = square.getBoundingClientRect();
      const box = name.getBoundingClientRect();
      expect([box.width, box.height]).to.deep.equal([around.width, around.height]);
      const words = document.createRange();
      words.selectNodeContents(name);
      const { left, top, right, bottom } = words.getBoundingClientRect();
      expect(right - left).to.be.above(0);
      expect(
        Math.min(left - around.left, top - around.top, around.right - right, around.bottom - bottom),
      ).to.be.at.least(0);
    }
  });

  it('has no inline style that the security policy would block', async () => {
    const board = await makeBoard();
    expect(found(board, '[style], style')).to.equal(undefined);
  });
});
