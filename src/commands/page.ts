/**
 * What is done with the page and its speech: the parts of the page, what is shown, the help; what is said again, how it is said, and talking to
 * the program.
 */
import { rows } from './command.js';
import { there } from './when.js';

const speech = { group: 'page and speech', page: 'shell', does: 'bound' } as const;
const page = { ...speech, scope: 'board' } as const;

const blindfold = { ...page, page: 'blindfold' } as const;

export const PAGE = rows({
  'turn-board': { ...page, page: 'game', keys: [{ key: 'f' }], shown: { view: 3 } },
  'board-larger': { ...page, page: 'game', keys: [{ key: '+' }], repeats: true, shown: { view: 4 } },
  'board-smaller': { ...page, page: 'game', keys: [{ key: '-' }], repeats: true, shown: { view: 5 } },
  /** Whether fingers explore the board, as without a screen reader. Where nothing is touched there is nothing to switch. */
  'explore-by-touch': {
    ...page,
    page: 'touch',
    shown: { view: 10 },
    when: ({ touch = false, exploring = false }) => there(touch || exploring),
    isOn: ({ exploring = false }) => exploring,
  },
  /** Blindfold play, on and off, as it was chosen last. */
  blindfold: { ...blindfold, shown: { view: 9 }, isOn: ({ blindfolded = false }) => blindfolded },
  'hide-pieces': blindfold,
  'show-own-pieces': blindfold,
  'show-last-move': blindfold,
  'silent-board': blindfold,
  'next-region': { ...page, keys: [{ key: 'F6', scope: 'everywhere' }], repeats: true },
  'previous-region': { ...page, keys: [{ key: 'F6', shift: true, scope: 'everywhere' }], repeats: true },
  /** To the board, from wherever one is. F2 is left free by browsers and screen readers. */
  board: { ...page, page: 'game', keys: [{ key: 'F2', scope: 'everywhere' }] },
  'go-to-square': { ...page, page: 'game' },
  /** The index of the settings. */
  settings: page,
  /** The page of the settings that has to do with a word. */
  'settings-for': page,
  'clock-alone': { ...page, page: 'clock', shown: { 'clock page': 1 } },
  'full-screen': { ...page, shown: { view: 6 } },
});

/** Each with what is to be found in the help. */
export const HELP = rows({
  keys: {
    ...page,
    page: 'help',
    scope: ['board', 'clock'],
    keys: [{ key: 'F1', scope: 'everywhere' }, { key: '?' }],
    shown: { view: 8 },
  },
  /** All keys as they are at first. */
  'reset-keys': { ...page, exactly: true },
  /** What can be typed: all of it. */
  help: { ...page, page: 'help' },
  /** What can be typed and has to do with a word. */
  'help-for': { ...page, page: 'help' },
});

const scope = ['board', 'clock', 'assistant'] as const;

export const SPEECH = rows({
  repeat: { ...speech, scope, keys: [{ key: 'z' }], shown: { questions: 8 } },
  'repeat-before': { ...speech, scope, keys: [{ key: 'z', shift: true }] },
  // F8 is no letter, so that it can be held in a field as well.
  talk: { ...speech, page: 'voice', scope, keys: [{ key: 'v' }, { key: 'F8', scope: 'everywhere' }] },
  mute: { ...speech, scope, keys: [{ key: '0' }], shown: { view: 7 }, isOn: ({ muted = false }) => muted },
});

/** A choice of how things are said, made by a word. */
export const SPEECH_CHOICES = rows({
  'call-fide': page,
  'call-fide-names': page,
  'call-plain': page,
  'call-nato': page,
  'call-algebraic': page,
  'call-uci': page,
  faster: page,
  slower: page,
  'sound-on': page,
  'sound-off': page,
});
