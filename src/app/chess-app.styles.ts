import { css } from 'lit';

/** One column; where there is room the board stands beside the rest, in the same order of reading. */
export const chessAppStyles = css`
  :host {
    display: block;
    max-inline-size: 80rem;
    margin-inline: auto;
    overflow-wrap: break-word;
  }

  h1 {
    margin: 0 0 0.75rem;
    font-size: 1.6rem;
    line-height: 1.2;
  }

  section {
    margin-block-end: 1.5rem;
    scroll-margin-block: 1rem;
  }

  section > section {
    margin-block-start: 1rem;
  }

  .game > :not(section, div),
  .table > * {
    margin-block-end: 1.5rem;
  }

  /* A heading, the frame of a sheet and a row of buttons. */
  .score-to-come {
    padding-block: 2rem 4.25rem;
  }

  chess-clock {
    margin-block-end: 0.5rem;
  }

  .game {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 2rem;
  }

  /* What stands around the board is painted by itself, and not anew with every step of the focus on the board. */
  .game > section:not(.board) {
    isolation: isolate;
  }

  .start {
    max-inline-size: 36rem;
  }

  .standing {
    font-weight: bold;
  }

  @media (min-width: 60rem) {
    .game {
      grid-template-columns: minmax(0, 36rem) minmax(20rem, 1fr);
      align-items: start;
    }

    .board {
      /* As many as there can be, so that nothing is left to stand below it. */
      grid-row: 1 / span 20;
    }
  }

  summary {
    padding-block: 0.6rem;
    cursor: pointer;
  }

  details > section > h3 {
    margin-block-start: 1.5rem;
  }
`;
