/** Contrasts of the board, computed as WCAG 2.2 does, in every theme, with every pair of colours and of every set of pieces. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  LEAST_CONTRAST,
  SQUARE_PAIRS,
  carriesPieces,
  contrastsOf,
  nearestSquare,
  pieceContrast,
  squareColors,
  type SquareColors,
  contrast,
  mixed,
} from '../../../components/styles/board-colors.js';
import { PALETTES, PALETTE_NAMES } from '../../../components/styles/palettes.js';
import { COLORS, PIECE_KINDS } from '../../../src/laws/squares.js';
import { PIECE_SETS } from '../../../src/pages/settings/look/board-look.js';
import { PIECE_SET_NAMES, SQUARE_CHOICES } from '../../../src/storage/settings/look-choice.js';
import { contrast as measured } from '../../components/colors.js';

const color = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

test('contrast is as in the definition and in well-known cases', () => {
  // Black on white by definition; #767676 and #595959 are the known limits of 4.5 and 7 to 1 on white; a colour on itself.
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrast('#595959', '#ffffff')).toBeCloseTo(7, 2);
  expect(contrast('#336699', '#336699')).toBe(1);
});

test('contrast is what the tests of the elements measure', () => {
  fc.assert(
    fc.property(color, color, (one, other) => {
      expect(contrast(one, other)).toBeCloseTo(measured(one, other), 10);
    }),
  );
});

test('colours are mixed channel by channel', () => {
  expect(mixed('#000000', '#ff8000', 0.5)).toBe('#804000');
  expect(mixed('#102030', '#ffffff', 0)).toBe('#102030');
  expect(mixed('#102030', '#ffffff', 1)).toBe('#ffffff');
});

/** The squares of a theme as they are, and with each pair in their place. */
const boards = PALETTE_NAMES.flatMap((name): readonly (readonly [string, string, SquareColors])[] => [
  [name, 'of the theme', PALETTES[name]],
  ...Object.entries(SQUARE_PAIRS).map(([pair, colors]) => [name, pair, squareColors(colors)] as const),
]);

describe.each(PIECE_SET_NAMES)('the %s pieces', (set) => {
  // Halo, body and lines are drawn in the four tones of the theme, whatever the set is (`shapes.ts`); so each shape must have them all.
  test('have an outline and lines of every kind and side', () => {
    for (const side of COLORS) {
      for (const kind of PIECE_KINDS) {
        const { outline, lines } = PIECE_SETS[set][side][kind];
        expect(outline, `${side} ${kind}`).toMatch(/^M.+z$/u);
        expect(lines, `${side} ${kind}`).toMatch(/^M/u);
      }
    }
  });

  test('differ by their outline alone', () => {
    for (const side of COLORS) {
      const outlines = PIECE_KINDS.map((kind) => PIECE_SETS[set][side][kind].outline);
      expect(new Set(outlines).size).toBe(6);
    }
  });

  test.each(boards)(
    '%s, squares %s: outlines have 3 to 1 against every square, halo and lines against the body',
    (name, _pair, squares) => {
      const { pieceWhite, pieceWhiteLine, pieceBlack, pieceBlackLine } = PALETTES[name as 'light'];
      for (const square of [
        squares.squareLight,
        squares.squareDark,
        squares.squareLightMoved,
        squares.squareDarkMoved,
      ]) {
        expect(contrast(pieceWhiteLine, square), `White on ${square}`).toBeGreaterThanOrEqual(3);
        expect(contrast(pieceBlack, square), `Black on ${square}`).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(pieceWhite, pieceWhiteLine)).toBeGreaterThanOrEqual(7);
      expect(contrast(pieceBlack, pieceBlackLine)).toBeGreaterThanOrEqual(7);
      // On the darker square White's bodies are told from Black's by more than a line.
      expect(contrast(pieceWhite, squares.squareDark)).toBeGreaterThanOrEqual(3);
    },
  );
});

test('no outline is the same in two sets', () => {
  const outlines = PIECE_SET_NAMES.flatMap((set) => PIECE_KINDS.map((kind) => PIECE_SETS[set].white[kind].outline));
  expect(new Set(outlines).size).toBe(PIECE_SET_NAMES.length * 6);
});

test('only the pieces on pegs mark Black’s by their outline, with a point (Laws, D.1.4.2)', () => {
  for (const kind of PIECE_KINDS) {
    expect(PIECE_SETS.usual.black[kind]).toBe(PIECE_SETS.usual.white[kind]);
    expect(PIECE_SETS.bold.black[kind]).toBe(PIECE_SETS.bold.white[kind]);
    const [white, black] = [PIECE_SETS.pegged.white[kind].outline, PIECE_SETS.pegged.black[kind].outline];
    expect(black.startsWith(white)).toBe(true);
    expect(black.slice(white.length)).toMatch(/^M43 \d+l7-18 7 18z$/u);
  }
});

describe.each(boards)('%s, squares %s', (name, _pair, squares) => {
  const palette = PALETTES[name as 'light'];
  const all = [squares.squareLight, squares.squareDark, squares.squareLightMoved, squares.squareDarkMoved];

  test('light and dark squares have 3 to 1', () => {
    expect(contrast(squares.squareLight, squares.squareDark)).toBeGreaterThanOrEqual(3);
  });

  test('marks stand out by 3 to 1 from the square, or from their edge, which stands out from it', () => {
    for (const square of all) {
      for (const mark of [palette.markLifted, palette.markMoved, palette.markCheck]) {
        const byItsEdge = Math.min(contrast(mark, palette.markEdge), contrast(palette.markEdge, square));
        expect(Math.max(contrast(mark, square), byItsEdge), `${mark} on ${square}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('one tone of the focus ring and of the cross stands out by 3 to 1', () => {
    for (const square of all) {
      const ring = Math.max(contrast(palette.focusOuter, square), contrast(palette.focusInner, square));
      const cross = Math.max(contrast('#ffe100', square), contrast('#000000', square));
      expect(ring, `ring on ${square}`).toBeGreaterThanOrEqual(3);
      expect(cross, `cross on ${square}`).toBeGreaterThanOrEqual(3);
    }
    expect(contrast('#ffe100', '#000000')).toBeGreaterThanOrEqual(7);
  });
});

test('yellow on black has no glare: no square is half as light as white', () => {
  const { squareLight, squareLightMoved } = PALETTES['yellow-on-black'];
  // A contrast of 2 to white is a luminance of 0.475.
  expect(contrast('#ffffff', squareLight)).toBeGreaterThan(2);
  expect(contrast('#ffffff', squareLightMoved)).toBeGreaterThan(2);
});

describe('colours of one’s own', () => {
  test('the outline they are measured against is the lightest of all themes', () => {
    for (const name of PALETTE_NAMES) {
      const { pieceWhiteLine, pieceBlack } = PALETTES[name];
      for (const outline of [pieceWhiteLine, pieceBlack]) {
        expect(contrast(outline, '#ffffff')).toBeGreaterThanOrEqual(contrast(PALETTES.light.pieceBlack, '#ffffff'));
      }
    }
  });

  test('a dark one is refused, a light one taken', () => {
    expect(carriesPieces('#000000')).toBe(false);
    expect(carriesPieces('#402020')).toBe(false);
    expect(carriesPieces('#6a6a6a')).toBe(true);
    expect(carriesPieces('#ffffff')).toBe(true);
  });

  test('what is offered always works, and is the colour itself where that does', () => {
    fc.assert(
      fc.property(color, (wanted) => {
        const offered = nearestSquare(wanted);
        expect(measured(PALETTES.light.pieceBlack, offered)).toBeGreaterThanOrEqual(3);
        if (carriesPieces(wanted)) expect(offered).toBe(wanted);
      }),
    );
  });

  test('what is offered has no more white than is needed', () => {
    fc.assert(
      fc.property(color, (wanted) => {
        fc.pre(!carriesPieces(wanted));
        // One step of 255 of white less would still be too dark; rounded to whole channels, that is at most 0.1 of contrast.
        expect(pieceContrast(nearestSquare(wanted))).toBeLessThan(LEAST_CONTRAST + 0.1);
      }),
    );
  });

  test('where the last move went pieces can be told as well', () => {
    fc.assert(
      fc.property(color, color, (light, dark) => {
        const squares = squareColors({ light: nearestSquare(light), dark: nearestSquare(dark) });
        for (const square of Object.values(squares)) expect(carriesPieces(square), square).toBe(true);
      }),
    );
  });

  test.each(PALETTE_NAMES)('%s: marks, ring and cross stand out from all that are taken', (name) => {
    const { markEdge, markLifted, markMoved, markCheck, focusOuter, focusInner } = PALETTES[name];
    fc.assert(
      fc.property(color, (wanted) => {
        for (const square of Object.values(
          squareColors({ light: nearestSquare(wanted), dark: nearestSquare(wanted) }),
        )) {
          for (const mark of [markLifted, markMoved, markCheck]) {
            const byItsEdge = Math.min(contrast(mark, markEdge), contrast(markEdge, square));
            expect(Math.max(contrast(mark, square), byItsEdge), `${mark} on ${square}`).toBeGreaterThanOrEqual(3);
          }
          expect(Math.max(contrast(focusOuter, square), contrast(focusInner, square))).toBeGreaterThanOrEqual(3);
          expect(Math.max(contrast('#ffe100', square), contrast('#000000', square))).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });

  test('their contrasts are the lesser of both squares', () => {
    // By the definition of WCAG: white is 17.85 to 1 and #6a6a6a 3.3 to 1 with #14181b; white to #6a6a6a is 5.41 to 1.
    const { squares, pieces } = contrastsOf({ light: '#ffffff', dark: '#6a6a6a' });
    expect(squares).toBeCloseTo(5.41, 2);
    expect(pieces).toBeCloseTo(3.3, 1);
  });
});

test('there are as many pairs to choose as are drawn', () => {
  expect(SQUARE_CHOICES).toEqual(['of the theme', ...Object.keys(SQUARE_PAIRS), 'own']);
});
