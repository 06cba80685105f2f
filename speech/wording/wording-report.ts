/**
 * A wrong wording reported: the sentences it may be, and the report in plain text for whoever mends it, which is a file of messages with English
 * notes.
 */
import type { LanguageName } from '../language-names.js';
import type { CatalogueMessage } from './catalogue.js';
import type { Message } from '../announcer/log.js';

export interface WordingReport {
  readonly language: LanguageName;
  /** In whatever language whoever reports it writes. */
  readonly note: string;
  /** The sentence, as it was heard or read. */
  readonly heard: string;
  /** In that language; absent where none was found. */
  readonly message: CatalogueMessage | undefined;
  /** The same in English; absent where that is the language, too. */
  readonly english: CatalogueMessage | undefined;
}

export function reportText({ language, heard, note, message, english }: WordingReport): string {
  const head = [
    'Anna–Hector: a wrong wording',
    `Language: ${language}`,
    `Message: ${message?.id ?? 'not found'}`,
    `Heard: ${heard}`,
    `Note: ${note}`,
  ];
  const texts = [
    ...(message ? [['', `${language}.ftl:`, message.source]] : []),
    ...(english ? [['', 'en.ftl:', english.source]] : []),
  ].flat();
  return `${[...head, ...texts].join('\n')}\n`;
}

/**
 * Which sentences are offered to whoever reports a wrong wording: what was said last in a language, each once.
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

/** Whose texts were read by somebody who has spoken that language from birth, as far as it is known. English is what the others are made from. */
export const READ_BY_NATIVE_SPEAKERS: readonly LanguageName[] = ['en'];
