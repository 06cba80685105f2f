import { css } from 'lit';

/** After the styles of the board, which are for a host of its own. */
export const boardEntryStyles = css`
  :host {
    direction: inherit;
    forced-color-adjust: auto;
    max-inline-size: none;
  }

  .frame {
    direction: ltr;
    forced-color-adjust: none;
    max-inline-size: 30rem;
    color: var(--page-text);
    margin-block-end: 0.75rem;
  }

  [role='gridcell']:focus-visible {
    outline: var(--ring) solid var(--focus-outer);
    outline-offset: calc(-2 * var(--ring));
    box-shadow: inset 0 0 0 var(--ring) var(--focus-inner);
  }

  input[type='text'] {
    inline-size: min(100%, 34rem);
  }

  /* Where there is no room for it beside the field it stands below, and not against it. */
  form button {
    margin-block-start: 0.4rem;
  }

  .error {
    font-weight: bold;
  }
`;
