import { expect, test } from 'vitest';
import { LinesInTurn } from './lines-in-turn.js';

function two() {
  const shown: string[] = [];
  const lines = new LinesInTurn((line) => shown.push(line));
  return { shown, lines, first: lines.writer(), second: lines.writer() };
}

test('the first is shown at once, the second when the first has ended', () => {
  const { shown, first, second } = two();
  second.write('Firefox 1');
  first.write('Chromium 1');
  expect(shown).toEqual(['Chromium 1']);
  second.write('Firefox 2');
  first.write('Chromium 2');
  expect(shown).toEqual(['Chromium 1', 'Chromium 2']);
  first.end();
  expect(shown).toEqual(['Chromium 1', 'Chromium 2', 'Firefox 1', 'Firefox 2']);
  second.write('Firefox 3');
  expect(shown.at(-1)).toBe('Firefox 3');
});

test('the second may end before the first', () => {
  const { shown, first, second } = two();
  second.write('Firefox 1');
  second.end();
  expect(shown).toEqual([]);
  first.write('Chromium 1');
  first.end();
  expect(shown).toEqual(['Chromium 1', 'Firefox 1']);
});

test('a run that is broken off shows what it kept', () => {
  const { shown, lines, first, second } = two();
  first.write('Chromium 1');
  second.write('Firefox 1');
  lines.flush();
  expect(shown).toEqual(['Chromium 1', 'Firefox 1']);
});
