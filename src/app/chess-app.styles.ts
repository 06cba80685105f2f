import { css } from 'lit';

/** The frame of all pages. */
export const chessAppStyles = css`
  :host {
    display: block;
    overflow-wrap: break-word;
  }

  header {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.5rem;
    align-items: baseline;
    margin-block-end: 0.25rem;
  }

  h1 {
    margin: 0;
    font-size: 1.4rem;
    line-height: 1.2;
  }

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
  }

  a {
    color: inherit;
  }

  /* Large enough for a finger. */
  nav a,
  .page li > a,
  .up > a,
  .learn > a {
    display: inline-block;
    min-inline-size: 2.75rem;
    padding-block: 0.6rem;
  }

  label:has(> [type='checkbox']) {
    padding-block: 0.5rem;
  }

  .page[hidden] {
    display: none;
  }

  .pages {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  .page {
    grid-area: 1 / 1;
    inline-size: 100%;
    max-inline-size: 80rem;
    margin-inline: auto;
    container: page / inline-size;
  }

  /* The board takes what the window gives. */
  .page[data-page='game'] {
    max-inline-size: none;
  }

  /*
   * Not seen any more, and heard until the next page has the focus. It stays laid out where it was: of a field whose box is made anew Firefox
   * says once more that it has the focus.
   */
  .page[data-left] {
    clip-path: inset(100%);
    pointer-events: none;
  }

  section {
    margin-block-end: 1.5rem;
    scroll-margin-block: 1rem;
  }

  section > section {
    margin-block-start: 1rem;
  }

  .table > * {
    margin-block-end: 1.5rem;
  }

  /* A heading, the frame of a sheet and a row of buttons. */
  .score-to-come {
    padding-block: 2rem 4.25rem;
  }

  /* What stands around the board is painted by itself, and not anew with every step of the focus on the board. */
  .game > :not(.board) {
    isolation: isolate;
  }

  .start {
    max-inline-size: 36rem;
  }

  .standing {
    font-weight: bold;
  }

  summary {
    padding-block: 0.6rem;
    cursor: pointer;
  }

  details > section > h3 {
    margin-block-start: 1.5rem;
  }
`;
