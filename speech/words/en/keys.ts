/**
 * The keys of the board in English.
 */
import { commands, tableCommands } from './commands.js';
import type { KeyWords } from '../keys.js';
import { does } from './key-texts.js';
import { listed } from './names.js';

export const keys: KeyWords = {
  groups: {
    'moving about': 'Moving about the board',
    'moving pieces': 'Moving pieces',
    'clock and acts': 'Clock, offers and claims',
    asking: 'Asking',
    'going through the game': 'Going through the game',
    'page and speech': 'Page and speech',
  },
  does,
  commands,
  tableCommands,
  atTable: 'At a table',
  names: {
    ArrowLeft: 'Left Arrow',
    ArrowRight: 'Right Arrow',
    ArrowUp: 'Up Arrow',
    ArrowDown: 'Down Arrow',
    Home: 'Home',
    End: 'End',
    PageUp: 'Page Up',
    PageDown: 'Page Down',
    Enter: 'Enter',
    ' ': 'Space',
    Escape: 'Escape',
    Backspace: 'Backspace',
    '.': 'Full stop',
  },
  held: (modifier, key) => `${modifier === 'shift' ? 'Shift' : 'Ctrl'}+${key}`,
  through: (first, last) => `${first} to ${last}`,
  either: (names) => listed(names, 'or'),
};
