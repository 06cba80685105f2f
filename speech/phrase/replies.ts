/** What the program says back where something was asked, answered or saved: the message of each. */
import type { Segment } from '../utterance.js';
import type { LookedAt, Reply } from '../words/replies.js';
import type { Said } from '../words/said.js';
import { sayOwn } from './own-message.js';
import type { Messages } from './say.js';

/** A reply with its moves called. */
export type ToldReply =
  | Exclude<Reply, { readonly about: 'sure' | 'looking back' }>
  /** How to answer whether a move is meant; the move, with a question mark, stands before it. */
  | { readonly about: 'how to answer' }
  | { readonly about: 'looking back'; readonly at: LookedAt; readonly call: Segment };

export interface ReplyWords {
  readonly reply: (reply: ToldReply) => Said;
}

export function replyWords(messages: Messages<'replies'>): ReplyWords {
  return {
    reply: (reply) =>
      reply.about === 'looking back'
        ? lookingBack(reply.at, reply.call, messages)
        : sayOwn(messages, 'reply', 'about', reply),
  };
}

function lookingBack(at: LookedAt, call: Segment, { say, said }: Messages<'replies'>): Said {
  const looking = at === 'start' ? say('reply-looking-at-start') : say('reply-looking-at-move', { number: at });
  const play = said('reply-play-now', { call, asked: { ...call, text: `${call.text}?` } });
  return [looking, ...(typeof play === 'string' ? [play] : play)];
}
