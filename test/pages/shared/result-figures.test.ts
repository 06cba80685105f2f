import { expect, test } from 'vitest';
import { resultFigures } from '../../../src/pages/shared/standing.js';

test.each([
  ['1-0', '1–0'],
  ['0-1', '0–1'],
  ['1/2-1/2', '½–½'],
  ['0-0', '0–0'],
] as const)('%s is written %s', (result, figures) => {
  expect(resultFigures(result)).toBe(figures);
});
