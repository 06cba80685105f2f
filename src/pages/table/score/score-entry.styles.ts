import { css } from 'lit';

export const scoreEntryStyles = css`
  form {
    margin-block: 0.75rem;
    padding: 0.6rem 0.75rem;
    border: 2px solid var(--control-edge, CanvasText);
    border-radius: 0.35rem;
  }

  .field > label {
    display: block;
    font-weight: bold;
  }

  /* Where there is no room for it beside the field it stands below, and not against it. */
  .field > button {
    margin-block-start: 0.4rem;
  }

  .error {
    padding: 0.5rem;
    border: 2px solid currentcolor;
    border-inline-start-width: 0.5rem;
  }

  [aria-pressed='true'] {
    font-weight: bold;
    border-width: 4px;
  }
`;
