/**
 * The command that was perhaps said, where the words as they stand are none.
 */
import { nearestCommands } from './commands/help.js';
import type { LanguageName } from '../words/language-names.js';
import { soundOfText } from './confusions/index.js';
import { soundDistance } from './confusions/sounding.js';
import { hearLineExactly, type HeardLine, type LineContext } from './line.js';
import { commandPhrases } from './spoken-phrases.js';

/** A phrase may differ from what was heard by so much, for each of its sounds. */
const MOST = 0.25;
/** A phrase that differs by no more is sooner meant than a move of which words were heard amiss. */
export const SURELY_COMMAND = 0.15;
/** A second command must be this much further off. */
const MARGIN = 0.1;

/**
 * What only tells or shows something, and what is asked about first in any case, is done; for anything else the phrase is
 * offered, and `undefined` says that no phrase is near.
 */
export function nearCommand(text: string, context: LineContext, most = MOST): HeardLine | undefined {
  const { language } = context;
  const sound = soundOfText(text, language);
  const near = phrasesOf(language)
    .map((one) => ({ phrase: one.phrase, distance: soundDistance(sound, one.sound, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance);
  const [best, second] = near;
  if (!best || (second && second.distance < best.distance + MARGIN)) return undefined;
  const heard = hearLineExactly(best.phrase, context);
  switch (heard.type) {
    case 'question':
    case 'weighed':
    case 'setting':
      return heard;
    case 'page':
      return heard.page.do === 'undo' || heard.page.do === 'new game' ? offered(text, best.phrase, context) : heard;
    case 'act':
      return offered(text, best.phrase, context);
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

interface SoundingPhrase {
  readonly phrase: string;
  readonly sound: string;
}

const MADE = new Map<LanguageName, readonly SoundingPhrase[]>();

/** Made when a language first needs it, and kept. */
function phrasesOf(language: LanguageName): readonly SoundingPhrase[] {
  const made = MADE.get(language);
  if (made) return made;
  const phrases = commandPhrases(language).map((phrase) => ({ phrase, sound: soundOfText(phrase, language) }));
  MADE.set(language, phrases);
  return phrases;
}
