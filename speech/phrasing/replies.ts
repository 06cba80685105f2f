/**
 * What the program says back in words. Loaded with the Laws, for nothing is asked about before there is a game.
 */
import type { Said, Segment, Utterance } from '../utterance.js';
import { shortened } from '../phrase/clock-table.js';
import type { Reply } from '../phrase/replies.js';
import { callOf, type WholeOptions } from './call.js';
import { page, segmentsOf } from './segments.js';

export function phraseReply(reply: Reply, options: WholeOptions): Utterance {
  return page(segmentsOf(said(reply, options), options), 'answer');
}

function said(reply: Reply, options: WholeOptions): Said {
  const { words } = options;
  switch (reply.about) {
    case 'sure':
      return [asked(callOf(reply.entry, options), options), ...parts(words.reply({ about: 'how to answer' }))];
    case 'looking back':
      return words.reply({ about: 'looking back', at: reply.at, call: callOf(reply.entry, options) });
    case 'held back':
      return words.reply({ about: 'held back', lines: reply.lines.map(shortened) });
    default:
      return words.reply(reply);
  }
}

function parts(told: Said): readonly (string | Segment)[] {
  return typeof told === 'string' ? [told] : told;
}

/** The call as a question of its own. Notation keeps its letters as they are. */
function asked({ text, lang }: Segment, { callStyle }: WholeOptions): Segment {
  const isNotation = callStyle === 'algebraic' || callStyle === 'uci';
  const first = isNotation ? text.charAt(0) : text.charAt(0).toLocaleUpperCase(lang);
  return { text: `${first}${text.slice(1)}?`, lang };
}
