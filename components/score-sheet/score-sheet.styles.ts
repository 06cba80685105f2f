import { css } from 'lit';

export const scoreSheetStyles = css`
  :host {
    display: flex;
    flex-direction: column;
  }

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
    padding: var(--cell-padding, 0.2rem);
    text-align: start;
    vertical-align: baseline;
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

  .line {
    inline-size: 100%;
    min-block-size: var(--line-size, 2.75rem);
    padding: 0 0.4rem;
    line-height: 1.2;
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
    margin-inline-start: 0.2rem;
    font-size: 0.8em;
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

  @media print {
    /* On paper nothing is pressed, and nothing scrolled. */
    .row,
    .play {
      display: none;
    }

    .lines {
      block-size: auto;
      max-block-size: none;
      overflow: visible;
    }

    tr {
      break-inside: avoid;
    }
  }
`;
