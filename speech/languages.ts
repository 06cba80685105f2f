/**
 * The languages and what they say and hear, each loaded when it is first wanted: what is not chosen costs nothing. What is said comes in
 * loads (`scripts/messages/loads.js`): with the language, with pages that are loaded later, with the help, and with voice input.
 */
import type { HeardLanguage } from './hearing/languages.js';
import type { LanguageName } from './language-names.js';
import { languagesOf } from './languages/files.js';
import type { Loads } from './messages/generated/loads.js';
import type { KeyMessages } from './phrase/keys.js';
import type { GroupText } from './phrase/say.js';
import type { VoiceMessages } from './phrase/voice.js';
import type { AllMessages, Words } from './phrase/words.js';

/** Each may reject, when its file cannot be had, and may then be called again. */
export interface Language {
  readonly words: () => Promise<Words>;
  /** Of these words, what is said on pages that are loaded later. */
  readonly late: Texts<'late'>;
  readonly heard: () => Promise<HeardLanguage>;
  /** What the help says of keys and typed commands. */
  readonly keys: () => Promise<KeyMessages>;
  /** What is said of being listened to. */
  readonly voice: () => Promise<VoiceMessages>;
}

type Texts<Load extends keyof Loads> = () => Promise<readonly GroupText<Loads[Load]>[]>;

/** What of a language stands in files of its own. */
export interface LanguageFiles extends Pick<Language, 'words'> {
  readonly heard: () => Promise<{ readonly HEARD: HeardLanguage }>;
  readonly late: Module<'late'>;
  readonly help: Module<'help'>;
  readonly listening: Module<'listening'>;
}

type Module<Load extends keyof Loads> = () => Promise<{ readonly [Name in Load]: readonly GroupText<Loads[Name]>[] }>;

export const LANGUAGES: Readonly<Record<LanguageName, Language>> = languagesOf(language);

function language({ words, late, help, listening, heard }: LanguageFiles): Language {
  /** The messages of the language, with texts that come later. */
  const withTexts = async (later: Promise<readonly GroupText<Loads['help' | 'listening']>[]>): Promise<AllMessages> => {
    const [{ messages }, texts] = await Promise.all([words(), later]);
    messages.take(texts);
    return messages;
  };
  return {
    words,
    late: async () => (await late()).late,
    heard: async () => (await heard()).HEARD,
    keys: () => withTexts(help().then((module) => module.help)),
    voice: () => withTexts(listening().then((module) => module.listening)),
  };
}
