import { css } from 'lit';

/** Side by side where there is room for both, else one above the other. */
export const clockDialsStyles = css`
  .dials {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
    margin-block-end: 0.75rem;
  }

  tactile-clock {
    flex: 1 1 16rem;
    min-inline-size: 0;
    max-inline-size: 36rem;
  }

  summary {
    padding-block: 0.6rem;
    cursor: pointer;
  }
`;
