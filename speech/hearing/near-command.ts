/**
 * The command that was perhaps said, where the words as they stand are none.
 */
import type { LanguageName } from '../language-names.js';
import { doneOrOffered } from './freely/understood.js';
import { hearLineExactly, type HeardLine, type LineContext } from './line.js';
import { madeOnce } from './made-once.js';
import { nearestPhrase, sounding } from './near-phrase.js';
import { EVERY_PHRASE, fromBook } from './phrase-book.js';
import { commandPhrases } from './spoken-phrases.js';

/** A phrase that differs by no more is sooner meant than a move of which words were heard amiss. */
export const SURELY_COMMAND = 0.15;

/**
 * What only tells or shows something, and what is asked about first in any case, is done; for anything else the phrase is
 * offered, and `undefined` says that no phrase is near.
 */
export function nearCommand(text: string, context: LineContext, most?: number): HeardLine | undefined {
  const { languages, phrases = EVERY_PHRASE } = context;
  const language = languages.page.name;
  const phrase = nearestPhrase(text, soundingOf(phrases)(language), language, most);
  if (phrase === undefined) return undefined;
  const heard = hearLineExactly(phrase, context);
  return heard.type === 'command' ? doneOrOffered(heard.command, text, context) : undefined;
}

const soundingOf = fromBook(({ game }) =>
  madeOnce((language: LanguageName) => sounding(commandPhrases(language, game), language)),
);
