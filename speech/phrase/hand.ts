/** What happened to the hand on the board: the message of each. */
import type { HandNews } from '../../src/questions/hand.js';
import type { Utterance } from '../utterance.js';
import type { SayingOptions } from './options.js';
import { sayOwn, yesOrNo } from './own-message.js';
import type { Messages } from './say.js';
import { page, segmentsOf } from './segments.js';

export function phraseHand(news: HandNews, options: SayingOptions): Utterance {
  return page(segmentsOf(handSaid(news, options.words.messages), options), 'answer');
}

function handSaid(news: HandNews, messages: Messages<'hand' | 'refusals'>): string {
  const { say } = messages;
  switch (news.type) {
    case 'no command':
      return news.key === undefined
        ? say('hand-no-command-here')
        : say('hand-no-command', { key: news.key, shift: yesOrNo(news.shift) });
    case 'promotion asked':
      return say('refusal-promotion-missing');
    default:
      return sayOwn(messages, 'hand', 'type', news);
  }
}
