import { css } from 'lit';

/** A game on paper: the position and the moves, black on white, and nothing that can only be pressed, heard or asked for. */
export const gamePrintStyles = css`
  @media print {
    header,
    .page:not([data-page='game']),
    .game > :not(.standing-lines, .board, game-panel),
    message-log {
      display: none !important;
    }

    .game,
    .game:not([data-plays]) {
      --board-size: 12cm;
      --strip-size: 0.8cm;
      --steady-size: auto;

      display: block;
      color: #000;
      background: #fff;
    }

    .game .board {
      break-inside: avoid;
      print-color-adjust: exact;
    }

    .game > game-panel {
      block-size: auto;
    }
  }
`;
