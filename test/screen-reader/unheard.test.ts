import { describe, expect, it } from 'vitest';
import type { StepResult } from './scenario.js';
import { isUnheardOnly } from './unheard.js';

const result = (expected: readonly string[], heard: readonly string[], passed = false): StepResult => ({
  name: 'e5',
  expected,
  heard,
  delay: 300,
  passed,
});

describe('what Orca did not say', () => {
  it.each<readonly [string, readonly StepResult[], readonly string[], boolean]>([
    ['was written: it is Orca that lost it', [result(['one', 'two'], ['two'])], ['one', 'two'], true],
    ['was not written: the app never gave it', [result(['one', 'two'], ['two'])], ['two'], false],
    ['and something else was said', [result(['one', 'two'], ['three', 'two'])], ['one', 'two', 'three'], false],
    ['in another order', [result(['one', 'two'], ['two', 'one'])], ['one', 'two'], false],
    ['in one step of several', [result(['one'], ['one'], true), result(['two'], ['2'])], ['one', 'two'], false],
  ])('%s', (_case, results, written, only) => {
    expect(isUnheardOnly(results, written)).toBe(only);
  });
});
