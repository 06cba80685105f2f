import { css } from 'lit';

export const messageLogStyles = css`
  :host {
    display: flex;
    flex-direction: column;
  }

  .head {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    align-items: baseline;
    margin-block-end: 0.25rem;
  }

  .head h2 {
    margin: 0;
  }

  /* Seen without colour too; said by the state alone. */
  button[aria-pressed='true']::before {
    content: '✓ ' / '';
  }

  ol {
    margin: 0;
    padding: 0.25rem 0.5rem;
    list-style: none;
    border: 1px solid currentcolor;
    scroll-margin: 4px;
  }

  li {
    padding-block: 0.15rem;
    overflow-wrap: anywhere;
  }

  /* Generated, so that it is seen, read and brailled but neither selected nor copied with the call. */
  li[data-mover]::before {
    content: attr(data-mover) ': ';
    font-weight: bold;
  }
`;
