/** Which sentences are offered to whoever reports a wrong wording. */
import type { Message } from '../announcer/log.js';
import type { LanguageName } from '../language-names.js';

/**
 * What was said last in a language, each sentence once.
 * @param messages all that was said, oldest first
 * @returns the newest first; calls in another language are left out
 */
export function lastSaid(messages: readonly Message[], language: LanguageName, most: number): readonly string[] {
  const said = messages.toReversed().map(({ utterance }) =>
    utterance.segments
      .filter(({ lang }) => lang === language)
      .map(({ text }) => text.trim())
      .join(' '),
  );
  return [...new Set(said)].filter((text) => text !== '').slice(0, most);
}
