/**
 * The ranks of the board with their cells, and where a cell is found again.
 */
import { html, type TemplateResult } from 'lit';
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
import { hidesPiece, mayHide, type Hidden } from '../../src/questions/hidden.js';
import { renderCell, type CheckShown, type LastMove } from './cell.js';

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
  /** Which pieces are not seen; absent: all are. */
  readonly hides?: Hidden;
  /** Names a square of which it is not told what stands there; absent: that is told of all. */
  readonly silentText?: ((square: Square) => string) | undefined;
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

function cellOn(square: Square, view: GridView): TemplateResult {
  const { position, hides = 'none', silentText, lastMove } = view;
  const there = position.pieceAt(square);
  const piece = there && !hidesPiece(hides, { ...there, square }, lastMove?.to) ? there : undefined;
  const isUntold = silentText !== undefined && !piece && mayHide(hides, square, lastMove?.to);
  return renderCell({
    square,
    piece,
    text: isUntold ? silentText(square) : view.cellText(square, there),
    braille: isUntold ? undefined : view.cellBraille?.(square, there),
    language: view.cellLanguage,
    lifted: view.lifted?.square === square,
    check: piece ? checkOn(square, view) : 'none',
    isDestination: view.destinations?.includes(square) ?? false,
    lastMove,
  });
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
