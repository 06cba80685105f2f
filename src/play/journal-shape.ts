/**
 * Whether a value from outside is a game's set-up, an act, a fact or a journal entry, in every part of it.
 */
import type { Accept, Act, ActDraft, Make, Offer, Reject, Resign, Restore } from '../laws/acts.js';
import type {
  Captured,
  Checked,
  DrawOffered,
  DrawRejected,
  Ended,
  Ending,
  EndReason,
  Fact,
  Moved,
  Restored,
  Result,
} from '../laws/facts.js';
import type { Conditions } from '../laws/conditions.js';
import { ROLES, type Actor, type Audience } from '../laws/roles.js';
import {
  COLORS,
  PIECE_KINDS,
  PROMOTION_KINDS,
  isSquare,
  type ByColor,
  type CastlingSide,
  type Move,
  type Piece,
  type PlacedPiece,
  type Square,
} from '../laws/squares.js';
import { JOURNAL_VERSION } from './journal.js';
import { LEVEL_NUMBERS } from './levels.js';
import type { GameSetup, JournalEntry, Seat } from './session-port.js';
import {
  isCount,
  isFlag,
  isNumber,
  isObject,
  isText,
  listOf,
  oneOf,
  optional,
  record,
  variants,
  type Guard,
} from './shape.js';

const isSquareName: Guard<Square> = (value): value is Square => isText(value) && isSquare(value);
const isColor = oneOf(COLORS);
const isKind = oneOf(PIECE_KINDS);
const isPromotionKind = oneOf(PROMOTION_KINDS);
const isCastlingSide = oneOf(['short', 'long'] as const satisfies readonly CastlingSide[]);
const isCause = oneOf(['takeback', 'ruling'] as const satisfies readonly Restore['cause'][]);
const isActor: Guard<Actor> = (value): value is Actor => value !== 'onlooker' && oneOf(ROLES)(value);
const isAudience: Guard<Audience> = listOf(oneOf(ROLES));

const isPiece = record<Piece>({ color: isColor, kind: isKind });
const isPlacedPiece = record<PlacedPiece>({ color: isColor, kind: isKind, square: isSquareName });
const isMove = record<Move>({
  from: isSquareName,
  to: isSquareName,
  promotion: optional(isPromotionKind),
  castling: optional(isCastlingSide),
});

function typed<T extends string>(type: T): Guard<T> {
  return oneOf([type]);
}

export const isAct: Guard<Act> = variants<Act>({
  make: record<Make>({
    type: typed('make'),
    by: isActor,
    at: isNumber,
    move: isMove,
    alphabets: optional(listOf(isText)),
  }),
  offer: record<Offer>({ type: typed('offer'), by: isActor, at: isNumber }),
  accept: record<Accept>({ type: typed('accept'), by: isActor, at: isNumber }),
  reject: record<Reject>({ type: typed('reject'), by: isActor, at: isNumber }),
  resign: record<Resign>({ type: typed('resign'), by: isActor, at: isNumber }),
  restore: record<Restore>({ type: typed('restore'), by: isActor, at: isNumber, ply: isCount, cause: isCause }),
});

/** An act that has not been stamped with its time. */
export const isActDraft: Guard<ActDraft> = (value): value is ActDraft => isObject(value) && isAct({ ...value, at: 0 });

const RESULTS = ['1-0', '0-1', '1/2-1/2', '0-0'] as const satisfies readonly Result[];

/** A record and not a list, so that a reason added to the type is missed here by the compiler. */
const END_REASONS: Readonly<Record<EndReason, true>> = {
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
};

export const isEnding = record<Ending>({
  result: oneOf(RESULTS),
  reason: (value): value is EndReason => isText(value) && Object.hasOwn(END_REASONS, value),
  article: isText,
  winner: optional(isColor),
});

export const isFact: Guard<Fact> = variants<Fact>({
  moved: record<Moved>({
    type: typed('moved'),
    by: isColor,
    piece: isKind,
    from: isSquareName,
    to: isSquareName,
    castling: optional(isCastlingSide),
    promotion: optional(isPromotionKind),
    ply: isCount,
    san: isText,
    audience: isAudience,
  }),
  captured: record<Captured>({
    type: typed('captured'),
    piece: isPiece,
    square: isSquareName,
    enPassant: isFlag,
    audience: isAudience,
  }),
  checked: record<Checked>({
    type: typed('checked'),
    king: isColor,
    square: isSquareName,
    by: listOf(isPlacedPiece),
    audience: isAudience,
  }),
  'draw offered': record<DrawOffered>({ type: typed('draw offered'), by: isColor, audience: isAudience }),
  'draw rejected': record<DrawRejected>({
    type: typed('draw rejected'),
    by: isColor,
    how: oneOf(['in words', 'by a move']),
    audience: isAudience,
  }),
  restored: record<Restored>({ type: typed('restored'), ply: isCount, cause: isCause, audience: isAudience }),
  ended: record<Ended>({ type: typed('ended'), ending: isEnding, audience: isAudience }),
});

export const isJournalEntry = record<JournalEntry>({
  n: (value): value is number => isCount(value) && value > 0,
  version: oneOf([JOURNAL_VERSION]),
  act: isAct,
  facts: listOf(isFact),
  request: optional(isText),
});

const isSeat = variants<Seat>({
  player: record({ type: typed('player') }),
  computer: record({ type: typed('computer'), level: oneOf(LEVEL_NUMBERS) }),
});

/** The start position is only looked at as a text here: whether a game can stand so is for the laws. */
export const isGameSetup = record<GameSetup>({
  id: (value): value is string => isText(value) && value !== '',
  conditions: record<Conditions>({ play: oneOf(['casual', 'strict']), start: isText }),
  seats: record<ByColor<Seat>>({ white: isSeat, black: isSeat }),
  begunAt: isNumber,
});
