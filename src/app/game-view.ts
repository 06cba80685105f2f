/** The page of a game: board, entry, log and the rest in their order of reading. */
import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '@lit/localize';
import '../../components/chess-board/chess-board.js';
import { BOARD_KEYMAP } from './board-keymap.js';
import '../../components/move-entry/move-entry.js';
import type { ClockPressEvent } from '../../components/chess-clock/events.js';
import { GameWishEvent } from '../pages/shared/events.js';
import type { ClaimTerms } from '../pages/game/claim-form/claim-texts.js';
import type { MoveMeantEvent } from '../pages/game/move-question/move-events.js';
import { pageClock } from '../game/time.js';
import type { AppController } from './app-controller.js';
import { promotionText } from './board-texts.js';
import { clockMode } from './clock-mode.js';
import { shownCheck, standingLine } from './standing.js';
import { tableMode } from './table.js';

/** There is nothing to claim. */
export const NO_CLAIMS: ClaimTerms = { playing: false };

/** Where the score will stand, so that nothing below it moves when it has been loaded. */
const SCORE_TO_COME = html`<section class="score-to-come"><div class="steady"></div></section>`;

const now = (): number => pageClock.now();

export interface GameViewParts {
  readonly app: AppController;
  /** What the form of claims must know, while the game goes on. */
  readonly claimTerms: ClaimTerms;
  /** The offer to keep the games safe, where it is made. */
  readonly keepSafe: TemplateResult | typeof nothing;
  readonly log: TemplateResult;
  readonly settings: TemplateResult;
  readonly onMoveMeant: (event: MoveMeantEvent) => Promise<void>;
}

/** Nothing where no game stands here. */
export function gameView({ app, claimTerms, keepSafe, log, settings, onMoveMeant }: GameViewParts) {
  const { view, ply } = app.gameValue;
  if (!view) return nothing;
  const position = ply === view.positions.length - 1 ? view.board : (view.positions[ply] ?? view.board);
  const last = view.sheet[ply - 1];
  const acts = app.actsState;
  const { texts } = app.choices;
  const table = tableMode()?.parts();
  const { plays = true, moves = true } = table ?? {};
  return html`
    <div class="game">
      ${table?.head}
      <section class="board" aria-labelledby="board">
        <h2 id="board">${msg('Board', { id: 'board' })}</h2>
        <chess-board
          .position=${position}
          .orientation=${app.orientation}
          .lastMove=${last && { from: last.moved.from, to: last.moved.to }}
          .check=${shownCheck(view, position)}
          .mayLift=${app.mayLift}
          .cellText=${texts.cellText}
          .cellBraille=${texts.cellBraille}
          .cellLanguage=${texts.cellLanguage}
          .promotionText=${promotionText}
          .promotionLetters=${texts.promotionLetters}
          .keymap=${BOARD_KEYMAP}
          .keysEnabled=${app.settings.letterKeys}
        ></chess-board>
        ${table?.board}
        <act-menu .state=${acts}></act-menu>
        <claim-form .terms=${view.ending ? NO_CLAIMS : claimTerms}></claim-form>
      </section>
      ${
        moves
          ? html`<section aria-labelledby="entry">
              <h2 id="entry">${msg('Move entry', { id: 'move-entry' })}</h2>
              <move-entry .refusal=${app.refusal} .history=${app.lineHistory}></move-entry>
              ${app.voiceButton}
              <move-question .moves=${app.candidates} @move-meant=${onMoveMeant}></move-question>
              ${table?.steps}
            </section>`
          : nothing
      }
      ${log} ${table ? table.score : SCORE_TO_COME}
      ${
        view.clock
          ? html`<section aria-labelledby="clocks">
              <h2 id="clocks">${msg('Clocks', { id: 'clocks' })}</h2>
              <chess-clock
                .clock=${view.clock}
                .now=${now}
                @clock-press=${onClockPress}
                .press=${moves ? acts.press : 'none'}
                .timeText=${texts.clockText}
              ></chess-clock>
              ${clockMode()?.dials.beside(view.clock)}
            </section>`
          : nothing
      }
      <section aria-labelledby="game">
        <h2 id="game">${msg('Game', { id: 'game' })}</h2>
        <p class="standing">${standingLine(view, app.endingWords)}</p>
        <question-bar ?muted=${!app.settings.sound} ?timed=${view.clock !== undefined} .plays=${plays}></question-bar>
        <game-acts .state=${acts} .plays=${plays}></game-acts>
        <game-file></game-file>
        ${keepSafe}
      </section>
      ${table?.foot} ${settings}
    </div>
  `;
}

/** Whether the clock may be pressed now is for the game to say. */
function onClockPress({ currentTarget }: ClockPressEvent): void {
  currentTarget?.dispatchEvent(new GameWishEvent('press clock'));
}
