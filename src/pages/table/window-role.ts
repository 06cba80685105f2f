import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import { WINDOW_ROLES, type WindowRole, boardShown, isPlayers } from '../../game/window-role.js';
import { focusList, quietly } from '../../../components/dom/quiet-list.js';
import { controls } from '../../../components/styles/controls.js';
import { COLORS, opposite } from '../../laws/squares.js';
import type { HeldGame } from '../../game/session/session-port.js';
import { addressFor } from '../../storage/window-role.js';
import type { Table } from '../shared/services.js';

/** The window is for somebody else from now on. */
export class WindowRoleChosenEvent extends Event {
  static readonly type = 'window-role-chosen';
  readonly role: WindowRole;
  constructor(role: WindowRole) {
    super(WindowRoleChosenEvent.type, { bubbles: true, composed: true });
    this.role = role;
  }
}

/**
 * Whose window this is at a game at a table, and windows for the others: each tells only what its user may hear.
 *
 * @fires window-role-chosen {WindowRoleChosenEvent} when another was chosen
 */
@customElement('window-role')
@localized()
export class WindowRoleChoice extends LitElement {
  static override styles = [
    controls,
    css`
      /* Large enough for a finger. */
      li > a {
        display: inline-block;
        min-inline-size: 2.75rem;
        padding-block: 0.6rem;
      }
    `,
  ];

  @property({ attribute: false }) whose: WindowRole = 'both players';

  /** For whom no window is wanted, as they do not come to this game. */
  @property({ attribute: false }) absent: readonly WindowRole[] = [];

  /** The address of a window for somebody. */
  @property({ attribute: false }) addressOf: (role: WindowRole) => string = () => '';

  override focus(options?: FocusOptions): void {
    focusList(this.renderRoot.querySelector('select'), options);
  }

  /** When the options are there: where one has the attribute `selected`, Orca says the one that was chosen before. */
  override updated(): void {
    const select = this.renderRoot.querySelector('select');
    if (select && select.value !== this.whose) select.value = this.whose;
  }

  override render() {
    return html`
      <p>
        <label for="role">${msg('window-role-label')}</label>
        <select id="role" ${quietly(this.whose)} @change=${this.#onChange}>
          ${WINDOW_ROLES.map((role) => html`<option value=${role}>${roleText(role)}</option>`)}
        </select>
      </p>
      <details>
        <summary>${msg('windows-for-others')}</summary>
        <p> ${msg('windows-for-others-about')} </p>
        <ul>
          ${WINDOW_ROLES.filter(
            (role) => role !== this.whose && role !== 'both players' && !this.absent.includes(role),
          ).map((role) => html`<li><a href=${this.addressOf(role)} target="_blank">${roleText(role)}</a></li>`)}
        </ul>
      </details>
    `;
  }

  readonly #onChange = (event: Event): void => {
    const { value } = event.currentTarget as HTMLSelectElement;
    const role = WINDOW_ROLES.find((one) => one === value);
    if (role) this.dispatchEvent(new WindowRoleChosenEvent(role));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'window-role': WindowRoleChoice;
  }
  interface HTMLElementEventMap {
    'window-role-chosen': WindowRoleChosenEvent;
  }
}

/** Those at a table, as they are chosen from. */
export function roleText(role: WindowRole): string {
  switch (role) {
    case 'both players':
      return msg('role-both-players');
    case 'white':
      return msg('role-white');
    case 'black':
      return msg('role-black');
    case 'assistant of white':
      return msg('role-assistant-of-white');
    case 'assistant of black':
      return msg('role-assistant-of-black');
    case 'arbiter':
      return msg('role-arbiter');
    case 'onlooker':
      return msg('role-onlooker');
  }
}

const addressOf = (role: WindowRole): string => addressFor(role, location);

/** Whose window this is, and whose board is shown in it. */
export class HeadPart {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  render(): TemplateResult {
    return html`<section aria-labelledby="window-role">
      <h2 id="window-role">${msg('at-the-table')}</h2>
      <window-role
        .whose=${this.#table.role()}
        .absent=${this.#absent}
        .addressOf=${addressOf}
        @window-role-chosen=${this.#onRole}
      ></window-role>
    </section>`;
  }

  get #absent(): readonly WindowRole[] {
    const { assistants, arbiter } = this.#table.held()?.game.conditions ?? {};
    const sides = COLORS.filter((side) => assistants !== undefined && !assistants[side]?.length);
    return [
      ...sides.map((side) => `assistant of ${side}` as const),
      ...(arbiter === false ? ['arbiter' as const] : []),
    ];
  }

  /** Below the board: whose it is, and the button that shows the other, where this window may show both. */
  board({ game }: HeldGame): TemplateResult | typeof nothing {
    const role = this.#table.role();
    if (game.conditions.blind?.boards !== 'two') return nothing;
    const shown = boardShown(this.#table.services.game.value);
    const own = isPlayers(role) && role !== 'both players';
    return html`<p class="whose-board">
        ${shown === 'white' ? msg('whites-board-shown') : msg('blacks-board-shown')}
      </p>
      ${
        own
          ? nothing
          : html`<p>
              <button type="button" @click=${this.#onOther}>
                ${shown === 'white' ? msg('show-blacks-board') : msg('show-whites-board')}
              </button>
            </p>`
      }`;
  }

  readonly #onRole = ({ role }: WindowRoleChosenEvent): void => {
    const { game } = this.#table.services;
    game.sit(role);
    game.sitAnew();
  };

  readonly #onOther = (): void => {
    const { game } = this.#table.services;
    game.showBoardOf(opposite(boardShown(game.value)));
  };
}
