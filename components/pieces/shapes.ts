/** The pieces, drawn for this program, and their look: of which set, says the page. */
import { css, svg, type SVGTemplateResult } from 'lit';
import type { Piece } from '../../src/laws/squares.js';
import { pageTexts } from '../texts.js';
import type { PieceSet } from './piece-set.js';
import { USUAL_PIECES } from './sets/usual.js';

/** A page has one set of pieces on all that it draws: this belongs to who sets its colours (`src/app/chosen-look.ts`). */
const pagePieces: { set: PieceSet } = { set: USUAL_PIECES };

/** Draws all pieces of the page with this set: on boards and wherever else they are drawn. */
export function showPieces(set: PieceSet): void {
  if (set === pagePieces.set) return;
  pagePieces.set = set;
  pageTexts.drawAll();
}

/** The set that the page draws its pieces with. */
export function shownPieces(): PieceSet {
  return pagePieces.set;
}

/**
 * The drawing of a piece for an `<svg viewBox="0 0 100 100">` under `pieceStyles`. An element that draws any is `@localized()`, and drawn anew when the page has others.
 * @param set that of the page, unless it is another one that is to be shown
 */
export function pieceShape(piece: Piece, set: PieceSet = pagePieces.set): SVGTemplateResult {
  const { outline, lines } = set[piece.color][piece.kind];
  return svg`<g class="piece" data-color=${piece.color}><path class="halo" d=${outline} /><path class="body" d=${outline} /><path class="lines" d=${lines} /></g>`;
}

/**
 * White's pieces have a dark line around a white body, Black's are solid with light lines inside. A halo in the piece's
 * lighter tone parts the outline from whatever lies under it: a dark square, the hatching of forced colours, a mark.
 */
export const pieceStyles = css`
  .piece path {
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .piece .halo {
    fill: none;
    stroke-width: 10;
  }

  .piece .body {
    stroke-width: 5;
  }

  .piece .lines {
    fill: none;
    stroke-width: 4;
  }

  .piece[data-color='white'] {
    .halo {
      stroke: var(--piece-white, #ffffff);
    }

    .body {
      fill: var(--piece-white, #ffffff);
      stroke: var(--piece-white-line, #14181b);
    }

    .lines {
      stroke: var(--piece-white-line, #14181b);
    }
  }

  .piece[data-color='black'] {
    .halo {
      stroke: var(--piece-black-line, #ffffff);
    }

    .body {
      fill: var(--piece-black, #14181b);
      stroke: var(--piece-black, #14181b);
    }

    .lines {
      stroke: var(--piece-black-line, #ffffff);
    }
  }
`;
