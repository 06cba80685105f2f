import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import type { Color } from '../../laws/squares.js';
import { type TableStep, stepsOf } from '../../questions/table-steps.js';
import { LINGERS_FOR } from '../../../components/dom/lingering.js';
import { controls } from '../../../components/styles/controls.js';
import { TableActEvent } from '../shared/table-events.js';
import { stepText, type CallText } from '../shared/step-texts.js';
import { calledName } from '../../../speech/phrase/table.js';
import type { HeldGame } from '../../game/session/session-port.js';
import { isPlayers, sidesOf } from '../../game/window-role.js';
import type { Table } from '../shared/services.js';

/** What one player has to do. */
export interface PlayersSteps {
  readonly player: Color;
  readonly steps: readonly TableStep[];
}

/**
 * What is still to be called, repeated and executed by a player at a table, each by one press (App. D.2.1). The focus stays on the
 * button in whose place the next one comes.
 *
 * @fires table-act {TableActEvent} when a step is done
 */
@customElement('table-steps')
@localized()
export class TableSteps extends LitElement {
  static override styles = [
    controls,
    css`
      ul {
        padding: 0;
        /* Not "none", which is no list any more to some readers. */
        list-style-type: '';
      }

      button {
        text-align: start;
      }
    `,
  ];

  @property({ attribute: false }) players: readonly PlayersSteps[] = [];

  /** A move as it is called at this table, and the language of that. */
  @property({ attribute: false }) callText: CallText = (move) => ({ text: `${move.from}${move.to}`, lang: 'en' });

  /** In the order of their buttons. */
  #shown: TableStep[] = [];
  #had: number | undefined;
  /** What is drawn; it stays for a moment after the focus was led from what is done to what is left (`lingering.ts`). */
  #drawn: readonly PlayersSteps[] = [];
  #staying: ReturnType<typeof setTimeout> | undefined;

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector('button')?.focus(options);
  }

  override willUpdate(): void {
    const buttons = [...this.renderRoot.querySelectorAll('button')];
    const active = this.shadowRoot?.activeElement;
    const index = buttons.findIndex((button) => button === active);
    this.#had = index < 0 ? undefined : index;
    if (this.#staying !== undefined) return;
    const had = this.#had === undefined ? undefined : this.#shown[this.#had];
    const left = buttons.find((_, place) => this.#isStill(this.#shown[place]));
    if (had === undefined || this.#isStill(had) || !left) {
      this.#drawn = this.players;
      return;
    }
    left.focus();
    this.#staying = setTimeout(() => {
      this.#staying = undefined;
      this.requestUpdate();
    }, LINGERS_FOR);
  }

  /** Whether this has still to be done. */
  #isStill(step: TableStep | undefined): boolean {
    return step !== undefined && this.players.some(({ steps }) => steps.some((one) => keyOf(one) === keyOf(step)));
  }

  override updated(): void {
    if (this.#had === undefined || this.shadowRoot?.activeElement) return;
    const buttons = this.renderRoot.querySelectorAll('button');
    (buttons[Math.min(this.#had, buttons.length - 1)] ?? this.renderRoot.querySelector<HTMLElement>('#none'))?.focus();
  }

  override render() {
    this.#shown = [];
    const any = this.#drawn.some(({ steps }) => steps.length > 0);
    return html`
      ${this.#drawn.map(({ player, steps }) =>
        steps.length === 0
          ? nothing
          : this.#drawn.length > 1
            ? html`<div role="group" aria-labelledby=${player}>
                <h4 id=${player}>${playerText(player)}</h4>
                ${this.#list(steps)}
              </div>`
            : this.#list(steps),
      )}
      ${any ? nothing : html`<p id="none" tabindex="-1">${msg('table-steps-none')}</p>`}
    `;
  }

  #list(steps: readonly TableStep[]) {
    return html`<ul class="row">
      ${repeat(steps, keyOf, (step) => html`<li>${this.#button(step)}</li>`)}
    </ul>`;
  }

  /** The blank stands in one text with the words: alone between two elements it would not be spoken, and "Repeat:Springer" would. */
  #button(step: TableStep) {
    const { before, call } = stepText(step, this.callText);
    return html`<button
      type="button"
      data-step=${step.do}
      .value=${String(this.#shown.push(step) - 1)}
      @click=${this.#onStep}
      >${call ? html`${`${before} `}<span lang=${call.lang}>${call.text}</span>` : before}</button
    >`;
  }

  readonly #onStep = (event: Event): void => {
    const step = this.#shown[Number((event.currentTarget as HTMLButtonElement).value)];
    if (step && this.#isStill(step)) this.dispatchEvent(new TableActEvent(step.act));
  };
}

/** A button whose words became others under the focus would not be spoken: each step has its own. */
function keyOf({ act }: TableStep): string {
  return JSON.stringify(act);
}

function playerText(player: Color): string {
  return player === 'white' ? msg('role-white') : msg('role-black');
}

/** What the player of this window has still to call, repeat and execute. */
export class StepsPart {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  render({ game }: HeldGame): TemplateResult | typeof nothing {
    const role = this.#table.role();
    if (!game.conditions.blind || !isPlayers(role) || game.ending) return nothing;
    const players = sidesOf(role).map((player) => ({ player, steps: stepsOf(game, player) }));
    return html`<section aria-labelledby="table-steps">
      <h3 id="table-steps">${msg('table-steps')}</h3>
      <table-steps .players=${players} .callText=${this.#callText} @table-act=${this.#onAct}></table-steps>
    </section>`;
  }

  readonly #callText: CallText = (move, by) => {
    const options = this.#table.options();
    return calledName(move, by, options);
  };

  readonly #onAct = ({ act }: TableActEvent): void => {
    void this.#table.act(act);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'table-steps': TableSteps;
  }
}
