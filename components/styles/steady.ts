import { css } from 'lit';

/**
 * The frame of a list that grows while a game goes on. It is as high when it is empty as when it is full, so that nothing that stands below
 * moves away under a pointer or a finger; it takes the more room the more there is.
 */
export const steady = css`
  .steady {
    box-sizing: border-box;
    /* Where a page gives the element a height of its own, what is read takes what the rest leaves of it. */
    flex: 1 1 auto;
    min-block-size: 0;
    block-size: var(--steady-size, clamp(9rem, 30svh, 24rem));
    overflow: auto;
  }
`;
