/**
 * The doors of the Laws: what comes from storage, from another window, from a file or an address is an act, a fact or the conditions of a
 * game in every part of it, or it is refused, in words for the user. Nothing here ever throws, whatever it is given. Whether an act may be
 * done is for `judge`.
 */
import { safeParse, type GenericSchema } from 'valibot';
import { ACTS, type Act, type ActDraft } from './acts.js';
import { CONDITIONS, type Conditions } from './conditions.js';
import { FACTS, type Fact } from './facts.js';
import type { Unreadable } from './refusals.js';
import { isObject } from './schema.js';

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Unreadable };

const ACTS_BY_TYPE: Schemas = byType(ACTS);
const FACTS_BY_TYPE: Schemas = byType(FACTS);

type Schemas = ReadonlyMap<unknown, GenericSchema>;
type Typed = GenericSchema & { readonly entries: { readonly type: { readonly literal: string } } };

function byType(schemas: readonly Typed[]): Schemas {
  return new Map(schemas.map((schema) => [schema.entries.type.literal, schema]));
}

/**
 * @param after milliseconds: the time of the act before, where there is one. Time never runs backwards in a game.
 */
export function parseAct(value: unknown, after = -Infinity): Parsed<Act> {
  const parsed = parsedBy<Act>(schemaFor(ACTS_BY_TYPE, value), value);
  return parsed.ok && parsed.value.at < after ? refused('earlier than the act before') : parsed;
}

/** An act that has not been stamped with its time. Unwatched time is noticed by whoever holds the game, and by nobody else. */
export function parseDraft(value: unknown): Parsed<ActDraft> {
  if (!isObject(value)) return refused('no act');
  const act = parseAct({ ...value, at: 0 });
  if (!act.ok) return act;
  // What is handed on is the value that came, which has no time.
  return act.value.type === 'unwatched' ? refused('no act') : { ok: true, value: value as unknown as ActDraft };
}

export function parseFact(value: unknown): Parsed<Fact> {
  return parsedBy<Fact>(schemaFor(FACTS_BY_TYPE, value), value);
}

/** The starting position is only a text here: whether a game can stand so says `parsePosition`. */
export function parseConditions(value: unknown): Parsed<Conditions> {
  return parsedBy<Conditions>(CONDITIONS, value);
}

function schemaFor(schemas: Schemas, value: unknown): GenericSchema | undefined {
  return isObject(value) ? schemas.get(value['type']) : undefined;
}

function parsedBy<T>(schema: GenericSchema | undefined, value: unknown): Parsed<T> {
  if (!schema) return refused('no act');
  const result = safeParse(schema, value, { abortEarly: true });
  // The value itself is handed on, and not the copy that was made in judging it.
  return result.success ? { ok: true, value: value as T } : refused(whyOf(result.issues[0].message));
}

const REASONS: readonly Unreadable['why'][] = ['not a square', 'not a time', 'not a result', 'unknown edition'];

function whyOf(message: string): Unreadable['why'] {
  return REASONS.find((why) => why === message) ?? 'no act';
}

function refused(why: Unreadable['why']): { readonly ok: false; readonly refusal: Unreadable } {
  return { ok: false, refusal: { reason: 'unreadable act', why } };
}
