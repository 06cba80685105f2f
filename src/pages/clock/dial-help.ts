import { LitElement, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import { controls } from '../../../components/styles/controls.js';

/** How the dial is explored: by a finger, with a screen reader, by keys. Folded away until it is wanted. */
@customElement('dial-help')
@localized()
export class DialHelp extends LitElement {
  static override styles = [controls];

  /** Whether the keys are those named here: of others, which the user has chosen, the help of the page tells. */
  @property({ attribute: false }) keysAreFirst = true;

  override render() {
    return html`<details>
      <summary>${msg('dial-help-title')}</summary>
      <ul>
        ${helpTexts(this.keysAreFirst).map((text) => html`<li>${text}</li>`)}
      </ul>
    </details>`;
  }
}

function helpTexts(keysAreFirst: boolean): readonly string[] {
  return [
    msg('dial-help-rim'),
    msg('dial-help-hands'),
    msg('dial-help-finger'),
    msg('dial-help-reader'),
    ...(keysAreFirst ? [msg('dial-help-keys')] : []),
    msg('dial-help-safe'),
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'dial-help': DialHelp;
  }
}
