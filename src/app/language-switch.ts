/** Switching the page's language: first what it needs is loaded, then the page is in it; of several wishes the last one counts. */
import type { LanguageName } from '../../speech/words/language-names.js';

/**
 * What came of a wish for a language. Where it could not be loaded, the page is in the language it was in, and a later wish tries
 * again; where another was wanted meanwhile, that one's answer tells.
 */
export type LanguageOutcome = 'shown' | 'not loaded' | 'overtaken';

export interface LanguageSwitchParts {
  /** Loads the texts; rejects where they cannot be had. */
  readonly load: (language: LanguageName) => Promise<unknown>;
  /** Puts the page into a language whose texts are loaded. */
  readonly show: (language: LanguageName) => Promise<void>;
}

export function languageSwitch({
  load,
  show,
}: LanguageSwitchParts): (language: LanguageName) => Promise<LanguageOutcome> {
  let wishes = 0;
  return async (language) => {
    wishes += 1;
    const wish = wishes;
    const overtaken = (): boolean => wish !== wishes;
    try {
      await load(language);
    } catch {
      return overtaken() ? 'overtaken' : 'not loaded';
    }
    if (overtaken()) return 'overtaken';
    await show(language);
    return overtaken() ? 'overtaken' : 'shown';
  };
}
