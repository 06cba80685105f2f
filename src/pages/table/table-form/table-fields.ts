/** The fields of a game at a table, in the order in which its conditions are read. What they hold is taken by `form-values.ts`, by their ids. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { msg } from '../texts.js';
import { CALL_STYLES, type CallStyle } from '../../../../speech/style.js';
import type { Segment } from '../../../../speech/utterance.js';
import { EDITIONS } from '../../../laws/editions.js';
import { DEFAULT_EDITION, EDITION_NAMES } from '../../../laws/editions/edition.js';
import { MINUTE } from '../../../laws/clock/time-control.js';
import { COLORS, type Color } from '../../../laws/squares.js';
import { LONGEST_NAME } from '../../../storage/settings/clock-choice.js';
import { PLAY_KINDS, AGREED_DRAWS, SUPERVISIONS } from '../../../game/conditions-choice.js';
import { BOARDS, ILLEGAL_MOVES, RECORDINGS, type TableChoice, POINTS } from '../table-choice.js';
import { isDrawLimited } from '../../../laws/editions/draw.js';
import { dutiesAllowed, isAnnounced, supervisionChoice } from '../table-conditions.js';
import { WINDOW_ROLES } from '../../../game/window-role.js';
import {
  playText,
  agreedDrawsText,
  drawMovesText,
  supervisionLabel,
  supervisionText,
} from '../../shared/conditions-texts.js';
import { withSample } from '../../shared/style-names.js';
import { roleText } from '../window-role.js';
import { FIELDS, type Field, type Problems } from './form-values.js';
import { quietly } from '../../../../components/dom/quiet-list.js';
import type { AssistantDuty } from '../../../laws/acts/blind.js';

/** The edition in force comes first. */
const EDITIONS_SHOWN = [DEFAULT_EDITION, ...EDITION_NAMES.filter((name) => name !== DEFAULT_EDITION)];

/** What stands in the lists, by their ids; it is set after their options are there (see `time-setting`). */
export function selectedIn(choice: TableChoice): Readonly<Record<string, string>> {
  const { play, edition, boards, recording, illegalMoves, role, supervision, agreedDraws, points } = choice;
  return {
    ...{ play, laws: edition, boards, recording, illegal: illegalMoves, role },
    ...{ supervision, draws: agreedDraws, points },
  };
}

export function playFields(): TemplateResult {
  return html`<fieldset>
    <legend>${msg('table-play')}</legend>
    ${list('play', msg('play'), PLAY_KINDS, playText)} ${list('laws', msg('laws'), EDITIONS_SHOWN, String)}
  </fieldset>`;
}

/** @param setting what the time is set by */
export function timeFields(choice: TableChoice, setting: unknown): TemplateResult {
  const { timed, play, disabled, specialClock, warningsAllowed, quickplay } = choice;
  const someDisabled = disabled.white || disabled.black;
  const asked = supervisionChoice(choice);
  return html`<fieldset>
    <legend>${msg('table-clock')}</legend>
    ${box('timed', msg('table-timed'), timed)} ${setting}
    ${
      asked
        ? list('supervision', supervisionLabel(asked.tempo), SUPERVISIONS, (one) =>
            supervisionText(one, asked.articles[one]),
          )
        : nothing
    }
    ${timed && someDisabled ? box('special', msg('special-clock'), specialClock) : nothing}
    ${timed && play === 'strict' ? box('warnings', msg('warnings-allowed'), warningsAllowed) : nothing}
    ${timed && isAnnounced(choice) ? box('quickplay', msg('quickplay-used'), quickplay) : nothing}
  </fieldset>`;
}

export function playerFields({ names, disabled, hearingImpaired }: TableChoice): TemplateResult {
  return html`${COLORS.map(
    (side) =>
      html`<fieldset>
        <legend>${playerText(side)}</legend>
        <p>
          <label for="name-${side}">${nameText(side)}</label>
          <input
            type="text"
            autocomplete="off"
            id="name-${side}"
            maxlength=${LONGEST_NAME}
            .value=${live(names[side])}
          />
        </p>
        ${box(`disabled-${side}`, disabledText(side), disabled[side])}
        ${box(`hearing-${side}`, hearingText(side), hearingImpaired[side])}
      </fieldset>`,
  )}`;
}

/** @param sample what a style of calls sounds like */
export function callFields(choice: TableChoice, sample: (style: CallStyle) => Segment | undefined): TemplateResult {
  const { disabled, callStyle } = choice;
  return html`<fieldset>
    <legend>${msg('table-calls')}</legend>
    ${disabled.white || disabled.black ? list('boards', msg('table-boards'), BOARDS, boardsText) : nothing}
    <fieldset>
      <legend>${msg('table-call-style')}</legend>
      ${CALL_STYLES.map(
        (style) =>
          html`<label class="choice">
            <input type="radio" name="calls" value=${style} .checked=${live(style === callStyle)} />${withSample(
              style,
              sample(style),
            )}
          </label>`,
      )}
    </fieldset>
  </fieldset>`;
}

export function assistantFields(choice: TableChoice, problems: Problems): TemplateResult {
  return html`${COLORS.map((side) => assistantOf(choice, side, problems))}`;
}

function assistantOf(choice: TableChoice, side: Color, problems: Problems): TemplateResult | typeof nothing {
  const chosen = choice.assistants[side];
  const duties = dutiesAllowed(choice, side);
  if (duties.length === 0 && chosen === undefined && problems[`has-${side}`] === undefined) return nothing;
  return html`<fieldset>
    <legend>${helperText(side)}</legend>
    ${box(`has-${side}`, hasHelperText(side), chosen !== undefined, problems)}
    ${
      chosen
        ? duties.map(({ duty, article }) => box(`duty-${side}-${duty}`, dutyText(duty, article), chosen.includes(duty)))
        : nothing
    }
  </fieldset>`;
}

export function scoreFields({ play, touchBinds }: TableChoice): TemplateResult {
  return html`<fieldset>
    <legend>${msg('table-score')}</legend>
    ${list('recording', msg('table-recording'), RECORDINGS, recordingText)}
    ${list('illegal', msg('table-illegal'), ILLEGAL_MOVES, illegalMovesText)}
    ${play === 'casual' ? box('touch', msg('touch-binds'), touchBinds) : nothing}
  </fieldset>`;
}

/** @param moves what stands in the field of moves before a draw */
export function resultFields(choice: TableChoice, moves: string, problems: Problems): TemplateResult | typeof nothing {
  const { edition, arbiter, agreedDraws } = choice;
  const error = problems['draw-moves'];
  if (!isDrawLimited(edition) && !arbiter) return nothing;
  return html`<fieldset>
    <legend>${msg('table-result')}</legend>
    ${isDrawLimited(edition) ? list('draws', msg('agreed-draws'), AGREED_DRAWS, agreedDrawsText) : nothing}
    ${
      isDrawLimited(edition) && agreedDraws === 'after moves'
        ? html`<p>
            <label for="draw-moves">${drawMovesText()}</label>
            <input
              type="text"
              inputmode="numeric"
              autocomplete="off"
              id="draw-moves"
              .value=${live(moves)}
              aria-invalid=${error === undefined ? nothing : 'true'}
              aria-describedby=${error === undefined ? nothing : 'draw-moves-error'}
            />
            ${errorOf('draw-moves', problems)}
          </p>`
        : nothing
    }
    ${arbiter ? list('points', msg('table-points'), POINTS, String) : nothing}
  </fieldset>`;
}

/** @param late what stands in the field of late arrival */
export function arbiterFields(choice: TableChoice, late: string, problems: Problems): TemplateResult {
  const { timed, edition, arbiter, approved } = choice;
  const { value, article } = EDITIONS[edition].defaultTime;
  const error = problems.late;
  return html`<fieldset>
    <legend>${msg('table-arbiter')}</legend>
    ${
      timed
        ? html`<p>
            <label for="late">${msg('table-late')}</label>
            <input
              type="text"
              inputmode="numeric"
              autocomplete="off"
              id="late"
              .value=${live(late)}
              aria-invalid=${error === undefined ? nothing : 'true'}
              aria-describedby=${error === undefined ? 'late-hint' : 'late-error late-hint'}
            />
            ${errorOf('late', problems)}
            <span class="hint" id="late-hint">${lateText(value, article)}</span>
          </p>`
        : nothing
    }
    ${box('arbiter', msg('arbiter-present'), arbiter)}
    ${arbiter ? box('approved', msg('arbiter-approved'), approved, problems) : nothing}
  </fieldset>`;
}

export function windowFields(): TemplateResult {
  return list('role', msg('window-role-label'), WINDOW_ROLES, roleText);
}

function list<Value extends string>(
  id: string,
  label: string,
  values: readonly Value[],
  textOf: (value: Value) => string,
): TemplateResult {
  return html`<p>
    <label for=${id}>${label}</label>
    <select id=${id} ${quietly('')}>
      ${values.map((value) => html`<option value=${value}>${textOf(value)}</option>`)}
    </select>
  </p>`;
}

function box(id: string, label: string, checked: boolean, problems: Problems = {}): TemplateResult {
  const error = isField(id) && problems[id] !== undefined;
  return html`<label class="choice">
      <input
        type="checkbox"
        id=${id}
        .checked=${live(checked)}
        aria-invalid=${error ? 'true' : nothing}
        aria-describedby=${error ? `${id}-error` : nothing}
      />${label}
    </label>
    ${isField(id) ? errorOf(id, problems) : nothing}`;
}

function isField(id: string): id is Field {
  return FIELDS.some((field) => field === id);
}

function errorOf(field: Field, problems: Problems): TemplateResult | typeof nothing {
  const text = problems[field];
  return text === undefined ? nothing : html`<span class="error" id="${field}-error">${text}</span>`;
}

function boardsText(boards: TableChoice['boards']): string {
  return boards === 'two' ? msg('boards-two') : msg('boards-one');
}

function recordingText(recording: TableChoice['recording']): string {
  return recording === 'players' ? msg('recording-players') : msg('recording-program');
}

function illegalMovesText(illegalMoves: TableChoice['illegalMoves']): string {
  return illegalMoves === 'stand' ? msg('illegal-stand') : msg('illegal-refused');
}

function helperText(side: Color): string {
  return side === 'white' ? msg('role-assistant-of-white') : msg('role-assistant-of-black');
}

function hasHelperText(side: Color): string {
  return side === 'white' ? msg('has-assistant-white') : msg('has-assistant-black');
}

function nameText(side: Color): string {
  return side === 'white' ? msg('clock-name-white') : msg('clock-name-black');
}

function playerText(side: Color): string {
  return side === 'white' ? msg('table-player-white') : msg('table-player-black');
}

function disabledText(side: Color): string {
  return side === 'white' ? msg('table-disabled-white') : msg('table-disabled-black');
}

function hearingText(side: Color): string {
  return side === 'white' ? msg('table-hearing-white') : msg('table-hearing-black');
}

/** What an assistant can be given to do (D.2.10), with the article. */
function dutyText(duty: AssistantDuty, article: string): string {
  switch (duty) {
    case 'execute':
      return msg('duty-execute', { article });
    case 'announce':
      return msg('duty-announce', { article });
    case 'score':
      return msg('duty-score', { article });
    case 'clock':
      return msg('duty-clock', { article });
    case 'tell':
      return msg('duty-tell', { article });
    case 'claim':
      return msg('duty-claim', { article });
    case 'adjourn':
      return msg('duty-adjourn', { article });
    case 'move':
      return msg('duty-move', { article });
  }
}

/** What the edition says of coming late, where nothing is entered; `allowed` in milliseconds. */
function lateText(allowed: number | null, article: string): string {
  if (allowed === null) {
    return msg('late-event', { article });
  }
  const minutes = allowed / MINUTE;
  return msg('late-laws', { minutes, article });
}
