/** What stands on the envelope of an adjourned game, read out, and what is said on the way into it and out of it (Guidelines I): the message of each. */
import type { Envelope, EnvelopeField } from '../../src/laws/acts/adjournment.js';
import type { Position } from '../../src/laws/board/board.js';
import { opposite, rankOf, RANKS, type ByColor, type Color } from '../../src/laws/squares.js';
import { textOf, type Segment, type Utterance } from '../utterance.js';
import { phraseAnswer } from './answers.js';
import type { PhraseOptions } from './options.js';
import { dashed, yesOrNo } from './own-message.js';
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
  const said = faults.map(({ field }) => faultSaid(field, options.words.messages));
  return page(segmentsOf(said.join(' '), options), 'answer');
}

export function faultSaid(field: EnvelopeField, { say }: Messages<'envelope'>): string {
  return say(`envelope-fault-${dashed(field)}`);
}

/** Both are at one device: the opponent neither sees nor hears what is written. */
export function turnAwaySaid(sealer: Color, { say }: Messages<'envelope'>): string {
  return say('envelope-turn-away', { sealer, other: opposite(sealer) });
}

export function doubtSaid(doubt: WritingDoubt, { say }: Messages<'envelope'>): string {
  return say(`envelope-doubt-${dashed(doubt)}`);
}

export function lockTroubleSaid(trouble: LockTrouble, { say }: Messages<'envelope'>): string {
  return say(`envelope-trouble-${dashed(trouble)}`);
}

function sentencesOf(
  { players, times, sealedBy, moveNumber, offer, resumption }: Envelope,
  position: Position,
  options: PhraseOptions,
): readonly (readonly Segment[])[] {
  const { say } = options.words.messages;
  const ranks = RANKS.map((rank) => ({
    rank,
    pieces: position.pieces().filter(({ square }) => rankOf(square) === rank),
  }));
  const said = (sentence: string): readonly Segment[] => segmentsOf(sentence, options);
  return [
    said(say('envelope-players', { white: asTyped(players.white), black: asTyped(players.black) })),
    [...said(say('envelope-position')), ...phraseAnswer({ about: 'position', ranks }, options).segments],
    said(say('envelope-times', times)),
    said(say('envelope-sealed', { by: sealedBy, number: moveNumber })),
    said(offer ? say('envelope-offer', { by: offer }) : say('envelope-no-offer')),
    said(
      say('envelope-resumption', {
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

export function resumptionSaid(
  { sealer, present, late, envelope, clock, times, position }: ToResume,
  { say }: Messages<'envelope'>,
): readonly string[] {
  const { white, black } = present;
  const here = say('envelope-present', { white: yesOrNo(white), black: yesOrNo(black) });
  if (!position) return [here, say('envelope-position-unknown')];
  return [
    here,
    ...(late > 0 ? [say('envelope-late', { late })] : []),
    envelope === 'stays closed' ? say('envelope-stays-closed') : say(`envelope-${envelope}`, { sealer }),
    ...(times ? [] : [say('envelope-times-unknown')]),
    ...(clock ? [say('envelope-clock-started', { side: clock })] : []),
  ];
}
