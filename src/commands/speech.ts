/** What is said again, how it is said, and talking to the program. */
import { rows } from './command.js';

const speech = { group: 'page and speech', page: 'shell', does: 'bound' } as const;
const scope = ['board', 'clock', 'assistant'] as const;

export const SPEECH = rows({
  repeat: { ...speech, scope, keys: [{ key: 'z' }], shown: { questions: 8 } },
  'repeat-before': { ...speech, scope, keys: [{ key: 'z', shift: true }] },
  // F8 is no letter, so that it can be held in a field as well.
  talk: { ...speech, page: 'voice', scope, keys: [{ key: 'v' }, { key: 'F8', scope: 'everywhere' }] },
  mute: { ...speech, scope, keys: [{ key: '0' }], shown: { view: 7 }, isOn: ({ muted = false }) => muted },
});

const choice = { ...speech, scope: 'board' } as const;

/** A choice of how things are said, made by a word. */
export const SPEECH_CHOICES = rows({
  'call-fide': choice,
  'call-fide-names': choice,
  'call-plain': choice,
  'call-nato': choice,
  'call-algebraic': choice,
  'call-uci': choice,
  faster: choice,
  slower: choice,
  'sound-on': choice,
  'sound-off': choice,
});
