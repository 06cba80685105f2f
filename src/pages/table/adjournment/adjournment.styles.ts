import { css } from 'lit';

export const adjournmentStyles = css`
  input[type='file'] {
    min-block-size: 2.75rem;
    font: inherit;
  }

  .field > label {
    display: block;
  }

  .field > input {
    inline-size: 100%;
  }

  .error {
    font-weight: bold;
  }

  summary {
    padding-block: 0.6rem;
    cursor: pointer;
  }

  .lines {
    margin: 0 0 0.75rem;
    padding-inline-start: 1.2rem;
    overflow-wrap: anywhere;
  }
`;
