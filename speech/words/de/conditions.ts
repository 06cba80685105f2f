/**
 * The conditions of a game, said as it begins, in German.
 */
import type { Unusual } from '../../notice.js';
import { TOUCH_BINDS, agreedDraws, playedBy } from './event-rules.js';
import { chess960 } from './answers.js';
import { capitalized } from './counting.js';
import { time } from './time.js';

const STARTED: Readonly<Record<NonNullable<Unusual['startedBy']>, string>> = {
  press: 'Zum Beginn die Uhr drücken, mit H.',
  arbiter: 'Der Schiedsrichter startet die Uhr.',
};

/** What is not as usual, one sentence each; last what must be done to begin. */
export function conditions(unusual: Unusual): readonly string[] {
  const { time: times, strict, warningsAllowed, edition, chess960: start, startedBy } = unusual;
  const { ownRules, touchBinds, drawLimit } = unusual;
  return [
    ...(times ? [`${capitalized(time.control(times))}.`] : []),
    ...(strict ? ['Strenges Spiel.'] : []),
    ...(warningsAllowed ? ['Zeitwarnungen sind erlaubt.'] : []),
    ...(ownRules ? [`${playedBy(ownRules, 'inadequate')}.`] : []),
    ...(touchBinds ? [`${TOUCH_BINDS}.`] : []),
    ...(drawLimit ? [`${agreedDraws(drawLimit)}.`] : []),
    ...(edition ? [`Es gilt die Fassung ${edition} der Regeln.`] : []),
    ...(start ? chess960(start.number, start.layout) : []),
    ...(startedBy ? [STARTED[startedBy]] : []),
  ];
}
