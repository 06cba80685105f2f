/**
 * The conditions of a game, said as it begins, in Macedonian.
 */
import type { Unusual } from '../../notice.js';
import { TOUCH_BINDS, agreedDraws, playedBy } from './event-rules.js';
import { chess960 } from './answers.js';
import { capitalized } from './names.js';
import { time } from './time.js';

const STARTED: Readonly<Record<NonNullable<Unusual['startedBy']>, string>> = {
  press: 'За почеток притиснете го часовникот, со копчето H.',
  arbiter: 'Часовникот го пушта судијата.',
};

/** What is not as usual, one sentence each; last what must be done to begin. */
export function conditions(unusual: Unusual): readonly string[] {
  const { time: times, strict, warningsAllowed, edition, chess960: start, startedBy } = unusual;
  const { ownRules, touchBinds, drawLimit } = unusual;
  return [
    ...(times ? [`${capitalized(time.control(times))}.`] : []),
    ...(strict ? ['Строга игра.'] : []),
    ...(warningsAllowed ? ['Предупредувањата за времето се дозволени.'] : []),
    ...(ownRules ? [`${playedBy(ownRules, 'inadequate')}.`] : []),
    ...(touchBinds ? [`${TOUCH_BINDS}.`] : []),
    ...(drawLimit ? [`${agreedDraws(drawLimit)}.`] : []),
    ...(edition ? [`Правила: ${edition.replace('FIDE', 'ФИДЕ')}.`] : []),
    ...(start ? chess960(start.number, start.layout) : []),
    ...(startedBy ? [STARTED[startedBy]] : []),
  ];
}
