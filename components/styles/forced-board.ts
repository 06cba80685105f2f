import { css } from 'lit';

/**
 * The colours of a board where the user has forced colours: those of the system, whatever the page has set. The pieces keep theirs, which
 * part them from any square.
 */
export const forcedBoard = css`
  @media (forced-colors: active) {
    :host {
      --page-text: CanvasText;
      --board-edge: CanvasText;
      --square-light: Canvas;
      --square-dark: Canvas;
      --square-light-moved: Canvas;
      --square-dark-moved: Canvas;
      --mark-lifted: Highlight;
      --mark-moved: CanvasText;
      --mark-check: CanvasText;
      --mark-edge: Canvas;
      --cross: Highlight;
      --cross-edge: Canvas;
      --focus-outer: Highlight;
      --focus-inner: Canvas;
    }
  }
`;
