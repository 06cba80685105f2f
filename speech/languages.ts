/**
 * The languages and what they say and hear, each loaded when it is first wanted: what is not chosen costs nothing. What is said comes in
 * loads (`scripts/messages/loads.js`): with the language, with pages that are loaded later, with the help, and with voice input.
 */
import type { HeardLanguage } from './hearing/languages.js';
import type { LanguageName } from './language-names.js';
import type { Loads } from './messages/generated/loads.js';
import type { KeyWords } from './phrase/keys.js';
import type { GroupText } from './phrase/say.js';
import type { VoiceWords } from './phrase/voice.js';
import type { AllMessages, Words } from './phrase/words.js';

/** Each may reject, when its file cannot be had, and may then be called again. */
export interface Language {
  readonly words: () => Promise<Words>;
  /** Of these words, what is said on pages that are loaded later. */
  readonly late: Texts<'late'>;
  readonly heard: () => Promise<HeardLanguage>;
  /** What the help says of keys and typed commands. */
  readonly keys: () => Promise<KeyWords>;
  /** What is said of being listened to. */
  readonly voice: () => Promise<VoiceWords>;
}

type Texts<Load extends keyof Loads> = () => Promise<readonly GroupText<Loads[Load]>[]>;

/** What of a language stands in files of its own. */
interface Files extends Pick<Language, 'words' | 'late' | 'heard'> {
  readonly help: Texts<'help'>;
  readonly listening: Texts<'listening'>;
}

export const LANGUAGES: Readonly<Record<LanguageName, Language>> = {
  en: language({
    words: async () => (await import('./languages/en.js')).wordsEn,
    late: async () => (await import('./messages/generated/en/late.js')).late,
    help: async () => (await import('./messages/generated/en/help.js')).help,
    listening: async () => (await import('./messages/generated/en/listening.js')).listening,
    heard: async () => (await import('./hearing/en.js')).HEARD_EN,
  }),
  de: language({
    words: async () => (await import('./languages/de.js')).wordsDe,
    late: async () => (await import('./messages/generated/de/late.js')).late,
    help: async () => (await import('./messages/generated/de/help.js')).help,
    listening: async () => (await import('./messages/generated/de/listening.js')).listening,
    heard: async () => (await import('./hearing/de.js')).HEARD_DE,
  }),
  uk: language({
    words: async () => (await import('./languages/uk.js')).wordsUk,
    late: async () => (await import('./messages/generated/uk/late.js')).late,
    help: async () => (await import('./messages/generated/uk/help.js')).help,
    listening: async () => (await import('./messages/generated/uk/listening.js')).listening,
    heard: async () => (await import('./hearing/uk.js')).HEARD_UK,
  }),
  be: language({
    words: async () => (await import('./languages/be.js')).wordsBe,
    late: async () => (await import('./messages/generated/be/late.js')).late,
    help: async () => (await import('./messages/generated/be/help.js')).help,
    listening: async () => (await import('./messages/generated/be/listening.js')).listening,
    heard: async () => (await import('./hearing/be.js')).HEARD_BE,
  }),
  mk: language({
    words: async () => (await import('./languages/mk.js')).wordsMk,
    late: async () => (await import('./messages/generated/mk/late.js')).late,
    help: async () => (await import('./messages/generated/mk/help.js')).help,
    listening: async () => (await import('./messages/generated/mk/listening.js')).listening,
    heard: async () => (await import('./hearing/mk.js')).HEARD_MK,
  }),
  es: language({
    words: async () => (await import('./languages/es.js')).wordsEs,
    late: async () => (await import('./messages/generated/es/late.js')).late,
    help: async () => (await import('./messages/generated/es/help.js')).help,
    listening: async () => (await import('./messages/generated/es/listening.js')).listening,
    heard: async () => (await import('./hearing/es.js')).HEARD_ES,
  }),
};

function language({ words, late, help, listening, heard }: Files): Language {
  /** The messages of the language, with texts that come later. */
  const withTexts = async (later: Texts<'help' | 'listening'>): Promise<AllMessages> => {
    const [{ messages }, texts] = await Promise.all([words(), later()]);
    messages.take(texts);
    return messages;
  };
  return {
    words,
    late,
    heard,
    keys: async () => {
      const [{ keyWords }, messages] = await Promise.all([import('./phrase/keys.js'), withTexts(help)]);
      return keyWords(messages);
    },
    voice: async () => {
      const [{ voiceWords }, messages] = await Promise.all([import('./phrase/voice.js'), withTexts(listening)]);
      return voiceWords(messages);
    },
  };
}
