import { css } from 'lit';

/** One behind the other; side by side where each has 16rem. */
export const twoFacesStyles = css`
  :host {
    display: block;
    container-type: size;
  }

  .faces {
    display: grid;
    grid-template: 'names' auto 'face' minmax(0, 1fr) / minmax(0, 1fr);
    block-size: 100%;
  }

  .names {
    grid-area: names;
    display: flex;
    gap: 0.25rem;
  }

  .names span {
    padding: 0.3rem 0.75rem;
    border: 2px solid transparent;
    border-block-end: 0;
    cursor: pointer;
  }

  :host([front='said']) span[data-face='said'],
  :host([front='moves']) span[data-face='moves'] {
    font-weight: bold;
    border-color: var(--control-edge, CanvasText);
  }

  .face {
    grid-area: face;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-block-size: 0;
    overflow: auto;
  }

  @container (max-width: 31.99rem) {
    /* Behind: not drawn, and there for whoever reads it or goes to it. */
    :host([front='moves']) .face[data-face='said'],
    :host([front='said']) .face[data-face='moves'] {
      clip-path: inset(100%);
      pointer-events: none;
    }
  }

  /* On paper one below the other, each as long as it is. */
  @media print {
    :host {
      container-type: normal;
    }

    .faces {
      display: block;
      block-size: auto;
    }

    .names,
    .face[data-face='said'] {
      display: none;
    }
  }

  @container (min-width: 32rem) {
    .faces {
      grid-template: 'said moves' minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr);
      gap: 0.75rem;
    }

    .names {
      display: none;
    }

    .face[data-face='said'] {
      grid-area: said;
    }

    .face[data-face='moves'] {
      grid-area: moves;
    }
  }
`;
