/** The page where a game is begun: what this is, the form for a new game, other ways to begin and, on the first visit, the questions about speech. */
import { html, nothing, type TemplateResult } from 'lit';
import './first-questions.js';
import './new-game-form.js';
import { msg } from './texts.js';
import type { NewGameForm } from './new-game-form.js';
import { CommandGivenEvent } from '../shared/events.js';
import type { NewGameChoice } from '../../game/new-game.js';
import type { BoardTexts } from '../shared/board-texts.js';

export interface StartParts {
  readonly firstVisit: boolean;
  readonly choice: NewGameChoice;
  readonly texts: BoardTexts;
  /** Of the guided first game. */
  readonly guideAddress: string;
  /** Opens the form of a game at a table. */
  readonly onTable: () => void;
  /** Opens the form of a clock alone. */
  readonly onClock: () => void;
  /** What the folded choices come from. */
  readonly loadConditions: NewGameForm['loadConditions'];
  /** Leads to the game that goes on here; absent where none does. */
  readonly onContinue?: () => void;
}

export function startView({
  firstVisit,
  choice,
  texts,
  guideAddress,
  onTable,
  onClock,
  loadConditions,
  onContinue,
}: StartParts): TemplateResult {
  return html`
    <div class="start">
      <p>${msg('start-about')}</p>
      <p class="learn"><a href=${guideAddress}>${msg('start-learn')}</a></p>
      ${
        onContinue
          ? html`<p>
              <button type="button" class="main" @click=${onContinue}>${msg('continue-game')}</button>
            </p>`
          : nothing
      }
      <section aria-labelledby="new-game">
        <h2 id="new-game" tabindex="-1">${msg('new-game-heading')}</h2>
        <new-game-form
          .choice=${choice}
          .layoutText=${texts.layoutText}
          .ownTimeText=${texts.ownTimeText}
          .loadConditions=${loadConditions}
        ></new-game-form>
      </section>
      <section aria-labelledby="at-the-table">
        <h2 id="at-the-table">${msg('table-link-heading')}</h2>
        <p>${msg('table-link-about')}</p>
        <button type="button" @click=${onTable}>${msg('table-link')}</button>
      </section>
      <section aria-labelledby="clock-alone">
        <h2 id="clock-alone">${msg('clock-alone-heading')}</h2>
        <p>${msg('clock-alone-about')}</p>
        <button type="button" @click=${onClock}>${msg('clock-alone')}</button>
      </section>
      <p>
        <button type="button" @click=${wantGames}>${msg('saved-games')}</button>
      </p>
      ${
        firstVisit
          ? html`<section aria-labelledby="speech">
              <h2 id="speech">${msg('speech')}</h2>
              <first-questions .sample=${texts.callSample}></first-questions>
            </section>`
          : nothing
      }
    </div>
  `;
}

function wantGames({ currentTarget }: Event): void {
  currentTarget?.dispatchEvent(new CommandGivenEvent('games'));
}
