/**
 * Guards for values that come from outside: from storage, from another window. They are put together from small ones and are
 * tied to the types they guard, so that a property or a variant added to a type does not compile until it is checked here.
 */

export type Guard<T> = (value: unknown) => value is T;

/** A property that may be absent; present, it must be right. */
export interface Optional<T> {
  readonly optional: Guard<T>;
}

/** A guard for each property of T. Properties that T does not have are neither looked at nor minded. */
export type Fields<T> = {
  readonly [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K> ? Optional<Exclude<T[K], undefined>> : Guard<T[K]>;
};

export const isText: Guard<string> = (value) => typeof value === 'string';

export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean';

/** A number that is neither infinite nor NaN. */
export const isNumber: Guard<number> = (value): value is number => Number.isFinite(value);

/** 0, 1, 2 … */
export const isCount: Guard<number> = (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function oneOf<const T extends string | number>(choices: readonly T[]): Guard<T> {
  return (value): value is T => choices.some((choice) => choice === value);
}

export function listOf<T>(guard: Guard<T>): Guard<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every((item) => guard(item));
}

export function optional<T>(guard: Guard<T>): Optional<T> {
  return { optional: guard };
}

export function record<T extends object>(fields: Fields<T>): Guard<T> {
  const checks = Object.entries<Guard<unknown> | Optional<unknown>>(fields);
  return (value): value is T =>
    isObject(value) &&
    checks.every(([name, check]) => {
      if (typeof check === 'function') return Object.hasOwn(value, name) && check(value[name]);
      return value[name] === undefined || check.optional(value[name]);
    });
}

/** The members of a union whose tag, the property `Tag`, may have this value. */
export type Tagged<T, Tag extends PropertyKey, Value> =
  T extends Readonly<Record<Tag, infer Values>> ? (Value extends Values ? T : never) : never;

/** A union told apart by one of its properties, with a guard for each value of it. */
export function tagged<T extends object, const Tag extends keyof T & string>(
  tag: Tag,
  guards: { readonly [Value in T[Tag] & string]: Guard<Tagged<T, Tag, Value>> },
): Guard<T> {
  const byTag = new Map<unknown, Guard<unknown>>(Object.entries(guards));
  return (value): value is T => isObject(value) && (byTag.get(value[tag])?.(value) ?? false);
}

/** A union told apart by its `type`. */
export function variants<T extends { readonly type: string }>(guards: {
  readonly [Type in T['type']]: Guard<Tagged<T, 'type', Type>>;
}): Guard<T> {
  return tagged<T, 'type'>('type', guards);
}

export function either<One, Other>(one: Guard<One>, other: Guard<Other>): Guard<One | Other> {
  return (value): value is One | Other => one(value) || other(value);
}
