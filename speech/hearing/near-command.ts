/**
 * The command that was perhaps said, where the words as they stand are none.
 */
import { nearestCommands } from './commands/help.js';
import { hearLineExactly, type HeardLine, type LineContext } from './line.js';
import { madeOnce } from './made-once.js';
import { nearestPhrase, sounding } from './near-phrase.js';
import { commandPhrases } from './spoken-phrases.js';

/** A phrase that differs by no more is sooner meant than a move of which words were heard amiss. */
export const SURELY_COMMAND = 0.15;

/**
 * What only tells or shows something, and what is asked about first in any case, is done; for anything else the phrase is
 * offered, and `undefined` says that no phrase is near.
 */
export function nearCommand(text: string, context: LineContext, most?: number): HeardLine | undefined {
  const { language } = context;
  const phrase = nearestPhrase(text, phrasesOf(language), language, most);
  if (phrase === undefined) return undefined;
  const heard = hearLineExactly(phrase, context);
  switch (heard.type) {
    case 'question':
    case 'weighed':
    case 'setting':
      return heard;
    case 'page':
      return heard.page.do === 'undo' || heard.page.do === 'new game' ? offered(text, phrase, context) : heard;
    case 'act':
      return offered(text, phrase, context);
    case 'move':
    case 'ask':
    case 'refused':
      return undefined;
  }
}

function offered(text: string, phrase: string, { language }: LineContext): HeardLine {
  return {
    type: 'refused',
    refusal: { reason: 'unreadable', text, nearest: nearestCommands(phrase, language).slice(0, 1) },
  };
}

const phrasesOf = madeOnce((language) => sounding(commandPhrases(language), language));
