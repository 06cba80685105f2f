import { LitElement, html } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import type { TimeControl } from '../../laws/clock/time-control.js';
import type { ByColor } from '../../laws/squares.js';
import { DEFAULT_CONDITIONS, isUsual } from '../../game/conditions-choice.js';
import { LEVEL_NUMBERS } from '../../game/levels.js';
import type { NewGameChoice } from '../../game/new-game.js';
import { DEFAULT_SETTINGS } from '../../storage/settings/settings.js';
import './game-conditions/game-conditions.js';
import type { GameConditions } from './game-conditions/game-conditions.js';
import { levelText } from '../shared/level-text.js';
import { controls } from '../../../components/styles/controls.js';
import { option, focusList, quietly } from '../../../components/dom/quiet-list.js';

/** The user pressed Start. */
export class NewGameWantedEvent extends Event {
  static readonly type = 'new-game-wanted';
  readonly choice: NewGameChoice;
  constructor(choice: NewGameChoice) {
    super(NewGameWantedEvent.type, { bubbles: true, composed: true });
    this.choice = choice;
  }
}

/**
 * The form a game is begun with: opponent, level, colour and Start; folded away behind it the conditions of the game. Native selects, so that every reader, keyboard and voice control
 * knows them; what was chosen last stands there again (WCAG 3.3.7).
 *
 * @fires new-game-wanted {NewGameWantedEvent} when Start is pressed
 */
@customElement('new-game-form')
@localized()
export class NewGameForm extends LitElement {
  static override styles = controls;

  /** What stands in the form at first. */
  @property({ attribute: false }) choice: NewGameChoice = DEFAULT_SETTINGS.newGame;

  /** The layout of a start position of Chess960 (see `game-conditions`). */
  @property({ attribute: false }) layoutText: GameConditions['layoutText'] = () => [];

  /** A time of the user's own in words (see `game-conditions`). */
  @property({ attribute: false }) ownTimeText: (time: ByColor<TimeControl>) => string = () => '';

  /** What the folded conditions come from (see `game-conditions`). */
  @property({ attribute: false }) loadConditions: GameConditions['loadFields'] = () =>
    import('./game-conditions/conditions-fields.js');

  @state() private opponent: NewGameChoice['opponent'] | undefined;

  @query('#opponent') private readonly opponentSelect!: HTMLSelectElement;
  @query('#level') private readonly levelSelect!: HTMLSelectElement;
  @query('#color') private readonly colorSelect!: HTMLSelectElement;
  @query('game-conditions') private readonly conditions!: GameConditions;
  @query('form') private readonly form!: HTMLFormElement;

  override focus(options?: FocusOptions): void {
    focusList(this.opponentSelect, options);
  }

  override render() {
    const computer = (this.opponent ?? this.choice.opponent) === 'computer';
    return html`
      <form @submit=${this.#onSubmit}>
        <p>
          <label for="opponent">${msg('opponent')}</label>
          <select id="opponent" ${quietly('')} @change=${this.#onOpponent}>
            ${option('computer', msg('computer'), this.choice.opponent)}
            ${option('beside', msg('player-beside-you'), this.choice.opponent)}
          </select>
        </p>
        <p>
          <label for="level">${msg('level')}</label>
          <select id="level" ${quietly('')} ?disabled=${!computer}>
            ${LEVEL_NUMBERS.map((level) => option(String(level), levelText(level), String(this.choice.level)))}
          </select>
        </p>
        <p>
          <label for="color">${msg('your-colour')}</label>
          <select id="color" ${quietly('')}>
            ${option('white', msg('white'), this.choice.color)} ${option('black', msg('black'), this.choice.color)}
            ${option('lot', msg('by-lot'), this.choice.color)}
          </select>
        </p>
        <button type="submit" class="main">${msg('start')}</button>
        <game-conditions
          .choice=${this.choice.conditions ?? DEFAULT_CONDITIONS}
          .layoutText=${this.layoutText}
          .ownTimeText=${this.ownTimeText}
          .loadFields=${this.loadConditions}
          ?computer=${computer}
          @conditions-entered=${this.#onEntered}
        ></game-conditions>
      </form>
    `;
  }

  #onOpponent = (): void => {
    this.opponent = this.opponentSelect.value === 'beside' ? 'beside' : 'computer';
  };

  #onEntered = (): void => this.form.requestSubmit();

  #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const conditions = this.conditions.take();
    if (!conditions) return;
    const color = this.colorSelect.value;
    this.dispatchEvent(
      new NewGameWantedEvent({
        opponent: this.opponentSelect.value === 'beside' ? 'beside' : 'computer',
        level: LEVEL_NUMBERS.find((level) => String(level) === this.levelSelect.value) ?? 1,
        color: color === 'black' || color === 'lot' ? color : 'white',
        // Whoever has chosen nothing is to have what will be the usual then.
        ...(isUsual(conditions) ? {} : { conditions }),
      }),
    );
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'new-game-form': NewGameForm;
  }
  interface HTMLElementEventMap {
    'new-game-wanted': NewGameWantedEvent;
  }
}
