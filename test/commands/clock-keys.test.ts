import { describe, expect, test } from 'vitest';
import { pressClock, setUpClock, startClock, stopClock } from '../../src/laws/clock/clock.js';
import { timeControl } from '../../src/laws/clock/time-control.js';
import { CLOCK_KEYS, askedSides, pressedSide, questionOf, sideAt } from '../../src/commands/clock-keys.js';
import { commandIn, keyName } from '../../components/dom/keys.js';
import { BOARD_KEYS } from '../../src/commands/keys.js';
import { press } from './key-press.js';

const waiting = setUpClock({ white: timeControl(5), black: timeControl(5) });
const white = startClock(waiting, 'white', 0);
const black = pressClock(white, 1000);

test('no key means two things', () => {
  const names = CLOCK_KEYS.map(({ key, shift = false, control = false }) => JSON.stringify([key, shift, control]));
  expect(names).toEqual([...new Set(names)]);
});

test('no key is one that a browser, a screen reader or the page’s focus needs', () => {
  for (const { key, control } of CLOCK_KEYS) {
    expect(control ?? false).toBe(false);
    expect(['Tab', 'Escape', 'Insert', 'CapsLock', 'F5', 'F6', 'ArrowUp', 'ArrowDown']).not.toContain(key);
  }
});

test('what the board has keys for has the same here', () => {
  const onBoard = (key: string, shift = false) =>
    BOARD_KEYS.find((binding) => binding.key === key && (binding.shift ?? false) === shift)?.command;
  const here = (key: string, shift = false) =>
    CLOCK_KEYS.find((binding) => binding.key === key && (binding.shift ?? false) === shift)?.command;
  expect([onBoard('h'), here('h')]).toEqual([{ do: 'press clock' }, { do: 'press', of: 'running' }]);
  expect([onBoard('i'), here('i')]).toEqual([{ do: 'move entry' }, { do: 'entry' }]);
  expect([onBoard('t'), here('t')]).toEqual([
    { do: 'clocks', whose: 'both' },
    { do: 'ask', about: 'time left', of: 'both' },
  ]);
  expect([onBoard('u'), here('u')]).toEqual([
    { do: 'clocks', whose: 'mine' },
    { do: 'ask', about: 'time left', of: 'running' },
  ]);
  expect([onBoard('u', true), here('u', true)]).toEqual([
    { do: 'clocks', whose: 'opponent' },
    { do: 'ask', about: 'time left', of: 'other' },
  ]);
  for (const [name, shift] of [
    ['z', false],
    ['z', true],
    ['.', false],
    ['0', false],
    ['F1', false],
    ['v', false],
    ['F8', false],
  ] as const) {
    expect(here(name, shift)).toEqual(onBoard(name, shift));
  }
});

describe('keys that are pressed', () => {
  test.each([
    ['the left arrow', press('ArrowLeft', 'ArrowLeft'), { do: 'press', of: 'left' }],
    ['a page turner’s pedal', press('PageDown', 'PageDown'), { do: 'press', of: 'right' }],
    ['space', press(' ', 'Space'), { do: 'press', of: 'running' }],
    ['l on a Cyrillic keyboard', press('д', 'KeyL'), { do: 'press', of: 'right' }],
    ['1 on AZERTY', press('&', 'Digit1'), { do: 'ask', about: 'time left', of: 'left' }],
    ['9', press('9', 'Digit9'), { do: 'ask', about: 'time left', of: 'right' }],
    ['Shift and 3', press('#', 'Digit3', 'shift'), { do: 'ask', about: 'period', of: 'left' }],
    ['Shift and 7', press('/', 'Digit7', 'shift'), { do: 'ask', about: 'period', of: 'right' }],
    ['?', press('?', 'Slash', 'shift'), { do: 'help' }],
    ['s', press('s', 'KeyS'), { do: 'ask whose clock' }],
  ] as const)('%s', (_, pressed, command) => {
    expect(commandIn(pressed, CLOCK_KEYS)).toEqual(command);
  });

  test('5 is between the halves and means nothing, nor does a key with Alt', () => {
    expect(commandIn(press('5', 'Digit5'), CLOCK_KEYS)).toBeUndefined();
    expect(commandIn(press('t', 'KeyT', 'alt'), CLOCK_KEYS)).toBeUndefined();
    expect(keyName(press('t', 'KeyT'))).toBe('t');
  });
});

test('each half has the same answers, from the edge inwards', () => {
  const of = (half: 'left' | 'right') =>
    CLOCK_KEYS.flatMap(({ key, shift, command }) =>
      command.do === 'ask' && command.of === half ? [[key, shift ?? false, command.about] as const] : [],
    );
  expect(of('left').map(([, shift, about]) => [shift, about])).toEqual(
    of('right').map(([, shift, about]) => [shift, about]),
  );
  expect(of('left').map(([name]) => 10 - Number(name))).toEqual(of('right').map(([name]) => Number(name)));
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

  test('the question of a command', () => {
    expect(questionOf({ do: 'ask', about: 'time used', of: 'right' }, white, 'black')).toEqual({
      about: 'time used',
      of: ['white'],
    });
    expect(questionOf({ do: 'ask whose clock' }, white, 'white')).toEqual({ about: 'whose clock' });
    expect(questionOf({ do: 'ask delay' }, white, 'white')).toEqual({ about: 'delay left' });
    expect(questionOf({ do: 'pause' }, white, 'white')).toBeUndefined();
  });
});
