/** What each language says, of all that there are. */
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import { LANGUAGES } from '../../speech/languages.js';
import { FIDE_CLOCK } from '../../speech/phrase/fide-clock.js';
import type { Words } from '../../speech/phrase/words.js';
import { byLanguage } from './by-language.js';

/** With the German with which clocks may answer. */
const LOADED = new Map<LanguageName, Words>(
  await Promise.all(
    LANGUAGE_NAMES.map(
      async (name) => [name, { ...(await LANGUAGES[name].words()), germanClock: FIDE_CLOCK }] as const,
    ),
  ),
);

export const WORDS: Readonly<Record<LanguageName, Words>> = byLanguage((name) => {
  const words = LOADED.get(name);
  if (!words) throw new Error(`${name} has no words.`);
  return words;
});
