/** What is told of a board that fingers explore: the message of each. */
import type { Movable } from '../../src/questions/movable.js';
import type { Utterance } from '../utterance.js';
import { piecesOf } from './answers.js';
import { howMany } from './how-many.js';
import type { PhraseOptions } from './options.js';
import { page, segmentsOf } from './segments.js';

/** Exploring is on now, with what the fingers do, or off. */
export function phraseExploring(on: boolean, options: PhraseOptions): Utterance {
  const { say } = options.words.messages;
  return page(segmentsOf(say(on ? 'touch-on' : 'touch-off'), options), 'answer');
}

export function phraseMovable(answer: Movable, options: PhraseOptions): Utterance {
  const { messages } = options.words;
  const said =
    answer === 'withheld'
      ? messages.say('answer-withheld')
      : [...howMany(piecesOf(answer), messages), messages.say('answer-movable', answer)];
  return page(segmentsOf(said, options), 'answer');
}
