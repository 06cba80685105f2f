import { css } from 'lit';

export const promotionChoiceStyles = css`
  :host {
    display: block;
    forced-color-adjust: none;
  }

  [role='menu'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.4rem;
    padding: 0.6rem;
    color: var(--page-text, CanvasText);
    background: var(--page-face, Canvas);
    border: 3px solid var(--control-edge, ButtonBorder);
    border-radius: 0.5rem;
  }

  button {
    flex: 0 0 auto;
    display: grid;
    justify-items: center;
    min-inline-size: 3.6rem;
    padding: 0.25rem;
    font: inherit;
    font-size: 0.95rem;
    color: var(--control-text, ButtonText);
    background: var(--control-face, ButtonFace);
    border: 2px solid var(--control-edge, ButtonBorder);
    border-radius: 0.35rem;
    cursor: pointer;
    touch-action: manipulation;
    /* What must be seen beside the choice is brought into sight with it. */
    scroll-margin-block: var(--beside-choice, 0);
  }

  svg {
    inline-size: clamp(2.75rem, 12vi, 4.5rem);
    aspect-ratio: 1;
    border-radius: 0.2rem;
    background: var(--square-dark, #6d8ea3);
  }

  /* One row for as long as it can be: the board is to be seen as well. */
  @media (max-width: 36rem) {
    [role='menu'] {
      gap: 0.25rem;
      padding: 0.35rem;
    }

    button {
      min-inline-size: 2.75rem;
      padding: 0.15rem;
      font-size: 0.875rem;
    }

    svg {
      inline-size: 2.75rem;
    }
  }

  button:focus-visible {
    outline: 3px solid var(--focus-outer, #0b1a24);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--focus-inner, #ffd84d);
  }
`;
