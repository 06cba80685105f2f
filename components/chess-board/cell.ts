import { html, nothing, type SVGTemplateResult, type TemplateResult, svg } from 'lit';
import { shadeOf, type Piece, type Square } from '../../src/laws/squares.js';
import { pieceShape } from '../pieces/shapes.js';

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
export type CheckShown = 'none' | 'check' | 'mate';

/** What one square shows. */
export interface CellView {
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
export function renderCell(view: CellView): TemplateResult {
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
