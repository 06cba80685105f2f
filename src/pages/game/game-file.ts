import { LitElement, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { shownIn } from '../../commands/bars.js';
import { COMMANDS, type CommandTable } from '../../commands/commands.js';
import { NOTHING_TO_DO } from '../../commands/when.js';
import { controls } from '../../../components/styles/controls.js';
import { labelOf } from './command-labels.js';
import { giveCommand } from './give-command.js';

/**
 * The game as a file of the user's, and the way to the other games.
 *
 * @fires command-given {CommandGivenEvent}
 */
@customElement('game-file')
@localized()
export class GameFile extends LitElement {
  static override styles = controls;

  @property({ attribute: false }) commands: CommandTable = COMMANDS;

  override render() {
    return html`<div class="row">
      ${shownIn('file', NOTHING_TO_DO, this.commands).map(
        ({ shown: { id } }) =>
          html`<button type="button" data-command=${id} @click=${giveCommand}>
            ${labelOf(id, 'file', NOTHING_TO_DO)}
          </button>`,
      )}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'game-file': GameFile;
  }
}
