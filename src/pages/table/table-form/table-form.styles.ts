import { css } from 'lit';

export const tableFormStyles = css`
  form {
    margin-block-end: 0.75rem;
  }

  form p > label {
    display: block;
  }

  p > label.choice {
    margin: 0;
  }

  input[type='text'] {
    inline-size: 100%;
    max-inline-size: 24rem;
  }

  .hint,
  .error {
    display: block;
  }

  .error {
    margin-block-start: 0.4rem;
  }

  .error,
  .locked {
    font-weight: bold;
  }

  .conditions {
    margin: 0 0 0.75rem;
    padding-inline-start: 1.5rem;
  }

  .conditions li {
    padding-block: 0.15rem;
  }

  summary {
    padding-block: 0.6rem;
    cursor: pointer;
  }
`;
