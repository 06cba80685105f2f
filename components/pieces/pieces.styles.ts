import { css } from 'lit';

/**
 * White's pieces have a dark line around a white body, Black's are solid with light lines inside. A halo in the piece's
 * lighter tone parts the outline from whatever lies under it: a dark square, the hatching of forced colours, a mark.
 */
export const pieceStyles = css`
  .piece path {
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .piece .halo {
    fill: none;
    stroke-width: 10;
  }

  .piece .body {
    stroke-width: 5;
  }

  .piece .lines {
    fill: none;
    stroke-width: 4;
  }

  .piece[data-color='white'] {
    .halo {
      stroke: var(--piece-white, #ffffff);
    }

    .body {
      fill: var(--piece-white, #ffffff);
      stroke: var(--piece-white-line, #14181b);
    }

    .lines {
      stroke: var(--piece-white-line, #14181b);
    }
  }

  .piece[data-color='black'] {
    .halo {
      stroke: var(--piece-black-line, #ffffff);
    }

    .body {
      fill: var(--piece-black, #14181b);
      stroke: var(--piece-black, #14181b);
    }

    .lines {
      stroke: var(--piece-black-line, #ffffff);
    }
  }
`;
