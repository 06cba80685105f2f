import { css } from 'lit';

export const lineEntryStyles = css`
  form {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
  }

  label {
    flex-basis: var(--label-basis, 100%);
    font-weight: bold;
  }

  input {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }

  .refusal {
    flex-basis: 100%;
    margin: 0 0 0.5rem;
    padding: 0.5rem;
    border: 2px solid currentcolor;
    border-inline-start-width: 0.5rem;
  }
`;
