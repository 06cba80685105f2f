import { css } from 'lit';

/** Wide, the columns of all tables stand below each other; narrow, what belongs to a command stands below its name. */
export const helpStyles = css`
  :host {
    max-inline-size: 80rem;
  }

  input[type='search'] {
    box-sizing: border-box;
    min-block-size: 2.75rem;
    inline-size: min(100%, 24rem);
    padding: 0.35rem 0.8rem;
    font: inherit;
    color: var(--control-text, CanvasText);
    background: var(--control-face, Canvas);
    border: 2px solid var(--control-edge, CanvasText);
    border-radius: 0.35rem;
  }

  .field > label {
    display: block;
  }

  h3 {
    margin-block: 1.5rem 0.5rem;
  }

  .lines {
    max-inline-size: 60rem;
    margin: 0 0 1.5rem;
    padding: 0;
    list-style: none;
  }

  .lines > li {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 0 0.75rem;
    align-items: baseline;
    padding-block: 0.35rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
    border-block-end: 1px solid var(--muted-text, GrayText);
  }

  b {
    font-weight: normal;
  }

  kbd {
    margin-inline-end: 0.1em;
    padding: 0 0.4em;
    white-space: nowrap;
    font: inherit;
    border: 1px solid currentcolor;
    border-radius: 0.25rem;
  }

  a {
    display: inline-block;
    padding-block: 0.6rem;
    color: inherit;
  }

  ul.topics {
    margin: 0 0 1.5rem;
    padding: 0;
    list-style: none;
  }

  @media (max-width: 36rem) {
    .lines > li {
      display: block;
    }

    .lines > li > * {
      display: block;
    }

    .lines > li > b {
      font-weight: bold;
    }

    /* In large letters one key may be longer than a line. */
    kbd {
      white-space: normal;
      box-decoration-break: clone;
    }
  }
`;
