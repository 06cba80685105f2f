/**
 * Choices that were kept and that nobody vouches for, as schemas: one definition gives the type, what is read, and what holds where a choice is
 * missing or is none. Pure.
 */
import {
  boolean,
  fallback,
  getFallback,
  maxValue,
  minValue,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  transform,
  undefinedable,
  type ExactOptionalSchema,
  type GenericSchema,
  type InferOutput,
  type ObjectEntries,
} from 'valibot';

/**
 * One of these.
 * @__NO_SIDE_EFFECTS__
 */
export function choice<const Name extends string | number>(names: readonly Name[], usual: NoInfer<Name>) {
  return fallback(picklist(names), usual);
}

/** @__NO_SIDE_EFFECTS__ */
export function flag(usual: boolean) {
  return fallback(boolean(), usual);
}

/**
 * A number from the least to the most.
 * @__NO_SIDE_EFFECTS__
 */
export function between({ least, most }: { readonly least: number; readonly most: number }, usual: number) {
  return fallback(pipe(number(), minValue(least), maxValue(most)), usual);
}

/**
 * What may be absent, and is so where it cannot be chosen. Of several choices alone.
 * @__NO_SIDE_EFFECTS__
 */
export function orAbsent<const Schema extends GenericSchema>(schema: Schema): ExactOptionalSchema<Schema, undefined> {
  // What is undefined is taken out of the choices that it is among.
  return optional(fallback(undefinedable(schema), undefined)) as unknown as ExactOptionalSchema<Schema, undefined>;
}

/**
 * Several choices by their names, each of which has one that is usual or may be absent.
 * @__NO_SIDE_EFFECTS__
 */
export function choices<const Entries extends ObjectEntries>(entries: Entries) {
  const schema = pipe(object(entries), transform(withoutAbsent));
  const usual = (): unknown => {
    const held = Object.entries(entries).map(
      ([name, entry]) => [name, getFallback<ObjectEntries[string]>(entry)] as const,
    );
    return withoutAbsent(Object.fromEntries(held));
  };
  return fallback(schema, () => usual() as InferOutput<typeof schema>);
}

/** What was kept, and what is usual for all that is missing or cannot be chosen. */
export function readChoices<Schema extends GenericSchema>(schema: Schema, kept: unknown): InferOutput<Schema> {
  return parse(schema, kept);
}

function withoutAbsent<Chosen extends object>(chosen: Chosen): Chosen {
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)) as Chosen;
}
