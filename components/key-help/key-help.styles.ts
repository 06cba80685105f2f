import { css } from 'lit';

export const keyHelpStyles = css`
  section {
    margin-block-end: 1.5rem;
    padding: 0.75rem;
    border: 2px solid currentcolor;
    border-radius: 0.35rem;
  }

  dl {
    margin: 0 0 1rem;
  }

  dl div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    padding-block: 0.15rem;
  }

  dt {
    flex: 0 0 14rem;
    font-weight: bold;
  }

  dd {
    flex: 1 1 14rem;
    margin: 0;
  }
`;
