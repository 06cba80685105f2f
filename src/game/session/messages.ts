/**
 * What windows say to each other: small messages with ids, each of which may be lost or come twice without harm.
 *
 * A window that follows says hello with what it has; the one that holds the game answers with what is missing. An act is asked
 * under a name, again and again until it is answered, and done once. Each new act is told to all with its number, so that a
 * window that missed one knows it and says hello again. What is asked of one holder is for no other: when another takes
 * over it says so, and is asked anew. Nothing that is heard is trusted before its shape is known.
 */
import type { ActDraft } from '../../laws/acts.js';
import type { Ending } from '../../laws/result.js';
import type { ActResult, GameSetup, JournalEntry } from './session-port.js';
import {
  COLOR,
  COUNT,
  ENDING,
  NUMBER,
  TEXT,
  custom,
  is,
  literal,
  object,
  optional,
  variant,
  type Entries,
} from '../../laws/schema.js';
import type { Color } from '../../laws/squares.js';
import type { Refusal, RefusalReason } from '../../laws/refusals.js';
import { ENTRIES, FACTS, ONE_ENTRY, SETUP } from './journal.js';
import { isObject } from '../shape.js';

/** The version of these messages. Windows of different versions hear that of each other, and nothing else. */
export const PROTOCOL = 6;

/** Milliseconds after which what was not answered is asked again. */
export const ASK_AGAIN_AFTER = 3000;

/** What every message of every version has. */
export interface Envelope {
  readonly protocol: number;
  /** The window that speaks. */
  readonly from: string;
  /** Since when it holds the game, milliseconds since 1970 and later than any holder it knew; 0 while it follows. */
  readonly holdsSince: number;
  /** The time by the clock of the window that holds the game, as acts are stamped; absent from one that follows. */
  readonly now?: number;
}

/** "I follow; this is how far I am." Answered by `welcome`. */
export interface Hello {
  readonly type: 'hello';
  readonly have?: { readonly game: string; readonly acts: number };
}

export interface AskAct {
  readonly type: 'act';
  readonly to: string;
  readonly request: string;
  readonly game: string;
  readonly draft: ActDraft;
}

export interface AskBegin {
  readonly type: 'begin';
  readonly to: string;
  readonly request: string;
  readonly setup: GameSetup;
}

/** The game of this id, which is kept, is to stand there. */
export interface AskBringBack {
  readonly type: 'bring back';
  readonly to: string;
  readonly request: string;
  readonly game: string;
}

/** "I hold the game now." */
export interface Holding {
  readonly type: 'holding';
}

/** What the window that said hello is missing; no game where none stands. */
export interface Welcome {
  readonly type: 'welcome';
  readonly to: string;
  readonly setup?: GameSetup;
  readonly entries: readonly JournalEntry[];
  /** How the game ended, if it has. */
  readonly ending?: Ending;
}

export interface Begun {
  readonly type: 'begun';
  readonly setup: GameSetup;
}

/** A game that was kept stands there now, in place of the one before. */
export interface BroughtBack {
  readonly type: 'brought back';
  readonly setup: GameSetup;
  readonly entries: readonly JournalEntry[];
  /** How the game ended, if it has. */
  readonly ending?: Ending;
}

export interface Entered {
  readonly type: 'entered';
  readonly game: string;
  readonly entry: JournalEntry;
}

/** An act has come, of which it is being decided whether this side can still mate: the answer takes a while. */
export interface Deciding {
  readonly type: 'deciding';
  readonly game: string;
  readonly acts: number;
  readonly side: Color;
  /** When the act was done. Milliseconds. */
  readonly at: number;
}

/** No act has come of what was being decided. */
export interface DecidedInVain {
  readonly type: 'decided in vain';
  readonly game: string;
  readonly acts: number;
}

export interface Answer {
  readonly type: 'answer';
  readonly to: string;
  readonly request: string;
  readonly result: ActResult;
  /** The game that stood with the holder when it answered, if any, and how many acts it had. */
  readonly game?: string;
  readonly acts: number;
}

/** As it is heard: what is wanted is looked at by the window that holds the game. */
export type HeardAct = Omit<AskAct, 'draft'> & { readonly draft: unknown };

export type HeardFromFollower = Exclude<FollowerMessage, AskAct> | HeardAct;

export type FollowerMessage = Hello | AskAct | AskBegin | AskBringBack;
export type HolderMessage = Holding | Welcome | Begun | BroughtBack | Entered | Deciding | DecidedInVain | Answer;

/** What was heard, as its reader understands it. */
export type Read<Message> =
  | {
      readonly type: 'message';
      readonly from: string;
      readonly holdsSince: number;
      readonly now?: number;
      readonly message: Message;
    }
  /** The window that holds the game runs another version of the program. */
  | { readonly type: 'other version' }
  /** Not for this reader, or not a message at all. */
  | { readonly type: 'nothing' };

export function fromFollower(from: string, message: FollowerMessage): unknown {
  return { protocol: PROTOCOL, from, holdsSince: 0, ...message };
}

export function fromHolder(from: string, holdsSince: number, now: number, message: HolderMessage): unknown {
  return { protocol: PROTOCOL, from, holdsSince, now, ...message };
}

/**
 * Of a refusal only the reason is looked at: whoever sends it runs the same version of the program, and it is never kept. As a record, so that
 * one added to the type is missed here by the compiler.
 */
const REASONS: Readonly<Record<RefusalReason, true>> = {
  'empty square': true,
  'not your piece': true,
  'same square': true,
  'own piece there': true,
  'does not move so': true,
  'way blocked': true,
  'pawn does not capture straight': true,
  'pawn has nothing to capture': true,
  'en passant too late': true,
  'leaves king in check': true,
  'king in check': true,
  'king is not captured': true,
  castling: true,
  'promotion missing': true,
  'nothing to promote': true,
  unreadable: true,
  'not loaded': true,
  'too long': true,
  'no piece reaches': true,
  'no such piece': true,
  'nothing to take': true,
  'several moves': true,
  'game over': true,
  'not your turn': true,
  'not for this role': true,
  'no move made yet': true,
  'not moved yet': true,
  'no offer': true,
  'offer stands': true,
  'offer only on your move': true,
  'no such ply': true,
  'strict play': true,
  bound: true,
  'no piece to touch': true,
  'adjusting not now': true,
  'no clock': true,
  'clocks not started': true,
  'clocks already started': true,
  'clocks stopped': true,
  'clocks not stopped': true,
  'not your clock': true,
  'flag is down': true,
  'not a time': true,
  'nothing to charge': true,
  'charge open': true,
  'flag has not fallen': true,
  'own flag has fallen': true,
  'arrived already': true,
  'not late': true,
  'no default time': true,
  'no claim pending': true,
  'claim pending': true,
  'claim right lost': true,
  'agreement not allowed': true,
  'offer on conditions': true,
  'no quickplay': true,
  'no fault': true,
  'complaint lost': true,
  'too late to complain': true,
  'only on claim': true,
  'not written': true,
  'written in advance': true,
  'not the move made': true,
  'written already': true,
  'game not over': true,
  'signed already': true,
  'penalty not given': true,
  'not adjourned': true,
  adjourned: true,
  sealing: true,
  'envelope not opened': true,
  'envelope stays closed': true,
  'board elsewhere': true,
  'engine locked': true,
  'no game': true,
  'rules not used': true,
  'move not made': true,
  'nothing to put back': true,
  'nothing to take off': true,
  'announced already': true,
  'too late to correct': true,
  'nothing announced': true,
  'nothing due': true,
  'repeated already': true,
  'not the move announced': true,
  'boards differ': true,
  'one board': true,
  'nothing to mend': true,
  'not asked': true,
  'not a duty': true,
  'assistant needed': true,
  'not kept': true,
  'unreadable act': true,
};

export function isRefusal(value: unknown): value is Refusal {
  const reason = isObject(value) ? value['reason'] : undefined;
  return typeof reason === 'string' && Object.hasOwn(REASONS, reason);
}

const ENVELOPE = object({
  protocol: COUNT,
  from: TEXT,
  holdsSince: NUMBER,
  now: optional(NUMBER),
} satisfies Entries<Envelope>);

const FROM_FOLLOWER = variant('type', [
  object({
    type: literal('hello'),
    have: optional(object({ game: TEXT, acts: COUNT } satisfies Entries<NonNullable<Hello['have']>>)),
  } satisfies Entries<Hello>),
  object({
    type: literal('act'),
    to: TEXT,
    request: TEXT,
    game: TEXT,
    // Looked at by whoever holds the game: what is no act is refused to the user who wanted it.
    draft: custom<unknown>(() => true),
  } satisfies Entries<HeardAct>),
  object({ type: literal('begin'), to: TEXT, request: TEXT, setup: SETUP } satisfies Entries<AskBegin>),
  object({ type: literal('bring back'), to: TEXT, request: TEXT, game: TEXT } satisfies Entries<AskBringBack>),
]);

const GAME = { setup: SETUP, entries: ENTRIES, ending: optional(ENDING) };

const FROM_HOLDER = variant('type', [
  object({ type: literal('holding') } satisfies Entries<Holding>),
  object({ type: literal('welcome'), to: TEXT, ...GAME, setup: optional(SETUP) } satisfies Entries<Welcome>),
  object({ type: literal('begun'), setup: SETUP } satisfies Entries<Begun>),
  object({ type: literal('brought back'), ...GAME } satisfies Entries<BroughtBack>),
  object({ type: literal('entered'), game: TEXT, entry: ONE_ENTRY } satisfies Entries<Entered>),
  object({
    type: literal('deciding'),
    game: TEXT,
    acts: COUNT,
    side: COLOR,
    at: NUMBER,
  } satisfies Entries<Deciding>),
  object({ type: literal('decided in vain'), game: TEXT, acts: COUNT } satisfies Entries<DecidedInVain>),
  object({
    type: literal('answer'),
    to: TEXT,
    request: TEXT,
    result: variant('type', [
      object({ type: literal('done'), facts: FACTS }),
      object({ type: literal('refused'), refusal: custom<Refusal>(isRefusal) }),
    ]),
    game: optional(TEXT),
    acts: COUNT,
  } satisfies Entries<Answer>),
]);

function reader<Message>(
  ofHolder: boolean,
  isMessage: (value: unknown) => value is Message,
): (value: unknown) => Read<Message> {
  return (value) => {
    if (!is(ENVELOPE, value) || value.holdsSince > 0 !== ofHolder) return { type: 'nothing' };
    const { protocol, from, holdsSince, now } = value;
    if (protocol !== PROTOCOL) return { type: 'other version' };
    if (!isMessage(value)) return { type: 'nothing' };
    return { type: 'message', from, holdsSince, ...(now !== undefined && { now }), message: value };
  };
}

/** What one who follows makes of what it hears. */
export const readAsFollower = reader(true, (value): value is HolderMessage => is(FROM_HOLDER, value));

/** What the holder makes of what it hears. */
export const readAsHolder = reader(false, (value): value is HeardFromFollower => is(FROM_FOLLOWER, value));
