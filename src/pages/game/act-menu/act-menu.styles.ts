import { css } from 'lit';

export const actMenuStyles = css`
  [role='menu'],
  [role='group'] {
    display: flex;
    flex-direction: column;
    gap: 0.35rem;
    margin-block: 0.75rem;
    padding: 0.6rem;
    color: var(--page-text, CanvasText);
    background: var(--page-face, Canvas);
    border: 3px solid var(--control-edge, CanvasText);
    border-radius: 0.5rem;
  }

  [role='menuitem'] {
    text-align: start;
  }
`;
