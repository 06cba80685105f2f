/** Days and times of day as each language writes them. */
import { expect, test } from 'vitest';
import { wallTimes } from '../../../src/pages/table/report/report.js';

const BEGUN = Date.UTC(2026, 10, 21, 14, 2, 5);

test('the day is named with the beginning, and with another day', () => {
  const { dayAndTime, timeOfDay } = wallTimes('en', BEGUN, 'UTC');
  expect(dayAndTime(BEGUN)).toBe('November 21, 2026, 14:02');
  expect(timeOfDay(BEGUN)).toBe('14:02:05');
  expect(timeOfDay(BEGUN + 24 * 3_600_000)).toBe('11/22/26, 14:02:05');
});

test('in the page’s language, midnight as 00', () => {
  expect(wallTimes('de', BEGUN, 'UTC').dayAndTime(BEGUN)).toBe('21. November 2026, 14:02');
  expect(wallTimes('uk', BEGUN, 'UTC').dayAndTime(BEGUN)).toBe('21 листопада 2026 р., 14:02');
  expect(wallTimes('en', 0, 'UTC').timeOfDay(0)).toBe('00:00:00');
});
