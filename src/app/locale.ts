/** The languages of the page. English is the one the sources are written in; others are loaded when chosen. */
import { configureLocalization } from '@lit/localize';

export const SOURCE_LOCALE = 'en';

configureLocalization({
  sourceLocale: SOURCE_LOCALE,
  targetLocales: [],
  loadLocale: (locale) => Promise.reject(new Error(`no locale ${locale}`)),
});
