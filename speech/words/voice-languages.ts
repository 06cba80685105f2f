/** The words of voice input in each language, apart from its others (`languages.ts`): whoever does not talk to the page needs none of them. */
import type { LanguageName } from './language-names.js';
import type { VoiceWords } from './voice.js';

/** Each may reject, when its file cannot be had, and may then be called again. */
export const VOICE_WORDS: Readonly<Record<LanguageName, () => Promise<VoiceWords>>> = {
  en: async () => (await import('./en/voice.js')).voice,
  de: async () => (await import('./de/voice.js')).voice,
  uk: async () => (await import('./uk/voice.js')).voice,
  be: async () => (await import('./be/voice.js')).voice,
  mk: async () => (await import('./mk/voice.js')).voice,
};
