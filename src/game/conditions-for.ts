/**
 * From what the form chose to the conditions of a game. Chance comes in as an argument.
 */
import { START_FEN } from '../laws/board/board.js';
import { chess960, chess960ByLot, type Chess960Start } from '../laws/board/chess960.js';
import type { Conditions } from '../laws/conditions.js';
import { isDrawLimited } from '../laws/editions/draw.js';
import { unsupervised } from '../laws/editions/supervision.js';
import { drawLimitOf } from './event-rules.js';
import { DEFAULT_CONDITIONS, type ConditionsChoice } from './conditions-choice.js';
import type { NewGameChoice } from '../storage/settings/settings.js';
import { timeOf } from './time-choices.js';

/**
 * The edition is always named, so that a game is judged by the same one when another is in force.
 *
 * @param chance 0 ≤ chance < 1, for a start position by lot
 */
export function conditionsFor(
  { opponent, conditions = DEFAULT_CONDITIONS }: Pick<NewGameChoice, 'opponent' | 'conditions'>,
  chance: number,
): Conditions {
  const { play, edition, warningsAllowed } = conditions;
  const time = timeOf(conditions);
  const strict = play === 'strict';
  const limit = drawLimitOf(conditions.agreedDraws, conditions.movesBeforeDraw);
  const chosen = chess960For(conditions, chance);
  return {
    play,
    edition,
    start: chosen?.fen ?? START_FEN,
    ...(chosen && { chess960: chosen.number }),
    ...(time && { time }),
    // In casual play nothing need be allowed, and without a clock there is nothing to warn of.
    ...(strict && time && warningsAllowed && { warningsAllowed }),
    ...(!strict && conditions.touchBinds && { touch: 'binding' }),
    // Against the computer the program is an arbiter for one game, and the computer claims no flag.
    ...(strict && time && opponent === 'beside' && unsupervised(edition, conditions.supervision)),
    ...(strict && limit.limit !== 'none' && isDrawLimited(edition) && { drawLimit: limit }),
    // Nobody at this device is an arbiter: the program decides what needs no judgement.
    arbiter: false,
    // Without a clock there is nothing to press.
    press: time && (strict || conditions.pressByHand) ? 'by hand' : 'with the move',
    // The computer plays no position that is none, and would let an illegal move pass (Art. 7.5 asks for somebody who finds it).
    illegalMoves: strict && opponent === 'beside' ? 'stand' : 'refused',
  };
}

function chess960For({ start, number }: ConditionsChoice, chance: number): Chess960Start | undefined {
  switch (start) {
    case 'usual':
      return undefined;
    case 'by lot':
      return chess960ByLot(chance);
    case 'by number': {
      const result = chess960(number);
      if (!result.ok) throw new RangeError(`no start position ${String(number)}`);
      return result.start;
    }
  }
}
