/**
 * The ranks of the board with their cells, and where a cell is found again.
 */
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Position } from '../../src/laws/board/board.js';
import {
  FILES,
  RANKS,
  fileIndex,
  rankIndex,
  type Piece,
  type PlacedPiece,
  type Square,
} from '../../src/laws/squares.js';
import { shownPieces } from '../pieces/shapes.js';
import { renderCell, type CellView, type CheckShown, type LastMove } from './cell.js';

/** The words of a cell: the square and what stands on it, "e4, white pawn", "e4, empty". */
export type CellText = (square: Square, piece?: Piece) => string;

/** The same as it is written on a braille line; nothing where that is no other. */
export type CellBraille = (square: Square, piece?: Piece) => string | undefined;

/** Where the piece on a square may go. */
export type Destinations = (position: Position, from: Square) => readonly Square[];

/** What all squares together show. */
export interface GridView {
  readonly position: Position;
  readonly cellText: CellText;
  readonly cellBraille?: CellBraille;
  readonly cellLanguage: string;
  readonly lifted: PlacedPiece | undefined;
  readonly check: Square | undefined;
  readonly lastMove: LastMove | undefined;
  /** Where the lifted piece may go, where that is shown. */
  readonly destinations?: readonly Square[] | undefined;
}

/** The rows of the grid, from rank 1 to rank 8. */
export function renderRanks(view: GridView): readonly TemplateResult[] {
  return RANKS.map(
    // A short name of its own: without one it would be the words of its eight cells.
    (rank) => html`<div role="row" aria-label=${rank}>${FILES.map((file) => cellOn(`${file}${rank}`, view))}</div>`,
  );
}

/** Most squares show what they did: what is drawn in them is not put together again, nor compared. */
function cellOn(square: Square, view: GridView): unknown {
  const piece = view.position.pieceAt(square);
  const shown: Omit<CellView, 'piece'> = {
    square,
    text: view.cellText(square, piece),
    braille: view.cellBraille?.(square, piece),
    language: view.cellLanguage,
    lifted: view.lifted?.square === square,
    check: checkOn(square, view),
    isDestination: view.destinations?.includes(square) ?? false,
    from: view.lastMove?.from === square,
    to: view.lastMove?.to === square,
  };
  // A piece is another object each time it is asked for.
  const all = [shownPieces(), piece?.color, piece?.kind, ...Object.values(shown)];
  return guard(all, () => renderCell({ ...shown, piece }));
}

function checkOn(square: Square, { check, position }: GridView): CheckShown {
  if (check !== square) return 'none';
  return position.isCheckmate() ? 'mate' : 'check';
}

/** The cell of a square, by its place: a key press must not wait for a search through everything that is drawn. */
export function cellAt(grid: Element | null | undefined, square: Square): HTMLElement | undefined {
  const cell = grid?.children[rankIndex(square)]?.children[fileIndex(square)];
  return cell instanceof HTMLElement ? cell : undefined;
}

/**
 * What a board says of its squares as long as the page gives it no words of its own: plain English, short, the square first.
 * "e1, white king"; "e4, empty".
 */
export function cellText(square: Square, piece?: Piece): string {
  return piece ? `${square}, ${piece.color} ${piece.kind}` : `${square}, empty`;
}
