import { LitElement, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { shownIn, type ShownCommand } from '../../commands/bars.js';
import { COMMANDS, type CommandTable, isCommandId } from '../../commands/commands.js';
import { NOTHING_TO_DO, type WhenView } from '../../commands/when.js';
import { ToolBars } from '../../../components/dom/tool-bars.js';
import { controls } from '../../../components/styles/controls.js';
import { labelOf } from './command-labels.js';
import { msg } from './texts.js';
import { toolBarStyles } from './tool-bar.styles.js';
import { CommandGivenEvent } from '../shared/events.js';

/** The bars whose buttons stay as long as they are shown: what is asked, what changes what is seen and heard, and the ways on from a game that is over. */
export type SteadyBar = 'questions' | 'view' | 'result';

/**
 * A toolbar with a button for each thing that stands in a bar: for fingers, mice and readers in browse mode.
 *
 * @slot - stands between the bar's name and its buttons
 * @fires command-given {CommandGivenEvent}
 */
@customElement('command-bar')
@localized()
export class CommandBar extends LitElement {
  static override styles = [controls, toolBarStyles];

  @property() bar: SteadyBar = 'questions';

  @property({ attribute: false }) state: WhenView = NOTHING_TO_DO;

  @property({ attribute: false }) commands: CommandTable = COMMANDS;

  constructor() {
    super();
    this.addController(new ToolBars(this));
  }

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus(options);
  }

  override render() {
    const shown = shownIn(this.bar, this.state, this.commands);
    return html`<h2 id="bar">${this.#heading()}</h2>
      <slot></slot>
      <div role="toolbar" aria-labelledby="bar">${shown.map((one) => this.#button(one.shown))}</div>`;
  }

  #heading(): string {
    switch (this.bar) {
      case 'questions':
        return msg('bar-ask');
      case 'view':
        return msg('bar-view');
      case 'result':
        return msg('result');
    }
  }

  #button({ id, isOn }: ShownCommand) {
    return html`<button type="button" data-command=${id} aria-pressed=${isOn ?? nothing} @click=${giveCommand}>
      ${labelOf(id, this.bar, this.state)}
    </button>`;
  }
}

/** For a button of a bar: gives the command whose id stands in its `data-command`. */
export function giveCommand({ currentTarget }: Event): void {
  const id = currentTarget instanceof HTMLElement ? currentTarget.dataset['command'] : undefined;
  if (id !== undefined && isCommandId(id)) currentTarget?.dispatchEvent(new CommandGivenEvent(id));
}

declare global {
  interface HTMLElementTagNameMap {
    'command-bar': CommandBar;
  }
}
