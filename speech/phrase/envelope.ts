/** What stands on the envelope of an adjourned game, read out, and what is said on the way into it and out of it (Guidelines I): the message of each. */
import type { Envelope, EnvelopeField } from '../../src/laws/acts/adjournment.js';
import type { Position } from '../../src/laws/board/board.js';
import { opposite, rankOf, RANKS, type ByColor, type Color } from '../../src/laws/squares.js';
import { textOf, type Segment, type Utterance } from '../utterance.js';
import { phraseAnswer } from './answers.js';
import type { PhraseOptions } from './options.js';
import { dashed } from './own-message.js';
import type { Messages } from './say.js';
import { page, segmentsOf } from './segments.js';

/** I.2: whole sentences, the position rank by rank among them. It is that of the game, which the envelope has as a notation. */
export function phraseEnvelope(envelope: Envelope, position: Position, options: PhraseOptions): Utterance {
  return page(sentencesOf(envelope, position, options).flat(), 'answer');
}

/** The same, to be read on the page: a line for each thing that stands there. */
export function envelopeLines(envelope: Envelope, position: Position, options: PhraseOptions): readonly string[] {
  return sentencesOf(envelope, position, options).map((segments) => textOf(page(segments, 'answer')));
}

/** I.3: what is wrong or missing on it. */
export function phraseFaults(faults: readonly { readonly field: EnvelopeField }[], options: PhraseOptions): Utterance {
  return phraseOfEnvelope((words) => faults.map(({ field }) => words.fault(field)), options);
}

/** Any other of its sentences. */
export function phraseOfEnvelope(
  say: (words: EnvelopeWords) => string | readonly string[],
  options: PhraseOptions,
): Utterance {
  const said = say(envelopeWords(options.words.messages));
  return page(segmentsOf(typeof said === 'string' ? said : said.join(' '), options), 'answer');
}

function sentencesOf(
  { players, times, sealedBy, moveNumber, offer, resumption }: Envelope,
  position: Position,
  options: PhraseOptions,
): readonly (readonly Segment[])[] {
  const envelope = envelopeWords(options.words.messages);
  const ranks = RANKS.map((rank) => ({
    rank,
    pieces: position.pieces().filter(({ square }) => rankOf(square) === rank),
  }));
  const said = (sentence: string): readonly Segment[] => segmentsOf(sentence, options);
  return [
    said(envelope.players({ white: asTyped(players.white), black: asTyped(players.black) })),
    [...said(envelope.position()), ...phraseAnswer({ about: 'position', ranks }, options).segments],
    said(envelope.times(times)),
    said(envelope.sealed(sealedBy, moveNumber)),
    said(envelope.offer(offer)),
    said(
      envelope.resumption({
        date: asTyped(resumption.date),
        time: asTyped(resumption.time),
        venue: asTyped(resumption.venue),
      }),
    ),
  ];
}

/** What somebody typed, to be set into a sentence that ends by itself: "11 Sept." has its full stop, and no text has a mark. */
function asTyped(text: string): string {
  return text
    .replace(/[\uE000\uE001]/gu, '')
    .replace(/[.\s]+$/u, '')
    .trim();
}

/** What is told to an arbiter before the game is resumed, so that he can still change it. */
export interface ToResume {
  readonly sealer: Color;
  readonly present: ByColor<boolean>;
  /** Milliseconds after the time agreed. */
  readonly late: number;
  /** What is done with it; nobody finds a lost one. */
  readonly envelope: 'opened' | 'stays closed' | 'lost';
  /** Whose clock is started; absent where none is, for there is none, or the times must be set first. */
  readonly clock?: Color;
  /** Whether the times are known (I.12.1). */
  readonly times: boolean;
  /** Whether the position is known; where it is not, a new game is played (I.12.2). */
  readonly position: boolean;
}

/** Why what was written cannot be locked away, or what was locked away does not open. */
export type LockTrouble = 'not secure' | 'too long' | 'wrong passphrase' | 'not this envelope' | 'unreadable';

/** What a writing lacks to be one move; told in casual play alone (Art. 12.6). */
export type WritingDoubt = 'several moves' | 'no move';

export interface EnvelopeWords {
  /** I.2.1 to I.2.7, one sentence each. The position is read after its sentence. */
  readonly players: (names: ByColor<string>) => string;
  readonly position: () => string;
  readonly times: (times: ByColor<number>) => string;
  /** I.2.4 and I.2.5. */
  readonly sealed: (by: Color, moveNumber: number) => string;
  readonly offer: (by: Color | undefined) => string;
  readonly resumption: (resumption: Envelope['resumption']) => string;
  /** What is wrong or missing on it (I.3). */
  readonly fault: (field: EnvelopeField) => string;
  /** Before the game is adjourned: who must seal. */
  readonly toAdjourn: (sealer: Color) => string;
  /** Both are at one device: the opponent neither sees nor hears what is written. */
  readonly turnAway: (sealer: Color) => string;
  /** The writing is locked away, and nothing of it is left on the page. */
  readonly lockedAway: () => string;
  readonly doubt: (doubt: WritingDoubt) => string;
  readonly toResume: (what: ToResume) => readonly string[];
  /** What was found in the envelope, as it was written. */
  readonly found: (text: string) => string;
  readonly trouble: (trouble: LockTrouble) => string;
}

export function envelopeWords(messages: Messages<'envelope'>): EnvelopeWords {
  const { say } = messages;
  return {
    players: (names) => say('envelope-players', names),
    position: () => say('envelope-position'),
    times: (times) => say('envelope-times', times),
    sealed: (by, number) => say('envelope-sealed', { by, number }),
    offer: (by) => (by ? say('envelope-offer', { by }) : say('envelope-no-offer')),
    resumption: (resumption) => say('envelope-resumption', resumption),
    fault: (field) => say(`envelope-fault-${dashed(field)}`),
    toAdjourn: (sealer) => say('envelope-to-adjourn', { sealer }),
    turnAway: (sealer) => say('envelope-turn-away', { sealer, other: opposite(sealer) }),
    lockedAway: () => say('envelope-locked-away'),
    doubt: (doubt) => say(`envelope-doubt-${dashed(doubt)}`),
    toResume: (what) => toResume(what, messages),
    found: (text) => say('envelope-found', { text }),
    trouble: (trouble) => say(`envelope-trouble-${dashed(trouble)}`),
  };
}

function toResume(
  { sealer, present, late, envelope, clock, times, position }: ToResume,
  { say }: Messages<'envelope'>,
): readonly string[] {
  const { white, black } = present;
  const here = say('envelope-present', { white: white ? 'yes' : 'no', black: black ? 'yes' : 'no' });
  if (!position) return [here, say('envelope-position-unknown')];
  return [
    here,
    ...(late > 0 ? [say('envelope-late', { late })] : []),
    envelope === 'stays closed' ? say('envelope-stays-closed') : say(`envelope-${envelope}`, { sealer }),
    ...(times ? [] : [say('envelope-times-unknown')]),
    ...(clock ? [say('envelope-clock-started', { side: clock })] : []),
  ];
}
