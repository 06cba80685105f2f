import { css } from 'lit';

export const clockTableStyles = css`
  form {
    margin-block-end: 0.75rem;
  }

  form > p > label {
    display: block;
  }

  fieldset .row {
    margin-block-end: 0;
  }

  .field {
    flex: 1 1 6rem;
    min-inline-size: 0;
  }

  /* Rather alone in a line than cut off. */
  .field:has(select) {
    flex-basis: max-content;
  }

  .field + button {
    align-self: end;
    margin-block-end: 0.75rem;
  }

  .field label {
    display: block;
  }

  .field input {
    inline-size: 100%;
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    column-gap: 1.5rem;
  }

  .error {
    display: block;
    font-weight: bold;
  }

  .refusal:empty {
    display: none;
  }

  .refusal {
    font-weight: bold;
  }

  summary {
    padding-block: 0.6rem;
    cursor: pointer;
  }

  dl {
    display: grid;
    grid-template-columns: minmax(0, max-content) minmax(0, 1fr);
    gap: 0.25rem 1rem;
    margin: 0 0 0.75rem;
  }

  dd {
    margin: 0;
  }
`;
