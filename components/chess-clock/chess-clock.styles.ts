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

  .words,
  :host([around]) :is(h3, .state, .counter, .period) {
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

  /* Above and below a board that stands in the same place and lies free between them. */
  :host([around]) {
    display: grid;
    grid-template: 'board' minmax(0, 1fr) 'below' var(--strip-size, 2.75rem) / minmax(0, 1fr);
    pointer-events: none;

    .sides {
      grid-area: var(--sides-area, 1 / 1 / -1 / -1);
      flex-flow: column-reverse nowrap;
      justify-content: space-between;
      margin: 0;
    }

    .side {
      display: flex;
      flex: 0 0 auto;
      gap: 0.6rem;
      align-items: center;
      justify-content: flex-end;
      block-size: var(--strip-size, 2.75rem);
      padding: 0;
      border: 0;
      pointer-events: auto;
      font-size: 0.85rem;
      line-height: 1.1;
    }

    .time {
      order: 1;
      padding: 0.05em 0.3em;
      font-size: var(--time-size, 1.6rem);
      white-space: nowrap;
      border: 2px solid transparent;
      border-radius: 0.25rem;
    }

    /* Whose clock runs is seen by its plate, and by the mark beside it. */
    .side[data-running] .time {
      color: var(--page-face, Canvas);
      background: var(--page-text, CanvasText);
      border-color: var(--page-text, CanvasText);
    }

    .side[data-running] .time::before {
      content: '▶ ' / '';
      font-size: 0.6em;
    }

    button {
      grid-area: below;
      justify-self: center;
      align-self: center;
      min-block-size: var(--strip-size, 2.75rem);
      pointer-events: auto;
    }
  }

  /* Beside a board that fills a low window, or a full screen, nothing else tells whose time it is. */
  @media ((max-height: 30rem) and (orientation: landscape)), (display-mode: fullscreen) and (min-width: 54rem) {
    :host([around]) .side {
      flex-wrap: wrap;
      gap: 0 0.6rem;
      justify-content: flex-start;
      block-size: auto;
    }

    :host([around]) h3 {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      font-size: 1em;
    }
  }

  @media (max-height: 16rem) and (orientation: landscape) {
    :host([around]) .side {
      gap: 0 0.3rem;
      font-size: 0.7rem;
    }

    :host([around]) .time {
      padding: 0 0.15em;
      font-size: 1rem;
    }
  }

  :host([around='black']) .sides {
    flex-direction: column;
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
