/** Draws the boards of a page as the user has chosen. Loaded where anything was. */
import {
  SQUARE_PAIRS,
  nearestSquare,
  squareColors,
  type SquarePair,
} from '../../../../components/styles/board-colors.js';
import { propertyName } from '../../../../components/styles/tokens.js';
import { showPieces } from '../../../../components/pieces/shapes.js';
import { readLookChoice, type LookChoice, type PieceSetName } from '../../../storage/settings/look-choice.js';
import type { PieceSet } from '../../../../components/pieces/piece-set.js';
import { BOLD_PIECES } from '../../../../components/pieces/sets/bold.js';
import { PEGGED_PIECES } from '../../../../components/pieces/sets/pegged.js';
import { USUAL_PIECES } from '../../../../components/pieces/sets/usual.js';

/** The sets of pieces that can be chosen. */
export const PIECE_SETS: Readonly<Record<PieceSetName, PieceSet>> = {
  usual: USUAL_PIECES,
  bold: BOLD_PIECES,
  pegged: PEGGED_PIECES,
};

const COORDINATES = { usual: 1, large: 1.5, 'very large': 2 } as const;
const PIECES = { usual: 1, large: 1.15 } as const;
const CURSOR = { usual: 1, thick: 2 } as const;

/** The look of the boards of the page. */
export class BoardLook {
  readonly #sheet = new CSSStyleSheet();

  constructor() {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet];
  }

  /** @param kept as it was kept: `readLookChoice` reads it */
  show(kept: unknown): void {
    const look = readLookChoice(kept);
    showPieces(PIECE_SETS[look.pieces]);
    this.#sheet.replaceSync(rulesFor(look));
  }
}

/** The properties of the board (`chess-board`), on the root of the page. Of a higher rank than those of the theme. */
export function rulesFor(look: LookChoice): string {
  const pair = chosenPair(look);
  const properties = [
    ...(pair ? Object.entries(squareColors(pair)).map(([token, color]) => [propertyName(token), color] as const) : []),
    ['--coordinate-size', String(COORDINATES[look.coordinates])],
    ['--piece-size', String(PIECES[look.pieceSize])],
    ['--cursor-width', String(CURSOR[look.cursor])],
    ['--cursor-cross', look.cross ? 'block' : 'none'],
    ['--square-here', look.squareHere ? 'flex' : 'none'],
  ];
  return `:root:root:root { ${properties.map(([name, value]) => `${name}: ${value};`).join(' ')} }`;
}

/** `undefined` where the squares are those of the theme. What was kept by another hand may be too dark for pieces, and then it is lighter. */
export function chosenPair({ squares, own }: LookChoice): SquarePair | undefined {
  switch (squares) {
    case 'of the theme':
      return undefined;
    case 'own':
      return { light: nearestSquare(own.light), dark: nearestSquare(own.dark) };
    default:
      return SQUARE_PAIRS[squares];
  }
}
