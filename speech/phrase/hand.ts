/** What happened to the hand on the board: the message of each. */
import type { HandNews } from '../../src/questions/hand.js';
import type { Utterance } from '../utterance.js';
import { sayOwn } from './own-message.js';
import type { Messages } from './say.js';
import { page, segmentsOf, type SayingOptions } from './segments.js';

export function phraseHand(news: HandNews, options: SayingOptions): Utterance {
  return page(segmentsOf(handSaid(news, options.words.messages), options), 'answer');
}

function handSaid(news: HandNews, messages: Messages<'hand' | 'refusals'>): string {
  const { say } = messages;
  switch (news.type) {
    case 'no command':
      return news.key === undefined
        ? say('hand-no-command-here')
        : say('hand-no-command', { key: news.key, shift: news.shift ? 'yes' : 'no' });
    case 'promotion asked':
      return say('refusal-promotion-missing');
    default:
      return sayOwn(messages, 'hand', 'type', news);
  }
}
