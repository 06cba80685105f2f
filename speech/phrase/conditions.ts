/** The conditions of a game, said as it begins: the message of each. */
import type { TimeControl } from '../../src/laws/clock/time-control.js';
import type { ByColor } from '../../src/laws/squares.js';
import { withCapital } from '../grammar/functions.js';
import type { Unusual } from '../notice.js';
import type { AnswerWords } from './answers.js';
import { lawsOf } from './laws-of.js';
import type { Messages } from './say.js';

/** What a language says of a time control and of a starting position. */
interface Told {
  readonly chess960: AnswerWords['chess960'];
  readonly control: (time: ByColor<TimeControl>) => string;
}

/** What of a game's conditions is not as usual, one sentence each; last what must be done to begin. */
export type ConditionWords = (unusual: Unusual) => readonly string[];

/** What is not as usual, one sentence each; last what must be done to begin. */
export function conditionWords({ say }: Messages<'conditions'>, { control, chess960 }: Told): ConditionWords {
  return (unusual) => {
    const { time, strict, warningsAllowed, ownRules, touchBinds, drawLimit } = unusual;
    const { edition, chess960: start, startedBy } = unusual;
    return [
      ...(time ? [`${withCapital(control(time))}.`] : []),
      ...(strict ? [say('condition-strict')] : []),
      ...(warningsAllowed ? [say('condition-warnings-allowed')] : []),
      ...(ownRules ? [say('condition-supervision', { tempo: ownRules, supervision: 'inadequate' })] : []),
      ...(touchBinds ? [say('condition-touch-binds')] : []),
      ...(drawLimit ? [agreedDraws(drawLimit, say)] : []),
      ...(edition ? [say('condition-edition', lawsOf(edition))] : []),
      ...(start ? chess960(start.number, start.layout) : []),
      ...(startedBy ? [say(startedBy === 'press' ? 'condition-press-to-begin' : 'condition-arbiter-begins')] : []),
    ];
  };
}

type Say = Messages<'conditions'>['say'];

function agreedDraws(limit: NonNullable<Unusual['drawLimit']>, say: Say): string {
  return limit.limit === 'never' ? say('condition-no-draws') : say('condition-draws-after', limit);
}
