/** Whether a side can still win: what was decided, as an answer. */
import type { Position } from '../laws/board/board.js';
import type { Verdict } from '../laws/board/mating-line.js';
import { wonBy } from '../laws/result.js';
import { describeMove } from '../laws/rules/scoresheet.js';
import type { Color } from '../laws/squares.js';
import type { Answer, NumberedMove } from './question.js';

/** The line would end so, by the number that this has in the present Laws. */
const MATE = { reason: 'checkmate', article: '5.1.1' } as const;

/** @param position the one that was asked about, `ply` plies after the start */
export function aboutCanWin(position: Position, ply: number, side: Color, decided: Verdict): Answer {
  const { verdict } = decided;
  if (verdict !== 'can') return { about: 'can win', side, verdict };
  const line: NumberedMove[] = [];
  let current = position;
  for (const [index, move] of decided.line.entries()) {
    line.push({ ...describeMove(current, move, ply + index + 1, 'casual'), number: current.moveNumber });
    current = current.play(move);
  }
  const last = line.pop();
  if (last) line.push({ ...last, ending: { ...MATE, result: wonBy(side), winner: side } });
  return { about: 'can win', side, verdict, line };
}
