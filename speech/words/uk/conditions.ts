/**
 * The conditions of a game, said as it begins, in Ukrainian.
 */
import type { Unusual } from '../../notice.js';
import { TOUCH_BINDS, agreedDraws, playedBy } from './event-rules.js';
import { chess960 } from './answers.js';
import { capitalized } from './counting.js';
import { time } from './time.js';

const STARTED: Readonly<Record<NonNullable<Unusual['startedBy']>, string>> = {
  press: 'Щоб почати, перемкніть годинник клавішею H.',
  arbiter: 'Годинник пускає арбітр.',
};

/** What is not as usual, one sentence each; last what must be done to begin. */
export function conditions(unusual: Unusual): readonly string[] {
  const { time: times, strict, warningsAllowed, edition, chess960: start, startedBy } = unusual;
  const { ownRules, touchBinds, drawLimit } = unusual;
  return [
    ...(times ? [`${capitalized(time.control(times))}.`] : []),
    ...(strict ? ['Сувора гра.'] : []),
    ...(warningsAllowed ? ['Попередження про час дозволено.'] : []),
    ...(ownRules ? [`${playedBy(ownRules, 'inadequate')}.`] : []),
    ...(touchBinds ? [`${TOUCH_BINDS}.`] : []),
    ...(drawLimit ? [`${agreedDraws(drawLimit)}.`] : []),
    ...(edition ? [`Правила: ${edition}.`] : []),
    ...(start ? chess960(start.number, start.layout) : []),
    ...(startedBy ? [STARTED[startedBy]] : []),
  ];
}
