/**
 * The texts of the page in other languages than English. A part of its own: who reads the page in English loads neither a translation
 * nor what shows one.
 */
import type { LocaleModule } from '@lit/localize';
import { configureLocalization } from '@lit/localize/init/runtime.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import { SOURCE_LANGUAGE } from './language.js';

const { setLocale } = configureLocalization({
  sourceLocale: SOURCE_LANGUAGE,
  targetLocales: LANGUAGE_NAMES.filter((name) => name !== SOURCE_LANGUAGE),
  loadLocale,
});

/** What is there is not fetched again. */
function loadLocale(language: string): Promise<LocaleModule> {
  return import(`../../locales/generated/${language}.ts`) as Promise<LocaleModule>;
}

/** Rejects where they cannot be had. */
export async function loadTexts(language: LanguageName): Promise<void> {
  if (language !== SOURCE_LANGUAGE) await loadLocale(language);
}

/**
 * Has elements drawn anew in a language whose texts are loaded: were lit-localize the first to load them, it would never try that
 * language again after a failure.
 */
export async function showTexts(language: LanguageName): Promise<void> {
  await setLocale(language);
}
