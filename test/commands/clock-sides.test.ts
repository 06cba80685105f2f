import { describe, expect, test } from 'vitest';
import { pressClock, setUpClock, startClock, stopClock } from '../../src/laws/clock/clock.js';
import { timeControl } from '../../src/laws/clock/time-control.js';
import { askedSides, pressedSide, sideAt } from '../../src/commands/clock-alone.js';
import { commandFor, keymapOf } from '../../src/commands/keymap.js';
import { press } from './key-press.js';

const waiting = setUpClock({ white: timeControl(5), black: timeControl(5) });
const white = startClock(waiting, 'white', 0);
const black = pressClock(white, 1000);

test('no key is one that a browser, a screen reader or the page’s focus needs', () => {
  for (const { key, control } of keymapOf('clock')) {
    expect(control ?? false).toBe(false);
    expect(['Tab', 'Escape', 'Insert', 'CapsLock', 'F5', 'F6', 'ArrowUp', 'ArrowDown']).not.toContain(key);
  }
});

test('what the board has keys for has the same here', () => {
  const both = (key: string, shift = false) =>
    (['board', 'clock'] as const).map(
      (scope) => keymapOf(scope).find((binding) => binding.key === key && (binding.shift ?? false) === shift)?.command,
    );
  expect(both('h')).toEqual(['press-clock', 'clock-press']);
  expect(both('i')).toEqual(['move-entry', 'clock-entry']);
  expect(both('t')).toEqual(['both-clocks', 'clock-times']);
  expect(both('u')).toEqual(['my-clock', 'clock-time-running']);
  expect(both('u', true)).toEqual(['opponents-clock', 'clock-time-other']);
  expect(both('z')).toEqual(['repeat', 'repeat']);
  expect(both('z', true)).toEqual(['repeat-before', 'repeat-before']);
  expect(both('.')).toEqual(['act-menu', 'clock-arbiter']);
  expect(both('0')).toEqual(['mute', 'mute']);
  expect(both('v')).toEqual(['talk', 'talk']);
  expect(both('?')).toEqual(['keys', 'keys']);
});

describe('keys that are pressed', () => {
  test.each([
    ['the left arrow', press('ArrowLeft', 'ArrowLeft'), 'clock-press-left'],
    ['a page turner’s pedal', press('PageDown', 'PageDown'), 'clock-press-right'],
    ['space', press(' ', 'Space'), 'clock-press'],
    ['l on a Cyrillic keyboard', press('д', 'KeyL'), 'clock-press-right'],
    ['1 on AZERTY', press('&', 'Digit1'), 'clock-time-left'],
    ['9', press('9', 'Digit9'), 'clock-time-right'],
    ['Shift and 3', press('#', 'Digit3', 'shift'), 'clock-period-left'],
    ['Shift and 7', press('/', 'Digit7', 'shift'), 'clock-period-right'],
    ['?', press('?', 'Slash', 'shift'), 'keys'],
    ['s', press('s', 'KeyS'), 'clock-whose'],
  ] as const)('%s', (_, pressed, command) => {
    expect(commandFor(pressed, ['clock'])).toBe(command);
  });

  test('5 is between the halves and means nothing, nor does a key with Alt', () => {
    expect(commandFor(press('5', 'Digit5'), ['clock'])).toBeUndefined();
    expect(commandFor(press('t', 'KeyT', 'alt'), ['clock'])).toBeUndefined();
  });
});

test('each half has the same answers, from the edge inwards', () => {
  const of = (half: 'left' | 'right') =>
    keymapOf('clock').flatMap(({ key, shift, command }) =>
      /^\d$/.test(key) && command.endsWith(`-${half}`)
        ? [[half === 'left' ? Number(key) : 10 - Number(key), shift ?? false, command.replace(`-${half}`, '')]]
        : [],
    );
  expect(of('left')).toHaveLength(5);
  expect(of('left')).toEqual(of('right'));
});

describe('whose clock', () => {
  test('a half belongs to whoever sits there', () => {
    expect([sideAt('left', 'white'), sideAt('right', 'white'), sideAt('left', 'black')]).toEqual([
      'white',
      'black',
      'black',
    ]);
    expect(pressedSide('right', white, 'white')).toBe('black');
  });

  test('the one that runs is pressed; before the start Black’s, which starts White’s (Art. 6.6)', () => {
    expect([waiting, white, black].map((clock) => pressedSide('running', clock, 'white'))).toEqual([
      'black',
      'white',
      'black',
    ]);
  });

  test('asked of the running one, the other and both', () => {
    expect(askedSides('running', black, 'white')).toEqual(['black']);
    expect(askedSides('other', black, 'white')).toEqual(['white']);
    expect(askedSides('both', black, 'black')).toEqual(['white', 'black']);
    expect(askedSides('running', waiting, 'white')).toEqual(['white']);
    expect(askedSides('other', stopClock(black, 2000), 'white')).toEqual(['black']);
  });
});
