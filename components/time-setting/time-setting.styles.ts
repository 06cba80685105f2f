import { css } from 'lit';

export const timeSettingStyles = css`
  label {
    display: block;
  }

  input[type='text'] {
    inline-size: min(100%, 40rem);
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
`;
