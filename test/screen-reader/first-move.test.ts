import { expect, test } from 'vitest';
import { DOWN_TO_START, scenarios, TO_FIRST_MOVE } from './scenarios/first-move.js';

/** A first visit is to lead to a move in as many keys at most, and line by line in as many to "Start". */
const MOST_TO_FIRST_MOVE = 12;
const MOST_DOWN = 14;

interface Pressed {
  readonly press?: string;
  readonly type?: string;
}

/** A typed text is a key a letter. */
const keysOf = (steps: readonly Pressed[]): readonly string[] =>
  steps.flatMap(({ press, type = '' }) => [...(press === undefined ? [] : [press]), ...type]);

test('the keys from a first visit to the first move, as Orca is listened to at each, are few', () => {
  const keys = keysOf(TO_FIRST_MOVE);
  expect(keys).toEqual(['h', 'Tab', 'Tab', 'Tab', 'Tab', 'Return', 'i', 'e', '4', 'Return']);
  expect(keys.length).toBeLessThanOrEqual(MOST_TO_FIRST_MOVE);
});

test('line by line few lead to Start', () => {
  expect(new Set(keysOf(DOWN_TO_START))).toEqual(new Set(['Down']));
  expect(DOWN_TO_START.length).toBeLessThanOrEqual(MOST_DOWN);
  expect(DOWN_TO_START.at(-1)?.heard).toEqual(['Start push button.']);
});

test('nothing else is pressed on the way, but to the top before it', () => {
  expect(scenarios.map(({ steps }) => keysOf(steps.slice(1)))).toEqual([keysOf(TO_FIRST_MOVE), keysOf(DOWN_TO_START)]);
  expect(scenarios.map(({ steps }) => steps[0]?.press)).toEqual(['ctrl+Home', 'ctrl+Home']);
});
