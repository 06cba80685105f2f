import { describe, expect, test } from 'vitest';
import { isCharacterKey, keyName, unusedKey } from '../../components/dom/keys.js';
import { BOARD_KEYS, commandOf, type KeyCommand } from '../../src/commands/keys.js';
import { press } from './key-press.js';

const next = (kind: Extract<KeyCommand, { do: 'next piece' }>['kind'], back = false): KeyCommand => ({
  do: 'next piece',
  kind,
  back,
});

type Row = readonly [key: string, code: string, shift: boolean, command: KeyCommand | undefined];

function holds(rows: readonly Row[]): void {
  test.each(rows)('%j on %s (shift: %j)', (key, code, shift, command) => {
    expect(commandOf(press(key, code, ...(shift ? (['shift'] as const) : [])))).toEqual(command);
  });
}

describe('the table', () => {
  test('gives no key two meanings', () => {
    const names = BOARD_KEYS.map(
      ({ key, shift, control }) => `${control ? 'Ctrl+' : ''}${shift ? 'Shift+' : ''}${key}`,
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('names letters in lower case, so that Caps Lock changes nothing', () => {
    expect(BOARD_KEYS.filter(({ key }) => key.length === 1 && key !== key.toLowerCase())).toEqual([]);
    expect(commandOf(press('K', 'KeyK'))).toEqual(next('king'));
  });

  test('leaves to the browser what is held with Ctrl, Alt or the system key', () => {
    for (const { key, control } of BOARD_KEYS.filter((binding) => /^[a-z0-9]$/.test(binding.key))) {
      const code = /[0-9]/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
      expect(control).toBeFalsy();
      for (const held of ['control', 'alt', 'meta'] as const) {
        expect(commandOf(press(key, code, held)), `${held}+${key}`).toBeUndefined();
      }
    }
  });

  test.each(['Tab', 'F5', 'F11', 'Delete', 'ContextMenu', 'Dead', 'Process'])('leaves %s to the browser', (key) => {
    expect(commandOf(press(key, key))).toBeUndefined();
  });

  test('knows Ctrl+Home and Ctrl+End from Home and End', () => {
    expect(commandOf(press('Home', 'Home'))).toEqual({ do: 'end', of: 'rank start' });
    expect(commandOf(press('Home', 'Home', 'control'))).toEqual({ do: 'end', of: 'board start' });
    expect(commandOf(press('End', 'End', 'control'))).toEqual({ do: 'end', of: 'board end' });
  });
});

describe('US English', () => {
  holds([
    ['k', 'KeyK', false, next('king')],
    ['Q', 'KeyQ', true, next('queen', true)],
    ['1', 'Digit1', false, { do: 'rank', index: 0 }],
    ['!', 'Digit1', true, { do: 'file', index: 0 }],
    ['*', 'Digit8', true, { do: 'file', index: 7 }],
    ['0', 'Digit0', false, { do: 'mute' }],
    ['.', 'Period', false, { do: 'act menu' }],
    ['.', 'NumpadDecimal', false, { do: 'act menu' }],
    ['h', 'KeyH', false, { do: 'press clock' }],
    ['v', 'KeyV', false, { do: 'talk' }],
    ['F8', 'F8', false, { do: 'talk' }],
    ['V', 'KeyV', true, undefined],
    ['y', 'KeyY', false, { do: 'say move' }],
    ['e', 'KeyE', false, { do: 'execute move' }],
    ['E', 'KeyE', true, undefined],
    ['t', 'KeyT', false, { do: 'clocks', whose: 'both' }],
    ['u', 'KeyU', false, { do: 'clocks', whose: 'mine' }],
    ['U', 'KeyU', true, { do: 'clocks', whose: 'opponent' }],
    ['H', 'KeyH', true, undefined],
    ['T', 'KeyT', true, { do: 'feel clock' }],
    ['?', 'Slash', true, { do: 'help' }],
    ['M', 'KeyM', true, { do: 'moves of piece', capturesOnly: true }],
    ['W', 'KeyW', true, { do: 'piece lists' }],
    ['A', 'KeyA', true, { do: 'back in game' }],
    ['D', 'KeyD', true, { do: 'forward in game' }],
    ['3', 'Numpad3', false, { do: 'rank', index: 2 }],
    // With Num Lock off the same key moves about.
    ['PageDown', 'Numpad3', false, { do: 'end', of: 'file start' }],
    ['Enter', 'NumpadEnter', false, { do: 'lift or place' }],
    ['/', 'Slash', false, undefined],
    ['9', 'Digit9', false, undefined],
  ]);
});

// DIN 2137-1, T1: Z and Y have changed places; the question mark is Shift and the key right of 0.
describe('German (QWERTZ)', () => {
  holds([
    ['z', 'KeyY', false, { do: 'repeat', before: false }],
    ['Z', 'KeyY', true, { do: 'repeat', before: true }],
    ['y', 'KeyZ', false, { do: 'say move' }],
    ['!', 'Digit1', true, { do: 'file', index: 0 }],
    ['/', 'Digit7', true, { do: 'file', index: 6 }],
    ['?', 'Minus', true, { do: 'help' }],
    ['ß', 'Minus', false, undefined],
    ['ö', 'Semicolon', false, undefined],
  ]);
});

// NF Z71-300 and the older AZERTY before it: digits with Shift; M right of L; the question mark is Shift and the key right of N.
describe('French (AZERTY)', () => {
  holds([
    ['q', 'KeyA', false, next('queen')],
    ['a', 'KeyQ', false, undefined],
    ['A', 'KeyQ', true, { do: 'back in game' }],
    ['w', 'KeyZ', false, { do: 'whole position' }],
    ['z', 'KeyW', false, { do: 'repeat', before: false }],
    ['m', 'Semicolon', false, { do: 'moves of piece', capturesOnly: false }],
    ['&', 'Digit1', false, { do: 'rank', index: 0 }],
    ['1', 'Digit1', true, { do: 'file', index: 0 }],
    ['é', 'Digit2', false, { do: 'rank', index: 1 }],
    ['_', 'Digit8', false, { do: 'rank', index: 7 }],
    ['à', 'Digit0', false, { do: 'mute' }],
    ['?', 'KeyM', true, { do: 'help' }],
    ['.', 'Comma', true, { do: 'act menu' }],
  ]);
});

// ДСТУ 8767 / the layout known as ЙЦУКЕН: letters by their place; the question mark is Shift and 7, which is a file here.
describe('Ukrainian (ЙЦУКЕН)', () => {
  holds([
    ['л', 'KeyK', false, next('king')],
    ['й', 'KeyQ', false, next('queen')],
    ['Й', 'KeyQ', true, next('queen', true)],
    ['к', 'KeyR', false, next('rook')],
    ['и', 'KeyB', false, next('bishop')],
    ['т', 'KeyN', false, next('knight')],
    ['з', 'KeyP', false, next('pawn')],
    ['а', 'KeyF', false, { do: 'turn board' }],
    ['ш', 'KeyI', false, { do: 'move entry' }],
    ['щ', 'KeyO', false, { do: 'this square' }],
    ['д', 'KeyL', false, { do: 'last move' }],
    ['п', 'KeyG', false, { do: 'go to last move' }],
    ['с', 'KeyC', false, { do: 'last capture' }],
    ['ь', 'KeyM', false, { do: 'moves of piece', capturesOnly: false }],
    ['Ь', 'KeyM', true, { do: 'moves of piece', capturesOnly: true }],
    ['ц', 'KeyW', false, { do: 'whole position' }],
    ['Ф', 'KeyA', true, { do: 'back in game' }],
    ['В', 'KeyD', true, { do: 'forward in game' }],
    ['я', 'KeyZ', false, { do: 'repeat', before: false }],
    ['4', 'Digit4', false, { do: 'rank', index: 3 }],
    [';', 'Digit4', true, { do: 'file', index: 3 }],
    ['?', 'Digit7', true, { do: 'file', index: 6 }],
    ['х', 'BracketLeft', false, undefined],
    ['.', 'Slash', false, { do: 'act menu' }],
    ['р', 'KeyH', false, { do: 'press clock' }],
    ['е', 'KeyT', false, { do: 'clocks', whose: 'both' }],
    ['г', 'KeyU', false, { do: 'clocks', whose: 'mine' }],
    ['Г', 'KeyU', true, { do: 'clocks', whose: 'opponent' }],
  ]);
});

test('a letter that is not Latin goes by its place, also with a Turkish dotless i', () => {
  expect(keyName({ key: 'ı', code: 'KeyI' })).toBe('i');
  expect(keyName({ key: 'і', code: 'KeyS' })).toBe('s');
});

describe('keys that type a character', () => {
  test.each(['k', 'л', '1', '?', '.', 'ß'])('%j does', (key) => {
    expect(isCharacterKey({ key })).toBe(true);
  });

  test.each([' ', 'Enter', 'Escape', 'ArrowUp', 'F1', 'F6', 'Home', 'Backspace'])('%j does not', (key) => {
    expect(isCharacterKey({ key })).toBe(false);
  });
});

describe('a key that has no command', () => {
  test.each([
    [press('j', 'KeyJ'), { key: 'J', shift: false }],
    [press('J', 'KeyJ', 'shift'), { key: 'J', shift: true }],
    // Shift+A goes back in the game, A alone does nothing.
    [press('a', 'KeyA'), { key: 'A', shift: false }],
    // By what is typed on a German keyboard, by its place on a Ukrainian one, as the keys of the board go.
    [press('ö', 'Semicolon'), { key: 'Ö', shift: false }],
    [press('ß', 'Minus'), { key: 'ß', shift: false }],
    [press('о', 'KeyJ'), { key: 'J', shift: false }],
    [press('х', 'BracketLeft'), { key: 'Х', shift: false }],
    [press('9', 'Digit9'), { key: '9', shift: false }],
    [press('(', 'Digit9', 'shift'), { key: '9', shift: true }],
    // Many voices say nothing of a sign.
    [press(';', 'Semicolon'), { shift: false }],
    [press('+', 'Equal', 'shift'), { shift: false }],
  ])('%o is told as %o', (key, told) => {
    expect(unusedKey(key, BOARD_KEYS)).toEqual(told);
  });

  test.each([
    press('k', 'KeyK'),
    press('?', 'Slash', 'shift'),
    press(' ', 'Space', 'shift'),
    press('j', 'KeyJ', 'control'),
    press('j', 'KeyJ', 'alt'),
    press('j', 'KeyJ', 'meta'),
    press('F2', 'F2'),
    press('Tab', 'Tab'),
    press('Shift', 'ShiftLeft', 'shift'),
    press('Dead', 'BracketLeft'),
    press('ArrowUp', 'ArrowUp', 'shift'),
  ])('%o is not told', (key) => {
    expect(unusedKey(key, BOARD_KEYS)).toBe(undefined);
  });
});
