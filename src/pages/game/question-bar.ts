import { LitElement, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized, msg } from '@lit/localize';
import type { KeyCommand } from '../../commands/keys.js';
import type { Question } from '../../questions/question.js';
import { CommandGivenEvent } from '../shared/events.js';
import { AskedEvent } from '../../../components/chess-board/events.js';
import { controls } from '../../../components/styles/controls.js';

type BarButton =
  | { readonly label: string; readonly question: Question }
  | { readonly label: string; readonly command: KeyCommand; readonly pressed?: boolean };

/**
 * A button for each question and command that has a key on the board, for fingers, mice and readers in browse mode.
 *
 * @fires asked {AskedEvent} for a question
 * @fires command-given {CommandGivenEvent} for the rest
 */
@customElement('question-bar')
@localized()
export class QuestionBar extends LitElement {
  static override styles = controls;

  @property({ type: Boolean }) muted = false;

  /** Whether there is a clock to be asked. */
  @property({ type: Boolean }) timed = false;

  /** Whether a player himself sits here, who has a menu of acts. */
  @property({ attribute: false }) plays = true;

  #buttons: readonly BarButton[] = [];

  override willUpdate(): void {
    this.#buttons = [
      { label: msg('Last move', { id: 'ask-last-move' }), question: { about: 'last move' } },
      { label: msg('Last capture', { id: 'ask-last-capture' }), question: { about: 'last capture' } },
      { label: msg('Piece lists', { id: 'ask-piece-lists' }), question: { about: 'piece lists' } },
      { label: msg('Whole position', { id: 'ask-position' }), question: { about: 'position' } },
      ...(this.timed
        ? ([
            { label: msg('Both clocks', { id: 'ask-clocks' }), command: { do: 'clocks', whose: 'both' } },
            { label: msg('My clock', { id: 'ask-my-clock' }), command: { do: 'clocks', whose: 'mine' } },
            { label: msg('Opponent’s clock', { id: 'ask-other-clock' }), command: { do: 'clocks', whose: 'opponent' } },
          ] as const)
        : []),
      { label: msg('Say again', { id: 'say-again' }), command: { do: 'repeat', before: false } },
      { label: msg('Back in the game', { id: 'back-in-game' }), command: { do: 'back in game' } },
      { label: msg('Forward in the game', { id: 'forward-in-game' }), command: { do: 'forward in game' } },
      ...(this.plays
        ? ([{ label: msg('Menu of acts', { id: 'menu-of-acts' }), command: { do: 'act menu' } }] as const)
        : []),
      { label: msg('Turn board', { id: 'turn-board' }), command: { do: 'turn board' } },
      { label: msg('Mute all sound', { id: 'mute' }), command: { do: 'mute' }, pressed: this.muted },
      { label: msg('Keys', { id: 'keys' }), command: { do: 'help' } },
    ];
  }

  override render() {
    return html`<div class="row">
      ${this.#buttons.map((button, index) =>
        'pressed' in button
          ? html`<button type="button" data-index=${index} aria-pressed=${button.pressed} @click=${this.#onClick}>
              ${button.label}
            </button>`
          : html`<button type="button" data-index=${index} @click=${this.#onClick}>${button.label}</button>`,
      )}
    </div>`;
  }

  #onClick = (event: Event): void => {
    const button = this.#buttons[Number((event.currentTarget as HTMLElement).dataset['index'])];
    if (!button) return;
    this.dispatchEvent('question' in button ? new AskedEvent(button.question) : new CommandGivenEvent(button.command));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'question-bar': QuestionBar;
  }
}
