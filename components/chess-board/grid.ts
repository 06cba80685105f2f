/**
 * The squares of a board as its grid has them: what each shows, what it is called, and where its cell is found again.
 */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Position } from '../../src/laws/board/board.js';
import {
  FILES,
  RANKS,
  fileIndex,
  rankIndex,
  shadeOf,
  type Piece,
  type PlacedPiece,
  type Square,
} from '../../src/laws/squares.js';
import { hidesPiece, mayHide, type Hidden } from '../../src/questions/hidden.js';
import { pieceShape, shownPieces } from '../pieces/shapes.js';

/**
 * Marks on the squares, told apart by their shape: a ring for the lifted piece, corners for the last move (open where it
 * came from, closed where it went), a badge with a plus for check, with a hash for mate, as they are written (App. C.13), and the king laid
 * down; a dot where the lifted piece may go, a broken ring around what it may capture. Each has an edge around it.
 */
const CORNERS = 'M5 25V5h20M75 5h20v20M95 75v20H75M25 95H5V75';
const CLOSED_CORNERS = 'M4 4h22L4 26zM96 4v22L74 4zM96 96H74l22-22zM4 96V74l22 22z';

const corners = (path: string, kind: 'from' | 'to'): SVGTemplateResult =>
  svg`<g class="mark" data-mark=${kind}><path class="edge" d=${path} /><path class="shape" d=${path} /></g>`;

const FROM_MARK: SVGTemplateResult = corners(CORNERS, 'from');
const TO_MARK: SVGTemplateResult = corners(CLOSED_CORNERS, 'to');

const ring = (kind: 'lifted' | 'go' | 'capture', radius: number): SVGTemplateResult =>
  svg`<g class="mark" data-mark=${kind}><circle class="edge" cx="50" cy="50" r=${radius} /><circle class="shape" cx="50" cy="50" r=${radius} /></g>`;

const LIFTED_MARK: SVGTemplateResult = ring('lifted', 42);
const GO_MARK: SVGTemplateResult = ring('go', 14);
const CAPTURE_MARK: SVGTemplateResult = ring('capture', 44);

const badge = (kind: 'check' | 'mate', sign: string): SVGTemplateResult =>
  svg`<g class="mark" data-mark=${kind}><circle class="shape" cx="80" cy="20" r="19" /><path class="sign" d=${sign} /></g>`;

const CHECK_MARK: SVGTemplateResult = badge('check', 'M80 9v22M69 20h22');
const MATE_MARK: SVGTemplateResult = badge('mate', 'M77.5 10 74 30M86.5 10 83 30M71 16h19M70 24h19');

type Mark = SVGTemplateResult | typeof nothing;

/** The two squares of a move. */
export interface LastMove {
  readonly from: Square;
  readonly to: Square;
}

/** What is shown of an attack on a king. */
type CheckShown = 'none' | 'check' | 'mate';

/** What one square shows. */
interface CellView {
  readonly square: Square;
  readonly piece: Piece | undefined;
  /** Its name. */
  readonly text: string;
  /** Its name for a braille line, where that is written otherwise than it is spoken. */
  readonly braille: string | undefined;
  /** BCP 47; empty is the page's. */
  readonly language: string;
  readonly lifted: boolean;
  /** Whether its king is in check, or mated. */
  readonly check: CheckShown;
  /** Whether the lifted piece may go there, where that is shown. */
  readonly isDestination: boolean;
  /** Whether the last move came from there. */
  readonly from: boolean;
  /** Whether the last move went there. */
  readonly to: boolean;
}

/**
 * A square of the board. Its name is its text; everything drawn is hidden from assistive technology. `aria-selected` stands
 * on the lifted piece's square alone: `false` on the others would be spoken. Which cell is in the order of tabbing is set by
 * the board, so that moving the cursor renders nothing.
 */
function renderCell(view: CellView): TemplateResult {
  const { square, piece, from, to, check } = view;
  const under: readonly Mark[] = [
    from ? FROM_MARK : nothing,
    to ? TO_MARK : nothing,
    view.lifted ? LIFTED_MARK : nothing,
    view.isDestination ? (piece ? CAPTURE_MARK : GO_MARK) : nothing,
  ];
  const isMarked = from || to || view.lifted || view.isDestination;
  // Written without a space between, so that the words of a cell are nothing but its name.
  // The lint knows ARIA 1.2; `aria-braillelabel` is of ARIA 1.3, where every role but a few has it.
  // oxfmt-ignore
  // eslint-disable-next-line lit-a11y/role-supports-aria-attr
  return html`<div role="gridcell" tabindex="-1" lang=${view.language || nothing} aria-braillelabel=${view.braille ?? nothing} data-square=${square} data-shade=${shadeOf(square)} ?data-last=${from || to} ?data-mated=${check === 'mate'} aria-selected=${view.lifted ? 'true' : nothing}><span class="name">${view.text}</span>${drawing('under', isMarked ? under : undefined)}${drawing('man', piece && pieceShape(piece))}${check === 'none' ? nothing : drawing('over', check === 'mate' ? MATE_MARK : CHECK_MARK)}</div>`;
}

/**
 * It stays where nothing is drawn in it: a drawing that comes or goes lays out all squares anew, and what changes within one lays out that alone.
 * @param content absent: nothing is drawn
 */
function drawing(layer: 'under' | 'man' | 'over', content: Mark | readonly Mark[] | undefined): TemplateResult {
  const kind = content ? layer : nothing;
  return html`<svg class=${kind} viewBox="0 0 100 100" aria-hidden="true">${content ?? nothing}</svg>`;
}

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
  const { lastMove } = view;
  const there = view.position.pieceAt(square);
  const piece = seenOf(there, square, view);
  const silent = silentTextOn(square, piece, view);
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

/** The piece on a square, where it is not hidden. */
function seenOf(piece: Piece | undefined, square: Square, { hides = 'none', lastMove }: GridView): Piece | undefined {
  return piece && !hidesPiece(hides, { ...piece, square }, lastMove?.to) ? piece : undefined;
}

/** What a silent board says of a square on which a piece may be hidden; `undefined` where it says what is there. */
function silentTextOn(
  square: Square,
  seen: Piece | undefined,
  { hides = 'none', silentText, lastMove }: GridView,
): string | undefined {
  return !seen && mayHide(hides, square, lastMove?.to) ? silentText?.(square) : undefined;
}

/** The name of a square, as its cell has it. */
export function nameOn(square: Square, view: GridView): string {
  const there = view.position.pieceAt(square);
  return silentTextOn(square, seenOf(there, square, view), view) ?? view.cellText(square, there);
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

/** The cell of the board that something in it belongs to. */
export function cellOf(target: EventTarget | null): HTMLElement | undefined {
  // What moves the focus names the cell itself.
  if (target instanceof HTMLElement && 'square' in target.dataset) return target;
  const cell = target instanceof Element ? target.closest('[data-square]') : null;
  return cell instanceof HTMLElement ? cell : undefined;
}

export function squareOf(cell: HTMLElement | undefined): Square | undefined {
  return cell?.dataset['square'] as Square | undefined;
}

/**
 * What a board says of its squares as long as the page gives it no words of its own: plain English, short, the square first.
 * "e1, white king"; "e4, empty".
 */
export function cellText(square: Square, piece?: Piece): string {
  return piece ? `${square}, ${piece.color} ${piece.kind}` : `${square}, empty`;
}
