import { css } from 'lit';

export const arbiterPageStyles = css`
  .field > label {
    display: block;
    font-weight: bold;
  }

  .field > input,
  .field > select {
    max-inline-size: 100%;
  }

  #reason {
    inline-size: 100%;
  }

  .hint {
    display: block;
  }

  .error {
    display: block;
    margin-block-start: 0.25rem;
    padding: 0.5rem;
    border: 2px solid currentcolor;
    border-inline-start-width: 0.5rem;
  }

  li {
    overflow-wrap: anywhere;
  }

  dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 0.25rem 0.75rem;
  }

  dd {
    margin: 0;
  }
`;
