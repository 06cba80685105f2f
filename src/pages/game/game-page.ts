/** The page of a game: board, entry, log and the rest in their order of reading. */
import { html, nothing } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { msg } from './texts.js';
import { CommandGivenEvent } from '../shared/events.js';
import type { ClockPressEvent } from '../../../components/chess-clock/chess-clock.js';
import '../../../components/chess-board/chess-board.js';
import { BOARD_KEYMAP, type Keymap } from '../../../components/chess-board/keys.js';
import '../../../components/move-entry/move-entry.js';
import type { ClaimTerms } from './claim-texts.js';
import type { MoveMeantEvent } from './move-question.js';
import type { WhenView } from '../../commands/when.js';
import type { ScoresheetEntry } from '../../laws/acts/scoresheet.js';
import type { Position } from '../../laws/board/board.js';
import type { Result } from '../../laws/result.js';
import type { Color } from '../../laws/squares.js';
import type { GameView } from '../../laws/view.js';
import { hiddenNow, isSilent } from '../../game/blindfold.js';
import type { GameValue } from '../../game/store.js';
import type { LineHistory } from '../../../speech/line-history.js';
import type { Settings } from '../../storage/settings/settings.js';
import type { BoardTexts } from '../shared/board-texts.js';
import type { Candidate } from '../../game/line-open.js';
import { promotionText, type CellTexts } from '../shared/cell-texts.js';
import { resultFigures, shownCheck, shownDestinations, standingLine } from '../shared/standing.js';
import type { TableParts } from '../table/table-page.js';
import { lingering } from '../../../components/dom/lingering.js';
import { playerSeats } from './player-seats.js';
import './game-panel.js';

/**
 * Where the board fills the height (as in `game-page.styles.ts`): in a low window, as a telephone on its side or any at a zoom of 200 % and more,
 * and on a full screen.
 */
export const HIGH_BOARD = '(max-height: 30rem), (display-mode: fullscreen)';

/** There is nothing to claim. */
export const NO_CLAIMS: ClaimTerms = { playing: false };

/** Where the score will stand, so that nothing below it moves when it has been loaded. */
const SCORE_TO_COME = html`<section class="score-to-come"><div class="steady"></div></section>`;

/** What of the texts of elements only a game that is played needs. */
type GameTexts = CellTexts & Partial<Pick<BoardTexts, 'clockText'>>;

export interface GameViewParts {
  /** What the page is called. */
  readonly name: string;
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
  /** The position as text, where it is open and has been loaded. */
  readonly position?: unknown;
  readonly dials?: unknown;
  /** The offer to keep the games safe, where it is made. */
  readonly keepSafe?: unknown;
}

/** Nothing where no game stands here. */
export function gameView(parts: GameViewParts) {
  const { value, settings, acts, ended } = parts;
  const { table, log = nothing, score = SCORE_TO_COME, keepSafe = nothing } = parts;
  const { view, ply } = value;
  if (!view) return nothing;
  const { plays = true, moves = true } = table ?? {};
  const { exploring, blindfold } = settings;
  const bar = {
    ...acts,
    plays,
    muted: !settings.sound,
    touch: navigator.maxTouchPoints > 0,
    exploring,
    blindfolded: blindfold.on,
  };
  // Who does not move here has other things to do, which come first; both clocks and whose turn it is stand above them.
  const clocks = clocksView(parts, view, moves);
  const scaled = (game?: Element): void => {
    if (game instanceof HTMLElement) game.style.setProperty('--board-scale', String(settings.boardSize / 100));
  };
  return html`
    <div
      class="game"
      ?data-plays=${plays}
      ?data-table=${table !== undefined}
      ?data-exploring=${exploring}
      ${ref(scaled)}
    >
      <div class="standing-lines">
        <h2>${parts.name}</h2>
        <p class="standing">${standingLine(view, ended)}</p>
        ${
          ply === view.positions.length - 1
            ? lastMoveLine(view.sheet[ply - 1], view.positions[ply - 1])
            : lookingView(ply, view)
        }
      </div>
      ${plays ? nothing : clocks} ${table?.head} ${boardView(parts, view)}
      ${exploring ? html`<board-touch></board-touch>` : nothing}
      ${lingering(view.ending ? resultView(view.ending.result, bar) : nothing)}
      <div class="asking">
        ${table?.board}
        <act-menu .state=${acts}></act-menu>
        <claim-form .terms=${view.ending ? NO_CLAIMS : (parts.claimTerms ?? NO_CLAIMS)}></claim-form>
      </div>
      ${moves ? entryView(parts) : nothing}
      <game-panel>
        <div slot="said">${log}</div>
        <div slot="moves">${score}</div>
        <div slot="position">${positionView(parts)}</div>
      </game-panel>
      ${plays ? clocks : nothing}
      <div class="tools">
        <command-bar bar="questions" .state=${bar}></command-bar>
        <game-acts .state=${{ ...acts, plays }} @game-over=${onOver}></game-acts>
        <command-bar bar="view" .state=${bar}></command-bar>
        ${keepSafe}
      </div>
      ${table ? html`<div class="below">${table.foot}</div>` : nothing}
    </div>
  `;
}

function boardView({ value, mayLift, texts, settings, ...parts }: GameViewParts, view: GameView) {
  const { ply, bottom, held, mine } = value;
  const { keymap = BOARD_KEYMAP, typing = false } = parts;
  const position = shownPosition(view, ply);
  const last = view.sheet[ply - 1];
  const hides = hiddenNow(settings.blindfold, value);
  return html`
    <section class="board" aria-labelledby="board" @focusin=${onBoardFocus}>
      <h2 id="board">${msg('board')}</h2>
      <chess-board
        .position=${position}
        .orientation=${bottom}
        .lastMove=${last && { from: last.moved.from, to: last.moved.to }}
        .check=${shownCheck(view, position)}
        .destinations=${ply === view.positions.length - 1 ? shownDestinations(view) : undefined}
        .mayLift=${mayLift}
        .hides=${hides}
        .silentText=${isSilent(settings.blindfold, value) ? texts.squareText : undefined}
        .cellText=${texts.cellText}
        .cellBraille=${texts.cellBraille}
        .cellLanguage=${texts.cellLanguage}
        .promotionText=${promotionText}
        .promotionLetters=${texts.promotionLetters}
        .keymap=${keymap}
        .typing=${typing}
        .keysEnabled=${settings.letterKeys}
      ></chess-board>
    </section>
    ${playerSeats({ held, mine, sheet: view.sheet.slice(0, ply), turn: view.ending ? undefined : position.turn, bottom })}
    <square-here .position=${position} .hides=${hides} .lastTo=${last?.moved.to}></square-here>
  `;
}

function entryView({ value, history, candidates, onMoveMeant, voice = nothing, table }: GameViewParts) {
  return html`<section class="entry" aria-labelledby="entry">
    <h2 id="entry">${msg('move-entry')}</h2>
    <move-entry .refusal=${value.refusal} .history=${history}></move-entry>
    ${voice}
    <move-question .moves=${candidates} @move-meant=${onMoveMeant}></move-question>
    ${table?.steps}
  </section>`;
}

/** Its heading and the button that opens it are always there; what is written below them comes when it is open. */
function positionView({ settings, position = nothing }: GameViewParts) {
  return html`<section aria-labelledby="position">
    <h2 id="position">${msg('face-position')}</h2>
    <button type="button" aria-expanded=${settings.positionText ? 'true' : 'false'} @click=${onPosition}>
      ${msg('face-position-text')}
    </button>
    ${position}
  </section>`;
}

function clocksView({ value, now, acts, texts, dials = nothing }: GameViewParts, view: GameView, moves: boolean) {
  if (!view.clock) return nothing;
  return html`<section class="clocks" aria-labelledby="clocks">
    <h2 id="clocks">${msg('clocks')}</h2>
    <chess-clock
      .clock=${view.clock}
      .around=${value.bottom}
      .now=${now}
      .press=${moves ? acts.press : 'none'}
      .timeText=${texts.clockText}
      @clock-press=${onClockPress}
    ></chess-clock>
    <div class="dials">${dials}</div>
  </section>`;
}

/** An earlier position is shown: that is seen, and one button leads back. */
function lookingView(ply: number, view: GameView) {
  const number = view.sheet[ply - 1] && view.positions[ply - 1]?.moveNumber;
  return html`<p class="looking">
    ${number === undefined ? msg('shown-at-start') : msg('shown-at-move', { number })}
    <button type="button" @click=${onPresent}>${msg('shown-present')}</button>
  </p>`;
}

/** How a game ended, in figures, with the ways on from there. */
function resultView(result: Result, state: WhenView) {
  return html`<command-bar class="result" bar="result" .state=${state}><p>${resultFigures(result)}</p></command-bar>`;
}

/** To the eye alone: to the ear it is the first of all questions. What was only spoken stands nowhere in figures. */
function lastMoveLine(last: ScoresheetEntry | undefined, before: Position | undefined) {
  const dots = before?.turn === 'black' ? '…' : '.';
  const figures =
    last && before && last.note === undefined ? `${before.moveNumber}${dots} ${last.moved.san}` : undefined;
  return html`<p class="last-move" aria-hidden="true">
    ${figures === undefined ? nothing : msg('shown-last-move', { move: figures })}
  </p>`;
}

function shownPosition(view: GameView, ply: number): Position {
  return ply === view.positions.length - 1 ? view.board : (view.positions[ply] ?? view.board);
}

/** In a low window and on a full screen the board fills the height: all of it is shown, and not only the square that has the focus. */
function onBoardFocus({ currentTarget }: Event): void {
  if (currentTarget instanceof Element && matchMedia(HIGH_BOARD).matches) {
    currentTarget.scrollIntoView({ block: 'nearest' });
  }
}

/** What had the focus among the acts is gone with the game: the ways on from it have the focus. */
function onOver({ currentTarget }: Event): void {
  if (currentTarget instanceof Element) currentTarget.closest('.game')?.querySelector<HTMLElement>('.result')?.focus();
}

function onPosition({ currentTarget }: Event): void {
  currentTarget?.dispatchEvent(new CommandGivenEvent('position-text'));
}

function onPresent({ currentTarget }: Event): void {
  currentTarget?.dispatchEvent(new CommandGivenEvent('present'));
}

/** Whether the clock may be pressed now is for the game to say. */
function onClockPress({ currentTarget }: ClockPressEvent): void {
  currentTarget?.dispatchEvent(new CommandGivenEvent('press-clock'));
}
