/** What the page says of who has read a language, `docs/terms` says too. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGE_NAMES } from '../../../speech/language-names.js';
import { READ_BY_NATIVE_SPEAKERS } from '../../../speech/wording/wording-report.js';

test.each(LANGUAGE_NAMES)('%s', (language) => {
  const terms = readFileSync(new URL(`../../../docs/terms/${language}.md`, import.meta.url), 'utf8');
  expect(/Not yet read by a native speaker/u.test(terms)).toBe(!READ_BY_NATIVE_SPEAKERS.includes(language));
});
