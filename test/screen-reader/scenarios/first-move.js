/** From a first visit to the first move. How many keys that takes is held by `test/screen-reader/first-move.test.ts`. */
import { FORM, OPENS_MENU } from '../pages.js';

/** @type {import('../scenario.js').Step} */
const TO_THE_TOP = {
  what: 'to the top, where a page that is opened is read from',
  press: 'ctrl+Home',
  heard: ['left control', 'leaving navigation.', 'Anna–Hector heading level 1.', 'Settings link.', 'Help link.'],
};

/** What a user presses who takes the shortest way. @type {readonly import('../scenario.js').Step[]} */
export const TO_FIRST_MOVE = [
  { press: 'h', heard: ['h', 'New game heading level 2.'] },
  { press: 'Tab', heard: ['tab', FORM, 'Opponent combo box.', 'Computer.', OPENS_MENU, 'Focus mode'] },
  { press: 'Tab', heard: ['tab', 'Level combo box.', '1, for beginners.', OPENS_MENU] },
  { press: 'Tab', heard: ['tab', 'Your colour combo box.', 'White.', OPENS_MENU] },
  { press: 'Tab', heard: ['tab', 'Start push button.', 'Browse mode'] },
  {
    press: 'Return',
    heard: [
      'return',
      { maybe: 'leaving form.' },
      { maybe: 'leaving region.' },
      ...['region Board', 'Chess board.', 'table with 8 rows 8 columns', 'e1, white king.', 'Focus mode'],
      'New game. You are White against the computer, level 1. Move with the arrows and Enter, or press I and type a move; F1 lists the keys, Z says this again.',
    ],
  },
  { press: 'i', heard: ['i', 'leaving table.', 'leaving region.', 'region Move entry', FORM, 'Your move entry.'] },
  { type: 'e4', heard: ['e', '4'] },
  // What the computer answers is its own affair.
  { what: 'the move is told', press: 'Return', told: ['Bauer Eva zwei Eva vier'], heard: [] },
];

/** What a user presses who reads line by line. @type {readonly import('../scenario.js').Step[]} */
export const DOWN_TO_START = [
  {
    press: 'Down',
    heard: [
      ...['leaving navigation.', 'leaving banner.', 'main content'],
      'Chess to play by ear, by touch and by keyboard, with the network cut.',
    ],
  },
  { press: 'Down', heard: ['Learn by ear in five minutes link.'] },
  { press: 'Down', heard: ['region New game', 'New game heading level 2.'] },
  { press: 'Down', heard: [FORM, 'Opponent.'] },
  { press: 'Down', heard: ['combo box.', 'Computer.', OPENS_MENU] },
  { press: 'Down', heard: ['Level.'] },
  { press: 'Down', heard: ['combo box.', '1, for beginners.', OPENS_MENU] },
  { press: 'Down', heard: ['Your colour.'] },
  { press: 'Down', heard: ['combo box.', 'White.', OPENS_MENU] },
  { press: 'Down', heard: ['Start push button.'] },
];

/** @type {readonly import('../scenario.js').Scenario[]} */
export const scenarios = [
  {
    name: 'From a first visit to the first move',
    path: '/',
    browsers: ['chromium'],
    from: 'Help link.',
    steps: [TO_THE_TOP, ...TO_FIRST_MOVE],
  },
  {
    name: 'To Start line by line',
    path: '/',
    browsers: ['chromium'],
    from: 'Help link.',
    steps: [TO_THE_TOP, ...DOWN_TO_START],
  },
];
