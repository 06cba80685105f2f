/**
 * The conditions of a game, said as it begins, in Belarusian.
 */
import type { EditionName } from '../../../src/laws/editions/edition.js';
import type { Unusual } from '../../notice.js';
import { TOUCH_BINDS, agreedDraws, playedBy } from './event-rules.js';
import { chess960 } from './answers.js';
import { capitalized } from './names.js';
import { time } from './time.js';

const EDITIONS: Readonly<Record<EditionName, string>> = {
  'FIDE 2005': 'ФІДЭ 2005',
  'FIDE 2009': 'ФІДЭ 2009',
  'FIDE 2014': 'ФІДЭ 2014',
  'FIDE 2018': 'ФІДЭ 2018',
  'FIDE 2023': 'ФІДЭ 2023',
  'US Chess': 'амерыканскія',
};

export function editionName(edition: EditionName): string {
  return EDITIONS[edition];
}

const STARTED: Readonly<Record<NonNullable<Unusual['startedBy']>, string>> = {
  press: 'Каб пачаць, націсніце на гадзіннік, клавіша H.',
  arbiter: 'Гадзіннік запускае арбітр.',
};

/** What is not as usual, one sentence each; last what must be done to begin. */
export function conditions(unusual: Unusual): readonly string[] {
  const { time: times, strict, warningsAllowed, edition, chess960: start, startedBy } = unusual;
  const { ownRules, touchBinds, drawLimit } = unusual;
  return [
    ...(times ? [`${capitalized(time.control(times))}.`] : []),
    ...(strict ? ['Строгая гульня.'] : []),
    ...(warningsAllowed ? ['Папярэджанні пра час дазволены.'] : []),
    ...(ownRules ? [`${playedBy(ownRules, 'inadequate')}.`] : []),
    ...(touchBinds ? [`${TOUCH_BINDS}.`] : []),
    ...(drawLimit ? [`${agreedDraws(drawLimit)}.`] : []),
    ...(edition ? [`Правілы: ${editionName(edition)}.`] : []),
    ...(start ? chess960(start.number, start.layout) : []),
    ...(startedBy ? [STARTED[startedBy]] : []),
  ];
}
