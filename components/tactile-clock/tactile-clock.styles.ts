import { css } from 'lit';

export const tactileClockStyles = css`
  h3 {
    text-align: center;
  }

  /* A square as large as there is room for, in the height of the window too. */
  .face {
    position: relative;
    box-sizing: border-box;
    inline-size: min(100%, 34rem, 85vb);
    min-inline-size: min(100%, 12rem);
    aspect-ratio: 1;
    margin: 0 auto 0.75rem;
    direction: ltr;
    /* The finger feels; it neither scrolls nor selects. */
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    -webkit-tap-highlight-color: transparent;
  }

  .place {
    position: absolute;
    inset: 4.5%;
    border-radius: 50%;
  }

  svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
  }

  .part {
    position: absolute;
    inset-inline-start: calc(50% + var(--right, 0) * 50%);
    inset-block-start: calc(50% + var(--down, 0) * 50%);
    inline-size: 15%;
    block-size: 15%;
    transform: translate(-50%, -50%);
  }

  .part[data-zone='flag'] {
    inline-size: 9%;
    block-size: 9%;
  }

  .rim {
    fill: var(--control-face, Canvas);
    stroke: var(--control-text, CanvasText);
    stroke-width: 4;
  }

  .ring {
    fill: none;
    stroke: var(--control-edge, CanvasText);
    stroke-width: 1;
  }

  .dot,
  .hub {
    fill: var(--control-text, CanvasText);
  }

  .number {
    fill: var(--control-text, CanvasText);
    font-size: 17px;
    font-weight: bold;
    text-anchor: middle;
    dominant-baseline: central;
  }

  /* Each hand has an edge of the face's colour, so that it is seen where it lies upon the other, or upon a number. */
  .hand {
    fill: var(--control-text, CanvasText);
    stroke: var(--control-face, Canvas);
    stroke-width: 2.5;
    stroke-linejoin: round;
    paint-order: stroke;
  }

  .flag {
    fill: var(--control-face, Canvas);
    stroke: var(--control-text, CanvasText);
    stroke-width: 2;
    stroke-linejoin: round;
  }

  .flag[data-state='rising'],
  .flag[data-state='fallen'] {
    fill: var(--control-text, CanvasText);
    stroke: var(--control-face, Canvas);
    stroke-width: 3;
    paint-order: stroke;
  }

  .cursor {
    visibility: hidden;
    fill: var(--focus-inner, Highlight);
    stroke: var(--focus-outer, CanvasText);
    stroke-width: 2;
    stroke-linejoin: round;
  }

  .place:focus-visible ~ svg .cursor {
    visibility: visible;
  }

  .fallen {
    font-weight: bold;
    text-align: center;
  }
`;
