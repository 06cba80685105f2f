/** The page of a game: board, entry, log and the rest in their order of reading. */
import { html, nothing } from 'lit';
import { msg } from './texts.js';
import { CommandGivenEvent } from '../shared/events.js';
import type { ClockPressEvent } from '../../../components/chess-clock/chess-clock.js';
import '../../../components/chess-board/chess-board.js';
import { BOARD_KEYMAP, type Keymap } from '../../../components/chess-board/keys.js';
import '../../../components/move-entry/move-entry.js';
import type { ClaimTerms } from './claim-form/claim-texts.js';
import type { MoveMeantEvent } from './move-question.js';
import type { WhenView } from '../../commands/when.js';
import type { Color } from '../../laws/squares.js';
import type { GameValue } from '../../game/store.js';
import type { LineHistory } from '../../../speech/line-history.js';
import type { Settings } from '../../storage/settings/settings.js';
import type { BoardTexts } from '../shared/board-texts.js';
import type { Candidate } from '../../game/line-open.js';
import { promotionText, type CellTexts } from '../shared/cell-texts.js';
import { shownCheck, standingLine } from '../shared/standing.js';
import type { TableParts } from '../table/table-page.js';

/** There is nothing to claim. */
export const NO_CLAIMS: ClaimTerms = { playing: false };

/** Where the score will stand, so that nothing below it moves when it has been loaded. */
const SCORE_TO_COME = html`<section class="score-to-come"><div class="steady"></div></section>`;

/** What of the texts of elements only a game that is played needs. */
type GameTexts = CellTexts & Partial<Pick<BoardTexts, 'clockText'>>;

export interface GameViewParts {
  readonly value: GameValue;
  readonly mayLift: readonly Color[];
  readonly texts: GameTexts;
  readonly settings: Settings;
  /** The time by the clock that stamps the acts, in milliseconds: always the same function. */
  readonly now?: () => number;
  readonly acts: WhenView;
  /** The keys of the board; its own until those of the game are loaded. */
  readonly keymap?: Keymap;
  /** Whether letters and digits on the board write a move. */
  readonly typing?: boolean;
  /** The lines entered before. */
  readonly history: LineHistory;
  /** The moves that the last line can mean. */
  readonly candidates: readonly Candidate[];
  readonly onMoveMeant?: (event: MoveMeantEvent) => Promise<void>;
  /** How the game ended, in words. */
  readonly ended?: string | undefined;
  /** What forms of claims must know, while the game goes on. */
  readonly claimTerms?: ClaimTerms;
  /** What a game at a table adds. */
  readonly table?: TableParts | undefined;
  readonly voice?: unknown;
  readonly log?: unknown;
  readonly score?: unknown;
  readonly dials?: unknown;
  /** The offer to keep the games safe, where it is made. */
  readonly keepSafe?: unknown;
  readonly below?: unknown;
}

/** Nothing where no game stands here. */
export function gameView(parts: GameViewParts) {
  const { value, mayLift, texts, settings, acts, history, candidates, onMoveMeant, ended } = parts;
  const { claimTerms = NO_CLAIMS, table, voice = nothing, log = nothing, score = SCORE_TO_COME } = parts;
  const { keymap = BOARD_KEYMAP, typing = false, dials = nothing, keepSafe = nothing, below = nothing } = parts;
  const { view, ply, bottom, refusal } = value;
  if (!view) return nothing;
  const position = ply === view.positions.length - 1 ? view.board : (view.positions[ply] ?? view.board);
  const last = view.sheet[ply - 1];
  const { plays = true, moves = true } = table ?? {};
  return html`
    <div class="game">
      ${table?.head}
      <section class="board" aria-labelledby="board">
        <h2 id="board">${msg('board')}</h2>
        <chess-board
          .position=${position}
          .orientation=${bottom}
          .lastMove=${last && { from: last.moved.from, to: last.moved.to }}
          .check=${shownCheck(view, position)}
          .mayLift=${mayLift}
          .cellText=${texts.cellText}
          .cellBraille=${texts.cellBraille}
          .cellLanguage=${texts.cellLanguage}
          .promotionText=${promotionText}
          .promotionLetters=${texts.promotionLetters}
          .keymap=${keymap}
          .typing=${typing}
          .keysEnabled=${settings.letterKeys}
        ></chess-board>
        ${table?.board}
        <act-menu .state=${acts}></act-menu>
        <claim-form .terms=${view.ending ? NO_CLAIMS : claimTerms}></claim-form>
      </section>
      ${
        moves
          ? html`<section aria-labelledby="entry">
              <h2 id="entry">${msg('move-entry')}</h2>
              <move-entry .refusal=${refusal} .history=${history}></move-entry>
              ${voice}
              <move-question .moves=${candidates} @move-meant=${onMoveMeant}></move-question>
              ${table?.steps}
            </section>`
          : nothing
      }
      ${log} ${score}
      ${
        view.clock
          ? html`<section aria-labelledby="clocks">
              <h2 id="clocks">${msg('clocks')}</h2>
              <chess-clock
                .clock=${view.clock}
                .now=${parts.now}
                .press=${moves ? acts.press : 'none'}
                .timeText=${texts.clockText}
                @clock-press=${onClockPress}
              ></chess-clock>
              ${dials}
            </section>`
          : nothing
      }
      <section aria-labelledby="game">
        <h2 id="game">${msg('game')}</h2>
        <p class="standing">${standingLine(view, ended)}</p>
        <question-bar .state=${{ ...acts, plays, muted: !settings.sound }}></question-bar>
        <game-acts .state=${{ ...acts, plays }}></game-acts>
        <game-file></game-file>
        ${keepSafe}
      </section>
      ${table?.foot} ${below}
    </div>
  `;
}

/** Whether the clock may be pressed now is for the game to say. */
function onClockPress({ currentTarget }: ClockPressEvent): void {
  currentTarget?.dispatchEvent(new CommandGivenEvent('press-clock'));
}
