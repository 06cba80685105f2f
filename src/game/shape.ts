/**
 * Whether a value that comes from outside is of the simplest shapes, where no schema is asked (`src/laws/schema.ts`, `speech/choice.ts`).
 */

export const isText = (value: unknown): value is string => typeof value === 'string';

/** A number that is neither infinite nor NaN. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** 0, 1, 2 … */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
