/** The page before a game: on the first visit the questions about speech, and the form for a new game. */
import { html, nothing, type TemplateResult } from 'lit';
import '../shared/language-choice.js';
import './new-game-form.js';
import { msg } from './texts.js';
import type { NewGameForm } from './new-game-form.js';
import '../shared/speech-settings.js';
import { CommandGivenEvent } from '../shared/events.js';
import type { NewGameChoice } from '../../game/new-game.js';
import type { BoardTexts } from '../shared/board-texts.js';

export interface StartParts {
  readonly firstVisit: boolean;
  readonly choice: NewGameChoice;
  readonly texts: BoardTexts;
  /** Opens the form of a game at a table. */
  readonly onTable: () => void;
  /** Opens the form of a clock alone. */
  readonly onClock: () => void;
  /** What the folded choices come from. */
  readonly loadConditions: NewGameForm['loadConditions'];
  /** Leads back to the game that stands here; absent where there is none. */
  readonly onBack?: () => void;
}

export function startView({
  firstVisit,
  choice,
  texts,
  onTable,
  onClock,
  loadConditions,
  onBack,
}: StartParts): TemplateResult {
  return html`
    <div class="start">
      ${
        firstVisit
          ? html`<section aria-labelledby="speech">
              <h2 id="speech">${msg('speech')}</h2>
              <language-choice></language-choice>
              <speech-settings .sample=${texts.callSample}></speech-settings>
            </section>`
          : nothing
      }
      <section aria-labelledby="new-game">
        <h2 id="new-game">${msg('new-game-heading')}</h2>
        <new-game-form
          .choice=${choice}
          .layoutText=${texts.layoutText}
          .ownTimeText=${texts.ownTimeText}
          .loadConditions=${loadConditions}
        ></new-game-form>
        ${
          onBack
            ? html`<p>
                <button type="button" @click=${onBack}>${msg('back-to-game')}</button>
              </p>`
            : nothing
        }
      </section>
      <p>
        <button type="button" @click=${wantGames}>${msg('saved-games')}</button>
      </p>
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
    </div>
  `;
}

function wantGames({ currentTarget }: Event): void {
  currentTarget?.dispatchEvent(new CommandGivenEvent('games'));
}
