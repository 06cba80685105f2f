import { css } from 'lit';

export const gameConditionsStyles = css`
  details {
    margin-block-end: 0.75rem;
  }

  summary {
    min-block-size: 2.75rem;
    padding-block: 0.5rem;
    cursor: pointer;
  }

  input[type='text'] {
    inline-size: 6rem;
  }

  .hint,
  .error {
    display: block;
    margin-block-start: 0.25rem;
  }

  .error {
    padding: 0.5rem;
    border: 2px solid currentcolor;
    border-inline-start-width: 0.5rem;
  }

  .layout ul {
    margin: 0 0 0.75rem;
    padding: 0;
    list-style: none;
  }
`;
