/**
 * The form of a game at a table: opened from the first page, read out, and begun; and the conditions of the game that is played, in
 * sight and to be heard again.
 */
import { sampleCall } from '../../../speech/phrase/call.js';
import { controlRefusalSaid } from '../../../speech/phrase/control-refusals.js';
import { conditionLines, phraseConditions, type TableSetUp } from '../../../speech/phrase/table-conditions.js';
import { controlSaid } from '../../../speech/phrase/time-control.js';
import { html, nothing, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import type { ConditionLines } from './table-form/table-conditions.js';
import type { TableFormEvent, TableForm } from './table-form/table-form.js';
import './table-form/table-conditions.js';
import './table-form/table-form.js';
import { readControl, type ControlHeard } from '../../../speech/hearing/control/read-control.js';
import type { ControlRefusal } from '../../../speech/hearing/control/refusal.js';
import type { CallStyle } from '../../../speech/style.js';
import type { Segment } from '../../../speech/utterance.js';
import { isEngineLocked } from '../../game/held-game.js';
import type { HeldGame } from '../../game/session/session-port.js';
import { readTableChoice, type TableChoice } from './table-choice.js';
import type { Table } from '../shared/services.js';
import { tableSetup } from './table-conditions.js';
import { randomId } from '../../game/session/random-id.js';

export class FormPart {
  readonly #table: Table;
  readonly #form = createRef<TableForm>();
  /** What the form was opened with; absent while it is closed. */
  #choice: TableChoice | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  get isOpen(): boolean {
    return this.#choice !== undefined;
  }

  /** The form; `undefined` while it is closed. */
  render(): TemplateResult | undefined {
    const choice = this.#choice;
    if (!choice) return undefined;
    return html`<table-form
      ${ref(this.#form)}
      .choice=${choice}
      .conditionsText=${this.#textOf}
      .sample=${this.#sample}
      .controlText=${this.#controlText}
      .hear=${this.#hear}
      .refusalText=${this.#refusalText}
      @table-form=${this.#onForm}
    ></table-form>`;
  }

  async openForm(): Promise<void> {
    // Not with every change of the settings: what stands in the form is the user's until it is left.
    this.#choice ??= readTableChoice(this.#table.services.settings().table);
    await this.#drawn();
    const form = this.#form.value;
    await form?.updateComplete;
    form?.focus();
  }

  /** The conditions of a game at a table that is played; nothing in any other game. */
  conditionsOf(held: HeldGame): TemplateResult | typeof nothing {
    if (!held.setup.table) return nothing;
    return html`<table-conditions
      .lines=${this.#linesOf(held.setup)}
      ?locked=${isEngineLocked(held)}
      @conditions-wanted=${this.#onRead}
    ></table-conditions>`;
  }

  /** Reads the conditions of the game that stands here, if it is one at a table. */
  readConditions(): void {
    const setup = this.#table.held()?.setup;
    if (setup?.table) this.#say(setup);
  }

  readonly #textOf = (choice: TableChoice): ConditionLines => this.#linesOf(tableSetup(choice, { id: '', now: 0 }));

  readonly #sample = (callStyle: CallStyle): Segment | undefined => {
    const options = this.#table.options();
    return sampleCall({ ...options, callStyle });
  };

  #linesOf(setUp: TableSetUp): ConditionLines {
    const options = this.#table.options();
    return conditionLines(setUp, options);
  }

  #say(setUp: TableSetUp): void {
    this.#table.services.speech.speaker.say(phraseConditions(setUp, this.#table.options()));
  }

  readonly #onRead = (): void => {
    this.readConditions();
  };

  readonly #hear = (text: string): ControlHeard => readControl(text, this.#table.services.words.language);

  readonly #refusalText = (refusal: ControlRefusal): string =>
    controlRefusalSaid(refusal, this.#table.services.words.current.messages);

  readonly #controlText = (time: TableChoice['time']): string =>
    controlSaid(time, this.#table.services.words.current.messages);

  readonly #onForm = ({ wish }: TableFormEvent): void => {
    // What was sent may still stand in the page for a moment (`lingering`).
    if (!this.isOpen) return;
    switch (wish.do) {
      case 'read':
        this.#say(tableSetup(wish.choice, { id: '', now: 0 }));
        return;
      case 'begin':
        this.#begin(wish.choice).catch(reportError);
        return;
      case 'leave':
        this.#close();
        this.#table.services.views.showForm().catch(reportError);
    }
  };

  async #begin(choice: TableChoice): Promise<void> {
    const { change, game, views } = this.#table.services;
    // The approval is for this game alone.
    await change({ table: { ...choice, approved: false } });
    // Whoever sits here hears already how it begins.
    game.sit(choice.role);
    const result = await game.begin(tableSetup(choice, { id: randomId(), now: Date.now() }));
    if (result.type !== 'done') return;
    this.#close();
    await views.showGame();
  }

  #close(): void {
    this.#choice = undefined;
    this.#table.host.requestUpdate();
  }

  async #drawn(): Promise<void> {
    this.#table.host.requestUpdate();
    await this.#table.host.updateComplete;
  }
}
