/**
 * From what was chosen for a game at a table to the conditions it is played under, and to a game that can be begun; and what the Laws let an
 * assistant be given to do. Time comes in as an argument.
 */
import { START_FEN } from '../../laws/board/board.js';
import { assistantMissing, dutyAllowed } from '../../laws/rules/blind/assistant.js';
import { completeConditions, type Assistants, type Conditions } from '../../laws/conditions.js';
import { USUAL_SCORING, type Scoring } from '../../laws/acts/arbiter.js';
import { ASSISTANT_DUTIES, type AssistantDuty } from '../../laws/acts/blind.js';
import { MINUTE } from '../../laws/clock/time-control.js';
import { EDITIONS } from '../../laws/editions.js';
import { isDrawLimited } from '../../laws/editions/draw.js';
import { unsupervised } from '../../laws/editions/supervision.js';
import { COLORS, opposite, type Color } from '../../laws/squares.js';
import { drawLimitOf } from '../../game/conditions-choice.js';
import type { Points, TableChoice } from './table-choice.js';
import { supervisionAskedFor, type SupervisionAsked } from '../../game/supervision-asked.js';
import type { GameSetup, Seat } from '../../game/session/journal.js';

export interface TableSource {
  readonly id: string;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
}

const PLAYER: Seat = { type: 'player' };

const SCORING: Readonly<Record<Points, Scoring>> = {
  '1, ½, 0': USUAL_SCORING,
  '3, 1, 0': { win: 3, draw: 1, loss: 0 },
  '2, 1, 0': { win: 2, draw: 1, loss: 0 },
  '3, 2, 1': { win: 3, draw: 2, loss: 1 },
};

export function tableSetup(choice: TableChoice, { id, now }: TableSource): GameSetup {
  const { names, arbiter, approved, callStyle, specialClock, timed, disabled } = choice;
  return {
    id,
    begunAt: now,
    seats: { white: PLAYER, black: PLAYER },
    names,
    conditions: tableConditions(choice),
    table: {
      approved: arbiter && approved,
      callStyle,
      // It is for a disabled player, where there is a clock.
      specialClock: specialClock && timed && (disabled.white || disabled.black),
    },
  };
}

export interface AllowedDuty {
  readonly duty: AssistantDuty;
  readonly article: string;
}

/** The edition is always named, so that a game is judged by the same one when another is in force. */
export function tableConditions(choice: TableChoice): Conditions {
  const { play, edition, timed, time, illegalMoves, recording, arbiter, minutesLate } = choice;
  const limit = drawLimitOf(choice.agreedDraws, choice.movesBeforeDraw);
  return {
    play,
    edition,
    start: START_FEN,
    ...(timed && { time }),
    // Without a clock there is nothing to press.
    press: timed ? 'by hand' : 'with the move',
    illegalMoves,
    recording,
    arbiter,
    ...blindFor(choice),
    // Named also where there are none: else an assistant does whatever one may.
    assistants: assistantsFor(choice),
    ...(timed && minutesLate !== undefined && { defaultTime: minutesLate * MINUTE }),
    ...(timed && isAnnounced(choice) && choice.quickplay && { quickplay: true }),
    ...(timed && play === 'strict' && choice.warningsAllowed && { warningsAllowed: true }),
    ...(timed && play === 'strict' && unsupervised(edition, choice.supervision)),
    ...(play === 'casual' && choice.touchBinds && { touch: 'binding' }),
    ...(limit.limit !== 'none' && isDrawLimited(edition) && { drawLimit: limit }),
    // Only an arbiter changes points (Art. 12.9).
    ...(arbiter && choice.points !== '1, ½, 0' && { scoring: SCORING[choice.points] }),
  };
}

/** The articles between which the event chooses for a rapid or blitz game; absent where there is nothing to choose. */
export function supervisionChoice({ play, edition, timed, time }: TableChoice): SupervisionAsked | undefined {
  if (!timed || play !== 'strict') return undefined;
  return supervisionAskedFor(edition, time);
}

/** Whether the rules for a quickplay finish are used only where the event announces it; else the edition always has them. */
export function isAnnounced({ edition }: Pick<TableChoice, 'edition'>): boolean {
  return EDITIONS[edition].quickplay.value.applies === 'if announced';
}

/** What an assistant of this player can be given to do, as the rest was chosen, each with its article. */
export function dutiesAllowed(choice: TableChoice, side: Color): readonly AllowedDuty[] {
  const other = opposite(side);
  const given = assistantsFor({ ...choice, assistants: only(choice.assistants, other) });
  return allowed(choice, given, side);
}

/** What an assistant is given where nothing else is said: all that is for the assistants of App. D, and no help for the disabled hand. */
export function usualDuties(choice: TableChoice, side: Color): readonly AssistantDuty[] {
  const forHands: readonly AssistantDuty[] = choice.disabled[side] ? ['move'] : ['move', 'clock', 'score'];
  return dutiesAllowed(choice, side)
    .map(({ duty }) => duty)
    .filter((duty) => !forHands.includes(duty));
}

/** The article by which somebody must have an assistant and nobody has one (D.2.11); absent where all is well. */
export function assistantLacking(choice: TableChoice): string | undefined {
  return assistantMissing(completeConditions(tableConditions(choice)));
}

function blindFor({ disabled, hearingImpaired, boards }: TableChoice): Pick<Conditions, 'blind'> {
  if (!COLORS.some((color) => disabled[color])) return {};
  const impaired = COLORS.some((color) => hearingImpaired[color]);
  return { blind: { disabled, boards, ...(impaired && { hearingImpaired }) } };
}

/** What a disabled player's assistant may do hangs on nobody else; what a sighted player's may, on whether the other has one (D.2.11). */
function assistantsFor(choice: TableChoice): Assistants {
  const { disabled, assistants } = choice;
  const first: Color = disabled.black && !disabled.white ? 'black' : 'white';
  return [first, opposite(first)].reduce<Assistants>((given, side) => {
    const may = allowed(choice, given, side).map(({ duty }) => duty);
    const duties = may.filter((duty) => assistants[side]?.includes(duty));
    return duties.length === 0 ? given : { ...given, [side]: duties };
  }, {});
}

function allowed(choice: TableChoice, assistants: Assistants, side: Color): readonly AllowedDuty[] {
  const { play, edition } = choice;
  const conditions = completeConditions({ play, edition, start: START_FEN, ...blindFor(choice), assistants });
  return ASSISTANT_DUTIES.flatMap((duty) => {
    const { value, article } = dutyAllowed(conditions, side, duty);
    return value ? [{ duty, article }] : [];
  });
}

function only({ white, black }: Assistants, side: Color): Assistants {
  if (side === 'white') return white ? { white } : {};
  return black ? { black } : {};
}
