import { css } from 'lit';

/** A question, or a form, that comes between what stands on the page: with a frame of its own, so that it is seen to begin and end. */
export const framed = css`
  .framed {
    margin-block: 0.75rem;
    padding: 0.6rem 0.75rem;
    color: var(--page-text, CanvasText);
    background: var(--page-face, Canvas);
    border: 3px solid var(--control-edge, CanvasText);
    border-radius: 0.5rem;
  }
`;
