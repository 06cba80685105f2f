/** What the program says back where something was asked, answered or saved: the message of each. */
import type { ScoresheetEntry } from '../../src/laws/acts/scoresheet.js';
import type { Said, Segment, Utterance } from '../utterance.js';
import { callOf } from './call.js';
import type { PhraseOptions } from './options.js';
import { sayOwn } from './own-message.js';
import type { Messages } from './say.js';
import { page, segmentsOf } from './segments.js';
import { shortened } from './refusals.js';

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

export function phraseReply(reply: Reply, options: PhraseOptions): Utterance {
  return page(segmentsOf(replySaid(reply, options), options), 'answer');
}

function replySaid(reply: Reply, options: PhraseOptions): Said {
  const { messages } = options.words;
  switch (reply.about) {
    case 'sure':
      return [asked(callOf(reply.entry, options), options), messages.say('reply-how-to-answer')];
    case 'looking back':
      return lookingBack(reply.at, callOf(reply.entry, options), messages);
    case 'held back':
      return messages.say('reply-held-back', { lines: reply.lines.map(shortened) });
    default:
      return sayOwn(messages, 'reply', 'about', reply);
  }
}

/** The call as a question of its own. Notation keeps its letters as they are. */
function asked({ text, lang }: Segment, { callStyle }: PhraseOptions): Segment {
  const isNotation = callStyle === 'algebraic' || callStyle === 'uci';
  const first = isNotation ? text.charAt(0) : text.charAt(0).toLocaleUpperCase(lang);
  return { text: `${first}${text.slice(1)}?`, lang };
}

function lookingBack(at: LookedAt, call: Segment, { say, said }: Messages<'replies'>): Said {
  const looking = at === 'start' ? say('reply-looking-at-start') : say('reply-looking-at-move', { number: at });
  const play = said('reply-play-now', { call, asked: { ...call, text: `${call.text}?` } });
  return [looking, ...(typeof play === 'string' ? [play] : play)];
}
