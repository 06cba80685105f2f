/** The keys of a command, chosen in the settings: pressed in a field, refused where a key has to stay, switched off, and as at first again. */

const HINT = 'Press the key here. Tab and Escape leave this field.';

/** @type {readonly import('../scenario.js').Scenario[]} */
export const scenarios = [
  {
    name: 'Choosing keys',
    path: '/',
    near: { unfolded: ['More settings'], focused: '>>> keys-settings >>> input[name=layout]' },
    from: 'Command combo box.',
    steps: [
      {
        what: 'the field for a key',
        press: 'Tab',
        heard: ['tab', 'New key entry Home selected.', HINT],
      },
      { what: 'a key is taken at once', press: 'j', heard: ['j', 'To the left end of the rank: J'] },
      { what: 'and another in its place', press: 'x', heard: ['x', 'To the left end of the rank: X'] },
      {
        what: 'one that has to stay is refused',
        press: 'F1',
        heard: ['F1', 'Enter, Escape, F1 and the arrows stay as they are. Choose another key.'],
      },
      {
        what: 'the list of free keys',
        press: 'Tab',
        heard: ['tab', 'Or choose a key combo box.', 'Keys that are free …', { chromium: 'opens menu' }],
      },
      { press: 'Tab', heard: ['tab', 'No key push button.', 'Browse mode'] },
      { what: 'switched off', press: 'Return', heard: ['return', 'To the left end of the rank: no key'] },
      { press: 'Tab', heard: ['tab', 'Reset this command push button.'] },
      { what: 'as at first', press: 'Return', heard: ['return', 'To the left end of the rank: Home'] },
      { press: 'Tab', heard: ['tab', 'Reset all keys push button.'] },
      { what: 'all of them', press: 'Return', heard: ['return', 'All keys are reset.'] },
    ],
  },
];
