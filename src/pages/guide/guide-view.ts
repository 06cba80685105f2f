/** The page of the guided first game: its step, then board, field and questions as in any game. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../components/chess-board/chess-board.js';
import '../../../components/move-entry/move-entry.js';
import type { Keymap } from '../../../components/chess-board/keys.js';
import type { Settings } from '../../storage/settings/settings.js';
import { mayLift } from '../../game/store.js';
import { promotionText, type CellTexts } from '../shared/cell-texts.js';
import { CommandGivenEvent } from '../shared/events.js';
import { shownCheck, shownDestinations } from '../shared/standing.js';
import type { GuidedGame } from './guided-game.js';
import { numberText, stepText } from './guide-words.js';
import { msg } from './texts.js';

export interface GuideViewParts {
  readonly guided: GuidedGame;
  readonly texts: CellTexts;
  readonly settings: Settings;
  readonly keymap: Keymap;
  readonly typing: boolean;
  /** The buttons that ask. */
  readonly questions: TemplateResult;
  /** Between which moves a line leaves the choice. */
  readonly meant: TemplateResult;
  readonly voice: unknown;
  readonly log: unknown;
}

export function guideView(parts: GuideViewParts): TemplateResult {
  const { guided, texts, settings, questions, meant, voice, log, ...keys } = parts;
  const { guide, value, words } = guided;
  const { view, ply, bottom, refusal } = value;
  const position = view?.positions[ply];
  const number = numberText(guide);
  return html`<div
    class="guide"
    @cursor-moved=${guided.onCursor}
    @pointerdown=${guided.onPointer}
    @keydown=${guided.onKey}
  >
    <section aria-labelledby="guide-step">
      <h3 id="guide-step">${number || msg('page-guide')}</h3>
      <p>${stepText(guide.step, words)}</p>
      <p class="buttons">
        <button type="button" @click=${guided.onSayStep}>${msg('say-again')}</button>
        ${
          guide.step === 'board'
            ? nothing
            : html`<button type="button" @click=${guided.onRestart}> ${msg('guide-restart')} </button>`
        }
        <button type="button" class=${guide.step === 'end' ? 'main' : nothing} @click=${wantNewGame}>
          ${msg('new-game')}
        </button>
      </p>
    </section>
    ${
      view && position
        ? html`<section class="board" aria-labelledby="guide-board">
            <h3 id="guide-board">${msg('board')}</h3>
            <chess-board
              .position=${position}
              .orientation=${bottom}
              .lastMove=${lastMoveOf(view.sheet[ply - 1])}
              .check=${shownCheck(view, position)}
              .destinations=${ply === view.positions.length - 1 ? shownDestinations(view) : undefined}
              .mayLift=${mayLift(value)}
              .cellText=${texts.cellText}
              .cellBraille=${texts.cellBraille}
              .cellLanguage=${texts.cellLanguage}
              .promotionText=${promotionText}
              .promotionLetters=${texts.promotionLetters}
              .keymap=${keys.keymap}
              .typing=${keys.typing}
              .keysEnabled=${settings.letterKeys}
            ></chess-board>
          </section>`
        : nothing
    }
    <section class="entry" aria-labelledby="guide-entry">
      <h3 id="guide-entry">${msg('move-entry')}</h3>
      <move-entry .refusal=${refusal} .history=${guided.history}></move-entry>
      ${voice} ${meant}
    </section>
    ${questions} ${log}
  </div>`;
}

function lastMoveOf(last: { readonly moved: { readonly from: string; readonly to: string } } | undefined): unknown {
  return last && { from: last.moved.from, to: last.moved.to };
}

function wantNewGame({ currentTarget }: Event): void {
  currentTarget?.dispatchEvent(new CommandGivenEvent('new-game'));
}
