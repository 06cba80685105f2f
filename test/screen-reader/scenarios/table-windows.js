/**
 * A strict game at a table with a clock, in the window of White's assistant and in the arbiter's: their keys, which a screen reader would
 * keep for itself anywhere but in a toolbar. What the players do is done in another window, by a line.
 */
import { FORM, OPENS_MENU } from '../pages.js';

const players = { whose: 'both players' };
const CALL = 'Call a move. Nothing to do now. C push button grayed.';
const NOTHING = 'Nothing to do now. N push button grayed.';
const DIFFER =
  "The boards differ. e2: on White's board nothing, on Black's white pawn. e4: on White's board white pawn, on Black's nothing. The scores agree. Black must put the board right.";

/** After a ruling: where the next is chosen. */
const RULED = [
  'return',
  { maybe: 'leaving panel.' },
  FORM,
  'What do you rule on? combo box.',
  'Time added or taken.',
  OPENS_MENU,
  'Focus mode',
];

/** @type {readonly import('../scenario.js').Scenario[]} */
export const scenarios = [
  {
    name: 'The window of White’s assistant',
    table: ['has-white', 'arbiter'],
    path: '/?role=assistant+of+white',
    from: 'Press the clock H push button.',
    steps: [
      { press: 'shift+Tab', heard: ['left shift', 'Calls tool bar', CALL] },
      {
        what: 'arrows within a duty',
        press: 'Right',
        heard: ['Repeat a call. Nothing to do now. R push button grayed.'],
      },
      { press: 'shift+Tab', heard: ['left shift', 'Assistant of White tool bar', NOTHING] },
      { what: 'Black starts White’s clock', elsewhere: 'press', ...players, heard: ["White's clock runs."] },
      { what: 'where there is nothing to do, the button is heard', press: 'c', heard: ['c', 'Calls tool bar', CALL] },
      { press: 'i', heard: ['i', 'region Enter a move', FORM, 'Move I entry.'] },
      { type: 'e4', heard: ['e', '4'] },
      {
        what: 'D.2.10.2: he calls',
        press: 'Return',
        heard: ['return', "White's assistant calls for White: Bauer Eva zwei Eva vier."],
      },
      { elsewhere: 'place e4', ...players, heard: ['White has made the move.'] },
      { press: 'Tab', heard: ['tab', 'Call push button.', 'Browse mode'] },
      {
        press: 'Tab',
        heard: [
          'tab',
          'leaving form.',
          'leaving region.',
          'Claims tool bar',
          'Claim: Black’s flag has fallen Shift+F push button.',
          'Focus mode',
        ],
      },
      { what: 'next is the clock; his own press is silent', press: 'n', heard: ['n'] },
      {
        what: 'D.2.10.1: then the opponent’s board',
        press: 'n',
        heard: ['n', "On Black's board: Bauer Eva zwei Eva vier."],
      },
      {
        elsewhere: 'e5',
        ...players,
        heard: [
          "Black has not repeated the move. On Black's board: Bauer Eva sieben Eva fünf.",
          'Black calls: Bauer Eva sieben Eva fünf.',
        ],
      },
      { press: 'n', heard: ['n', "White's assistant repeats it for White."] },
      { press: 'n', heard: ['n', "On White's board: Bauer Eva sieben Eva fünf."] },
      { elsewhere: 'press', ...players, heard: ['Black presses the clock.'] },
      {
        what: 'D.2.10.4: only what is asked',
        elsewhere: 'ask moves',
        ...players,
        heard: ['White asks for the number of moves.'],
      },
      { press: 't', heard: ['t', 'Moves completed: White 1, Black 1.'] },
      {
        what: 'D.2.10.5: a claim',
        press: 'shift+f',
        heard: ['left shift', 'F', 'Black has 1 hour 30 minutes left, so the flag has not fallen.'],
      },
    ],
  },
  {
    name: 'The arbiter’s window',
    table: ['approved'],
    path: '/?role=arbiter',
    from: 'What happens combo box.',
    steps: [
      {
        press: 'shift+Tab',
        heard: ['left shift', 'What do you rule on? combo box.', 'Time added or taken.', OPENS_MENU],
      },
      {
        what: 'all that is at hand is one stop',
        press: 'shift+Tab',
        heard: ['left shift', 'leaving form.', 'Arbiter tool bar', 'Start the clocks push button.'],
      },
      { press: 'Right', heard: ['Two minutes to White … push button.'] },
      { press: 'End', heard: ['Report … push button.'] },
      { press: 's', heard: ['s', "White's clock runs."] },
      {
        elsewhere: 'e4',
        ...players,
        heard: ['White places the pawn on e4.', 'White calls: Bauer Eva zwei Eva vier.'],
      },
      { elsewhere: 'press', ...players, heard: ['White presses the clock.'] },
      { press: 's', heard: ['s', 'The arbiter stops the clocks.'] },
      {
        what: 'read back first',
        press: 'w',
        heard: [
          'w',
          'Your ruling panel.',
          'Record this ruling push button.',
          'Browse mode',
          "Two minutes added to White's clock. Article 12.5. Do you want to do this?",
        ],
      },
      {
        press: 'Return',
        heard: [...RULED, "Two minutes added to White's clock."],
      },
      {
        what: 'back to where one was at hand',
        press: 'shift+Tab',
        heard: ['left shift', 'leaving form.', 'Arbiter tool bar', 'Report … push button.'],
      },
      {
        what: 'D.2.9: the boards',
        press: 'c',
        heard: [
          'c',
          'Your ruling panel.',
          'Record this ruling push button.',
          'Browse mode',
          `${DIFFER} Article D.2.9. Do you want to do this?`,
        ],
      },
      {
        press: 'Return',
        heard: [...RULED, DIFFER],
      },
      {
        press: 'shift+Tab',
        heard: ['left shift', 'leaving form.', 'Arbiter tool bar', 'Report … push button.'],
      },
      { press: 's', heard: ['s', "Black's clock runs again."] },
    ],
  },
];
