import { css } from 'lit';

export const gameReportStyles = css`
  ol {
    margin: 0 0 0.75rem;
    padding-inline-start: 2.5rem;
  }

  li {
    padding-block: 0.15rem;
  }

  li,
  td,
  th,
  p {
    overflow-wrap: anywhere;
  }

  /* The number of a move is short; the scores beside it may have the room. */
  th:first-child {
    overflow-wrap: normal;
  }

  table {
    border-collapse: collapse;
    margin-block-end: 0.75rem;
  }

  th,
  td {
    padding: 0.25rem 0.5rem;
    border: 1px solid var(--control-edge, CanvasText);
    text-align: start;
    vertical-align: top;
  }

  .heading {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: center;
    margin-block: 1rem 0.5rem;
  }

  .heading h3 {
    margin: 0;
  }
`;
