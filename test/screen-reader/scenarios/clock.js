/**
 * A clock that stands alone: set, run, asked and felt by keys. Every step ends with a quiet in which nothing that ticks may be heard; what
 * is asked of is a time that does not run, or one of hours, of which no seconds are said.
 */
import { FORM, MORE_CHOICES, OPENS_MENU } from '../pages.js';

const HINT =
  'As “90 minutes for 40 moves, then 30, with 30 seconds a move”, “5+3”, “blitz”, or “White 5 minutes, Black 3”.';

/** @type {readonly import('../scenario.js').Scenario[]} */
export const scenarios = [
  {
    name: 'A clock alone, set in words, run and felt',
    path: '/',
    from: MORE_CHOICES,
    steps: [
      {
        press: 'Tab',
        heard: [
          'tab',
          'leaving form.',
          'leaving region.',
          'region At the table',
          'Set up a game at a table … push button.',
          'Browse mode',
        ],
      },
      { press: 'Tab', heard: ['tab', 'leaving region.', 'region Clock', 'Set a clock … push button.'] },
      {
        what: 'the form of the clock',
        press: 'Return',
        heard: ['return', { maybe: 'leaving region.' }, 'region Set a clock', FORM, 'Set a clock heading level 2.'],
      },
      { press: 'Tab', heard: ['tab', 'Laws combo box.', 'FIDE 2023.', OPENS_MENU, 'Focus mode'] },
      { press: 'Tab', heard: ['tab', 'Time combo box.', 'Rapid: 15 minutes, 10 seconds a move.', OPENS_MENU] },
      { what: 'the last of the list', press: 'End', heard: ['Custom, in words …'] },
      { press: 'Tab', heard: ['tab', 'Time in words entry.', HINT] },
      { type: 'zz', heard: ['z', 'z'] },
      {
        what: 'what is no time is refused',
        press: 'Return',
        heard: ['return', `"zz" was not understood. Say minutes, moves and seconds a move. ${HINT}`],
      },
      { press: 'BackSpace', heard: ['backspace', 'z', HINT] },
      { press: 'BackSpace', heard: ['backspace', 'z'] },
      { type: '2h', heard: ['2', 'h'] },
      {
        what: 'it is read back before it is set',
        press: 'Return',
        heard: ['return', 'leaving form.', 'Set the clock push button.', 'Browse mode', '2 hours.'],
      },
      {
        what: 'keys lead to the clock',
        press: 'Return',
        heard: [
          'return',
          { maybe: 'leaving region.' },
          'region Clock',
          'Clocks tool bar.',
          'Focus mode',
          "The clock is set: 2 hours. White's clock runs as soon as Black presses.",
        ],
      },
      { press: 'a', heard: ['a', "The game begins when White's clock is started."] },
      { press: 't', heard: ['t', 'White two hours. Black two hours.'] },
      { press: 'l', heard: ['l', "White's clock runs."] },
      { press: '9', heard: ['9', 'Black two hours.'] },
      { press: 's', heard: ['s', "White's clock is running, move one."] },
      { what: 'a press is silent', press: 'a', heard: ['a'] },
      { what: 'a press out of turn is refused', press: 'a', heard: ['a', 'It is not your clock that runs.'] },
      { press: 'm', heard: ['m', 'White: one move completed. Black: no moves completed.'] },
      { what: 'whoever is on move', press: 'space', heard: ['space'] },
      { press: 's', heard: ['s', "White's clock is running, move two."] },
      { press: 'p', heard: ['p', 'The arbiter stops the clocks.'] },
      {
        what: 'away from the keys, where the button has them',
        press: 'Tab',
        heard: ['tab', 'Clocks panel.', 'Press White’s clock push button grayed.', 'Browse mode'],
      },
      {
        what: 'and back',
        press: 'shift+Tab',
        heard: ['left shift', 'leaving panel.', 'Clocks tool bar.', 'Focus mode'],
      },
      {
        what: 'the dial',
        press: 'f',
        heard: ['f', 'leaving region.', 'White’s dial horizontal slider Top, three dots, minute hand.'],
      },
      { press: 'Right', heard: ['1'] },
      { press: 'Page_Up', heard: ['page up', '6'] },
      { press: 'm', heard: ['m', 'Minute hand, 59 minutes to the hour'] },
      { what: 'again', press: 'm', heard: ['m', 'Minute hand, 59 minutes to the hour'] },
      { press: 'h', heard: ['h', 'Hour hand, between 4 and 5'] },
      { press: 'f', heard: ['f', 'Flag at rest'] },
      { press: 't', heard: ['t', 'White one hour fifty-nine minutes.'] },
      { press: 'End', heard: ['59'] },
      { press: 'Home', heard: ['Top, three dots, minute hand'] },
    ],
  },
];
