/** What the player of this window has still to call, repeat and execute. */
import { html, nothing, type TemplateResult } from 'lit';
import './table-steps.js';
import { msg } from './texts.js';
import type { CallText } from '../shared/step-texts.js';
import { calledName } from '../../../speech/phrase/table.js';
import type { HeldGame } from '../../game/session/session-port.js';
import { isPlayers, sidesOf } from '../../game/window-role.js';
import { stepsOf } from '../../questions/table-steps.js';
import type { TableActEvent } from '../shared/table-events.js';
import type { Table } from '../shared/services.js';

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
