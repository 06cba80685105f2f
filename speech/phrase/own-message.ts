/**
 * Values of the Laws and the app have messages under their own names: the refusal "no such piece" is said by `refusal-no-such-piece`. Most
 * are given just what the value has.
 */
import type { GivenTo, GroupName, Messages } from './say.js';

/** A name as ids of messages have it: "no such piece" is `no-such-piece`. */
export type Dashed<Words extends string> = Words extends `${infer First} ${infer Rest}`
  ? `${First}-${Dashed<Rest>}`
  : Words;

export function dashed<Words extends string>(words: Words): Dashed<Words> {
  // The compiler does not follow what is replaced.
  return words.replaceAll(' ', '-') as Dashed<Words>;
}

/** Of some values, those that have what their message is given, under the names it has there. `Key` is where their name stands. */
type Fitting<Group extends GroupName, Prefix extends string, Key extends string, Any> =
  Any extends Readonly<Record<Key, infer Name extends string>>
    ? Any extends GivenTo<Group, `${Prefix}-${Dashed<Name>}`>
      ? Any
      : never
    : never;

/** The message of a value, of which it is given all. A value that does not have what its message is given does not compile. */
export function sayOwn<
  Group extends GroupName,
  Prefix extends string,
  Key extends string,
  Any extends Readonly<Record<Key, string>>,
>(messages: Messages<Group>, prefix: Prefix, key: Key, value: Any & NoInfer<Fitting<Group, Prefix, Key, Any>>): string {
  // Each fits its own message, which the compiler sees of one at a time.
  const { say } = messages as unknown as { readonly say: (id: string, given: object) => string };
  return say(`${prefix}-${dashed(value[key])}`, value);
}

/** Whether something is so, as messages have it. What is not told is not so. */
export function yesOrNo(is: boolean | undefined): 'yes' | 'no' {
  return is ? 'yes' : 'no';
}
