import { LitElement, html } from 'lit';
import { consume } from '@lit/context';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { controls } from '../../../components/styles/controls.js';
import { STILL_SHOWN, type Blindfold, type StillShown } from '../../game/blindfold.js';
import { DEFAULT_SETTINGS, type Settings } from '../../storage/settings/settings.js';
import { settingsContext } from '../shared/contexts.js';
import { SettingChangedEvent } from '../shared/events.js';
import { radioGroup } from '../shared/radio-group.js';
import { msg } from './texts.js';

/** What is chosen for blindfold play and is on or off. */
const SWITCHED = ['on', 'answers', 'counts'] as const;
type Switched = (typeof SWITCHED)[number];

/**
 * Blindfold play: whether pieces are hidden, which are still seen, whether the board answers, and whether the questions are counted.
 *
 * @fires setting-changed {SettingChangedEvent} when one is changed
 */
@customElement('blindfold-settings')
@localized()
export class BlindfoldSettings extends LitElement {
  static override styles = controls;

  @consume({ context: settingsContext, subscribe: true })
  @property({ attribute: false })
  settings: Settings = DEFAULT_SETTINGS;

  override render() {
    const { blindfold } = this.settings;
    return html`<h3>${msg('look-blindfold')}</h3> ${this.#switch('on')}
      ${radioGroup({
        id: 'shows',
        title: msg('blindfold-shows'),
        values: STILL_SHOWN,
        chosen: blindfold.shows,
        label: shownName,
        choose: (shows) => this.#change({ shows }),
      })}
      ${this.#switch('answers')} ${this.#switch('counts')}`;
  }

  #switch(switched: Switched) {
    return html`<label class="choice"
      ><input
        type="checkbox"
        name=${switched}
        .checked=${this.settings.blindfold[switched]}
        @change=${this.#onSwitched}
      />${switchName(switched)}</label
    >`;
  }

  #change(change: Partial<Blindfold>): void {
    this.dispatchEvent(new SettingChangedEvent({ blindfold: { ...this.settings.blindfold, ...change } }));
  }

  readonly #onSwitched = (event: Event): void => {
    const box = event.target as HTMLInputElement;
    const switched = SWITCHED.find((name) => name === box.name);
    if (switched) this.#change({ [switched]: box.checked });
  };
}

function switchName(switched: Switched): string {
  switch (switched) {
    case 'on':
      return msg('blindfold-hide');
    case 'answers':
      return msg('blindfold-board-answers');
    case 'counts':
      return msg('blindfold-counts');
  }
}

function shownName(shows: StillShown): string {
  switch (shows) {
    case 'nothing':
      return msg('blindfold-shows-nothing');
    case 'own pieces':
      return msg('blindfold-shows-own');
    case 'last move':
      return msg('blindfold-shows-last');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'blindfold-settings': BlindfoldSettings;
  }
}
