import { css } from 'lit';

export const chessClockStyles = css`
  .sides {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin: 0 0 0.75rem;
  }

  .side {
    box-sizing: border-box;
    flex: 1 1 8rem;
    min-inline-size: 0;
    padding: 0.5rem 0.75rem;
    border: 2px solid var(--control-edge, CanvasText);
    border-radius: 0.35rem;
  }

  .side h3,
  .side p {
    margin: 0;
  }

  .side[data-running] {
    padding-inline-start: 0.4rem;
    border-inline-start-width: calc(0.35rem + 2px);
    border-color: currentcolor;
  }

  .time {
    font-size: clamp(2rem, 10vi, 3.5rem);
    line-height: 1.15;
    font-weight: bold;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  .words {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .flag {
    font-weight: bold;
  }

  :host([halves]) {
    position: relative;
  }

  /* It shows the focus around both halves, and lets every finger through. */
  .keys {
    position: absolute;
    inset: 0;
    border-radius: 0.35rem;
    pointer-events: none;
  }

  /* Beside the edges of the halves, which are as thick, a thin ring is not seen. */
  .keys:focus-visible {
    outline-offset: 4px;
    box-shadow: 0 0 0 4px var(--focus-inner, Canvas);
  }

  /* As large as the page is wide: "10:00:00" fits in either half, side by side or one above the other. */
  :host([halves]) .sides {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    min-block-size: 70vb;
  }

  :host([halves]) .side {
    position: relative;
    display: flex;
    flex-direction: column;
    container-type: inline-size;
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
  }

  :host([halves][facing]) .side:first-child {
    rotate: 180deg;
  }

  .half {
    display: flex;
    flex: 1 1 auto;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-block-size: 8rem;
    padding-inline: 0.25rem;
    overflow-wrap: anywhere;
    touch-action: manipulation;
  }

  .half .time {
    font-size: clamp(2.5rem, 19cqi, 10rem);
  }

  .half .time.middling {
    font-size: clamp(2.5rem, 23cqi, 12rem);
  }

  .half .time.short {
    font-size: clamp(2.5rem, 31cqi, 16rem);
  }

  :host([halves]) .side[data-running] .half {
    border-width: 6px;
    border-color: currentcolor;
  }
`;
