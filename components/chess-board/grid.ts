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
import { hidesPiece, mayHide, type Hidden } from '../../src/questions/hidden.js';
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

/** Most squares show what they did: what is drawn in them is not put together again, nor compared. */
function cellOn(square: Square, view: GridView): unknown {
  const { position, hides = 'none', lastMove } = view;
  const there = position.pieceAt(square);
  const piece = there && !hidesPiece(hides, { ...there, square }, lastMove?.to) ? there : undefined;
  const silent = silentTextOn(square, view);
  const shown: Omit<CellView, 'piece'> = {
    square,
    text: silent ?? view.cellText(square, there),
    braille: silent === undefined ? view.cellBraille?.(square, there) : undefined,
    language: view.cellLanguage,
    lifted: view.lifted?.square === square,
    check: piece ? checkOn(square, view) : 'none',
    isDestination: view.destinations?.includes(square) ?? false,
    from: lastMove?.from === square,
    to: lastMove?.to === square,
  };
  // A piece is another object each time it is asked for.
  const all = [shownPieces(), piece?.color, piece?.kind, ...Object.values(shown)];
  return guard(all, () => renderCell({ ...shown, piece }));
}

/** What a silent board says of a square on which a piece may be hidden; `undefined` where it says what is there. */
function silentTextOn(
  square: Square,
  { position, hides = 'none', silentText, lastMove }: GridView,
): string | undefined {
  const piece = position.pieceAt(square);
  const isSeen = piece && !hidesPiece(hides, { ...piece, square }, lastMove?.to);
  return !isSeen && mayHide(hides, square, lastMove?.to) ? silentText?.(square) : undefined;
}

/** The name of a square, as its cell has it. */
export function nameOn(square: Square, view: GridView): string {
  return silentTextOn(square, view) ?? view.cellText(square, view.position.pieceAt(square));
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
