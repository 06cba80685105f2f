import { css } from 'lit';

export const squareHereStyles = css`
  :host {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em;
    align-items: center;
    font-size: 2.5rem;
    font-weight: bold;
    line-height: 1;
  }

  svg {
    inline-size: 2.5em;
    block-size: 2.5em;
    max-inline-size: 100%;
    border: 2px solid var(--board-edge, CanvasText);
    background: var(--square-light, Canvas);
  }

  [data-shade='dark'] {
    background: var(--square-dark, Canvas);
  }
`;
