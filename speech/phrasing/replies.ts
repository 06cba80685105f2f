/**
 * What the program says back in words. Loaded with the Laws, for nothing is asked about before there is a game.
 */
import type { Segment, Utterance } from '../utterance.js';
import { shortened } from '../words/clock-table.js';
import type { Reply } from '../words/replies.js';
import type { Said } from '../words/words.js';
import { callOf, type WholeOptions } from './call.js';
import { page, segmentsOf } from './segments.js';

export function phraseReply(reply: Reply, options: WholeOptions): Utterance {
  return page(segmentsOf(said(reply, options), options), 'answer');
}

function said(reply: Reply, options: WholeOptions): Said {
  const { replies } = options.words;
  switch (reply.about) {
    case 'sure':
      return [asked(callOf(reply.entry, options), options), replies.howToAnswer()];
    case 'looking back':
      return replies.lookingBack(reply.at, callOf(reply.entry, options));
    case 'move not made':
      return replies.moveNotMade();
    case 'not done':
      return replies.notDone();
    case 'nothing asked':
      return replies.nothingAsked();
    case 'held back':
      return replies.heldBack(reply.lines.map(shortened));
    case 'no piece meant':
      return replies.noPieceMeant();
    case 'commands listed':
      return replies.commandsListed(reply.example);
    case 'game saved':
      return replies.gameSaved(reply.name);
  }
}

/** The call as a question of its own. Notation keeps its letters as they are. */
function asked({ text, lang }: Segment, { callStyle }: WholeOptions): Segment {
  const isNotation = callStyle === 'algebraic' || callStyle === 'uci';
  const first = isNotation ? text.charAt(0) : text.charAt(0).toLocaleUpperCase(lang);
  return { text: `${first}${text.slice(1)}?`, lang };
}
