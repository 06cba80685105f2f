/** Spans of time as an arbiter types them, in every language as the hint of the field writes them. */
import { expect, test } from 'vitest';
import type { LanguageName } from '../../../speech/language-names.js';
import { readSpan } from '../../../src/pages/arbiter/ruling.js';
import { MINUTE, SECOND } from '../../laws/timed.js';

test.each<readonly [LanguageName, string, number | undefined]>([
  ['en', '2', 2 * MINUTE],
  ['en', 'two minutes', 2 * MINUTE],
  ['en', '30 seconds', 30 * SECOND],
  ['en', '1 minute 30 seconds', 90 * SECOND],
  ['de', '2 Minuten', 2 * MINUTE],
  ['de', '30 Sekunden', 30 * SECOND],
  ['de', '1 Minute 30 Sekunden', 90 * SECOND],
  ['uk', '2 хвилини', 2 * MINUTE],
  ['uk', '30 секунд', 30 * SECOND],
  ['uk', '1 хвилина 30 секунд', 90 * SECOND],
  ['be', '2 хвіліны', 2 * MINUTE],
  ['be', '30 секунд', 30 * SECOND],
  ['be', '1 хвіліна 30 секунд', 90 * SECOND],
  ['mk', '2 минути', 2 * MINUTE],
  ['mk', '30 секунди', 30 * SECOND],
  ['mk', '1 минута 30 секунди', 90 * SECOND],
  ['en', '', undefined],
  ['en', '0', undefined],
  ['en', 'soon', undefined],
  ['en', 'rapid', undefined],
  // A time control, and more than a span of time.
  ['en', '5+3', undefined],
  ['en', '90 minutes for 40 moves, then 30', undefined],
  ['en', 'White 5 minutes, Black 3', undefined],
])('%s: “%s”', (language, text, time) => {
  expect(readSpan(text, language)).toBe(time);
});
