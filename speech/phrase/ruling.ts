/** What is said around a ruling: the message of each. The facts it brings are told as those of any act. */
import type { Color } from '../../src/laws/squares.js';
import type { Said, Segment } from '../utterance.js';
import type { Messages } from './say.js';

export interface RulingWords {
  /** The articles that it rests on, of which there is at least one; in US Chess they are called rules. */
  readonly articles: (articles: readonly string[], are: 'articles' | 'rules') => string;
  /** Why, in the arbiter's own words, with their full stop. */
  readonly reason: (reason: Segment) => Said;
  readonly shallBeDone: () => string;
  readonly noEffect: () => string;
  /** While the ruling was read back something was done in the game, and it would now bring something else, which follows. */
  readonly overtaken: () => string;
  /** When it was given: after this move; absent before the first. It stands before the ruling. */
  readonly given: (after?: { readonly number: number; readonly by: Color }) => string;
}

export function rulingWords({ say }: Messages<'ruling'>): RulingWords {
  return {
    articles: (articles, are) => say('ruling-articles', { articles, are }),
    reason: (reason) => [say('ruling-reason'), reason],
    shallBeDone: () => say('ruling-shall-be-done'),
    noEffect: () => say('ruling-no-effect'),
    overtaken: () => say('ruling-overtaken'),
    given: (after) => (after ? say('ruling-given-after', after) : say('ruling-given-before-first-move')),
  };
}
