import { css, type CSSResultGroup } from 'lit';
import { forcedBoard } from '../styles/forced-board.js';

const look = css`
  :host {
    display: block;
    max-inline-size: var(--board-size, 44rem);
    /* How thick each tone of the focus ring is. */
    --ring: 3px;
    direction: ltr;
    /* The colours of forced colours are named in the tokens; the hatching and the two tones of the ring would be lost. */
    forced-color-adjust: none;
    color: var(--page-text, inherit);
  }

  :host([hidden]) {
    display: none;
  }

  .frame {
    position: relative;
    display: grid;
    grid-template: 'ranks squares' 1fr 'corner files' auto / auto minmax(0, 1fr);
  }

  .ranks,
  .files {
    display: var(--coordinates, flex);
    font-weight: bold;
    font-size: calc(var(--coordinate-size, 1) * clamp(0.8rem, 3.4vi, 1.2rem));
    line-height: 1.3;
    user-select: none;
  }

  .ranks {
    grid-area: ranks;
    flex-direction: column-reverse;
    min-inline-size: 1.2em;
    line-height: 1;
  }

  .files {
    grid-area: files;
  }

  .ranks span,
  .files span {
    flex: 1 1 0;
    /* Large text may be taller than a square, and must not make the board taller. */
    min-block-size: 0;
    display: grid;
    place-items: center;
  }

  [role='grid'] {
    grid-area: squares;
    display: flex;
    flex-direction: column-reverse;
    border: 2px solid var(--board-edge, #2d3a42);
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }

  [role='row'] {
    display: flex;
  }

  :host([orientation='black']) {
    [role='grid'],
    .ranks {
      flex-direction: column;
    }

    [role='row'],
    .files {
      flex-direction: row-reverse;
    }
  }

  [role='gridcell'] {
    position: relative;
    flex: 1 1 0;
    min-inline-size: 0;
    aspect-ratio: 1;
    /* A square that shows what it did is painted as it was. */
    isolation: isolate;
    background: var(--square-light, #f3efe3);
    cursor: pointer;
    /* A bar that sticks to an edge of the window must not hide the square that has the focus (WCAG 2.4.11). */
    scroll-margin: var(--cell-scroll-margin, 4rem);
  }

  [data-shade='dark'] {
    background: var(--square-dark, #6d8ea3);
  }

  [data-last] {
    background: var(--square-light-moved, #f2e2a4);
  }

  [data-shade='dark'][data-last] {
    background: var(--square-dark-moved, #91957a);
  }

  /*
   * As large as the square, so that a finger that explores the screen finds the words where the square is drawn. Colour hides
   * them, and not opacity or clipping: each would make 64 effects that are gone through with every step of the focus. All lines of
   * a name lie on one, in the middle, so that its letters have the size of any others and none lies outside of a square of 24px.
   */
  .name {
    position: absolute;
    inset: 0;
    padding-block-start: 50%;
    font-size: 12px;
    line-height: 0;
    overflow-wrap: anywhere;
    color: transparent;
    pointer-events: none;
    /* Another name lays out no square anew. */
    contain: size layout;
  }

  svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
  }

  .mark path,
  .mark circle {
    fill: none;
    stroke: var(--mark-moved, #3d3410);
    stroke-width: 6;
  }

  .mark .edge {
    stroke: var(--mark-edge, #ffffff);
    stroke-width: 10;
  }

  .mark[data-mark='to'] .edge {
    stroke-width: 5;
  }

  .mark[data-mark='to'] .shape {
    fill: var(--mark-moved, #3d3410);
    stroke: none;
  }

  .mark:is([data-mark='lifted'], [data-mark='capture']) .shape {
    stroke: var(--mark-lifted, #6f2483);
    stroke-width: 8;
  }

  .mark:is([data-mark='lifted'], [data-mark='capture']) .edge {
    stroke-width: 13;
  }

  .mark:is([data-mark='check'], [data-mark='mate']) .shape {
    fill: var(--mark-check, #920f17);
    stroke: var(--mark-edge, #ffffff);
    stroke-width: 4;
  }

  .mark .sign {
    stroke: var(--mark-edge, #ffffff);
    stroke-width: 7;
  }

  .mark[data-mark='mate'] .sign {
    stroke-width: 4;
  }

  .mark[data-mark='go'] .shape {
    fill: var(--mark-lifted, #6f2483);
    stroke: none;
  }

  .mark[data-mark='capture'] circle {
    /* Eight bows of the ring, which are its circumference of 276. */
    stroke-dasharray: 20 14.5;
  }

  .man {
    scale: var(--piece-size, none);
    transition: transform 120ms ease-out;
  }

  [aria-selected] {
    z-index: 1;
  }

  [aria-selected] .man {
    transform: translateY(-7%) scale(1.08);
  }

  /* A king that is mated is laid down. */
  [data-mated] .man {
    transform: rotate(-90deg);
  }

  [data-dragging] {
    z-index: 3;
    cursor: grabbing;
  }

  [data-dragging] .man {
    transform: translate(var(--drag-x, 0), var(--drag-y, 0)) scale(1.08);
    transition: none;
  }

  /* A finger covers a piece of the usual size. */
  [data-dragging='touch'] .man {
    transform: translate(var(--drag-x, 0), var(--drag-y, 0)) scale(1.7);
  }

  [role='gridcell'] {
    outline: none;
  }

  /* The edge of the grid is 2px wide; what lies around a square at the edge of the board is seen for 4px. */
  .cursor {
    grid-area: squares;
    z-index: 2;
    margin: -2px;
    padding: 4px;
    overflow: clip;
    pointer-events: none;
  }

  /* Two tones, one of which stands out from any square; see focused-cell.ts. What makes it thicker lies outside, lest it cover the piece. */
  .ring {
    box-sizing: border-box;
    inline-size: 12.5%;
    aspect-ratio: 1;
    border: var(--ring) solid var(--focus-outer, #0b1a24);
    outline: calc((var(--cursor-width, 1) - 1) * 5px) solid var(--focus-inner, #ffd84d);
    box-shadow: inset 0 0 0 var(--ring) var(--focus-inner, #ffd84d);
    will-change: transform;
  }

  /* The cross: lines on the borders of rank and file, as far as any board reaches, but not through the ring. */
  .ring::before,
  .ring::after {
    content: '';
    display: var(--cursor-cross, none);
    position: absolute;
    inset: calc(-2 * var(--ring)) calc(-700% - 15 * var(--ring));
    box-shadow:
      inset 0 0 0 1.5px var(--cross-edge, #000),
      inset 0 0 0 calc(2 * var(--ring) - 1.5px) var(--cross, #ffe100),
      inset 0 0 0 calc(2 * var(--ring)) var(--cross-edge, #000);
    mask: linear-gradient(90deg, #000 46.667%, #0000 0 53.333%, #000 0);
  }

  .ring::after {
    rotate: 90deg;
  }

  .ring[hidden] {
    display: none;
  }

  /* Marks make room for the ring. */
  [role='gridcell']:focus-visible > .under,
  [role='gridcell']:focus-visible > .over {
    inset: calc(2 * var(--ring));
    inline-size: calc(100% - 4 * var(--ring));
    block-size: calc(100% - 4 * var(--ring));
  }

  @media (min-width: 48rem) {
    :host {
      --ring: 4px;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .man {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    [data-shade='dark'],
    [data-shade='dark'][data-last] {
      background: repeating-linear-gradient(45deg, CanvasText 0 1px, Canvas 1px 7px);
    }
  }
`;

/** Only style turns the board: the ranks stand from 1 to 8 in the page, whatever is drawn on top. */
export const chessBoardStyles: CSSResultGroup = [look, forcedBoard];
