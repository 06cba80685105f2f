/** What stands in the fields of a game at a table; what has no field at the moment stays as it was. */
import { CALL_STYLES } from '../../../../speech/style.js';
import type { Assistants } from '../../../laws/conditions.js';
import { EDITION_NAMES } from '../../../laws/editions/edition.js';
import { ASSISTANT_DUTIES } from '../../../laws/acts/blind.js';
import { COLORS, type ByColor, type Color } from '../../../laws/squares.js';
import { PLAY_KINDS } from '../../../game/conditions-choice.js';
import { AGREED_DRAWS, SUPERVISIONS } from '../../../game/event-rules.js';
import { POINTS } from '../points.js';
import { BOARDS, ILLEGAL_MOVES, RECORDINGS, type TableChoice } from '../table-choice.js';
import { usualDuties } from '../table-conditions.js';
import { WINDOW_ROLES } from '../../../game/window-role.js';

/** @param root where the fields are */
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
