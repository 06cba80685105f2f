/**
 * What one window makes of what it hears from another: nothing is trusted before its shape is known.
 */
import { isActDraft, isEnding, isFact, isGameSetup, isJournalEntry } from './journal-shape.js';
import {
  PROTOCOL,
  type Answer,
  type AskAct,
  type AskBegin,
  type AskBringBack,
  type Begun,
  type BroughtBack,
  type Entered,
  type Envelope,
  type FollowerMessage,
  type Hello,
  type HolderMessage,
  type Holding,
  type Read,
  type Welcome,
} from './messages.js';
import type { ActResult } from './session-port.js';
import { isRefusal } from '../shapes/refusals.js';
import { isCount, isNumber, isText, listOf, oneOf, optional, record, variants, type Guard } from '../shape.js';

const isEnvelope = record<Envelope>({
  protocol: isCount,
  from: isText,
  holdsSince: isNumber,
  now: optional(isNumber),
});

const isFollowerMessage = variants<FollowerMessage>({
  hello: record<Hello>({
    type: oneOf(['hello']),
    have: optional(record<NonNullable<Hello['have']>>({ game: isText, acts: isCount })),
  }),
  act: record<AskAct>({ type: oneOf(['act']), to: isText, request: isText, game: isText, draft: isActDraft }),
  begin: record<AskBegin>({ type: oneOf(['begin']), to: isText, request: isText, setup: isGameSetup }),
  'bring back': record<AskBringBack>({ type: oneOf(['bring back']), to: isText, request: isText, game: isText }),
});

const isHolderMessage = variants<HolderMessage>({
  holding: record<Holding>({ type: oneOf(['holding']) }),
  welcome: record<Welcome>({
    type: oneOf(['welcome']),
    to: isText,
    setup: optional(isGameSetup),
    entries: listOf(isJournalEntry),
    ending: optional(isEnding),
  }),
  begun: record<Begun>({ type: oneOf(['begun']), setup: isGameSetup }),
  'brought back': record<BroughtBack>({
    type: oneOf(['brought back']),
    setup: isGameSetup,
    entries: listOf(isJournalEntry),
    ending: optional(isEnding),
  }),
  entered: record<Entered>({ type: oneOf(['entered']), game: isText, entry: isJournalEntry }),
  answer: record<Answer>({
    type: oneOf(['answer']),
    to: isText,
    request: isText,
    result: variants<ActResult>({
      done: record<Extract<ActResult, { type: 'done' }>>({ type: oneOf(['done']), facts: listOf(isFact) }),
      refused: record<Extract<ActResult, { type: 'refused' }>>({ type: oneOf(['refused']), refusal: isRefusal }),
    }),
    game: optional(isText),
    acts: isCount,
  }),
});

function reader<Message>(ofHolder: boolean, isMessage: Guard<Message>): (value: unknown) => Read<Message> {
  return (value) => {
    if (!isEnvelope(value) || value.holdsSince > 0 !== ofHolder) return { type: 'nothing' };
    const { protocol, from, holdsSince, now } = value;
    if (protocol !== PROTOCOL) return { type: 'other version' };
    if (!isMessage(value)) return { type: 'nothing' };
    return { type: 'message', from, holdsSince, ...(now !== undefined && { now }), message: value };
  };
}

/** What one who follows makes of what it hears. */
export const readAsFollower: (value: unknown) => Read<HolderMessage> = reader<HolderMessage>(true, isHolderMessage);

/** What the holder makes of what it hears. */
export const readAsHolder: (value: unknown) => Read<FollowerMessage> = reader<FollowerMessage>(
  false,
  isFollowerMessage,
);
