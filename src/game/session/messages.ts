/**
 * What windows say to each other: small messages with ids, each of which may be lost or come twice without harm.
 *
 * A window that follows says hello with what it has; the one that holds the game answers with what is missing. An act is asked
 * under a name, again and again until it is answered, and done once. Each new act is told to all with its number, so that a
 * window that missed one knows it and says hello again. What is asked of one holder is for no other: when another takes
 * over it says so, and is asked anew. Nothing that is heard is trusted before its shape is known.
 */
import type { ActDraft } from '../../laws/acts.js';
import {
  COLOR,
  COUNT,
  ENDING,
  NUMBER,
  TEXT,
  custom,
  is,
  isObject,
  literal,
  object,
  optional,
  variant,
  type Kept,
} from '../../laws/schema.js';
import type { Refusal, RefusalReason } from '../../laws/refusals.js';
import { ENTRIES, FACTS, ONE_ENTRY, SETUP } from './journal.js';

/** The version of these messages. Windows of different versions hear that of each other, and nothing else. */
export const PROTOCOL = 6;

/** Milliseconds after which what was not answered is asked again. */
export const ASK_AGAIN_AFTER = 3000;

/** What every message of every version has. */
const ENVELOPE = object({
  protocol: COUNT,
  /** The window that speaks. */
  from: TEXT,
  /** Since when it holds the game, milliseconds since 1970 and later than any holder it knew; 0 while it follows. */
  holdsSince: NUMBER,
  /** The time by the clock of the window that holds the game, as acts are stamped; absent from one that follows. */
  now: optional(NUMBER),
});

/** For one window alone, about one request: the name of each. */
const ADDRESSED = { to: TEXT, request: TEXT };

const FROM_FOLLOWER = variant('type', [
  /** "I follow; this is how far I am." Answered by `welcome`. */
  object({ type: literal('hello'), have: optional(object({ game: TEXT, acts: COUNT })) }),
  /** The draft is looked at by whoever holds the game: what is no act is refused to the user who wanted it. */
  object({ type: literal('act'), ...ADDRESSED, game: TEXT, draft: custom<unknown>(() => true) }),
  object({ type: literal('begin'), ...ADDRESSED, setup: SETUP }),
  /** The game of this id, which is kept, is to stand there. */
  object({ type: literal('bring back'), ...ADDRESSED, game: TEXT }),
]);

/** A game in which so many acts had been done. */
const GAME_AT = { game: TEXT, acts: COUNT };

const FROM_HOLDER = variant('type', [
  /** "I hold the game now." */
  object({ type: literal('holding') }),
  /** What the window that said hello is missing; no game where none stands. `ending`: how the game ended, if it has. */
  object({
    type: literal('welcome'),
    to: TEXT,
    setup: optional(SETUP),
    entries: ENTRIES,
    ending: optional(ENDING),
  }),
  object({ type: literal('begun'), setup: SETUP }),
  /** A game that was kept stands there now, in place of the one before. */
  object({ type: literal('brought back'), setup: SETUP, entries: ENTRIES, ending: optional(ENDING) }),
  object({ type: literal('entered'), game: TEXT, entry: ONE_ENTRY }),
  /**
   * An act has come, of which it is being decided whether this side can still mate: the answer takes a while. `at` is when the act was done.
   * Milliseconds.
   */
  object({ type: literal('deciding'), ...GAME_AT, side: COLOR, at: NUMBER }),
  /** No act has come of what was being decided. */
  object({ type: literal('decided in vain'), ...GAME_AT }),
  object({
    type: literal('answer'),
    ...ADDRESSED,
    result: variant('type', [
      object({ type: literal('done'), facts: FACTS }),
      object({ type: literal('refused'), refusal: custom<Refusal>(isRefusal) }),
    ]),
    /** The game that stood with the holder when it answered, if any, and how many acts it had. */
    game: optional(TEXT),
    acts: COUNT,
  }),
]);

/** As it is heard: what is wanted is looked at by the window that holds the game. */
export type HeardFromFollower = Kept<typeof FROM_FOLLOWER>;
export type HeardAct = Extract<HeardFromFollower, { readonly type: 'act' }>;

export type FollowerMessage =
  | Exclude<HeardFromFollower, HeardAct>
  | (Omit<HeardAct, 'draft'> & { readonly draft: ActDraft });
export type HolderMessage = Kept<typeof FROM_HOLDER>;

/** What the holder says of this kind. */
export type FromHolder<Type extends HolderMessage['type']> = Extract<HolderMessage, { readonly type: Type }>;

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
