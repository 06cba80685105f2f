/** A position set up by words: each change heard, the wish to play refused with its reason, and one that is possible. */

/** @type {readonly import('../scenario.js').Scenario[]} */
export const scenarios = [
  {
    name: 'Setting up a position',
    path: '/#/set-up',
    near: { focused: '>>> page-line >>> input' },
    from: 'Enter push button.',
    steps: [
      {
        what: 'back to the field',
        press: 'shift+Tab',
        heard: [
          'left shift',
          'Say or type what stands where entry.',
          'For example: white king e1, black pawns d5 e6. Remove e4. Black to move.',
          'Focus mode',
        ],
      },
      { what: 'an empty board', type: 'clear\r', told: ['The board is empty.'] },
      { what: 'three pieces', type: 'white king e1, white rook h1\r', told: ['e1, white king. h1, white rook.'] },
      { type: 'black king e8\r', told: ['e8, black king'] },
      {
        what: 'rights without a rook',
        type: 'White may castle\r',
        told: ['Castling: White kingside, White queenside.'],
      },
      {
        what: 'refused with its reason',
        type: 'play\r',
        told: [
          'It cannot be played yet. White cannot castle queenside, for there is no white rook on a1. Put it there, or take the right away.',
        ],
      },
      { what: 'mended', type: 'White cannot castle long\r', told: ['Castling: White kingside.'] },
      { what: 'it can be played', type: 'is it possible\r', told: ['It can be played.'] },
    ],
  },
];
