/** What is said of an envelope, each thing once, to be said in every language. */
import type { Envelope, EnvelopeField } from '../../src/laws/acts/adjournment.js';
import { parsePosition } from '../../src/laws/board/parse-position.js';
import {
  envelopeLines,
  type EnvelopeWords,
  phraseEnvelope,
  phraseFaults,
  phraseOfEnvelope,
  type ToResume,
} from '../../speech/phrase/envelope.js';
import type { Words } from '../../speech/phrase/words.js';
import { textOf } from '../../speech/utterance.js';
import { inWords } from './said.js';

const MINUTE = 60_000;
const BOTH = { white: true, black: true };
const resuming: ToResume = {
  sealer: 'white',
  present: BOTH,
  late: 0,
  envelope: 'opened',
  clock: 'black',
  times: true,
  position: true,
};
const FEN = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 42';
const ENVELOPE: Envelope = {
  players: { white: 'Botvinnik', black: 'Bronstein' },
  position: FEN,
  times: { white: 12 * MINUTE, black: 5 * MINUTE },
  sealedBy: 'white',
  moveNumber: 42,
  resumption: { date: '11.5.', time: '17 h', venue: 'Moskva' },
};
const faults = (...fields: readonly EnvelopeField[]): readonly { readonly field: EnvelopeField }[] =>
  fields.map((field) => ({ field }));

const SAYINGS = {
  'adjourn?': (words: EnvelopeWords) => words.toAdjourn('white'),
  'turn away': (words: EnvelopeWords) => words.turnAway('white'),
  'locked away': (words: EnvelopeWords) => words.lockedAway(),
  several: (words: EnvelopeWords) => words.doubt('several moves'),
  none: (words: EnvelopeWords) => words.doubt('no move'),
  found: (words: EnvelopeWords) => words.found('Nd2'),
  'both here': (words: EnvelopeWords) => words.toResume(resuming),
  'replier away': (words: EnvelopeWords) =>
    words.toResume({
      ...resuming,
      present: { white: true, black: false },
      envelope: 'stays closed',
    }),
  'sealer late': (words: EnvelopeWords) =>
    words.toResume({ ...resuming, present: { white: false, black: true }, late: 5 * MINUTE }),
  'nobody, envelope and times lost': (words: EnvelopeWords) => {
    const { clock: _, ...rest } = resuming;
    return words.toResume({ ...rest, present: { white: false, black: false }, envelope: 'lost', times: false });
  },
  'position lost': (words: EnvelopeWords) => words.toResume({ ...resuming, position: false }),
  'not secure': (words: EnvelopeWords) => words.trouble('not secure'),
  'too long': (words: EnvelopeWords) => words.trouble('too long'),
  'wrong passphrase': (words: EnvelopeWords) => words.trouble('wrong passphrase'),
  'not this envelope': (words: EnvelopeWords) => words.trouble('not this envelope'),
  unreadable: (words: EnvelopeWords) => words.trouble('unreadable'),
} as const satisfies Readonly<Record<string, (words: EnvelopeWords) => string | readonly string[]>>;

export interface EnvelopeSentences {
  readonly envelope: string;
  /** The last two lines where an offer stands. */
  readonly offered: readonly string[];
  readonly faults: string;
  readonly wrong: string;
  readonly sayings: Readonly<Record<keyof typeof SAYINGS, string>>;
}

/** Everything in this language, with squares by their letters. */
export function envelopeSaid(words: Words): EnvelopeSentences {
  const options = inWords(words, { squareStyle: 'uci' });
  const parsed = parsePosition(FEN);
  if (!parsed.ok) throw new Error(parsed.problem);
  const { position } = parsed;
  const sayings = Object.entries(SAYINGS).map(([name, say]) => [name, textOf(phraseOfEnvelope(say, options))] as const);
  return {
    envelope: textOf(phraseEnvelope(ENVELOPE, position, options)),
    offered: envelopeLines({ ...ENVELOPE, offer: 'black' }, position, options).slice(-2),
    faults: textOf(phraseFaults(faults('players', 'resumption'), options)),
    wrong: textOf(phraseFaults(faults('position', 'times', 'sealed by', 'move number', 'offer'), options)),
    sayings: Object.fromEntries(sayings) as EnvelopeSentences['sayings'],
  };
}
