/** The move entry as a command line, keys of the board that do nothing, and what is asked while one looks back. */
import { enterBoard, FIRST_POSITION, FORM, MOVE_ENTRY, opened } from '../pages.js';

const ASKED = 'You are looking at move 1. Play Springer Gustav eins Felix drei in the present position?';

/** @type {readonly import('../scenario.js').Scenario[]} */
export const scenarios = [
  {
    name: 'Lines of the move entry, one after another',
    path: opened(FIRST_POSITION),
    from: MOVE_ENTRY,
    steps: [
      { type: 'b1', heard: ['b', '1'] },
      {
        what: 'refused: it comes back, selected',
        press: 'Return',
        heard: ['return', 'b1', 'selected', 'Your own knight stands on b1.'],
      },
      {
        what: 'the next line takes its place',
        type: 'c',
        // Of Chromium 156 Orca learns that what was selected is so no more, sooner or later.
        heard: ['c', { maybe: 'Text unselected.' }],
      },
      { type: '3', heard: ['3'] },
      { press: 'Return', heard: ['return', 'Bauer Cesar zwei Cesar drei'] },
      {
        what: 'the score',
        type: 'score\r',
        told: ['The score. Move 1: Bauer Cesar zwei Cesar drei. End of the score.'],
      },
      { what: 'whether it is check', type: 'am I in check\r', told: ['Nobody is in check.'] },
      {
        what: 'a move by its number',
        type: 'what was the first move\r',
        told: ['Move 1, White: Bauer Cesar zwei Cesar drei.'],
      },
      { what: 'one that was not made', type: 'move 12\r', told: ['Move 12 has not been made.'] },
      { what: 'the former line', press: 'Up', heard: ['move 12'] },
      { what: 'the line before it', press: 'Up', heard: ['what was the first move'] },
      { what: 'the line before it', press: 'Up', heard: ['am I in check'] },
      { what: 'the line before it', press: 'Up', heard: ['score'] },
      { what: 'the line before it', press: 'Up', heard: ['c3', { maybe: 'c3' }] },
      { what: 'the line before it', press: 'Up', heard: ['b1', { maybe: 'b1' }] },
      { what: 'back to an empty entry', press: 'Escape', heard: ['escape', 'Cleared.'] },
      {
        what: 'a line typed right behind one that is refused',
        type: 'Nf33\rdraw\r',
        told: ['“Nf33” is not a move I can read. For example: Nf3, e2 e4, or Springer Felix drei. Not done: draw.'],
      },
      { type: 'settings voice', heard: [...'settings', 'space', ...'voice'] },
      {
        what: 'a page of the settings',
        press: 'Return',
        heard: ['return', 'leaving form.', 'leaving region.', 'Speech heading level 2.', 'Browse mode'],
      },
    ],
  },
  {
    name: 'Keys of the board that do nothing, and a move while looking back',
    path: opened(FIRST_POSITION),
    from: MOVE_ENTRY,
    steps: [
      { type: 'e4', heard: ['e', '4'] },
      { press: 'Return', heard: ['return', 'Bauer Eva zwei Eva vier'] },
      { type: 'e5', heard: ['e', '5'] },
      { press: 'Return', heard: ['return', 'Bauer Eva sieben Eva fünf'] },
      enterBoard('e1, white king', 'row 1 column 5'),
      { press: 's', heard: ['s', 'No command on S. F1 lists the keys.'] },
      {
        what: 'back in the game',
        press: 'shift+a',
        heard: ['left shift', 'A', 'Back to move 1, White: Bauer Eva zwei Eva vier'],
      },
      {
        press: 'i',
        heard: ['i', 'leaving table.', 'leaving region.', 'region Move entry', FORM, 'Your move entry.'],
      },
      { type: 'Nf3', heard: ['left shift', 'N', 'f', '3'] },
      { what: 'it asks', press: 'Return', heard: ['return', ASKED] },
      { what: 'Escape answers No', press: 'Escape', heard: ['escape', 'The move is not made.'] },
      { type: 'Nf3', heard: ['left shift', 'N', 'f', '3'] },
      { what: 'it asks again', press: 'Return', heard: ['return', ASKED] },
      { press: 'Tab', heard: ['tab', 'Make move push button.', 'Browse mode'] },
      {
        what: 'No comes first',
        press: 'Tab',
        heard: ['tab', 'leaving form.', 'Make this move? panel.', 'No push button.'],
      },
      { press: 'Tab', heard: ['tab', 'Yes: Springer Gustav eins Felix drei push button.'] },
      {
        what: 'Yes goes to the present and plays it',
        press: 'Return',
        heard: [
          'return',
          { maybe: 'leaving panel.' },
          FORM,
          'Your move entry.',
          'Focus mode',
          'Springer Gustav eins Felix drei',
        ],
      },
    ],
  },
];
