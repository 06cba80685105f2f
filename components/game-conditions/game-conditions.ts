import { LitElement, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { localized, msg } from '@lit/localize';
import type { TimeControl } from '../../src/laws/clock/control.js';
import { DEFAULT_EDITION, EDITION_NAMES } from '../../src/laws/editions/names.js';
import type { ByColor } from '../../src/laws/squares.js';
import {
  DEFAULT_CONDITIONS,
  PLAY_KINDS,
  START_NAMES,
  type ConditionsChoice,
} from '../../src/play/conditions-choice.js';
import { TIME_NAMES, timeOf } from '../../src/play/time-choices.js';
import { controls } from '../styles/controls.js';
import { playExplained, playText, startText, summaryOf, timeText } from './conditions-texts.js';
import { gameConditionsStyles } from './game-conditions.styles.js';
import {
  NUMBER_FIELDS,
  errorOf,
  fieldsOf,
  read,
  typedOf,
  withTyped,
  type NumberField,
  type Typed,
} from './number-fields.js';

/** The edition in force comes first. */
const EDITIONS_SHOWN = [DEFAULT_EDITION, ...EDITION_NAMES.filter((name) => name !== DEFAULT_EDITION)];

/** Enter was pressed in a field: as in any form, that is Start. */
export class ConditionsEnteredEvent extends Event {
  static readonly type = 'conditions-entered';
  constructor() {
    super(ConditionsEnteredEvent.type, { bubbles: true, composed: true });
  }
}

/**
 * What a new game can have beside opponent and colour: time, edition of the Laws, kind of play, start position. It is folded away,
 * so that the form stays short by ear; what differs from the usual stands in its summary. Native fields, their errors in words
 * beside them.
 *
 * @fires conditions-entered {ConditionsEnteredEvent} when Enter is pressed in a number field
 */
@customElement('game-conditions')
@localized()
export class GameConditions extends LitElement {
  static override styles = [controls, gameConditionsStyles];

  /** What stands in the fields at first. */
  @property({ attribute: false }) choice: ConditionsChoice = DEFAULT_CONDITIONS;

  /** The layout of a start position of Chess960, one sentence for each rank or run of empty ranks. */
  @property({ attribute: false }) layoutText: (number: number) => readonly string[] = () => [];

  /** A time of the user's own in words ("7 minutes, 4 seconds a move"). */
  @property({ attribute: false }) ownTimeText: (time: ByColor<TimeControl>) => string = () => timeText('own');

  @state() private chosen: ConditionsChoice = DEFAULT_CONDITIONS;
  @state() private typed: Typed = typedOf(DEFAULT_CONDITIONS);
  /** Fields whose errors are shown: those that were left, and all once Start was pressed. */
  @state() private left: ReadonlySet<NumberField> = new Set();

  @query('details') private readonly details!: HTMLDetailsElement;

  /** What is chosen, or `undefined` where something is wrong; the focus is then in the first field to be mended. */
  take(): ConditionsChoice | undefined {
    const wrong = fieldsOf(this.chosen).find((field) => errorOf(field, this.typed) !== '');
    if (wrong === undefined) return withTyped(this.chosen, this.typed);
    this.left = new Set(NUMBER_FIELDS);
    this.details.open = true;
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(`#${wrong}`)?.focus());
    return undefined;
  }

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector('summary')?.focus(options);
  }

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('choice')) return;
    this.chosen = this.choice;
    this.typed = typedOf(this.choice);
    this.left = new Set();
  }

  override render() {
    const { time, edition, play, start, uneven } = this.chosen;
    const entered = withTyped(this.chosen, this.typed);
    const times = timeOf(entered);
    const summary = summaryOf(entered, times ? this.ownTimeText(times) : '');
    return html`<details>
      <summary>
        ${msg('More choices', { id: 'more-choices' })}${summary === '' ? nothing : html`: ${summary}`}
      </summary>
      <p>
        <label for="time">${msg('Time', { id: 'time' })}</label>
        <select id="time" .value=${live(time)} @change=${this.#onChoice}>
          ${TIME_NAMES.map((name) => option(name, timeText(name), time))}
        </select>
      </p>
      ${
        time === 'own'
          ? html`${this.#field('minutes', uneven ? msg('White’s minutes', { id: 'white-minutes' }) : msg('Minutes', { id: 'minutes' }))}
              ${this.#field('seconds', uneven ? msg('White’s seconds a move', { id: 'white-seconds' }) : msg('Seconds a move', { id: 'seconds-a-move' }))}
              <p>
                <label
                  ><input id="uneven" type="checkbox" .checked=${live(uneven)} @change=${this.#onChoice} />${msg(
                    'Different time for Black',
                    { id: 'uneven' },
                  )}</label
                >
              </p>
              ${
                uneven
                  ? html`${this.#field('black-minutes', msg('Black’s minutes', { id: 'black-minutes' }))}
                    ${this.#field('black-seconds', msg('Black’s seconds a move', { id: 'black-seconds' }))}`
                  : nothing
              }`
          : nothing
      }
      <p>
        <label for="edition">${msg('Laws', { id: 'laws' })}</label>
        <select id="edition" .value=${live(edition)} @change=${this.#onChoice}>
          ${EDITIONS_SHOWN.map((name) => option(name, name, edition))}
        </select>
      </p>
      <p>
        <label for="play">${msg('Play', { id: 'play' })}</label>
        <select id="play" .value=${live(play)} aria-describedby="play-means" @change=${this.#onChoice}>
          ${PLAY_KINDS.map((kind) => option(kind, playText(kind), play))}
        </select>
        <span id="play-means" class="hint">${playExplained(play)}</span>
      </p>
      <p>
        <label for="start">${msg('Start position', { id: 'start-position' })}</label>
        <select id="start" .value=${live(start)} @change=${this.#onChoice}>
          ${START_NAMES.map((name) => option(name, startText(name), start))}
        </select>
      </p>
      ${start === 'by number' ? this.#numberAndLayout() : nothing}
      ${start === 'by lot' ? html`<p>${msg('The lot is drawn when the game begins.', { id: 'lot-drawn' })}</p>` : nothing}
    </details>`;
  }

  #numberAndLayout() {
    const number = errorOf('number', this.typed) === '' ? read(this.typed.number) : undefined;
    const lines = number === undefined ? [] : this.layoutText(number);
    return html`${this.#field('number', msg('Number, 0 to 959', { id: 'chess960-number' }))}
      <div class="layout">
        ${
          lines.length === 0
            ? nothing
            : html`<ul
                >${lines.map((line) => html`<li>${line}</li>`)}</ul
              >`
        }
      </div>`;
  }

  #field(field: NumberField, label: string) {
    const error = this.left.has(field) ? errorOf(field, this.typed) : '';
    return html`<p>
      <label for=${field}>${label}</label>
      <input
        id=${field}
        type="text"
        inputmode="numeric"
        autocomplete="off"
        .value=${live(this.typed[field])}
        aria-invalid=${error ? 'true' : nothing}
        aria-describedby=${error ? `${field}-error` : nothing}
        @input=${this.#onInput}
        @change=${this.#onLeft}
        @keydown=${this.#onKey}
      />
      ${error ? html`<span id="${field}-error" class="error">${error}</span>` : nothing}
    </p>`;
  }

  readonly #onChoice = (event: Event): void => {
    const control = event.currentTarget;
    if (control instanceof HTMLInputElement) this.chosen = { ...this.chosen, uneven: control.checked };
    if (control instanceof HTMLSelectElement) this.chosen = { ...this.chosen, ...chosenIn(control) };
  };

  readonly #onInput = (event: Event): void => {
    const field = fieldIn(event);
    if (field) this.typed = { ...this.typed, [field.name]: field.value };
  };

  readonly #onLeft = (event: Event): void => {
    const field = fieldIn(event);
    if (field) this.left = new Set([...this.left, field.name]);
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.isComposing || event.repeat) return;
    event.preventDefault();
    this.dispatchEvent(new ConditionsEnteredEvent());
  };
}

function option(value: string, label: string, chosen: string) {
  return html`<option value=${value} ?selected=${value === chosen}>${label}</option>`;
}

/** What a select has chosen; the names of the selects are those of the choice. */
function chosenIn({ id, value }: HTMLSelectElement): Partial<ConditionsChoice> {
  const time = TIME_NAMES.find((name) => name === value);
  const edition = EDITION_NAMES.find((name) => name === value);
  const play = PLAY_KINDS.find((name) => name === value);
  const start = START_NAMES.find((name) => name === value);
  if (id === 'time' && time) return { time };
  if (id === 'edition' && edition) return { edition };
  if (id === 'play' && play) return { play };
  return id === 'start' && start ? { start } : {};
}

function fieldIn({ currentTarget }: Event): { readonly name: NumberField; readonly value: string } | undefined {
  if (!(currentTarget instanceof HTMLInputElement)) return undefined;
  const name = NUMBER_FIELDS.find((field) => field === currentTarget.id);
  return name && { name, value: currentTarget.value };
}

declare global {
  interface HTMLElementTagNameMap {
    'game-conditions': GameConditions;
  }
  interface HTMLElementEventMap {
    'conditions-entered': ConditionsEnteredEvent;
  }
}
