/** How a clock that stands alone is told of in tests: to both players, in the words of one language. */
import { DEFAULT_DETAIL } from '../../../speech/style.js';
import type { LanguageName } from '../../../speech/language-names.js';
import { LANGUAGES } from '../../../speech/languages.js';
import { FIDE_CLOCK } from '../../../speech/phrase/fide-clock.js';
import type { ClockTelling } from '../../../src/pages/clock/clock-words.js';

export async function telling(more: Partial<ClockTelling> = {}, language: LanguageName = 'en'): Promise<ClockTelling> {
  const words = { ...(await LANGUAGES[language].words()), germanClock: FIDE_CLOCK };
  const options = {
    words,
    callStyle: 'plain',
    callLength: 'usual',
    squareStyle: 'plain',
    detail: DEFAULT_DETAIL,
    mine: ['white', 'black'],
  } as const;
  return { options, language: 'page', whose: 'both', ...more };
}
