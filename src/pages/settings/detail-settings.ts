import { LitElement, html, type TemplateResult } from 'lit';
import { consume } from '@lit/context';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import { settingsContext } from '../shared/contexts.js';
import { DEFAULT_SETTINGS, type Settings } from '../../storage/settings/settings.js';
import {
  CALL_LENGTHS,
  CALL_STYLES,
  GERMAN_CALLS,
  READER_PACES,
  REPETITIONS,
  VERBOSITIES,
  type CallStyle,
  type CallLength,
  type Detail,
  type GermanCall,
  type ReaderPace,
  type Repetition,
  type Verbosity,
} from '../../../speech/style.js';
import type { Segment } from '../../../speech/utterance.js';
import { SettingChangedEvent } from '../shared/events.js';
import { withSample } from '../shared/style-names.js';
import { radioGroup, type RadioGroup } from '../shared/radio-group.js';
import { controls } from '../../../components/styles/controls.js';

/** The user wants to hear the German call as the screen reader is given it. */
export class GermanSampleWantedEvent extends Event {
  static readonly type = 'german-sample-wanted';
  constructor() {
    super(GermanSampleWantedEvent.type, { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'german-sample-wanted': GermanSampleWantedEvent;
  }
}

/** The kinds of output that have their own verbosity, and those that are said or not. */
type Graded = { [Key in keyof Detail]: Detail[Key] extends Verbosity ? Key : never }[keyof Detail];
type Switched = Exclude<keyof Detail, Graded>;

const GRADED: readonly Graded[] = ['ownMoves', 'opponentsMoves', 'squares', 'captures', 'clock'];
const SWITCHED: readonly Switched[] = ['mover', 'number', 'color', 'echo'];

/**
 * How squares are named, how long a call is, and how much is said beside it.
 *
 * @fires setting-changed {SettingChangedEvent} when one is changed
 * @fires german-sample-wanted {GermanSampleWantedEvent} when the German call is to be heard as the screen reader is given it
 */
@customElement('detail-settings')
@localized()
export class DetailSettings extends LitElement {
  static override styles = controls;

  @consume({ context: settingsContext, subscribe: true })
  @property({ attribute: false })
  settings: Settings = DEFAULT_SETTINGS;

  /** What a way of naming squares sounds like. To be set by whoever uses the element. */
  @property({ attribute: false }) sample: (style: CallStyle) => Segment | undefined = () => undefined;

  override render() {
    const { settings } = this;
    return html`
      ${this.#group({
        id: 'squares',
        title: msg('how-squares'),
        values: CALL_STYLES,
        chosen: settings.squareStyle,
        label: (style) => withSample(style, this.sample(style)),
        choose: (squareStyle) => ({ squareStyle }),
      })}
      ${this.#group({
        id: 'length',
        title: msg('how-long'),
        values: CALL_LENGTHS,
        chosen: settings.callLength,
        label: lengthText,
        choose: (callLength) => ({ callLength }),
      })}
      ${GRADED.map((graded) => this.#graded(graded))} ${SWITCHED.map((switched) => this.#switched(switched))}
      ${this.#group({
        id: 'repetition',
        title: msg('said-again'),
        values: REPETITIONS,
        chosen: settings.repetition,
        label: repetitionText,
        choose: (repetition) => ({ repetition }),
      })}
      ${this.#group({
        id: 'pace',
        title: msg('reader-pace'),
        values: READER_PACES,
        chosen: settings.readerPace,
        label: paceText,
        choose: (readerPace) => ({ readerPace }),
      })}
      ${this.#group({
        id: 'german',
        title: msg('german-call'),
        values: GERMAN_CALLS,
        chosen: settings.germanCall,
        label: germanText,
        choose: (germanCall) => ({ germanCall }),
      })}
      <p>
        <button type="button" @click=${this.#onHear}>${msg('hear-german')}</button>
      </p>
    `;
  }

  #group<Value extends string>({ choose, ...group }: Choice<Value>): TemplateResult {
    return radioGroup({ ...group, choose: (value) => this.#change(choose(value)) });
  }

  #graded(graded: Graded): TemplateResult {
    const { detail } = this.settings;
    return this.#group({
      id: `detail-${graded}`,
      title: gradedText(graded),
      values: VERBOSITIES,
      chosen: detail[graded],
      label: verbosityText,
      choose: (verbosity) => ({ detail: { ...this.settings.detail, [graded]: verbosity } }),
    });
  }

  #switched(switched: Switched): TemplateResult {
    return html`<label class="choice"
      ><input
        type="checkbox"
        name=${switched}
        .checked=${this.settings.detail[switched]}
        @change=${this.#onSwitched}
      />${switchedText(switched)}</label
    >`;
  }

  #change(change: Partial<Settings>): void {
    this.dispatchEvent(new SettingChangedEvent(change));
  }

  readonly #onSwitched = (event: Event): void => {
    const box = event.target as HTMLInputElement;
    const switched = SWITCHED.find((name) => name === box.name);
    if (switched) this.#change({ detail: { ...this.settings.detail, [switched]: box.checked } });
  };

  readonly #onHear = (): void => {
    this.dispatchEvent(new GermanSampleWantedEvent());
  };
}

interface Choice<Value extends string> extends Omit<RadioGroup<Value>, 'choose'> {
  readonly choose: (value: Value) => Partial<Settings>;
}

declare global {
  interface HTMLElementTagNameMap {
    'detail-settings': DetailSettings;
  }
}

function gradedText(graded: Graded): string {
  switch (graded) {
    case 'ownMoves':
      return msg('detail-own-moves');
    case 'opponentsMoves':
      return msg('detail-opponents-moves');
    case 'squares':
      return msg('detail-squares');
    case 'captures':
      return msg('detail-captures');
    case 'clock':
      return msg('detail-clock');
  }
}

function verbosityText(verbosity: Verbosity): string {
  switch (verbosity) {
    case 'brief':
      return msg('brief');
    case 'normal':
      return msg('normal');
    case 'full':
      return msg('full');
  }
}

function switchedText(switched: Switched): string {
  switch (switched) {
    case 'mover':
      return msg('detail-mover');
    case 'number':
      return msg('detail-number');
    case 'color':
      return msg('detail-color');
    case 'echo':
      return msg('detail-echo');
  }
}

function lengthText(length: CallLength): string {
  switch (length) {
    case 'usual':
      return msg('length-usual');
    case 'from and to':
      return msg('length-both');
    case 'short':
      return msg('length-short');
  }
}

function germanText(german: GermanCall): string {
  switch (german) {
    case 'as written':
      return msg('german-written');
    case 'respelt':
      return msg('german-respelt');
  }
}

function repetitionText(repetition: Repetition): string {
  switch (repetition) {
    case 'game':
      return msg('again-game');
    case 'game and clock':
      return msg('again-clock');
    case 'nothing':
      return msg('again-nothing');
  }
}

function paceText(pace: ReaderPace): string {
  switch (pace) {
    case 'slow':
      return msg('pace-slow');
    case 'usual':
      return msg('pace-usual');
    case 'fast':
      return msg('pace-fast');
  }
}
