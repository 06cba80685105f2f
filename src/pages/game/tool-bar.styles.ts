import { css } from 'lit';

/** A bar of buttons beside its name. */
export const toolBarStyles = css`
  :host {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
  }

  h2 {
    flex: 1 0 4rem;
    margin: 0;
    padding-block-start: 0.3rem;
    font-size: 0.9rem;
  }

  /* A question takes a line of its own. */
  [role='group'] {
    flex: 1 0 100%;
  }

  [role='toolbar'] {
    display: flex;
    flex: 1000 1 15rem;
    flex-wrap: wrap;
    gap: 0.3rem;
    font-size: inherit;
  }

  /* The rows of a bar follow each other as one. */
  [role='toolbar'] .row {
    display: contents;
  }
`;
