/** The dials beside a clock, alone or of a game: shown when they are wanted, felt, and told. */
import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import './clock-dials.js';
import type { ClockDials, DialChosenEvent } from './clock-dials.js';
import type { DialFeltEvent, DialTimeAskedEvent } from '../../../components/tactile-clock/events.js';
import { phraseDial } from '../../../speech/phrase/dial.js';
import { textOf, type Utterance } from '../../../speech/utterance.js';
import type { Clock } from '../../laws/clock/clock.js';
import type { DialFelt } from '../../questions/dial-felt.js';
import type { ClockChoice } from '../../storage/settings/clock-choice.js';
import { tellDialTime, type ClockTelling } from './clock-words.js';
import type { ClockSenses } from './clock-senses.js';
import { whoSpeaksNow } from '../../storage/settings/settings.js';
import type { Services } from '../shared/services.js';
import { feelClock } from './feel-clock.js';

export interface DialsParts {
  readonly host: ReactiveControllerHost & HTMLElement;
  readonly services: Services;
  readonly senses: ClockSenses;
  readonly choice: () => ClockChoice;
  readonly telling: () => ClockTelling;
  /** Milliseconds, as acts are stamped. */
  readonly now: () => number;
}

export class ClockModeDials {
  readonly #parts: DialsParts;
  readonly #element = createRef<ClockDials>();
  /** Whether they are shown. */
  #feeling = false;

  constructor(parts: DialsParts) {
    this.#parts = parts;
  }

  /** The dials beside the clock of a game, and the button that brings them. */
  beside(clock: Clock): TemplateResult {
    return html`<div
      @dial-felt=${this.#onFelt}
      @dial-time-asked=${this.#onTimeAsked}
      @dial-chosen=${this.#onDialChosen}
    >
      ${feelClock(this.#onFeel, this.#feeling ? this.#dials(clock) : undefined)}
    </div>`;
  }

  /** Shows the dials, with the focus on them; where no clock is it is said. */
  async feel(): Promise<void> {
    const { host, services, senses } = this.#parts;
    if (!services.game.value.view?.clock) {
      services.game.askClock({ about: 'clocks', whose: 'both' });
      return;
    }
    this.#feeling = true;
    senses.prepare();
    host.requestUpdate();
    await host.updateComplete;
    const dials = this.#element.value;
    await dials?.updateComplete;
    dials?.focus();
  }

  #dials(clock: Clock): TemplateResult {
    const { choice, senses, now } = this.#parts;
    return html`<clock-dials
      ${ref(this.#element)}
      .clock=${clock}
      .now=${now}
      .choice=${choice().dial}
      .feltText=${this.#feltText}
      .sounds=${senses.sounds}
      .pulses=${senses.pulses}
    ></clock-dials>`;
  }

  /** What is felt, as the name of a part of the dial. */
  readonly #feltText = (felt: DialFelt): string => textOf(this.#told(felt));

  #told(felt: DialFelt): Utterance {
    return phraseDial(felt, this.#parts.telling().options);
  }

  readonly #onFeel = (): void => {
    if (!this.#feeling) {
      this.feel().catch(reportError);
      return;
    }
    this.#feeling = false;
    this.#parts.host.requestUpdate();
  };

  readonly #onFelt = (event: DialFeltEvent): void => {
    const { services } = this.#parts;
    const { speaker } = services.speech;
    const said = this.#told(event.felt);
    // Of a key the screen reader says the value of the slider by itself.
    if (event.by === 'finger') speaker.say(said);
    else if (whoSpeaksNow(services.settings()) === 'app') for (const segment of said.segments) speaker.mention(segment);
  };

  readonly #onTimeAsked = (event: DialTimeAskedEvent): void => {
    const { services, now, telling } = this.#parts;
    const { held } = services.game.value;
    const said = held && tellDialTime(held.game, event.color, now(), telling());
    if (said) services.speech.speaker.say(said);
  };

  readonly #onDialChosen = (event: DialChosenEvent): void => {
    const { services, choice } = this.#parts;
    services.change({ clock: { ...choice(), dial: event.choice } }).catch(reportError);
  };
}
