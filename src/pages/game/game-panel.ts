import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';

const FACES = ['said', 'moves', 'position'] as const;
type Face = (typeof FACES)[number];

/** In the order of their names. */
const NAMED: readonly Face[] = ['moves', 'said', 'position'];

/**
 * What was said, the moves and the position as text: beside one another where there is room, else one drawn in front of the others. All can always be
 * read and reached: one behind comes forward when the focus enters it. The names above them are for pointers and fingers alone.
 *
 * @slot said - what was said
 * @slot moves - the scoresheet
 * @slot position - the position as text
 */
@customElement('game-panel')
@localized()
export class GamePanel extends LitElement {
  /** One behind the other; side by side where each has 16rem. */
  static override styles = css`
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
      flex-wrap: wrap;
      gap: 0.25rem;
    }

    .names span {
      padding: 0.3rem 0.75rem;
      border: 2px solid transparent;
      border-block-end: 0;
      cursor: pointer;
    }

    :host([front='said']) span[data-face='said'],
    :host([front='moves']) span[data-face='moves'],
    :host([front='position']) span[data-face='position'] {
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
      :host(:not([front='said'])) .face[data-face='said'],
      :host(:not([front='moves'])) .face[data-face='moves'],
      :host(:not([front='position'])) .face[data-face='position'] {
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
      .face:not([data-face='moves']) {
        display: none;
      }
    }

    @container (min-width: 32rem) {
      .faces {
        /* The moves keep their height, and the position takes no more of what was said than it needs. */
        grid-template: 'said moves' minmax(0, 1fr) 'position moves' fit-content(50%) / minmax(0, 1fr) minmax(0, 1fr);
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

      .face[data-face='position'] {
        grid-area: position;
      }
    }
  `;

  /** Which is drawn in front, where there is room for one. */
  @property({ reflect: true }) front: Face = 'moves';

  override render() {
    return html`<div class="faces">
      <div class="names" aria-hidden="true" @pointerup=${this.#onShow}>
        ${NAMED.map((face) => html`<span data-face=${face}>${nameOf(face)}</span>`)}
      </div>
      ${FACES.map(
        (face) => html`<div class="face" data-face=${face} @focusin=${this.#onShow}><slot name=${face}></slot></div>`,
      )}
    </div>`;
  }

  /** By its name, or by the focus that has come into it. */
  readonly #onShow = ({ target, currentTarget }: Event): void => {
    const face = [target, currentTarget]
      .flatMap((one) => (one instanceof Element ? [one.getAttribute('data-face') ?? one.getAttribute('slot')] : []))
      .map((name) => FACES.find((one) => one === name))
      .find((one) => one !== undefined);
    if (face) this.front = face;
  };
}

function nameOf(face: Face): string {
  switch (face) {
    case 'said':
      return msg('face-said');
    case 'moves':
      return msg('face-moves');
    case 'position':
      return msg('face-position');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'game-panel': GamePanel;
  }
}
