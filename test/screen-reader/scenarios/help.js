/** Typed help: the list of typed commands, and the way back. */
import { FORM, MOVE_ENTRY, opened } from '../pages.js';

/** @type {readonly import('../scenario.js').Scenario[]} */
export const scenarios = [
  {
    name: 'Typed help',
    path: opened('4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1'),
    from: MOVE_ENTRY,
    steps: [
      { type: 'help', heard: ['h', 'e', 'l', 'p'] },
      {
        what: 'it opens the list and says one sentence',
        press: 'Return',
        heard: [
          'return',
          { maybe: 'leaving form.' },
          { maybe: 'leaving region.' },
          'region Keys on the board',
          'Typed commands heading level 2.',
          'Browse mode',
          'Typed commands are listed here: “help clock” finds one, Escape leads back.',
        ],
      },
      {
        what: 'Escape leads back to the entry',
        press: 'Escape',
        heard: ['escape', 'leaving region.', 'region Move entry', FORM, 'Your move entry.', 'Focus mode'],
      },
    ],
  },
];
