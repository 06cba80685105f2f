import { css } from 'lit';

export const scoreSheetStyles = css`
  .lines {
    position: relative;
    margin-block-end: 0.75rem;
    border: 2px solid var(--control-edge, CanvasText);
    border-radius: 0.35rem;
  }

  table {
    inline-size: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }

  caption {
    padding: 0.4rem 0.5rem;
    font-weight: bold;
    text-align: start;
  }

  th,
  td {
    padding: 0.2rem;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    border-block-start: 1px solid var(--control-edge, CanvasText);
  }

  .number {
    inline-size: 3.2rem;
  }

  /* In whatever typeface, "Move" stands on one line. */
  thead .number {
    font-size: 0.85em;
  }

  tbody th {
    padding-block-start: 0.6rem;
  }

  .line {
    inline-size: 100%;
    min-block-size: 2.25rem;
    padding: 0.25rem 0.4rem;
    text-align: start;
    border-color: transparent;
  }

  .line[aria-current] {
    font-weight: bold;
    border-color: var(--control-edge, CanvasText);
    border-inline-start-width: 0.5rem;
  }

  .missing {
    display: block;
    padding: 0.4rem;
    font-style: italic;
  }

  .time {
    display: inline-block;
    margin-inline-start: 0.3rem;
    font-variant-numeric: tabular-nums;
  }

  .play {
    min-block-size: 2rem;
    padding-block: 0.1rem;
  }

  /* Read, and not drawn. */
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
