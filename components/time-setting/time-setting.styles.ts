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

  /* A list that is folded cuts off what it has no room for; what was chosen is then seen beneath it, whole. */
  @media (inline-size >= 48rem) {
    .whole {
      display: none;
    }
  }

  .error {
    padding: 0.5rem;
    border: 2px solid currentcolor;
    border-inline-start-width: 0.5rem;
  }
`;
