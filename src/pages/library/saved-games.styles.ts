import { css } from 'lit';

export const savedGamesStyles = css`
  ul {
    margin: 0 0 0.75rem;
    padding: 0;
    /* With none Safari takes it for no list. */
    list-style-type: '';
  }

  li {
    padding-block: 0.6rem;
    border-block-start: 2px solid var(--control-edge, CanvasText);
  }

  li p {
    margin-block-end: 0.4rem;
    overflow-wrap: anywhere;
  }

  .title {
    display: block;
    font-weight: bold;
  }
`;
