/** What is wrong in the form of a game at a table, in words, each beside the field where it is mended. */
import { msg, str } from '@lit/localize';
import { COLORS } from '../../../laws/squares.js';
import { isDrawLimited } from '../../../laws/editions/draw.js';
import { MOST_MOVES_BEFORE_DRAW, isMovesBeforeDraw } from '../../../game/event-rules.js';
import { LATEST, isMinutesLate, type TableChoice } from '../table-choice.js';
import { assistantLacking, dutiesAllowed } from '../table-conditions.js';

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
        msg('Choose what the assistant is to do, or that there is none.', { id: 'assistant-without-duty' }),
      ]),
    ),
    ...(article !== undefined &&
      lacking !== undefined && {
        [`has-${lacking}`]: msg(
          str`A visually disabled player meets a hearing-impaired one: then an assistant must be used (${article}).`,
          { id: 'assistant-lacking' },
        ),
      }),
    ...(choice.agreedDraws === 'after moves' &&
      isDrawLimited(choice.edition) &&
      !isMovesBeforeDraw(movesIn(drawMoves)) && {
        'draw-moves': msg(str`A whole number of moves, from 1 to ${MOST_MOVES_BEFORE_DRAW}.`, {
          id: 'error-draw-moves',
        }),
      }),
    ...(choice.timed &&
      minutes !== undefined &&
      !isMinutesLate(minutes) && {
        late: msg(str`A whole number of minutes from 0 to ${LATEST}, or nothing.`, { id: 'late-error' }),
      }),
    ...(choice.play === 'strict' &&
      choice.arbiter &&
      !choice.approved && {
        approved: msg(
          'In strict play the arbiter must have approved this program before the game begins. Ask the arbiter, then tick this.',
          { id: 'approval-missing' },
        ),
      }),
  };
}

/** An assistant was wanted, of all that he may do nothing was chosen. */
function hasNothingToDo(choice: TableChoice, side: 'white' | 'black'): boolean {
  const chosen = choice.assistants[side];
  return chosen !== undefined && !dutiesAllowed(choice, side).some(({ duty }) => chosen.includes(duty));
}
