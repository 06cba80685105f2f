import { css } from 'lit';

export const claimFormStyles = css`
  form,
  [role='group'] {
    margin-block: 0.75rem;
    padding: 0.6rem 0.75rem;
    color: var(--page-text, CanvasText);
    background: var(--page-face, Canvas);
    border: 3px solid var(--control-edge, CanvasText);
    border-radius: 0.5rem;
  }

  .field > label {
    display: block;
    font-weight: bold;
  }

  .error {
    margin-block-start: 0.25rem;
    padding: 0.5rem;
    border: 2px solid currentcolor;
    border-inline-start-width: 0.5rem;
  }
`;
