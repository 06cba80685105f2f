/**
 * Adjourning and going on (Guidelines I): what is done, and what is told and remembered of it.
 */
import type { Ending } from '../result.js';
import type { ByColor, Color, Move } from '../squares.js';
import {
  COLOR,
  MOVE,
  TEXT,
  TIME,
  YES_OR_NO,
  act,
  base64,
  byColor,
  fact,
  listOf,
  literal,
  object,
  oneOf,
  optional,
  variant,
  type Kept,
} from '../schema.js';
import { VERDICT } from './ending.js';

/** Telling the player who has the move to seal it (Guidelines I.1.1), by an arbiter. */
const ADJOURN = act('adjourn', {});

export type Adjourn = Kept<typeof ADJOURN>;

/** A move as it was written down: every move that the writing may mean by its notation, legal or not. */
const WRITTEN_MOVE = object({
  readings: listOf(MOVE),
});

export type WrittenMove = Kept<typeof WRITTEN_MOVE>;

/**
 * A move as it was written down and then locked away, so that nobody who has the journal can read it. All but `lock` in base64. What is
 * locked, and how, is no matter of the Laws.
 */
const SEALED_WRITING = object({
  /** A written move is short, and is kept short: some hundred bytes. */
  cipher: base64(16, 2048),
  /** Twelve bytes at least, as the initial value. */
  salt: base64(16, 64),
  iv: base64(16, 64),
  /** What it is opened with: a passphrase that its writer knows, or a file that is kept like the envelope itself. */
  lock: oneOf(['passphrase', 'envelope file']),
});

export type SealedWriting = Kept<typeof SEALED_WRITING>;

/** What the player who seals does, see `SealingAct`. */
const SEAL = act('seal', {
  step: variant('do', [
    object({
      do: literal('write'),
      move: WRITTEN_MOVE,
    }),
    /** Written and locked away: nobody can read it before the envelope is opened. */
    object({
      do: literal('write'),
      sealed: SEALED_WRITING,
    }),
    /** Both scoresheets are in the envelope, and it is sealed, with what stands on it. */
    object({
      do: literal('close the envelope'),
      given: object({ players: byColor(TEXT), resumption: object({ date: TEXT, time: TEXT, venue: TEXT }) }),
    }),
    object({
      do: literal('stop the clock'),
    }),
  ]),
});

export type Seal = Kept<typeof SEAL>;

/** Resuming the adjourned game (Guidelines I.7 to I.13), by an arbiter. */
const RESUME = act('resume', {
  present: byColor(YES_OR_NO),
  /** Milliseconds after the time agreed. */
  late: TIME,
  /** What could be found again; absent is everything. An envelope that cannot be opened any more counts as lost (I.12). */
  found: optional(
    object({
      envelope: YES_OR_NO,
      times: YES_OR_NO,
      position: YES_OR_NO,
    }),
  ),
  /** What stood in the envelope, where that was locked away. It is opened only when whoever must reply is there (I.7). */
  opened: optional(WRITTEN_MOVE),
  verdict: optional(VERDICT),
});

export type Resume = Kept<typeof RESUME>;

/** The player who has the move must seal it (Guidelines I.1.1). */
const ADJOURNED = fact('adjourned', {
  sealer: COLOR,
});

export type Adjourned = Kept<typeof ADJOURNED>;

/** The move is in the envelope and the clocks are stopped. */
const SEALED = fact('sealed', {
  sealer: COLOR,
  step: oneOf(['written', 'envelope closed', 'clock stopped']),
});

export type Sealed = Kept<typeof SEALED>;

/** The adjourned game goes on (Guidelines I.7–I.9). The sealed move, where it stands, is told by `moved`. */
const RESUMED = fact('resumed', {
  envelope: oneOf(['opened', 'stays closed']),
  clock: COLOR,
  article: TEXT,
});

export type Resumed = Kept<typeof RESUMED>;

/** What stands on the envelope, in the order of the Guidelines (I.2). */
export const ENVELOPE_FIELDS = [
  'players',
  'position',
  'times',
  'sealed by',
  'move number',
  'offer',
  'resumption',
] as const;

export type EnvelopeField = (typeof ENVELOPE_FIELDS)[number];

export interface Adjournment {
  readonly sealer: Color;
  /** The move is a reply, sealed in a fresh envelope because the other player had not come (Guidelines I.9.3). */
  readonly isReply?: true;
  /** Who was not there when the game was to be resumed: whoever comes after all comes late (Guidelines I.9, I.10). */
  readonly absent?: readonly Color[];
  readonly sealing: Sealing;
  readonly envelope?: Envelope;
  readonly ruling?: SealedRuling;
}

/** Where a player who was told to seal stands. Nothing done yet: `{}`. */
export interface Sealing {
  readonly written?: WrittenMove | SealedWriting;
  /** Made on the board after he was told to seal: then this is the move he must write. */
  readonly madeOnBoard?: Move;
  readonly closed?: boolean;
  readonly clockStopped?: boolean;
}

/** What stands on the envelope (Guidelines I.2). The resumption is named in words: date, time and venue. */
export interface Envelope {
  readonly players: ByColor<string>;
  /** Immediately before the sealed move, as FEN. */
  readonly position: string;
  /** The time used by each player. */
  readonly times: ByColor<number>;
  readonly sealedBy: Color;
  readonly moveNumber: number;
  /** Whose offer of a draw is current; absent where none is. */
  readonly offer?: Color;
  readonly resumption: { readonly date: string; readonly time: string; readonly venue: string };
}

/** `ending` is the end that a sealed move brought: by the position it makes, or by the way it was written (Guidelines I.8). */
export type SealedRuling =
  | { readonly ruling: 'stands'; readonly move: Move; readonly ending?: Ending }
  | {
      readonly ruling: 'lost';
      readonly why: 'ambiguous' | 'unreadable' | 'illegal';
      readonly ending: Ending;
      /** Nobody could say whether the opponent could still mate. */
      readonly undecided?: true;
    };

/** All acts and facts of this file, of which `acts.ts` and `facts.ts` make those of a game. */
export const ADJOURNMENT_ACTS = [ADJOURN, SEAL, RESUME] as const;

export const ADJOURNMENT_FACTS = [ADJOURNED, SEALED, RESUMED] as const;
