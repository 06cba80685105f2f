/** In what a clock answers, in the words of the page. */
import { msg } from '@lit/localize';
import { CLOCK_LANGUAGES, type ClockLanguage } from '../../../speech/phrasing/clock.js';

export { CLOCK_LANGUAGES };

export function languageText(language: ClockLanguage): string {
  return language === 'page'
    ? msg('in the language of the page', { id: 'clock-language-page' })
    : msg('with German numbers, as in the FIDE call', { id: 'clock-language-german' });
}
