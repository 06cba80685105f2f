import { LitElement, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized, msg } from '@lit/localize';
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
      <summary>${msg('How to feel the dial', { id: 'dial-help-title' })}</summary>
      <ul>
        ${helpTexts(this.keysAreFirst).map((text) => html`<li>${text}</li>`)}
      </ul>
    </details>`;
  }
}

function helpTexts(keysAreFirst: boolean): readonly string[] {
  return [
    msg(
      'Slide a finger along the rim: one dot every five minutes, two every fifteen, three at the top. Beside the top is the flag.',
      { id: 'dial-help-rim' },
    ),
    msg('Inside the rim is the minute hand, and nearer to the middle the hour hand.', { id: 'dial-help-hands' }),
    msg('Rest or lift the finger to hear what is under it. Tap with a second finger to hear the whole time.', {
      id: 'dial-help-finger',
    }),
    msg('With a screen reader its own way of exploring by touch finds every dot and hand by its name.', {
      id: 'dial-help-reader',
    }),
    ...(keysAreFirst
      ? [
          msg(
            'By keyboard: arrows go minute by minute, Page Up and Page Down by five, Home to the top, End to the last minute. M finds the minute hand, H the hour hand, F the flag; T says the whole time.',
            { id: 'dial-help-keys' },
          ),
        ]
      : []),
    msg('Nothing that is done on the dial presses the clock.', { id: 'dial-help-safe' }),
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'dial-help': DialHelp;
  }
}
