/** Whose window this is, and whose board is shown in it. */
import { html, nothing, type TemplateResult } from 'lit';
import './window-role.js';
import { msg } from './texts.js';
import type { WindowRoleChosenEvent } from './window-role.js';
import { opposite } from '../../laws/squares.js';
import type { HeldGame } from '../../game/session/session-port.js';
import { boardShown, isPlayers, type WindowRole } from '../../game/window-role.js';
import { addressFor } from '../../storage/window-role.js';
import type { Table } from '../shared/services.js';

const addressOf = (role: WindowRole): string => addressFor(role, location);

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
        .addressOf=${addressOf}
        @window-role-chosen=${this.#onRole}
      ></window-role>
    </section>`;
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
