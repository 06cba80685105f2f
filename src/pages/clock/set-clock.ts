/** The form of a clock that stands alone: whether it stands open, and what is sent from it. */
import { controlRefusalSaid } from '../../../speech/phrase/control-refusals.js';
import { controlSaid } from '../../../speech/phrase/time-control.js';
import { html, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import './clock-form.js';
import type { ClockForm, ClockFormEvent } from './clock-form.js';
import type { WarningHeardEvent } from '../shared/warning-choice.js';
import { readControl, type ControlHeard } from '../../../speech/hearing/control/read-control.js';
import type { ControlRefusal } from '../../../speech/hearing/control/refusal.js';
import { START_FEN } from '../../laws/board/board.js';
import type { ClockChoice } from '../../storage/settings/clock-choice.js';
import { readBack, type ClockTelling } from './clock-words.js';
import { isElsewhere } from '../../game/held-game.js';
import type { Services } from '../shared/services.js';
import { hearWarning } from '../shared/hear-warning.js';
import { randomId } from '../../game/session/random-id.js';

export interface FormParts {
  readonly services: Services;
  readonly choice: () => ClockChoice;
  readonly telling: () => ClockTelling;
}

export class ClockModeForm {
  readonly #parts: FormParts;
  readonly #form = createRef<ClockForm>();
  #isOpen = false;

  constructor(parts: FormParts) {
    this.#parts = parts;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  view(): TemplateResult {
    return html`<clock-form
      ${ref(this.#form)}
      .choice=${this.#parts.choice()}
      .controlText=${this.#controlText}
      .hear=${this.#hear}
      .refusalText=${this.#refusalText}
      @clock-form=${this.#onForm}
      @warning-heard=${this.#onWarningHeard}
    ></clock-form>`;
  }

  open(): void {
    this.#isOpen = true;
  }

  focus(): void {
    this.#form.value?.focus();
  }

  readonly #hear = (text: string): ControlHeard => readControl(text, this.#parts.services.words.language);

  readonly #refusalText = (refusal: ControlRefusal): string =>
    controlRefusalSaid(refusal, this.#parts.services.words.current.messages);

  readonly #controlText = (time: ClockChoice['time']): string =>
    controlSaid(time, this.#parts.services.words.current.messages);

  readonly #onWarningHeard = (event: WarningHeardEvent): void => {
    const { services } = this.#parts;
    hearWarning(event, services.speech, services.settings(), services.words.current);
  };

  readonly #onForm = (event: ClockFormEvent): void => {
    // What was sent may still stand in the page for a moment (`lingering`).
    if (!this.#isOpen) return;
    this.#fulfil(event).catch(reportError);
  };

  async #fulfil({ wish }: ClockFormEvent): Promise<void> {
    const { services, telling } = this.#parts;
    if (wish.do === 'leave') {
      this.#isOpen = false;
      if (isElsewhere(services.game.value.held)) await services.views.showGame();
      else await services.views.showForm();
      return;
    }
    await services.change({ clock: wish.choice });
    const told = telling();
    if (wish.do === 'read back') {
      const { time, names } = wish.choice;
      services.speech.speaker.say(readBack(time, names, told));
      return;
    }
    await this.#set(wish.choice);
  }

  async #set({ time, edition, names }: ClockChoice): Promise<void> {
    const { game, views } = this.#parts.services;
    const player = { type: 'player' } as const;
    const result = await game.begin({
      id: randomId(),
      begunAt: Date.now(),
      seats: { white: player, black: player },
      names,
      conditions: {
        play: 'casual',
        edition,
        start: START_FEN,
        board: 'elsewhere',
        time,
        // Whoever works the clock does what an arbiter does there, and the program notices a flag.
        arbiter: false,
        press: 'by hand',
        illegalMoves: 'stand',
      },
    });
    if (result.type !== 'done') return;
    this.#isOpen = false;
    await views.showGame();
  }
}
