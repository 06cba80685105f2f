import { css } from 'lit';

/**
 * The window is a board: board, both clocks, whose turn it is, the last move and the field for a move are in view together. The board takes the
 * smaller of the height and the width that the rest leaves, and stands beside the rest where there is room; in a low window it fills the height,
 * with the rest in large print beside it. The order of reading is always the same.
 */
export const gamePageStyles = css`
  .game {
    /* A line above and below the board: who plays, what was captured, the clock. */
    --strip-size: 2.75rem;
    /* What stands above the game in the window, and the edge below it. */
    --around: 4.6rem;
    /* The least width of what stands beside the board. */
    --beside: 0px;
    /* What stands above and below board and strips, and must be in view with them. */
    --rest: 8.5rem;
    --fits: min(100dvh - var(--around) - var(--rest) - 2 * var(--strip-size), 100cqi - var(--beside));
    /* Never with squares below 24 px (WCAG 2.5.8). */
    --board-size: max(13.5rem, min(100cqi - var(--beside), var(--fits) * var(--board-scale, 1)));
    display: grid;
    grid-template:
      'standing' auto
      'stage' auto
      'here' auto
      'result' auto
      'asking' auto
      'entry' auto
      'head' auto
      'panel' auto
      'dials' auto
      'tools' auto
      'below' auto / minmax(0, 1fr);
  }

  .game section {
    margin: 0;
    scroll-margin: 0;
  }

  .game .standing-lines {
    grid-area: standing;
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    align-items: baseline;
    min-block-size: 2.4rem;

    h2,
    p {
      margin: 0;
    }

    h2 {
      font-size: 1rem;
      color: var(--muted-text);
    }

    .last-move:empty {
      display: none;
    }
  }

  /* For whoever goes from heading to heading; to the eye they name themselves, and where there is one sheet its caption repeats the heading. */
  .game .board > h2,
  .game .entry > h2,
  .game .clocks > h2,
  .game game-panel > div > section > h2,
  .game score-sheet:not([own])::part(caption) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .game .board,
  .seats,
  .game .clocks > chess-clock {
    grid-area: stage;
    inline-size: var(--board-size);
    max-inline-size: 100%;
    place-self: start center;
  }

  /* As high as the board between them: its names of files are as high as those of its ranks are wide. */
  .seats,
  .game .clocks > chess-clock {
    block-size: calc(var(--board-size) + 2 * var(--strip-size));
  }

  .game .board {
    padding-block: var(--strip-size);
  }

  .game chess-board {
    --board-size: 100%;
  }

  /* A finger that is to explore does not press while that is being loaded. */
  .game:has(board-touch:not(:defined)) chess-board {
    pointer-events: none;
  }

  .game .clocks {
    display: contents;
  }

  .game .clocks > chess-clock {
    margin: 0;
    z-index: 1;
  }

  .seats {
    display: flex;
    flex-direction: column-reverse;
    justify-content: space-between;
    pointer-events: none;
  }

  .seats[data-bottom='black'] {
    flex-direction: column;
  }

  .seat {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    block-size: var(--strip-size);
    overflow: hidden;
    line-height: 1.1;
    white-space: nowrap;
  }

  .seat .name {
    font-weight: bold;
  }

  .seat .name::before {
    content: '●';
    display: inline-block;
    inline-size: 1.1em;
    visibility: hidden;
  }

  .seat[data-turn] .name::before {
    visibility: visible;
  }

  .captured {
    display: flex;
  }

  .captured svg {
    inline-size: 1.15rem;
    block-size: 1.5rem;
    margin-inline-end: -0.25rem;
  }

  .game .asking {
    grid-area: asking;
  }

  .game > .result {
    grid-area: result;
    align-items: center;
    margin-block-end: 0.5rem;
    padding: 0.4rem 0.75rem;
    border: 2px solid;
    border-inline-start-width: 0.5rem;

    p {
      margin: 0;
      font-size: 2rem;
      font-weight: bold;
      line-height: 1;
    }
  }

  .standing-lines .looking {
    flex: 1 0 auto;
    padding-inline: 0.5rem;
    font-weight: bold;
    border: 2px solid;
    border-inline-start-width: 0.5rem;

    --control-size: 1.9rem;
    --control-padding: 0.1rem 0.45rem;
  }

  .game .entry {
    grid-area: entry;
    margin-block-end: 0.5rem;
  }

  .game .table {
    grid-area: head;
  }

  .game > game-panel {
    grid-area: panel;
    block-size: clamp(16rem, 60svh, 32rem);
    margin-block-end: 0.5rem;
  }

  .game game-panel > div,
  .game game-panel > div > section {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    --steady-size: 0px;
    --cell-padding: 0.05rem 0.2rem;
  }

  .game game-panel > div > section,
  .game game-panel message-log,
  .game game-panel score-sheet {
    flex: 1 1 auto;
    min-block-size: 0;
  }

  @media not (pointer: coarse) {
    .game .tools,
    .game .dials,
    .game > .result,
    .game > game-panel {
      --control-size: 1.9rem;
      --control-padding: 0.1rem 0.45rem;
      font-size: 0.85rem;
    }

    .game > game-panel {
      --line-size: 1.5rem;
    }
  }

  .game [slot='position'] button {
    flex: none;
    align-self: start;
    margin-block-end: 0.25rem;
  }

  .game[data-table] > game-panel {
    min-block-size: 24rem;
  }

  /* Where a player writes his own score, or several are compared, the face scrolls. */
  .game game-panel score-sheet {
    min-block-size: 12rem;
  }

  .game .dials {
    grid-area: dials;
  }

  .game .dials p {
    margin-block-end: 0.5rem;
  }

  .game .tools {
    grid-area: tools;
    display: grid;
    gap: 0.5rem;
    margin-block-end: 0.5rem;

    > .safety {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem 0.75rem;
      align-items: center;

      > p {
        flex: 1 1 16rem;
        margin: 0;
      }
    }
  }

  .game .below {
    grid-area: below;
    margin-block-start: 1.5rem;
  }

  .game .below > * {
    margin-block-end: 1.5rem;
  }

  .game square-here {
    grid-area: here;
    display: var(--square-here, none);
  }

  /* What grows and shrinks with the window stands last: a button that comes or goes moves none of those before it. */
  @container page (min-width: 52rem) {
    .game {
      --strip-size: 2.5rem;
      --beside: 21.5rem;
      --rest: 0px;
      grid-template:
        'stage standing' auto
        'stage clock' auto
        'stage here' auto
        'stage asking' auto
        'stage head' auto
        'stage entry' auto
        'stage tools' auto
        'stage dials' auto
        'stage result' auto
        'stage panel' minmax(15rem, 1fr)
        'below below' auto / var(--board-size) minmax(20rem, 44rem);
      justify-content: center;
      column-gap: 1.5rem;
    }

    .game > game-panel {
      block-size: auto;
    }

    .game .entry {
      --label-basis: auto;
    }

    /* Who does not play here has a page of his own beside the board, as long as it is. */
    .game:not([data-plays]) {
      grid-template:
        'stage standing' auto
        'stage clock' auto
        'stage here' auto
        'stage asking' auto
        'stage head' auto
        'stage entry' auto
        'stage result' auto
        'panel panel' auto
        'dials dials' auto
        'tools tools' auto
        'below below' auto / var(--board-size) minmax(20rem, 44rem);

      > game-panel {
        block-size: clamp(16rem, 60svh, 32rem);
      }
    }
  }

  /* The board fills the screen, with the header scrolled away; turn, clocks and the square of the cursor stand beside it in large print. */
  @media (display-mode: fullscreen) {
    .game .standing-lines {
      font-size: 1.5rem;
    }

    .game square-here {
      display: flex;
    }

    @container page (min-width: 52rem) {
      .game {
        --strip-size: 0px;
        --around: 0.75rem;
        --sides-area: 1 / 1 / 2 / 2;
      }

      .game .board {
        scroll-margin: 0.3rem;
      }

      .seats {
        display: none;
      }

      .game .clocks > chess-clock {
        --time-size: 3rem;
        grid-area: clock;
        inline-size: 100%;
        block-size: auto;
      }
    }
  }

  /*
   * A low window, as of a telephone on its side or at a zoom of 200 % and more: the board fills its height, the header scrolls away, and beside the
   * board stands in large print what changes. All else follows below.
   */
  @media (max-height: 30rem) and (orientation: landscape) {
    .game,
    .game:not([data-plays]) {
      --strip-size: 2rem;
      --beside: 6rem;
      --board-size: max(197px, min(100cqi - var(--beside), (100dvh - 0.75rem) * var(--board-scale, 1)));
      --sides-area: 1 / 1 / 2 / 2;
      --cell-scroll-margin: 0;
      grid-template:
        'board standing' auto
        'board clock' auto
        'board here' 1fr
        'result result' auto
        'asking asking' auto
        'head head' auto
        'entry entry' auto
        'panel panel' auto
        'dials dials' auto
        'tools tools' auto
        'below below' auto / var(--board-size) minmax(0, 1fr);
      justify-content: stretch;
      column-gap: 0.75rem;

      .board {
        grid-area: board;
        padding-block: 0;
      }

      .seats {
        display: none;
      }

      .clocks > chess-clock {
        grid-area: clock;
        inline-size: 100%;
        block-size: auto;
      }

      .standing-lines {
        font-size: 1.2rem;
        line-height: 1.2;
      }

      square-here {
        display: flex;
        align-content: start;
        overflow: hidden;
      }

      > game-panel {
        block-size: 16rem;
      }
    }
  }

  /* Where a square would be smaller than 24 px, the names of ranks and files give way. */
  @media (max-height: 16rem) and (orientation: landscape) {
    .game,
    .game:not([data-plays]) {
      --coordinates: none;

      .standing-lines {
        min-block-size: 0;
        font-size: 0.8rem;

        h2 {
          display: none;
        }
      }

      square-here {
        font-size: 1rem;
      }
    }
  }
`;
