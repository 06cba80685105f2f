/** What the program says back where something was asked, answered or saved: the message of each. */
import type { ScoresheetEntry } from '../../src/laws/acts/scoresheet.js';
import type { Said, Segment } from '../utterance.js';
import { sayOwn } from './own-message.js';
import type { Messages } from './say.js';

/** The position after a move, by its number, or the one before the first. */
export type LookedAt = number | 'start';

export type Reply =
  /** Whether this move is meant, before it is made. */
  | { readonly about: 'sure'; readonly entry: ScoresheetEntry }
  /** An earlier position is looked at: whether this move is to be made in the present one. */
  | { readonly about: 'looking back'; readonly at: LookedAt; readonly entry: ScoresheetEntry }
  /** The moves that were asked about are dropped. */
  | { readonly about: 'move not made' }
  /** What was asked about elsewhere (resigning, a claim) is not done. */
  | { readonly about: 'not done' }
  /** "Yes" or "no" where no question stands. */
  | { readonly about: 'nothing asked' }
  /** The moves of a piece were asked for, and no piece was spoken of. */
  | { readonly about: 'no piece meant' }
  /** The typed commands are shown in a list. `example` is a line that finds commands by a word. */
  | { readonly about: 'commands listed'; readonly example: string }
  /** Lines that were typed ahead, behind one that was refused or asks, and are not carried out. */
  | { readonly about: 'held back'; readonly lines: readonly string[] }
  /** The game was offered as a file of this name. */
  | { readonly about: 'game saved'; readonly name: string };

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
