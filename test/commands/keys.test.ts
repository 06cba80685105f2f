import { describe, expect, test } from 'vitest';
import { isCharacterKey, keyName, unusedKey, type KeyPress } from '../../components/dom/keys.js';
import type { CommandId } from '../../src/commands/commands.js';
import { commandFor, keymapOf } from '../../src/commands/keymap.js';
import { press } from './key-press.js';

const BOARD_KEYMAP = [...keymapOf('board'), ...keymapOf('everywhere')];

const commandOf = (pressed: KeyPress): CommandId | undefined => commandFor(pressed, ['board', 'everywhere']);

type Row = readonly [key: string, code: string, shift: boolean, command: CommandId | undefined];

function holds(rows: readonly Row[]): void {
  test.each(rows)('%j on %s (shift: %j)', (key, code, shift, command) => {
    expect(commandOf(press(key, code, ...(shift ? (['shift'] as const) : [])))).toEqual(command);
  });
}

describe('the table', () => {
  test('gives no key two meanings', () => {
    const names = BOARD_KEYMAP.map(
      ({ key, shift, control, alt }) => `${control ? 'Ctrl+' : ''}${alt ? 'Alt+' : ''}${shift ? 'Shift+' : ''}${key}`,
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('names letters in lower case, so that Caps Lock changes nothing', () => {
    expect(BOARD_KEYMAP.filter(({ key }) => key.length === 1 && key !== key.toLowerCase())).toEqual([]);
    expect(commandOf(press('K', 'KeyK'))).toEqual('next-king');
  });

  test('leaves to the browser what is held with Ctrl, Alt or the system key, but Alt+X, which none takes', () => {
    for (const { key, control } of BOARD_KEYMAP.filter(({ key, alt }) => /^[a-z0-9]$/.test(key) && !alt)) {
      const code = /[0-9]/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
      expect(control).toBeFalsy();
      for (const held of ['control', 'alt', 'meta'] as const) {
        const command = held === 'alt' && key === 'x' ? 'straight-ray' : undefined;
        expect(commandOf(press(key, code, held)), `${held}+${key}`).toBe(command);
      }
    }
  });

  test.each(['Tab', 'F5', 'F11', 'Delete', 'ContextMenu', 'Dead', 'Process'])('leaves %s to the browser', (key) => {
    expect(commandOf(press(key, key))).toBeUndefined();
  });

  test('knows Ctrl+Home and Ctrl+End from Home and End', () => {
    expect(commandOf(press('Home', 'Home'))).toEqual('rank-start');
    expect(commandOf(press('Home', 'Home', 'control'))).toEqual('board-start');
    expect(commandOf(press('End', 'End', 'control'))).toEqual('board-end');
  });
});

describe('US English', () => {
  holds([
    ['k', 'KeyK', false, 'next-king'],
    ['Q', 'KeyQ', true, 'previous-queen'],
    ['1', 'Digit1', false, 'to-rank-1'],
    ['!', 'Digit1', true, 'to-file-a'],
    ['*', 'Digit8', true, 'to-file-h'],
    ['0', 'Digit0', false, 'mute'],
    ['.', 'Period', false, 'act-menu'],
    ['.', 'NumpadDecimal', false, 'act-menu'],
    ['h', 'KeyH', false, 'press-clock'],
    ['v', 'KeyV', false, 'talk'],
    ['F8', 'F8', false, 'talk'],
    ['V', 'KeyV', true, undefined],
    ['y', 'KeyY', false, 'say-move'],
    ['e', 'KeyE', false, 'make-called-move'],
    ['E', 'KeyE', true, undefined],
    ['t', 'KeyT', false, 'both-clocks'],
    ['u', 'KeyU', false, 'my-clock'],
    ['U', 'KeyU', true, 'opponents-clock'],
    ['H', 'KeyH', true, undefined],
    ['T', 'KeyT', true, 'feel-clock'],
    ['?', 'Slash', true, 'keys'],
    ['M', 'KeyM', true, 'captures-of-this-piece'],
    ['W', 'KeyW', true, 'piece-lists'],
    ['A', 'KeyA', true, 'back'],
    ['D', 'KeyD', true, 'forward'],
    ['3', 'Numpad3', false, 'to-rank-3'],
    // With Num Lock off the same key moves about.
    ['PageDown', 'Numpad3', false, 'file-start'],
    ['Enter', 'NumpadEnter', false, 'lift-or-place'],
    ['/', 'Slash', false, undefined],
    ['9', 'Digit9', false, undefined],
  ]);
});

// DIN 2137-1, T1: Z and Y have changed places; the question mark is Shift and the key right of 0.
describe('German (QWERTZ)', () => {
  holds([
    ['z', 'KeyY', false, 'repeat'],
    ['Z', 'KeyY', true, 'repeat-before'],
    ['y', 'KeyZ', false, 'say-move'],
    ['!', 'Digit1', true, 'to-file-a'],
    ['/', 'Digit7', true, 'to-file-g'],
    ['?', 'Minus', true, 'keys'],
    ['ß', 'Minus', false, undefined],
    ['ö', 'Semicolon', false, undefined],
  ]);
});

// NF Z71-300 and the older AZERTY before it: digits with Shift; M right of L; the question mark is Shift and the key right of N.
describe('French (AZERTY)', () => {
  holds([
    ['q', 'KeyA', false, 'next-queen'],
    ['a', 'KeyQ', false, 'attackers'],
    ['A', 'KeyQ', true, 'back'],
    ['w', 'KeyZ', false, 'position'],
    ['z', 'KeyW', false, 'repeat'],
    ['m', 'Semicolon', false, 'moves-of-this-piece'],
    ['&', 'Digit1', false, 'to-rank-1'],
    ['1', 'Digit1', true, 'to-file-a'],
    ['é', 'Digit2', false, 'to-rank-2'],
    ['_', 'Digit8', false, 'to-rank-8'],
    ['à', 'Digit0', false, 'mute'],
    ['?', 'KeyM', true, 'keys'],
    ['.', 'Comma', true, 'act-menu'],
  ]);
});

// ДСТУ 8767 / the layout known as ЙЦУКЕН: letters by their place; the question mark is Shift and 7, which is a file here.
describe('Ukrainian (ЙЦУКЕН)', () => {
  holds([
    ['л', 'KeyK', false, 'next-king'],
    ['й', 'KeyQ', false, 'next-queen'],
    ['Й', 'KeyQ', true, 'previous-queen'],
    ['к', 'KeyR', false, 'next-rook'],
    ['и', 'KeyB', false, 'next-bishop'],
    ['т', 'KeyN', false, 'next-knight'],
    ['з', 'KeyP', false, 'next-pawn'],
    ['а', 'KeyF', false, 'turn-board'],
    ['ш', 'KeyI', false, 'move-entry'],
    ['щ', 'KeyO', false, 'this-square'],
    ['д', 'KeyL', false, 'last-move'],
    ['п', 'KeyG', false, 'go-to-last-move'],
    ['с', 'KeyC', false, 'last-capture'],
    ['ь', 'KeyM', false, 'moves-of-this-piece'],
    ['Ь', 'KeyM', true, 'captures-of-this-piece'],
    ['ц', 'KeyW', false, 'position'],
    ['Ф', 'KeyA', true, 'back'],
    ['В', 'KeyD', true, 'forward'],
    ['я', 'KeyZ', false, 'repeat'],
    ['4', 'Digit4', false, 'to-rank-4'],
    [';', 'Digit4', true, 'to-file-d'],
    ['?', 'Digit7', true, 'to-file-g'],
    ['х', 'BracketLeft', false, undefined],
    ['.', 'Slash', false, 'act-menu'],
    ['р', 'KeyH', false, 'press-clock'],
    ['е', 'KeyT', false, 'both-clocks'],
    ['г', 'KeyU', false, 'my-clock'],
    ['Г', 'KeyU', true, 'opponents-clock'],
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
    [press('s', 'KeyS'), { key: 'S', shift: false }],
    // J asks for a knight's view, Shift+J does nothing.
    [press('J', 'KeyJ', 'shift'), { key: 'J', shift: true }],
    // By what is typed on a German keyboard, by its place on a Ukrainian one, as the keys of the board go.
    [press('ö', 'Semicolon'), { key: 'Ö', shift: false }],
    [press('ß', 'Minus'), { key: 'ß', shift: false }],
    [press('і', 'KeyS'), { key: 'S', shift: false }],
    [press('х', 'BracketLeft'), { key: 'Х', shift: false }],
    [press('9', 'Digit9'), { key: '9', shift: false }],
    [press('(', 'Digit9', 'shift'), { key: '9', shift: true }],
    // Many voices say nothing of a sign.
    [press(';', 'Semicolon'), { shift: false }],
    [press('*', 'BracketRight', 'shift'), { shift: false }],
  ])('%o is told as %o', (key, told) => {
    expect(unusedKey(key, BOARD_KEYMAP)).toEqual(told);
  });

  test.each([
    press('k', 'KeyK'),
    press('?', 'Slash', 'shift'),
    press(' ', 'Space', 'shift'),
    press('s', 'KeyS', 'control'),
    press('s', 'KeyS', 'alt'),
    press('s', 'KeyS', 'meta'),
    press('F2', 'F2'),
    press('Tab', 'Tab'),
    press('Shift', 'ShiftLeft', 'shift'),
    press('Dead', 'BracketLeft'),
    press('ArrowUp', 'ArrowUp', 'shift'),
  ])('%o is not told', (key) => {
    expect(unusedKey(key, BOARD_KEYMAP)).toBe(undefined);
  });
});
