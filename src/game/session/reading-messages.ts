/**
 * What one window makes of what it hears from another: nothing is trusted before its shape is known.
 */
import {
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
import type { Refusal } from '../../laws/refusals.js';
import { ENTRIES, FACTS, ONE_ENTRY, SETUP } from './journal-shape.js';
import {
  PROTOCOL,
  type Answer,
  type AskBegin,
  type AskBringBack,
  type Begun,
  type BroughtBack,
  type Entered,
  type Envelope,
  type HeardAct,
  type HeardFromFollower,
  type Hello,
  type HolderMessage,
  type Holding,
  type Read,
  type Welcome,
} from './messages.js';
import { isRefusal } from './refusal-shape.js';

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
