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
`;
