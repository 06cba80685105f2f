import { css } from 'lit';

export const wordingStyles = css`
  summary {
    min-block-size: 2.75rem;
    padding-block: 0.5rem;
    cursor: pointer;
  }

  .field label {
    display: block;
    margin-block-end: 0.25rem;
  }

  select,
  input[type='text'],
  textarea {
    inline-size: 100%;
  }

  textarea {
    box-sizing: border-box;
    min-block-size: 5.5rem;
    padding: 0.35rem 0.8rem;
    font: inherit;
    color: var(--control-text, CanvasText);
    background: var(--control-face, Canvas);
    border: 2px solid var(--control-edge, CanvasText);
    border-radius: 0.35rem;
    resize: vertical;
  }

  .choice {
    overflow-wrap: anywhere;
  }

  .error {
    display: block;
    margin-block-start: 0.25rem;
    padding: 0.5rem;
    border: 2px solid currentcolor;
    border-inline-start-width: 0.5rem;
  }
`;
