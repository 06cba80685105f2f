/**
 * The keys of the board in English.
 */
import { commands, tableCommands } from './commands.js';
import type { BoardEnd, KeyWords } from '../keys.js';
import { PIECES, listed } from './names.js';

const ENDS: Readonly<Record<BoardEnd, string>> = {
  'rank start': 'To the left end of the rank',
  'rank end': 'To the right end of the rank',
  'file start': 'To the lower end of the file',
  'file end': 'To the upper end of the file',
  'board start': 'To the first corner of the board, a1 for White',
  'board end': 'To the last corner of the board, h8 for White',
};

const CLOCKS = {
  both: 'The time of both sides',
  mine: 'Your time',
  opponent: 'Your opponent’s time',
} as const;

export const keys: KeyWords = {
  groups: {
    'moving about': 'Moving about the board',
    'moving pieces': 'Moving pieces',
    'clock and acts': 'Clock, offers and claims',
    asking: 'Asking',
    'going through the game': 'Going through the game',
    'page and speech': 'Page and speech',
  },
  does: {
    step: () => 'To the next square that way',
    end: ({ of }) => (of === undefined ? 'To the end' : ENDS[of]),
    rank: () => 'To that rank, on the same file',
    file: () => 'To that file, a to h, on the same rank',
    'next piece': ({ kind, back }) =>
      `To the ${back ? 'previous' : 'next'} ${kind === undefined ? 'piece' : PIECES[kind]}`,
    'lift or place': () => 'Lift the piece, or place the lifted piece here',
    'put back': () => 'Put the lifted piece back',
    'turn board': () => 'Turn the board',
    'move entry': () => 'To the field Your move',
    'next region': ({ back }) => (back ? 'To the previous part of the page' : 'To the next part of the page'),
    'this square': () => 'What stands here; pressed again at once, more',
    'last move': () => 'The last move',
    'go to last move': () => 'To the square the last move went to',
    'last capture': () => 'What the last move captured',
    'moves of piece': ({ capturesOnly }) => (capturesOnly ? 'What this piece can capture' : 'Where this piece can go'),
    'whole position': () => 'The whole position, rank by rank',
    'piece lists': () => 'The pieces of both sides',
    'back in game': () => 'One move back in the game',
    'forward in game': () => 'One move forward in the game',
    repeat: ({ before }) => (before ? 'The message before that' : 'The last message again'),
    'say move': () => 'At a table: call your move, or repeat your opponent’s',
    'execute move': () => 'At a table: make your opponent’s move on your own board',
    'act menu': () => 'The menu of acts: offer, claim, adjust, flag, stop, resign',
    'press clock': () => 'Press the clock',
    'feel clock': () => 'Feel the clock on a dial',
    clocks: ({ whose }) => CLOCKS[whose ?? 'both'],
    talk: () => 'Talk, where voice input is chosen: hold it, or press it before and after',
    mute: () => 'All sound off or on',
    help: () => 'These keys',
  },
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
