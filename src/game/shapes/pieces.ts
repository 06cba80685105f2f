/**
 * Whether a value is a square, a piece, a move, somebody who takes part.
 */
import type { AskedOfAssistant } from '../../laws/acts.js';
import { ROLES, type Actor, type Assistant, type Audience } from '../../laws/roles.js';
import type { Result } from '../../laws/result.js';
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
} from '../../laws/squares.js';
import type { TouchKind } from '../../laws/acts/move.js';
import { isText, listOf, oneOf, optional, record, type Fields, type Guard } from '../shape.js';

export const isSquareName: Guard<Square> = (value): value is Square => isText(value) && isSquare(value);
export const isColor = oneOf(COLORS);
export const isKind = oneOf(PIECE_KINDS);
export const isPromotionKind = oneOf(PROMOTION_KINDS);
export const isCastlingSide = oneOf(['short', 'long'] as const satisfies readonly CastlingSide[]);
export const isActor: Guard<Actor> = (value): value is Actor => value !== 'onlooker' && oneOf(ROLES)(value);
export const isAudience: Guard<Audience> = listOf(oneOf(ROLES));
export const isResult = oneOf(['1-0', '0-1', '1/2-1/2', '0-0'] as const satisfies readonly Result[]);
export const isTouchKind = oneOfAll<TouchKind>({ 'to move': true, adjusting: true, 'by accident': true });

export const isPiece = record<Piece>({ color: isColor, kind: isKind });
export const isPlacedPiece = record<PlacedPiece>({ color: isColor, kind: isKind, square: isSquareName });

/** What a move has, for those who have more than it. */
export const MOVE_FIELDS: Fields<Move> = {
  from: isSquareName,
  to: isSquareName,
  promotion: optional(isPromotionKind),
  castling: optional(isCastlingSide),
};
export const isMove = record<Move>(MOVE_FIELDS);

export function forBoth<T>(guard: Guard<T>): Guard<ByColor<T>> {
  return record<ByColor<T>>({ white: guard, black: guard });
}

export const isAskedOfAssistant = oneOf(['moves', 'time'] as const satisfies readonly AskedOfAssistant[]);
export const isAssistantRole = oneOf([
  'assistant of white',
  'assistant of black',
] as const satisfies readonly Assistant[]);

/** A list of choices as a record, so that one added to the type is missed here by the compiler. */
export function oneOfAll<T extends string>(choices: Readonly<Record<T, true>>): Guard<T> {
  return (value): value is T => isText(value) && Object.hasOwn(choices, value);
}
