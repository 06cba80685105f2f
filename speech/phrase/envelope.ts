/** What is said of an adjourned game and its envelope (Guidelines I): the message of each. */
import type { Envelope, EnvelopeField } from '../../src/laws/acts/adjournment.js';
import { type ByColor, type Color, opposite } from '../../src/laws/squares.js';
import { dashed } from './own-message.js';
import type { Messages } from './say.js';

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
