/**
 * The fields of a game's conditions: what was chosen and typed in them, and how they are drawn. A part of its own: it is loaded when
 * it is first unfolded.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { msg } from '../../shared/conditions-texts.js';
import { chess960Layout, type RankLayout } from '../../../laws/board/layout.js';
import type { TimeControl } from '../../../laws/clock/time-control.js';
import { DEFAULT_EDITION, EDITION_NAMES } from '../../../laws/editions/edition.js';
import type { ByColor } from '../../../laws/squares.js';
import { isDrawLimited } from '../../../laws/editions/draw.js';
import {
  AGREED_DRAWS,
  SUPERVISIONS,
  PLAY_KINDS,
  START_NAMES,
  type ConditionsChoice,
  TIME_NAMES,
  timeOf,
} from '../../../game/conditions-choice.js';
import { supervisionAskedFor, type SupervisionAsked } from '../../../game/supervision-asked.js';
import {
  agreedDrawsText,
  drawMovesText,
  supervisionLabel,
  supervisionText,
  playExplained,
  playText,
  startText,
  summaryOf,
  timeText,
} from '../../shared/conditions-texts.js';
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
import { CommandGivenEvent } from '../../shared/events.js';
import { option, quietly } from '../../../../components/dom/quiet-list.js';

/** The edition in force comes first. */
const EDITIONS_SHOWN = [DEFAULT_EDITION, ...EDITION_NAMES.filter((name) => name !== DEFAULT_EDITION)];

export interface FieldsParts {
  /** What stands in them is other now: they are to be drawn anew. */
  readonly changed: () => void;
  /** Enter was pressed in a number field. */
  readonly entered: () => void;
  /** Whether the computer plays: then nobody asks how many arbiters there are. */
  readonly againstComputer: () => boolean;
}

/** What came of taking the choice: the choice, or the first field to be mended. */
export type Taken =
  | { readonly type: 'choice'; readonly choice: ConditionsChoice }
  | { readonly type: 'wrong'; readonly field: NumberField };

export class ConditionsFields {
  readonly #parts: FieldsParts;
  #chosen: ConditionsChoice;
  #typed: Typed;
  /** Fields whose errors are shown: those that were left, and all once Start was pressed. */
  #left: ReadonlySet<NumberField> = new Set();

  /** @param choice what stands in the fields at first */
  constructor(choice: ConditionsChoice, parts: FieldsParts) {
    this.#parts = parts;
    this.#chosen = choice;
    this.#typed = typedOf(choice);
  }

  take(): Taken {
    const field = fieldsOf(this.#chosen).find((one) => errorOf(one, this.#typed) !== '');
    if (field === undefined) return { type: 'choice', choice: withTyped(this.#chosen, this.#typed) };
    this.#left = new Set(NUMBER_FIELDS);
    this.#parts.changed();
    return { type: 'wrong', field };
  }

  /** What differs from the usual, in words; empty where nothing does. */
  summary(ownTimeText: (time: ByColor<TimeControl>) => string): string {
    const entered = withTyped(this.#chosen, this.#typed);
    const times = timeOf(entered);
    const asked = entered.play === 'strict' && entered.supervision === 'inadequate' ? this.#asked(entered) : undefined;
    return summaryOf(entered, times ? ownTimeText(times) : '', asked?.tempo);
  }

  /** @param layoutText the layout of a start position of Chess960, line by line */
  render(layoutText: LayoutText): TemplateResult {
    const { time, edition, play, start, uneven, warningsAllowed } = this.#chosen;
    return html`
      <p>
        <label for="time">${msg('time')}</label>
        <select id="time" ${quietly('')} .value=${live(time)} @change=${this.#onChoice}>
          ${TIME_NAMES.map((name) => option(name, timeText(name), time))}
        </select>
      </p>
      ${
        time === 'own'
          ? html`${this.#field('minutes', uneven ? msg('white-minutes') : msg('minutes'))}
              ${this.#field('seconds', uneven ? msg('white-seconds') : msg('seconds-a-move'))}
              <p>
                <label
                  ><input
                    id="uneven"
                    type="checkbox"
                    .checked=${live(uneven)}
                    @change=${this.#onChoice}
                  />${msg('uneven')}</label
                >
              </p>
              ${
                uneven
                  ? html`${this.#field('black-minutes', msg('black-minutes'))}
                    ${this.#field('black-seconds', msg('black-seconds'))}`
                  : nothing
              }`
          : nothing
      }
      <p>
        <label for="edition">${msg('laws')}</label>
        <select id="edition" ${quietly('')} .value=${live(edition)} @change=${this.#onChoice}>
          ${EDITIONS_SHOWN.map((name) => option(name, name, edition))}
        </select>
      </p>
      <p>
        <label for="play">${msg('play')}</label>
        <select id="play" ${quietly('')} .value=${live(play)} aria-describedby="play-means" @change=${this.#onChoice}>
          ${PLAY_KINDS.map((kind) => option(kind, playText(kind), play))}
        </select>
        <span id="play-means" class="hint">${playExplained(play)}</span>
      </p>
      ${this.#eventRules()}
      ${
        play === 'strict' && time !== 'none'
          ? html`<p>
              <label
                ><input
                  id="warnings-allowed"
                  type="checkbox"
                  .checked=${live(warningsAllowed)}
                  @change=${this.#onChoice}
                />${msg('warnings-allowed')}</label
              >
            </p>`
          : nothing
      }
      <p>
        <label for="start">${msg('start-position')}</label>
        <select id="start" ${quietly('')} .value=${live(start)} @change=${this.#onChoice}>
          ${START_NAMES.map((name) => option(name, startText(name), start))}
        </select>
      </p>
      ${start === 'by number' ? this.#numberAndLayout(layoutText) : nothing}
      ${start === 'by lot' ? html`<p>${msg('lot-drawn')}</p>` : nothing}
      <div class="row">
        <button type="button" @click=${wantSetUp}>${msg('set-up-position')}</button>
      </div>
    `;
  }

  /** What casual play leaves open, and what the event says in strict play, where edition and time give it a meaning. */
  #eventRules(): TemplateResult {
    const { play, time, edition, touchBinds, pressByHand, supervision, agreedDraws } = this.#chosen;
    if (play === 'casual') {
      return html`${this.#box('touch-binds', msg('touch-binds'), touchBinds)}
      ${time === 'none' ? nothing : this.#box('press-by-hand', msg('press-by-hand'), pressByHand)}`;
    }
    const asked = this.#asked(withTyped(this.#chosen, this.#typed));
    return html`${
      asked
        ? html`<p>
            <label for="supervision">${supervisionLabel(asked.tempo)}</label>
            <select id="supervision" ${quietly('')} .value=${live(supervision)} @change=${this.#onChoice}>
              ${SUPERVISIONS.map((name) => option(name, supervisionText(name, asked.articles[name]), supervision))}
            </select>
          </p>`
        : nothing
    }
    ${
      isDrawLimited(edition)
        ? html`<p>
              <label for="agreed-draws">${msg('agreed-draws')}</label>
              <select id="agreed-draws" ${quietly('')} .value=${live(agreedDraws)} @change=${this.#onChoice}>
                ${AGREED_DRAWS.map((name) => option(name, agreedDrawsText(name), agreedDraws))}
              </select>
            </p>
            ${agreedDraws === 'after moves' ? this.#field('draw-moves', drawMovesText()) : nothing}`
        : nothing
    }`;
  }

  /** By which rules a rapid or blitz game is played, where that can be chosen. */
  #asked(choice: ConditionsChoice): SupervisionAsked | undefined {
    const times = timeOf(choice);
    return times && !this.#parts.againstComputer() ? supervisionAskedFor(choice.edition, times) : undefined;
  }

  #box(id: string, label: string, checked: boolean): TemplateResult {
    return html`<p>
      <label><input id=${id} type="checkbox" .checked=${live(checked)} @change=${this.#onChoice} />${label}</label>
    </p>`;
  }

  #numberAndLayout(layoutText: LayoutText): TemplateResult {
    const number = errorOf('number', this.#typed) === '' ? read(this.#typed.number) : undefined;
    const lines = number === undefined ? [] : layoutText(number, chess960Layout(number));
    return html`${this.#field('number', msg('chess960-number'))}
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

  #field(field: NumberField, label: string): TemplateResult {
    const error = this.#left.has(field) ? errorOf(field, this.#typed) : '';
    return html`<p>
      <label for=${field}>${label}</label>
      <input
        id=${field}
        type="text"
        inputmode="numeric"
        autocomplete="off"
        .value=${live(this.#typed[field])}
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
    if (control instanceof HTMLInputElement) this.#chosen = { ...this.#chosen, ...tickedIn(control) };
    if (control instanceof HTMLSelectElement) this.#chosen = { ...this.#chosen, ...chosenIn(control) };
    this.#parts.changed();
  };

  readonly #onInput = (event: Event): void => {
    const field = fieldIn(event);
    if (field) this.#typed = { ...this.#typed, [field.name]: field.value };
    this.#parts.changed();
  };

  readonly #onLeft = (event: Event): void => {
    const field = fieldIn(event);
    if (field) this.#left = new Set([...this.#left, field.name]);
    this.#parts.changed();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.isComposing || event.repeat) return;
    event.preventDefault();
    this.#parts.entered();
  };
}

/** What a box has switched. */
function tickedIn({ id, checked }: HTMLInputElement): Partial<ConditionsChoice> {
  switch (id) {
    case 'uneven':
      return { uneven: checked };
    case 'touch-binds':
      return { touchBinds: checked };
    case 'press-by-hand':
      return { pressByHand: checked };
    default:
      return { warningsAllowed: checked };
  }
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
  const supervision = SUPERVISIONS.find((name) => name === value);
  if (id === 'supervision' && supervision) return { supervision };
  const agreedDraws = AGREED_DRAWS.find((name) => name === value);
  if (id === 'agreed-draws' && agreedDraws) return { agreedDraws };
  return id === 'start' && start ? { start } : {};
}

function fieldIn({ currentTarget }: Event): { readonly name: NumberField; readonly value: string } | undefined {
  if (!(currentTarget instanceof HTMLInputElement)) return undefined;
  const name = NUMBER_FIELDS.find((field) => field === currentTarget.id);
  return name && { name, value: currentTarget.value };
}

/** How a start position of Chess960 is told, one sentence for each rank or run of empty ranks. */
export type LayoutText = (number: number, layout: readonly RankLayout[]) => readonly string[];

/** Another start position than those that are listed: a page of its own. */
function wantSetUp({ currentTarget }: Event): void {
  currentTarget?.dispatchEvent(new CommandGivenEvent('set-up'));
}
