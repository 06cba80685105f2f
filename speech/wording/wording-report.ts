/** A wrong wording, told in plain text for whoever mends it: that is a file of messages, with English notes. */
import type { LanguageName } from '../language-names.js';
import type { CatalogueMessage } from './catalogue.js';

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
