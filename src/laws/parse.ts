/**
 * The doors of the Laws: what comes from storage, from another window, from a file or an address is an act, a fact or the conditions of a
 * game in every part of it, or it is refused, in words for the user. Nothing here ever throws, whatever it is given. Whether an act may be
 * done is for `judge`.
 */
import { safeParse, type GenericSchema } from 'valibot';
import type { Act, ActDraft, ActType } from './acts.js';
import { ADJOURN, ADJOURNED, RESUME, RESUMED, SEAL, SEALED } from './acts/adjournment.js';
import { PENALISED, RULE, SCORED } from './acts/arbiter.js';
import {
  ANNOUNCE,
  ANNOUNCED,
  ASK,
  ASKED,
  BOARD_MENDED,
  BOARDS_COMPARED,
  COMPARE_BOARDS,
  EXECUTE,
  EXECUTED,
  LEFT_UNDONE,
  MEND_BOARD,
  PIECES_PUT_BACK,
  PLACED,
  PUT_BACK,
  REPEAT,
  REPEATED,
  TAKE_OFF,
  TAKEN_OFF,
  TELL,
  TOLD_BY_ASSISTANT,
} from './acts/blind.js';
import {
  ARRIVE,
  ARRIVED,
  CHARGE_PROPOSED,
  CHARGE_TIME,
  CLOCK_SET,
  CLOCK_STARTED,
  CLOCKS_STOPPED,
  DEFAULT,
  FLAG,
  FLAG_FELL,
  PERIOD_REACHED,
  PRESS,
  PRESSED,
  RESTART,
  SET_CLOCK,
  START,
  STOP,
  TIME_ADDED,
  TIME_CHARGED,
  TIME_OVERSTEPPED,
  TIME_UNWATCHED,
  UNWATCHED,
} from './acts/clock.js';
import {
  ACCEPT,
  CLAIM_DRAW,
  CLAIM_REJECTED,
  DRAW_CLAIMED,
  DRAW_OFFERED,
  DRAW_REJECTED,
  OFFER,
  REJECT,
} from './acts/draw.js';
import { ENDED, RESIGN } from './acts/ending.js';
import { FAULT_FOUND, POINT_OUT } from './acts/irregularity.js';
import {
  ADJUST,
  ADJUSTING,
  BOUND,
  CAPTURED,
  CHECKED,
  MAKE,
  MOVED,
  RESTORE,
  RESTORED,
  TOUCH_PIECE,
  TOUCHED,
} from './acts/move.js';
import { CLAIM_QUICKPLAY, QUICKPLAY_CLAIMED, QUICKPLAY_DECIDED } from './acts/quickplay.js';
import { SIGN, SIGNED, WRITE, WRITTEN } from './acts/scoresheet.js';
import { MATE_UNDECIDED } from './acts/verdict.js';
import { CONDITIONS, type Conditions } from './conditions.js';
import type { Fact } from './facts.js';
import type { Unreadable } from './refusals.js';

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Unreadable };

const ACTS: { readonly [Type in ActType]: GenericSchema<Extract<Act, { readonly type: Type }>> } = {
  adjust: ADJUST,
  touch: TOUCH_PIECE,
  make: MAKE,
  press: PRESS,
  start: START,
  stop: STOP,
  restart: RESTART,
  'set clock': SET_CLOCK,
  flag: FLAG,
  unwatched: UNWATCHED,
  'charge time': CHARGE_TIME,
  arrive: ARRIVE,
  default: DEFAULT,
  offer: OFFER,
  accept: ACCEPT,
  reject: REJECT,
  claim: CLAIM_DRAW,
  'claim quickplay': CLAIM_QUICKPLAY,
  resign: RESIGN,
  'point out': POINT_OUT,
  write: WRITE,
  sign: SIGN,
  rule: RULE,
  adjourn: ADJOURN,
  seal: SEAL,
  resume: RESUME,
  restore: RESTORE,
  'take off': TAKE_OFF,
  'put back': PUT_BACK,
  announce: ANNOUNCE,
  repeat: REPEAT,
  execute: EXECUTE,
  'compare boards': COMPARE_BOARDS,
  'mend board': MEND_BOARD,
  ask: ASK,
  tell: TELL,
};

const FACTS: { readonly [Type in Fact['type']]: GenericSchema<Extract<Fact, { readonly type: Type }>> } = {
  moved: MOVED,
  captured: CAPTURED,
  checked: CHECKED,
  adjusting: ADJUSTING,
  touched: TOUCHED,
  bound: BOUND,
  pressed: PRESSED,
  'period reached': PERIOD_REACHED,
  'time overstepped': TIME_OVERSTEPPED,
  'clock started': CLOCK_STARTED,
  'clocks stopped': CLOCKS_STOPPED,
  'clock set': CLOCK_SET,
  'time added': TIME_ADDED,
  'flag fell': FLAG_FELL,
  unwatched: TIME_UNWATCHED,
  'charge proposed': CHARGE_PROPOSED,
  'time charged': TIME_CHARGED,
  arrived: ARRIVED,
  'draw offered': DRAW_OFFERED,
  'draw rejected': DRAW_REJECTED,
  'draw claimed': DRAW_CLAIMED,
  'claim rejected': CLAIM_REJECTED,
  'quickplay claimed': QUICKPLAY_CLAIMED,
  'quickplay decided': QUICKPLAY_DECIDED,
  'fault found': FAULT_FOUND,
  written: WRITTEN,
  signed: SIGNED,
  penalised: PENALISED,
  scored: SCORED,
  adjourned: ADJOURNED,
  sealed: SEALED,
  resumed: RESUMED,
  restored: RESTORED,
  'taken off': TAKEN_OFF,
  placed: PLACED,
  'pieces put back': PIECES_PUT_BACK,
  announced: ANNOUNCED,
  repeated: REPEATED,
  executed: EXECUTED,
  'left undone': LEFT_UNDONE,
  'boards compared': BOARDS_COMPARED,
  'board mended': BOARD_MENDED,
  asked: ASKED,
  told: TOLD_BY_ASSISTANT,
  'mate undecided': MATE_UNDECIDED,
  ended: ENDED,
};

/**
 * @param after milliseconds: the time of the act before, where there is one. Time never runs backwards in a game.
 */
export function parseAct(value: unknown, after = -Infinity): Parsed<Act> {
  const parsed = parsedBy<Act>(schemaFor(ACTS, value), value);
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
  return parsedBy<Fact>(schemaFor(FACTS, value), value);
}

/** The starting position is only a text here: whether a game can stand so says `parsePosition`. */
export function parseConditions(value: unknown): Parsed<Conditions> {
  return parsedBy<Conditions>(CONDITIONS, value);
}

/** What bears the name of a property that every object has is no type of ours. */
function schemaFor<Type extends string>(schemas: Readonly<Record<Type, GenericSchema>>, value: unknown) {
  const type = isObject(value) ? value['type'] : undefined;
  return typeof type === 'string' && Object.hasOwn(schemas, type) ? schemas[type as Type] : undefined;
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

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
