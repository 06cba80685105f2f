import { css } from 'lit';

/** One row for each sound; on a narrow page its name, its button and its volume stand below one another. */
export const soundSettingsStyles = css`
  ul {
    margin: 0 0 0.75rem;
    padding: 0;
    /* No marks, and a list all the same: with "none" Safari's screen reader tells of no list. */
    list-style-type: '';
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    padding-block: 0.4rem;
    border-block-start: 1px solid var(--control-edge, CanvasText);
  }

  li > label {
    flex: 1 1 14rem;
  }

  .volume {
    display: flex;
    flex: 0 1 auto;
    align-items: center;
    gap: 0.5rem;
    max-inline-size: 100%;
  }

  input[type='range'] {
    box-sizing: border-box;
    inline-size: 9rem;
    min-inline-size: 0;
    block-size: 2.75rem;
    margin: 0;
    accent-color: var(--accent, auto);
  }

  .level {
    inline-size: 3.5rem;
  }
`;
