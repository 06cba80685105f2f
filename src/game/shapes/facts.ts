/**
 * Whether a value is a fact, in every part of it.
 */
import type { BoardDifference } from '../../laws/board/set-by-hand.js';
import type { CalledMove, DrawClaimed, Fact, FaultFound, Moved } from '../../laws/facts.js';
import type { Ending, EndReason } from '../../laws/result.js';
import type { Duty } from '../../laws/acts/move.js';
import {
  isCount,
  isFlag,
  isNumber,
  isText,
  listOf,
  oneOf,
  optional,
  record,
  variants,
  type Fields,
  type Guard,
} from '../shape.js';
import { areClockSettings } from './conditions.js';
import { isPenalty } from './decisions.js';
import {
  MOVE_FIELDS,
  forBoth,
  isActor,
  isAskedOfAssistant,
  isAssistantRole,
  isAudience,
  isCastlingSide,
  isColor,
  isKind,
  isPiece,
  isPlacedPiece,
  isPromotionKind,
  isResult,
  isSquareName,
  isTouchKind,
  oneOfAll,
} from './pieces.js';

const isEndReason = oneOfAll<EndReason>({
  checkmate: true,
  stalemate: true,
  'dead position': true,
  'fivefold repetition': true,
  'seventy-five moves': true,
  'threefold repetition': true,
  'fifty moves': true,
  resignation: true,
  agreement: true,
  time: true,
  'both flags': true,
  default: true,
  'illegal moves': true,
  'sealed move': true,
  'quickplay finish': true,
  ruling: true,
});

export const isEnding = record<Ending>({
  result: isResult,
  reason: isEndReason,
  article: isText,
  winner: optional(isColor),
});

type DutyOf<Type extends Duty['type']> = Extract<Duty, { readonly type: Type }>;

const isDuty = variants<Duty>({
  free: record<DutyOf<'free'>>({ type: oneOf(['free']) }),
  move: record<DutyOf<'move'>>({ type: oneOf(['move']), piece: isPlacedPiece }),
  capture: record<DutyOf<'capture'>>({ type: oneOf(['capture']), piece: isPlacedPiece, by: optional(isPlacedPiece) }),
  castle: record<DutyOf<'castle'>>({ type: oneOf(['castle']), side: isCastlingSide }),
});

const isGround = oneOfAll<DrawClaimed['ground']>({ threefold: true, 'fifty moves': true });

const isFault = oneOfAll<FaultFound['what']>({
  'illegal move': true,
  'pressed without a move': true,
  'pawn left unpromoted': true,
  'two hands': true,
  'touched piece': true,
  displaced: true,
  'set-up': true,
});

const isRuling = oneOfAll<FaultFound['ruling']>({
  corrected: true,
  counted: true,
  queen: true,
  'not counted': true,
  stands: true,
  'put right': true,
  restored: true,
  'new game': true,
  'goes on': true,
  'arbiter decides': true,
});

/** What a visually disabled player is heard to call, and what his hand does on his board (App. D). */
const isCalled = record<CalledMove>({
  ...MOVE_FIELDS,
  piece: isKind,
  takes: optional(isKind),
  enPassant: optional((value): value is true => value === true),
});
const isDifference = record<BoardDifference>({
  square: isSquareName,
  white: optional(isPiece),
  black: optional(isPiece),
});
const BY = { by: isColor, through: optional(isAssistantRole) };

type FactOf<Type extends Fact['type']> = Extract<Fact, { readonly type: Type }>;

/** A fact of this type: beside what all facts have, these fields. */
function fact<Type extends Fact['type']>(
  type: Type,
  fields: Fields<Omit<FactOf<Type>, 'type' | 'audience'>>,
): Guard<FactOf<Type>> {
  // The compiler cannot see that what is left out there stands here.
  const all = { type: oneOf([type]), audience: isAudience, ...fields } as unknown as Fields<FactOf<Type>>;
  return record<FactOf<Type>>(all);
}

export const isFact: Guard<Fact> = variants<Fact>({
  moved: fact('moved', {
    by: isColor,
    piece: isKind,
    from: isSquareName,
    to: isSquareName,
    castling: optional(isCastlingSide),
    promotion: optional(isPromotionKind),
    ply: isCount,
    san: isText,
    onBoard: optional(record<NonNullable<Moved['onBoard']>>({ called: optional(isCalled) })),
  }),
  captured: fact('captured', { piece: isPiece, square: isSquareName, enPassant: isFlag }),
  checked: fact('checked', { king: isColor, square: isSquareName, by: listOf(isPlacedPiece) }),
  adjusting: fact('adjusting', { by: isColor }),
  touched: fact('touched', { by: isColor, piece: isPlacedPiece, how: isTouchKind }),
  bound: fact('bound', { by: isColor, duty: isDuty, article: isText }),
  pressed: fact('pressed', { by: isColor }),
  'period reached': fact('period reached', { by: isColor, period: isCount, added: isNumber }),
  'time overstepped': fact('time overstepped', { by: isColor, period: isCount, late: isNumber }),
  'clock started': fact('clock started', { of: isColor, again: isFlag }),
  'clocks stopped': fact('clocks stopped', { by: isActor }),
  'clock set': fact('clock set', { settings: areClockSettings }),
  'time added': fact('time added', { to: isColor, time: isNumber, article: isText }),
  'flag fell': fact('flag fell', { of: isColor, goesOn: optional(isText), first: optional(isColor) }),
  unwatched: fact('unwatched', {
    of: isColor,
    length: optional(isNumber),
    charged: oneOf(['no', 'open']),
    stopped: isFlag,
  }),
  'charge proposed': fact('charge proposed', { by: isColor, charged: isFlag }),
  'time charged': fact('time charged', {
    of: isColor,
    length: isNumber,
    charged: isFlag,
    flag: isFlag,
    stopped: isFlag,
    article: isText,
  }),
  arrived: fact('arrived', { who: isColor, late: isNumber }),
  'draw offered': fact('draw offered', { by: isColor, improper: optional(isText) }),
  'draw rejected': fact('draw rejected', { by: isColor, how: oneOf(['in words', 'by a move']) }),
  'draw claimed': fact('draw claimed', {
    by: isColor,
    ground: isGround,
    intended: optional(record<NonNullable<DrawClaimed['intended']>>({ ...MOVE_FIELDS, piece: isKind })),
  }),
  'claim rejected': fact('claim rejected', {
    by: isColor,
    ground: isGround,
    why: oneOf(['not written first', 'move is illegal', 'not so often']),
    found: isCount,
    needed: isCount,
    article: isText,
  }),
  'quickplay claimed': fact('quickplay claimed', { by: isColor, asks: oneOf(['draw', 'increment']), article: isText }),
  'quickplay decided': fact('quickplay decided', {
    by: isColor,
    decision: oneOf(['postponed', 'rejected', 'increment', 'no increment']),
    increment: optional(isNumber),
    article: isText,
  }),
  'fault found': fact('fault found', {
    what: isFault,
    of: optional(isColor),
    ruling: isRuling,
    count: optional(isCount),
    article: isText,
  }),
  written: fact('written', { by: isColor, what: oneOf(['move', 'note', 'offer']), ply: isCount }),
  signed: fact('signed', { by: isColor, result: isResult, agreed: isFlag }),
  penalised: fact('penalised', { against: isColor, penalty: isPenalty, article: isText }),
  scored: fact('scored', { scores: forBoth(isNumber) }),
  adjourned: fact('adjourned', { sealer: isColor }),
  sealed: fact('sealed', { sealer: isColor, step: oneOf(['written', 'envelope closed', 'clock stopped']) }),
  resumed: fact('resumed', { envelope: oneOf(['opened', 'stays closed']), clock: isColor, article: isText }),
  restored: fact('restored', { ply: isCount, cause: oneOf(['takeback', 'ruling']) }),
  'taken off': fact('taken off', { ...BY, piece: isPlacedPiece }),
  placed: fact('placed', { ...BY, piece: isPlacedPiece, from: isSquareName }),
  'pieces put back': fact('pieces put back', BY),
  announced: fact('announced', { ...BY, called: isCalled, instead: optional(isCalled) }),
  repeated: fact('repeated', { ...BY, called: isCalled, repeated: isCalled, agrees: isFlag }),
  executed: fact('executed', { ...BY, move: isCalled }),
  'left undone': fact('left undone', {
    by: isColor,
    what: oneOf(['announcing', 'repeating', 'executing']),
    article: isText,
  }),
  'boards compared': fact('boards compared', {
    differences: listOf(isDifference),
    scores: oneOf(['agree', 'differ']),
    mends: listOf(isColor),
    article: isText,
  }),
  'board mended': fact('board mended', { of: isColor, by: isActor }),
  asked: fact('asked', { by: isColor, about: isAskedOfAssistant }),
  told: fact('told', { to: isColor, about: isAskedOfAssistant, values: forBoth(isNumber) }),
  ended: fact('ended', { ending: isEnding }),
});
