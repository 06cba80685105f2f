/** The conditions of a game, said as it begins: the message of each. */
import { withCapital } from '../grammar/functions.js';
import type { Unusual } from '../notice.js';
import { chess960Said } from './position.js';
import type { Messages } from './say.js';
import { controlSaid } from './time-control.js';
import type { EditionName } from '../../src/laws/editions/edition.js';

type ConditionMessages = Messages<'conditions' | 'answers' | 'time'>;

/** What of a game's conditions is not as usual, one sentence each; last what must be done to begin. */
export function unusualConditions(unusual: Unusual, messages: ConditionMessages): readonly string[] {
  const { say } = messages;
  const { time, strict, warningsAllowed, ownRules, touchBinds, drawLimit } = unusual;
  const { edition, chess960: start, startedBy } = unusual;
  return [
    ...(time ? [`${withCapital(controlSaid(time, messages))}.`] : []),
    ...(strict ? [say('condition-strict')] : []),
    ...(warningsAllowed ? [say('condition-warnings-allowed')] : []),
    ...(ownRules ? [say('condition-supervision', { tempo: ownRules, supervision: 'inadequate' })] : []),
    ...(touchBinds ? [say('condition-touch-binds')] : []),
    ...(drawLimit ? [agreedDraws(drawLimit, messages)] : []),
    ...(edition ? [say('condition-edition', lawsOf(edition))] : []),
    ...(start ? chess960Said(start.number, start.layout, messages) : []),
    ...(startedBy ? [say(startedBy === 'press' ? 'condition-press-to-begin' : 'condition-arbiter-begins')] : []),
  ];
}

function agreedDraws(limit: NonNullable<Unusual['drawLimit']>, { say }: Messages<'conditions'>): string {
  return limit.limit === 'never' ? say('condition-no-draws') : say('condition-draws-after', limit);
}

/** An edition of the Laws as messages are given it: whose it is, and the year from which FIDE's is in force. */
export function lawsOf(edition: EditionName): { readonly laws: 'fide' | 'us-chess'; readonly year: string } {
  return edition === 'US Chess'
    ? { laws: 'us-chess', year: '' }
    : { laws: 'fide', year: edition.slice('FIDE '.length) };
}
