/**
 * The conditions of a game, said as it begins, in English.
 */
import type { Unusual } from '../../notice.js';
import { TOUCH_BINDS, agreedDraws, playedBy } from './event-rules.js';
import { chess960 } from './answers.js';
import { capitalized } from './names.js';
import { time } from './time.js';

const STARTED: Readonly<Record<NonNullable<Unusual['startedBy']>, string>> = {
  press: 'To begin, press the clock, with H.',
  arbiter: 'The arbiter starts the clock.',
};

/** What is not as usual, one sentence each; last what must be done to begin. */
export function conditions(unusual: Unusual): readonly string[] {
  const { time: times, strict, warningsAllowed, edition, chess960: start, startedBy } = unusual;
  const { ownRules, touchBinds, drawLimit } = unusual;
  return [
    ...(times ? [`${capitalized(time.control(times))}.`] : []),
    ...(strict ? ['Strict play.'] : []),
    ...(warningsAllowed ? ['Warnings of time are allowed.'] : []),
    ...(ownRules ? [`${playedBy(ownRules, 'inadequate')}.`] : []),
    ...(touchBinds ? [`${TOUCH_BINDS}.`] : []),
    ...(drawLimit ? [`${agreedDraws(drawLimit)}.`] : []),
    ...(edition ? [`Laws: ${edition}.`] : []),
    ...(start ? chess960(start.number, start.layout) : []),
    ...(startedBy ? [STARTED[startedBy]] : []),
  ];
}
