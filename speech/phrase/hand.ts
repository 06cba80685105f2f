/** What happened to the hand on the board: the message of each. */
import type { HandNews } from '../../src/questions/hand.js';
import { sayOwn } from './own-message.js';
import type { Messages } from './say.js';

export function handWords(messages: Messages<'hand' | 'refusals'>): (news: HandNews) => string {
  const { say } = messages;
  return (news) => {
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
  };
}
