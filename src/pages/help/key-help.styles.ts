import { css } from 'lit';

export const keyHelpStyles = css`
  section {
    margin-block-end: 1.5rem;
    padding: 0.75rem;
    border: 2px solid currentcolor;
    border-radius: 0.35rem;
  }

  ul {
    margin: 0 0 1rem;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    padding-block: 0.15rem;
  }

  b {
    flex: 0 0 14rem;
    overflow-wrap: anywhere;
  }

  span {
    flex: 1 1 14rem;
  }
`;
