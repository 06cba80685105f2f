import { css } from 'lit';

export const claimFormStyles = css`
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
