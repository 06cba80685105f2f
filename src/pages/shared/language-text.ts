/** In what a clock answers, in the words of the page. */
import { msg } from './late-texts.js';
import type { ClockLanguage } from '../../../speech/style.js';

export function languageText(language: ClockLanguage): string {
  return language === 'page' ? msg('clock-language-page') : msg('clock-language-german');
}
