import { LitElement, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import { twoFacesStyles } from './two-faces.styles.js';

export const FACES = ['said', 'moves'] as const;
export type Face = (typeof FACES)[number];

/**
 * What was said and the moves: side by side where there is room, else one drawn in front of the other. Both can always be read and reached: the
 * one behind comes forward when the focus enters it. The names above them are for pointers and fingers alone.
 *
 * @slot said - what was said
 * @slot moves - the scoresheet
 */
@customElement('two-faces')
@localized()
export class TwoFaces extends LitElement {
  static override styles = twoFacesStyles;

  /** Which is drawn in front, where there is room for one. */
  @property({ reflect: true }) front: Face = 'moves';

  override render() {
    return html`<div class="faces">
      <div class="names" aria-hidden="true" @pointerup=${this.#onShow}>
        ${FACES.toReversed().map((face) => html`<span data-face=${face}>${nameOf(face)}</span>`)}
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
      .find((name) => FACES.some((one) => one === name));
    if (face === 'said' || face === 'moves') this.front = face;
  };
}

function nameOf(face: Face): string {
  switch (face) {
    case 'said':
      return msg('face-said');
    case 'moves':
      return msg('face-moves');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'two-faces': TwoFaces;
  }
}
