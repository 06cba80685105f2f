import { LitElement, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { shownIn, type ShownCommand } from '../../commands/bars.js';
import { COMMANDS, type CommandTable } from '../../commands/commands.js';
import { NOTHING_TO_DO, type WhenView } from '../../commands/when.js';
import { controls } from '../../../components/styles/controls.js';
import { labelOf } from './command-labels.js';
import { giveCommand } from './give-command.js';

/**
 * A button for each question and command that has a key on the board, for fingers, mice and readers in browse mode.
 *
 * @fires command-given {CommandGivenEvent}
 */
@customElement('question-bar')
@localized()
export class QuestionBar extends LitElement {
  static override styles = controls;

  @property({ attribute: false }) state: WhenView = NOTHING_TO_DO;

  @property({ attribute: false }) commands: CommandTable = COMMANDS;

  override render() {
    const shown = shownIn('questions', this.state, this.commands);
    return html`<div class="row">${shown.map((one) => this.#button(one.shown))}</div>`;
  }

  #button({ id, isOn }: ShownCommand) {
    return html`<button type="button" data-command=${id} aria-pressed=${isOn ?? nothing} @click=${giveCommand}>
      ${labelOf(id, 'questions', this.state)}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'question-bar': QuestionBar;
  }
}
