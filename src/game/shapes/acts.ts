/**
 * Whether a value is an act, in every part of it. Whether it may be done is for the laws.
 */
import type {
  Act,
  ActDraft,
  ActType,
  ClaimDraw,
  ClaimQuickplay,
  CompareBoards,
  Resume,
  Seal,
  Write,
} from '../../laws/acts.js';
import type { SealedWriting, WrittenMove } from '../../laws/acts/adjournment.js';
import { LONGEST_REASON } from '../../laws/acts/base.js';
import {
  either,
  isCount,
  isFlag,
  isNumber,
  isObject,
  isText,
  listOf,
  oneOf,
  optional,
  record,
  tagged,
  variants,
  type Fields,
  type Guard,
  type Tagged,
} from '../shape.js';
import { areClockSettings } from './conditions.js';
import { isDecision, isFault } from './decisions.js';
import {
  forBoth,
  isActor,
  isAskedOfAssistant,
  isColor,
  isKind,
  isMove,
  isPlacedPiece,
  isResult,
  isSquareName,
  isTouchKind,
  oneOfAll,
} from './pieces.js';

type ActOf<Type extends ActType> = Extract<Act, { readonly type: Type }>;

/** An act of this type: beside what all acts have, these fields. */
function act<Type extends ActType>(
  type: Type,
  fields: Fields<Omit<ActOf<Type>, 'type' | 'by' | 'at' | 'reason'>>,
): Guard<ActOf<Type>> {
  const done = { type: oneOf([type]), by: isActor, at: isNumber, reason: optional(isReason) };
  // The compiler cannot see that what is left out there stands here.
  const all = { ...done, ...fields } as unknown as Fields<ActOf<Type>>;
  return record<ActOf<Type>>(all);
}

/** The arbiter's own words, of a length that is read back. */
const isReason: Guard<string> = (value): value is string => isText(value) && value.length <= LONGEST_REASON;

/** What is said only where it is not so. */
const isNo: Guard<false> = (value): value is false => value === false;

const isGround = oneOfAll<ClaimDraw['ground']>({ threefold: true, 'fifty moves': true });
const isQuickplayGround = oneOfAll<NonNullable<ClaimQuickplay['ground']>>({
  'cannot win by normal means': true,
  'makes no effort to win by normal means': true,
});

type Entry<What extends Write['entry']['what']> = Tagged<Write['entry'], 'what', What>;
const isEntry = tagged<Write['entry'], 'what'>('what', {
  move: record<Entry<'move'>>({ what: oneOf(['move']), ply: isCount, move: isMove }),
  note: record<Entry<'note'>>({ what: oneOf(['note']), ply: isCount, note: isText }),
  offer: record<Entry<'offer'>>({ what: oneOf(['offer']), ply: isCount }),
});

const isWrittenMove = record<WrittenMove>({ readings: listOf(isMove) });

/** Text of base64 and nothing else, of so many characters. */
const base64 =
  (shortest: number, longest: number): Guard<string> =>
  (value): value is string =>
    isText(value) && value.length >= shortest && value.length <= longest && /^[A-Za-z0-9+/]*={0,2}$/.test(value);

/** A written move is short, and is kept short: some hundred bytes; salt and initial value are twelve at least. */
const isSealedWriting = record<SealedWriting>({
  cipher: base64(16, 2048),
  salt: base64(16, 64),
  iv: base64(16, 64),
  lock: oneOf(['passphrase', 'envelope file']),
});

type Step<Do extends Seal['step']['do']> = Tagged<Seal['step'], 'do', Do>;
const isStep = tagged<Seal['step'], 'do'>('do', {
  write: either(
    record<Extract<Step<'write'>, { readonly move: WrittenMove }>>({ do: oneOf(['write']), move: isWrittenMove }),
    record<Extract<Step<'write'>, { readonly sealed: SealedWriting }>>({
      do: oneOf(['write']),
      sealed: isSealedWriting,
    }),
  ),
  'close the envelope': record<Step<'close the envelope'>>({
    do: oneOf(['close the envelope']),
    given: record<Step<'close the envelope'>['given']>({
      players: forBoth(isText),
      resumption: record<Step<'close the envelope'>['given']['resumption']>({
        date: isText,
        time: isText,
        venue: isText,
      }),
    }),
  }),
  'stop the clock': record<Step<'stop the clock'>>({ do: oneOf(['stop the clock']) }),
});

export const isAct: Guard<Act> = variants<Act>({
  adjust: act('adjust', {}),
  touch: act('touch', { square: isSquareName, how: optional(isTouchKind), lifted: optional(isNo) }),
  make: act('make', {
    move: isMove,
    alphabets: optional(listOf(isText)),
    hands: optional(oneOf(['both'])),
    captureRemoved: optional(isNo),
  }),
  press: act('press', {}),
  start: act('start', {}),
  stop: act('stop', {}),
  restart: act('restart', { side: optional(isColor) }),
  'set clock': act('set clock', { settings: areClockSettings }),
  flag: act('flag', { of: isColor }),
  unwatched: act('unwatched', { length: optional(isNumber) }),
  'charge time': act('charge time', { charged: isFlag }),
  arrive: act('arrive', { who: isColor }),
  default: act('default', { who: oneOf(['white', 'black', 'both']) }),
  offer: act('offer', { onConditions: optional((value): value is true => value === true) }),
  accept: act('accept', {}),
  reject: act('reject', {}),
  claim: act('claim', {
    ground: isGround,
    intended: optional(record<NonNullable<ClaimDraw['intended']>>({ move: isMove, written: isFlag })),
  }),
  'claim quickplay': act('claim quickplay', {
    asks: oneOf(['draw', 'increment']),
    ground: optional(isQuickplayGround),
  }),
  resign: act('resign', {}),
  'point out': act('point out', { fault: isFault }),
  write: act('write', { entry: isEntry }),
  sign: act('sign', { result: isResult }),
  rule: act('rule', { decision: isDecision }),
  adjourn: act('adjourn', {}),
  seal: act('seal', { step: isStep }),
  resume: act('resume', {
    present: forBoth(isFlag),
    late: isNumber,
    found: optional(record<NonNullable<Resume['found']>>({ envelope: isFlag, times: isFlag, position: isFlag })),
    opened: optional(isWrittenMove),
  }),
  restore: act('restore', { ply: isCount, cause: oneOf(['takeback', 'ruling']) }),
  'take off': act('take off', { square: isSquareName }),
  'put back': act('put back', {}),
  announce: act('announce', { move: isMove, piece: optional(isKind), of: optional(isColor) }),
  repeat: act('repeat', { move: isMove, piece: optional(isKind) }),
  execute: act('execute', { on: isColor, move: isMove }),
  'compare boards': act('compare boards', {
    entered: optional(
      record<NonNullable<CompareBoards['entered']>>({
        white: optional(listOf(isPlacedPiece)),
        black: optional(listOf(isPlacedPiece)),
      }),
    ),
  }),
  'mend board': act('mend board', { of: isColor }),
  ask: act('ask', { about: isAskedOfAssistant }),
  tell: act('tell', { about: isAskedOfAssistant }),
});

/** An act that has not been stamped with its time. Unwatched time is noticed by whoever holds the game, and by nobody else. */
export const isActDraft: Guard<ActDraft> = (value): value is ActDraft =>
  isObject(value) && value['type'] !== 'unwatched' && isAct({ ...value, at: 0 });
