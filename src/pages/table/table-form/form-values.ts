/** What stands in the fields of the form of a game at a table, and what of it is wrong, in words. */
import { msg } from '../texts.js';
import { CALL_STYLES } from '../../../../speech/style.js';
import type { Assistants } from '../../../laws/conditions.js';
import { EDITION_NAMES } from '../../../laws/editions/edition.js';
import { ASSISTANT_DUTIES } from '../../../laws/acts/blind.js';
import { COLORS, type ByColor, type Color } from '../../../laws/squares.js';
import {
  PLAY_KINDS,
  AGREED_DRAWS,
  SUPERVISIONS,
  MOST_MOVES_BEFORE_DRAW,
  isMovesBeforeDraw,
} from '../../../game/conditions-choice.js';
import { POINTS, BOARDS, ILLEGAL_MOVES, RECORDINGS, type TableChoice, LATEST, isMinutesLate } from '../table-choice.js';
import { usualDuties, assistantLacking, dutiesAllowed } from '../table-conditions.js';
import { WINDOW_ROLES } from '../../../game/window-role.js';
import { isDrawLimited } from '../../../laws/editions/draw.js';

/**
 * What was chosen; what has no field at the moment stays as it was.
 * @param root where the fields are
 */
export function takenFrom(root: ParentNode, before: TableChoice): TableChoice {
  const ticked = (id: string, fallback: boolean): boolean =>
    root.querySelector<HTMLInputElement>(`input#${id}`)?.checked ?? fallback;
  const chosen = <Value extends string>(id: string, values: readonly Value[], fallback: Value): Value => {
    const value = root.querySelector<HTMLSelectElement>(`select#${id}`)?.value;
    return values.find((one) => one === value) ?? fallback;
  };
  const both = <Value>(of: (side: Color) => Value): ByColor<Value> => ({ white: of('white'), black: of('black') });
  const calls = root.querySelector<HTMLInputElement>('input[name="calls"]:checked')?.value;
  const taken: TableChoice = {
    ...before,
    play: chosen('play', PLAY_KINDS, before.play),
    edition: chosen('laws', EDITION_NAMES, before.edition),
    timed: ticked('timed', before.timed),
    names: both((side) => root.querySelector<HTMLInputElement>(`#name-${side}`)?.value.trim() ?? before.names[side]),
    disabled: both((side) => ticked(`disabled-${side}`, before.disabled[side])),
    hearingImpaired: both((side) => ticked(`hearing-${side}`, before.hearingImpaired[side])),
    boards: chosen('boards', BOARDS, before.boards),
    callStyle: CALL_STYLES.find((style) => style === calls) ?? before.callStyle,
    recording: chosen('recording', RECORDINGS, before.recording),
    specialClock: ticked('special', before.specialClock),
    warningsAllowed: ticked('warnings', before.warningsAllowed),
    quickplay: ticked('quickplay', before.quickplay),
    illegalMoves: chosen('illegal', ILLEGAL_MOVES, before.illegalMoves),
    touchBinds: ticked('touch', before.touchBinds),
    supervision: chosen('supervision', SUPERVISIONS, before.supervision),
    agreedDraws: chosen('draws', AGREED_DRAWS, before.agreedDraws),
    points: chosen('points', POINTS, before.points),
    arbiter: ticked('arbiter', before.arbiter),
    approved: ticked('approved', before.approved),
    role: chosen('role', WINDOW_ROLES, before.role),
  };
  return { ...taken, assistants: assistantsIn(ticked, taken) };
}

/** An assistant who was ticked just now is given the usual duties. */
function assistantsIn(ticked: (id: string, fallback: boolean) => boolean, choice: TableChoice): Assistants {
  return COLORS.reduce<Assistants>((given, side) => {
    const before = choice.assistants[side];
    if (!ticked(`has-${side}`, before !== undefined)) return given;
    const duties = before
      ? ASSISTANT_DUTIES.filter((duty) => ticked(`duty-${side}-${duty}`, before.includes(duty)))
      : usualDuties({ ...choice, assistants: given }, side);
    return { ...given, [side]: duties };
  }, {});
}

/** The fields that can be wrong, in their order in the form; `time` says itself what is. */
export const FIELDS = ['has-white', 'has-black', 'draw-moves', 'late', 'approved'] as const;
export type Field = (typeof FIELDS)[number];
export type Problems = Readonly<Partial<Record<Field, string>>>;

/** How many minutes stand in the field; `undefined` where it is empty, and no number where what stands there is none. */
export function minutesIn(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return /^\d{1,4}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/** How many moves stand in the field of moves before a draw; no number where what stands there is none. */
export function movesIn(text: string): number {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
}

/**
 * @param late what stands in the field of late arrival
 * @param drawMoves what stands in the field of moves before a draw
 */
export function problemsOf(choice: TableChoice, late: string, drawMoves: string): Problems {
  const minutes = minutesIn(late);
  const article = assistantLacking(choice);
  const lacking = COLORS.find((side) => choice.disabled[side]);
  return {
    ...Object.fromEntries(
      COLORS.filter((side) => hasNothingToDo(choice, side)).map((side) => [
        `has-${side}`,
        msg('assistant-without-duty'),
      ]),
    ),
    ...(article !== undefined &&
      lacking !== undefined && {
        [`has-${lacking}`]: msg('assistant-lacking', { article }),
      }),
    ...(choice.agreedDraws === 'after moves' &&
      isDrawLimited(choice.edition) &&
      !isMovesBeforeDraw(movesIn(drawMoves)) && {
        'draw-moves': msg('error-draw-moves', { most: MOST_MOVES_BEFORE_DRAW }),
      }),
    ...(choice.timed &&
      minutes !== undefined &&
      !isMinutesLate(minutes) && {
        late: msg('late-error', { most: LATEST }),
      }),
    ...(choice.play === 'strict' &&
      choice.arbiter &&
      !choice.approved && {
        approved: msg('approval-missing'),
      }),
  };
}

/** An assistant was wanted, of all that he may do nothing was chosen. */
function hasNothingToDo(choice: TableChoice, side: Color): boolean {
  const chosen = choice.assistants[side];
  return chosen !== undefined && !dutiesAllowed(choice, side).some(({ duty }) => chosen.includes(duty));
}
