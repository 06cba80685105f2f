/** The keys of a command, chosen in the settings: the command found by its group, its key pressed in a field, refused where a key has to stay, switched off, and as at first again. */

const HINT = 'Press the key here. Tab and Escape leave this field.';

/** @type {readonly import('../scenario.js').Scenario[]} */
export const scenarios = [
  {
    name: 'Choosing keys',
    path: '/#/settings/keys',
    near: { focused: '>>> keys-settings >>> input[name=layout]' },
    from: 'Group of commands combo box.',
    steps: [
      { what: 'the next group', press: 'Down', heard: ['Moving pieces.'] },
      {
        what: 'its commands',
        press: 'Tab',
        heard: [
          'tab',
          'Command combo box.',
          'Lift the piece, or place the lifted piece here: Enter or Space.',
          { chromium: 'opens menu' },
        ],
      },
      { what: 'the next command', press: 'Down', heard: ['Put the lifted piece back: Escape or Backspace.'] },
      { press: 'Up', heard: ['Lift the piece, or place the lifted piece here: Enter or Space.'] },
      { what: 'nothing is open that Escape could leave', press: 'Escape', heard: ['escape'] },
      {
        what: 'back to the groups',
        press: 'shift+Tab',
        heard: ['left shift', 'Group of commands combo box.', 'Moving pieces.', { chromium: 'opens menu' }],
      },
      { what: 'the group before', press: 'Up', heard: ['Moving about the board.'] },
      {
        press: 'Tab',
        heard: ['tab', 'Command combo box.', 'To the left end of the rank: Home.', { chromium: 'opens menu' }],
      },
      {
        what: 'the field for a key',
        press: 'Tab',
        heard: ['tab', 'New key entry Home selected.', HINT],
      },
      { what: 'a key is taken at once', press: '9', heard: ['9', 'To the left end of the rank: 9'] },
      { what: 'and another in its place', press: 's', heard: ['s', 'To the left end of the rank: S'] },
      {
        what: 'one that has to stay is refused',
        press: 'F1',
        heard: ['F1', 'Enter, Escape, F1 and the arrows stay as they are. Choose another key.'],
      },
      {
        what: 'Escape leaves the field',
        press: 'Escape',
        heard: ['escape', 'Command combo box.', 'To the left end of the rank: S.', { chromium: 'opens menu' }],
      },
      { press: 'Down', heard: ['To the right end of the rank: End.'] },
      { press: 'Up', heard: ['To the left end of the rank: S.'] },
      { press: 'Tab', heard: ['tab', 'New key entry', 'S', 'selected.', HINT] },
      {
        what: 'the list of free keys',
        press: 'Tab',
        heard: ['tab', 'Or choose a key combo box.', 'Shift+C.', { chromium: 'opens menu' }],
      },
      { what: 'another of them', press: 'Down', heard: ['Shift+E.'] },
      { what: 'and back', press: 'Up', heard: ['Shift+C.'] },
      { press: 'Down', heard: ['Shift+E.'] },
      { press: 'Tab', heard: ['tab', 'Use this key push button.', 'Browse mode'] },
      { what: 'the chosen one is taken', press: 'Return', heard: ['return', 'To the left end of the rank: Shift+E'] },
      { press: 'Tab', heard: ['tab', 'No key push button.'] },
      { what: 'switched off', press: 'Return', heard: ['return', 'To the left end of the rank: no key'] },
      { press: 'Tab', heard: ['tab', 'Reset this command push button.'] },
      { what: 'as at first', press: 'Return', heard: ['return', 'To the left end of the rank: Home'] },
      { press: 'Tab', heard: ['tab', 'Reset all keys push button.'] },
      { what: 'all of them', press: 'Return', heard: ['return', 'All keys are reset.'] },
    ],
  },
];
