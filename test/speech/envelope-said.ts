/** What is said of an envelope, each thing once, to be said in every language. */
import type { Envelope, EnvelopeField } from '../../src/laws/acts/adjournment.js';
import { parsePosition } from '../../src/laws/board/parse-position.js';
import {
  doubtSaid,
  envelopeLines,
  lockTroubleSaid,
  phraseEnvelope,
  phraseFaults,
  resumptionSaid,
  turnAwaySaid,
  type ToResume,
} from '../../speech/phrase/envelope.js';
import { page, segmentsOf } from '../../speech/phrase/segments.js';
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

type Spoken = Words['messages'];

const SAYINGS = {
  'adjourn?': ({ say }: Spoken) => say('envelope-to-adjourn', { sealer: 'white' }),
  'turn away': (messages: Spoken) => turnAwaySaid('white', messages),
  'locked away': ({ say }: Spoken) => say('envelope-locked-away'),
  several: (messages: Spoken) => doubtSaid('several moves', messages),
  none: (messages: Spoken) => doubtSaid('no move', messages),
  found: ({ say }: Spoken) => say('envelope-found', { text: 'Nd2' }),
  'both here': (messages: Spoken) => resumptionSaid(resuming, messages).join(' '),
  'replier away': (messages: Spoken) =>
    resumptionSaid({ ...resuming, present: { white: true, black: false }, envelope: 'stays closed' }, messages).join(
      ' ',
    ),
  'sealer late': (messages: Spoken) =>
    resumptionSaid({ ...resuming, present: { white: false, black: true }, late: 5 * MINUTE }, messages).join(' '),
  'nobody, envelope and times lost': (messages: Spoken) => {
    const { clock: _, ...rest } = resuming;
    const lost: ToResume = { ...rest, present: { white: false, black: false }, envelope: 'lost', times: false };
    return resumptionSaid(lost, messages).join(' ');
  },
  'position lost': (messages: Spoken) => resumptionSaid({ ...resuming, position: false }, messages).join(' '),
  'not secure': (messages: Spoken) => lockTroubleSaid('not secure', messages),
  'too long': (messages: Spoken) => lockTroubleSaid('too long', messages),
  'wrong passphrase': (messages: Spoken) => lockTroubleSaid('wrong passphrase', messages),
  'not this envelope': (messages: Spoken) => lockTroubleSaid('not this envelope', messages),
  unreadable: (messages: Spoken) => lockTroubleSaid('unreadable', messages),
} as const satisfies Readonly<Record<string, (messages: Spoken) => string>>;

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
  const sayings = Object.entries(SAYINGS).map(
    ([name, said]) => [name, textOf(page(segmentsOf(said(words.messages), options), 'answer'))] as const,
  );
  return {
    envelope: textOf(phraseEnvelope(ENVELOPE, position, options)),
    offered: envelopeLines({ ...ENVELOPE, offer: 'black' }, position, options).slice(-2),
    faults: textOf(phraseFaults(faults('players', 'resumption'), options)),
    wrong: textOf(phraseFaults(faults('position', 'times', 'sealed by', 'move number', 'offer'), options)),
    sayings: Object.fromEntries(sayings) as EnvelopeSentences['sayings'],
  };
}
