/**
 * What the acts, facts and conditions of a game are made of, as schemas (valibot): one definition gives the type, and the guard for what
 * comes from outside. Where a schema has a message, it is the reason of the refusal that a wrong value brings (see `parse.ts`).
 *
 * A guard judges the value itself, which is handed on as it is: properties that nobody asks for stay, and one that is `undefined` counts as
 * absent.
 */
import {
  array,
  boolean,
  check,
  custom,
  finite,
  is,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  optional as orUndefined,
  picklist,
  pipe,
  regex,
  safeInteger,
  string,
  tupleWithRest,
  variant,
  type ExactOptionalSchema,
  type GenericSchema,
  type InferOutput,
  type ObjectEntries,
} from 'valibot';
import { END_REASONS, RESULTS, wonBy, type Ending } from './result.js';
import { ROLES, type Actor, type Assistant } from './roles.js';
import {
  COLORS,
  PIECE_KINDS,
  PROMOTION_KINDS,
  isSquare,
  type CastlingSide,
  type Move,
  type Piece,
  type PlacedPiece,
  type Square,
} from './squares.js';

export {
  custom,
  is,
  literal,
  maxValue,
  minLength,
  minValue,
  nullable,
  object,
  picklist as oneOf,
  pipe,
  tupleWithRest,
  variant,
};

/** Whether a value has properties, and is no list: of what is looked at before it is known what it shall be. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The type that a schema stands for. Nothing of it is ever changed. */
export type Kept<Schema extends GenericSchema> = Unchanging<InferOutput<Schema>>;

type Unchanging<T> = T extends object ? { readonly [Key in keyof T]: Unchanging<T[Key]> } : T;

/** A schema for each property of T, so that one added to the type is missed by the compiler. */
export type Entries<T> = Readonly<Record<keyof T, GenericSchema>>;

/**
 * A property that may be absent.
 * @__NO_SIDE_EFFECTS__
 */
export function optional<const Schema extends GenericSchema>(schema: Schema): ExactOptionalSchema<Schema, undefined> {
  // The types of this program know absent properties and none that are `undefined`; what a browser has cloned may have either.
  return orUndefined(schema) as unknown as ExactOptionalSchema<Schema, undefined>;
}

/** @__NO_SIDE_EFFECTS__ */
export function listOf<const Schema extends GenericSchema>(schema: Schema) {
  return array(schema);
}

/** @__NO_SIDE_EFFECTS__ */
export function byColor<const Schema extends GenericSchema>(schema: Schema) {
  return object({ white: schema, black: schema });
}

/**
 * Something of one side, of both or of neither.
 *
 * @param message what it is not, where any of it is wrong
 * @__NO_SIDE_EFFECTS__
 */
export function ofEither<const Schema extends GenericSchema>(schema: Schema, message?: string) {
  return noList(object({ white: optional(schema), black: optional(schema) }), message);
}

/**
 * Something of which every property may be absent: a list has none of them, and would do.
 *
 * @param message what it is not, where any of it is wrong
 * @__NO_SIDE_EFFECTS__
 */
export function noList<const Schema extends GenericSchema>(schema: Schema, message?: string) {
  return custom<InferOutput<Schema>>((value) => !Array.isArray(value) && is(schema, value), message);
}

export const TEXT = string();
export const YES_OR_NO = boolean();
/** Neither infinite nor NaN. */
export const NUMBER = pipe(number(), finite());
/** Milliseconds. */
export const TIME = pipe(number('not a time'), finite('not a time'));
/** 0, 1, 2 … */
export const COUNT = pipe(number(), safeInteger(), minValue(0));

/**
 * Text of base64 and nothing else, of so many characters.
 * @__NO_SIDE_EFFECTS__
 */
export function base64(shortest: number, longest: number) {
  return pipe(string(), minLength(shortest), maxLength(longest), regex(/^[A-Za-z0-9+/]*={0,2}$/));
}

export const COLOR = picklist(COLORS);
export const SQUARE = custom<Square>((value) => typeof value === 'string' && isSquare(value), 'not a square');
export const PIECE_KIND = picklist(PIECE_KINDS);
export const PROMOTION_KIND = picklist(PROMOTION_KINDS);
export const CASTLING_SIDE = picklist(['short', 'long'] as const satisfies readonly CastlingSide[]);
export const ACTOR = picklist(ROLES.filter((role): role is Actor => role !== 'onlooker'));
export const ASSISTANT = picklist(['assistant of white', 'assistant of black'] as const satisfies readonly Assistant[]);
const AUDIENCE = array(picklist(ROLES));
export const RESULT = picklist(RESULTS, 'not a result');

export const PIECE = object({ color: COLOR, kind: PIECE_KIND } satisfies Entries<Piece>);
export const PLACED_PIECE = object({ ...PIECE.entries, square: SQUARE } satisfies Entries<PlacedPiece>);
export const MOVE = object({
  from: SQUARE,
  to: SQUARE,
  promotion: optional(PROMOTION_KIND),
  castling: optional(CASTLING_SIDE),
} satisfies Entries<Move>);

/** Whoever won has won by the result too. */
export const ENDING = pipe(
  object({
    result: RESULT,
    reason: picklist(END_REASONS),
    article: TEXT,
    winner: optional(COLOR),
    cannotMate: optional(COLOR),
  } satisfies Entries<Ending>),
  check(({ result, winner }) => winner === undefined || wonBy(winner) === result, 'not a result'),
);

/** Characters: what is longer is not heard to its end when it is read back. */
export const LONGEST_REASON = 500;

/**
 * An act: who did it and when, and what is its own.
 * @__NO_SIDE_EFFECTS__
 */
export function act<const Type extends string, const Own extends ObjectEntries>(type: Type, own: Own) {
  return object({
    type: literal(type),
    by: ACTOR,
    /** Milliseconds, as stamped by the session. */
    at: TIME,
    /** Why, in the arbiter's own words; it is kept with the act, and changes no judgement. */
    reason: optional(pipe(string(), maxLength(LONGEST_REASON))),
    ...own,
  });
}

/**
 * A fact: who hears it, and what is its own.
 * @__NO_SIDE_EFFECTS__
 */
export function fact<const Type extends string, const Own extends ObjectEntries>(type: Type, own: Own) {
  return object({ type: literal(type), audience: AUDIENCE, ...own });
}

export interface Refused {
  /** The article of the Laws it rests on; absent where no article speaks of it. */
  readonly article?: string;
}
