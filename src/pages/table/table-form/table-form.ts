import { LitElement, html, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localized } from '../../../../components/texts.js';
import { msg } from '../texts.js';
import type { CallStyle } from '../../../../speech/style.js';
import type { Segment } from '../../../../speech/utterance.js';
import type { TimeControl } from '../../../laws/clock/time-control.js';
import type { ByColor } from '../../../laws/squares.js';
import { isMovesBeforeDraw } from '../../../game/conditions-choice.js';
import { DEFAULT_TABLE_CHOICE, type TableChoice } from '../table-choice.js';
import { controls } from '../../../../components/styles/controls.js';
import '../../../../components/time-setting/time-setting.js';
import type { TimeChosenEvent } from '../../../../components/time-setting/events.js';
import type { TimeSetting } from '../../../../components/time-setting/time-setting.js';
import { conditionList, type ConditionLines } from './table-conditions.js';
import {
  arbiterFields,
  assistantFields,
  callFields,
  playFields,
  playerFields,
  resultFields,
  scoreFields,
  selectedIn,
  timeFields,
  windowFields,
} from './table-fields.js';
import { tableFormStyles } from './table-form.styles.js';
import { FIELDS, minutesIn, movesIn, problemsOf, type Problems, takenFrom } from './form-values.js';

/** The conditions are to be read, or the game is to begin under them; or the form was left. */
export class TableFormEvent extends Event {
  static readonly type = 'table-form';
  readonly wish: { readonly do: 'read' | 'begin'; readonly choice: TableChoice } | { readonly do: 'leave' };
  constructor(wish: TableFormEvent['wish']) {
    super(TableFormEvent.type, { bubbles: true, composed: true });
    this.wish = wish;
  }
}

/**
 * What a game at a table is played under (App. D), asked in the order in which it is then read: native fields, errors in words beside
 * them. It is read out before the game begins; what was chosen last stands there again (WCAG 3.3.7).
 *
 * @fires table-form {TableFormEvent}
 */
@customElement('table-form')
@localized()
export class TableForm extends LitElement {
  static override styles = [controls, tableFormStyles];

  @property({ attribute: false }) choice: TableChoice = DEFAULT_TABLE_CHOICE;

  /** The conditions that come of a choice, in words. */
  @property({ attribute: false }) conditionsText: (choice: TableChoice) => ConditionLines = () => [];

  /** What a style of calls sounds like. */
  @property({ attribute: false }) sample: (style: CallStyle) => Segment | undefined = () => undefined;

  /** See `time-setting`. */
  @property({ attribute: false }) controlText: (time: ByColor<TimeControl>) => string = () => '';
  @property({ attribute: false }) hear: TimeSetting['hear'] | undefined;
  @property({ attribute: false }) refusalText: TimeSetting['refusalText'] = () => '';

  /** What stands in the fields; the time excepted, which `time-setting` has. */
  @state() private draft: TableChoice = DEFAULT_TABLE_CHOICE;
  /** What stands in the field of late arrival. */
  @state() private late = '';
  /** What stands in the field of moves before a draw. */
  @state() private drawMoves = '';
  /** What was wrong when the form was sent, as far as it still is. */
  @state() private problems: Problems = {};
  /** What was read, until something is changed. */
  @state() private read: TableChoice | undefined;

  @query('time-setting') private readonly setting!: TimeSetting | null;
  @query('form') private readonly form!: HTMLFormElement | null;
  @query('#begin') private readonly beginning!: HTMLButtonElement | null;

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus(options);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('choice')) return;
    const { minutesLate, movesBeforeDraw } = this.choice;
    this.draft = this.choice;
    this.late = minutesLate === undefined ? '' : String(minutesLate);
    this.drawMoves = String(movesBeforeDraw);
  }

  override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    for (const [id, value] of Object.entries(selectedIn(this.draft))) {
      const select = this.renderRoot.querySelector<HTMLSelectElement>(`select#${id}`);
      if (select && select.value !== value) select.value = value;
    }
  }

  /** The heading, which gets the focus, stands in the form, as in `clock-form`. */
  override render() {
    const { draft, problems, read } = this;
    return html`<section aria-labelledby="set-up">
      <form
        novalidate
        @submit=${this.#onSubmit}
        @input=${this.#onInput}
        @change=${this.#onChange}
        @time-chosen=${this.#onTime}
        @time-entered=${this.#onEntered}
      >
        <h2 id="set-up" tabindex="-1">${msg('table-form')}</h2>
        ${playFields()} ${timeFields(draft, this.#time())} ${playerFields(draft)} ${callFields(draft, this.sample)}
        ${assistantFields(draft, problems)} ${scoreFields(draft)} ${resultFields(draft, this.drawMoves, problems)}
        ${arbiterFields(draft, this.late, problems)} ${windowFields()}
        <button type="submit" class="main">${msg('table-read')}</button>
      </form>
      ${read ? this.#readBack(read) : nothing}
      <p><button type="button" @click=${this.#onLeave}>${msg('clock-back')}</button></p>
    </section>`;
  }

  /** Hidden where there is no clock, so that what was set stays. */
  #time() {
    return html`<time-setting
      laws-elsewhere
      ?hidden=${!this.draft.timed}
      .time=${this.choice.time}
      .edition=${this.draft.edition}
      .controlText=${this.controlText}
      .hear=${this.hear}
      .refusalText=${this.refusalText}
    ></time-setting>`;
  }

  #readBack(read: TableChoice) {
    return html`<section aria-labelledby="read">
      <h3 id="read">${msg('table-conditions')}</h3>
      ${conditionList(this.conditionsText(read))}
      <div class="row">
        <button type="button" @click=${this.#onAgain}>${msg('change-something')}</button>
        <button type="button" class="main" id="begin" @click=${this.#onBegin}>${msg('table-begin')}</button>
      </div>
    </section>`;
  }

  readonly #onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    this.draft = takenFrom(this.renderRoot, this.draft);
    this.problems = problemsOf(this.draft, this.late, this.drawMoves);
    // Before what comes after it in the form; it says itself what is wrong, and takes the focus.
    const set = this.draft.timed ? this.setting?.take() : { time: this.choice.time };
    const wrong = FIELDS.find((field) => this.problems[field] !== undefined);
    await this.updateComplete;
    if (!set) return;
    if (wrong !== undefined) {
      this.renderRoot.querySelector<HTMLElement>(`#${wrong}`)?.focus();
      return;
    }
    const read = this.#taken(set.time);
    this.read = read;
    this.dispatchEvent(new TableFormEvent({ do: 'read', choice: read }));
    await this.updateComplete;
    this.beginning?.focus();
  };

  #taken(time: TableChoice['time']): TableChoice {
    const { minutesLate: _, ...draft } = this.draft;
    const minutes = minutesIn(this.late);
    const moves = movesIn(this.drawMoves);
    return {
      ...draft,
      time,
      ...(isMovesBeforeDraw(moves) && { movesBeforeDraw: moves }),
      ...(minutes !== undefined && { minutesLate: minutes }),
    };
  }

  readonly #onInput = (event: Event): void => {
    if (event.target instanceof HTMLInputElement && (event.target.id === 'late' || event.target.id === 'draw-moves')) {
      if (event.target.id === 'late') this.late = event.target.value;
      else this.drawMoves = event.target.value;
      // Not when the focus leaves the field: what stands below would slip away from under the pointer that is just pressed on it.
      this.#lookAgain();
    }
    this.#forget();
  };

  readonly #onChange = (): void => {
    const taken = takenFrom(this.renderRoot, this.draft);
    // A field tells of a change also when the focus leaves it, long after what was typed was taken.
    if (JSON.stringify(taken) !== JSON.stringify(this.draft)) this.#forget();
    this.draft = taken;
    this.#lookAgain();
  };

  /** What was mended is wrong no more; what was not looked at yet is not wrong yet. */
  #lookAgain(): void {
    const now = problemsOf(this.draft, this.late, this.drawMoves);
    this.problems = Object.fromEntries(
      FIELDS.flatMap((field) => (this.problems[field] !== undefined && now[field] ? [[field, now[field]]] : [])),
    );
  }

  /** What the time is asks further: by which rules rapid and blitz are played. */
  readonly #onTime = ({ time }: TimeChosenEvent): void => {
    this.draft = { ...this.draft, time };
    this.#forget();
  };

  /** What was read is not what stands there any more. */
  readonly #forget = (): void => {
    this.read = undefined;
  };

  readonly #onEntered = (): void => this.form?.requestSubmit();

  readonly #onBegin = (): void => {
    if (this.read) this.dispatchEvent(new TableFormEvent({ do: 'begin', choice: this.read }));
  };

  readonly #onAgain = (): void => {
    this.focus();
    this.read = undefined;
  };

  readonly #onLeave = (): void => {
    this.dispatchEvent(new TableFormEvent({ do: 'leave' }));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'table-form': TableForm;
  }
  interface HTMLElementEventMap {
    'table-form': TableFormEvent;
  }
}
