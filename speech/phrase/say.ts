/**
 * Messages are said here, by their id and what they are about: the one file that knows Project Fluent. What a message is given is held by
 * type, out of the comment above the English one.
 */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentFunction,
  type FluentValue,
} from '@fluent/bundle';
import { commonFunctions, readSegments, withCapital } from '../grammar/functions.js';
import type { Grammar } from '../grammar/grammar.js';
import type { COMMON } from '../grammar/signatures.js';
import type { MessageGroups } from '../messages/generated/arguments.js';
import { SEED } from '../messages/generated/seed.js';
import { shortName } from '../messages/short-name.js';
import type { Said } from '../utterance.js';
import { sayIncomplete } from './incomplete-message.js';

export type GroupName = keyof MessageGroups;

/** The messages of a group in one language, as `scripts/messages.js` makes them. */
export interface GroupText<Group extends GroupName = GroupName> {
  readonly group: Group;
  readonly text: string;
}

/** What the messages of some groups are given, by id. */
export type ArgumentsOf<Group extends GroupName> = Group extends GroupName ? MessageGroups[Group] : never;

type KeysOfEach<Union> = Union extends unknown ? keyof Union : never;
export type MessageId<Group extends GroupName> = KeysOfEach<ArgumentsOf<Group>> & string;
/** What the message of an id is about. */
export type GivenTo<Group extends GroupName, Id> =
  ArgumentsOf<Group> extends infer All
    ? All extends Readonly<Record<Id & PropertyKey, unknown>>
      ? All[Id & keyof All]
      : never
    : never;
/** Nothing where the message is about nothing. */
export type Given<Group extends GroupName, Id> = [keyof GivenTo<Group, Id>] extends [never]
  ? readonly []
  : readonly [GivenTo<Group, Id>];

/** The messages of some groups, in one language. */
export interface Messages<Group extends GroupName> {
  /** As a sentence: it begins with a capital. */
  readonly say: <Id extends MessageId<Group>>(id: Id, ...given: Given<Group, Id>) => string;
  /** As it stands, for what is no sentence. */
  readonly phrase: <Id extends MessageId<Group>>(id: Id, ...given: Given<Group, Id>) => string;
  /** As a sentence, in which finished calls keep their language. */
  readonly said: <Id extends MessageId<Group>>(id: Id, ...given: Given<Group, Id>) => Said;
  /** Takes the texts of groups that are loaded later. */
  readonly take: (later: readonly GroupText<Group>[]) => void;
}

/**
 * A group is read when one of its messages is first said: all at once would hold up the start. A message stands in one group, and what it
 * refers to beside it or in `shared`.
 *
 * @param groups Of `Group`, those that are there; the others come before any of their messages is said (`take`).
 * @param nameOf the name that a message of this id has in the texts
 * @throws when it is said, where a group is not what the build has made: a message twice.
 */
export function createMessages<Group extends GroupName>(
  grammar: Grammar,
  groups: readonly [GroupText<'shared'>, ...(readonly GroupText<Group>[])],
  nameOf: (id: string) => string = (id) => shortName(id, SEED),
): Messages<Group | 'shared'> {
  const format = (id: string, given: unknown): string => {
    const errors: Error[] = [];
    const pattern = messageOf(nameOf(id))?.value;
    const text = pattern ? bundle.formatPattern(pattern, wrapped(given), errors) : '';
    if (!pattern) errors.push(new ReferenceError(`No message ${id}`));
    if (errors.length === 0) return text;
    return sayIncomplete(errors, text, (formed) => (id === INCOMPLETE ? formed : format(INCOMPLETE, { formed })));
  };
  const bundle = new FluentBundle(grammar.countsAs, {
    functions: functionsOf(grammar, format),
    // Readers of the screen and braille would show or spell the characters that keep arguments apart.
    useIsolating: false,
  });
  const unread = new Set<GroupText>(groups);
  const taken = new Set<GroupName>(groups.map(({ group }) => group));
  const read = (group: GroupText): void => {
    unread.delete(group);
    const [error] = bundle.addResource(new FluentResource(group.text));
    if (error) throw error;
  };
  read(groups[0]);
  const messageOf = (name: string): ReturnType<typeof bundle.getMessage> => {
    const isRead = bundle.hasMessage(name);
    const group = isRead ? undefined : [...unread].find(({ text }) => `\n${text}`.includes(`\n${name}=`));
    if (group) read(group);
    return bundle.getMessage(name);
  };
  const say = (id: string, given: unknown): string => withCapital(format(id, given));
  return {
    say: (id, ...[given]) => say(id, given),
    phrase: (id, ...[given]) => format(id, given),
    said: (id, ...[given]) => {
      const parts = readSegments(say(id, given));
      const [first = ''] = parts;
      return parts.length <= 1 && typeof first === 'string' ? first : parts;
    },
    take: (later) => {
      for (const text of later.filter(({ group }) => !taken.has(group))) {
        taken.add(text.group);
        unread.add(text);
      }
    },
  };
}

type Arguments = Readonly<Record<string, unknown>>;

/** Says what there is of a message that cannot be said whole. In the group `shared`. */
const INCOMPLETE = 'incomplete';

/** What is no text and no number reaches only functions. */
class Datum extends FluentType<unknown> {
  override toString(): string {
    throw new TypeError('Only a function can say this.');
  }
}

/** Nothing is given to a message about nothing. */
function wrapped(given: unknown): Record<string, FluentValue> {
  return Object.fromEntries(Object.entries(given ?? {}).map(([name, value]: [string, unknown]) => [name, wrap(value)]));
}

function wrap(value: unknown): FluentValue {
  if (typeof value === 'string') return value;
  // A voice reads "1 234" as two numbers.
  return typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : new Datum(value);
}

function plain(value: FluentValue): unknown {
  return typeof value === 'string' ? value : value.value;
}

function functionsOf(grammar: Grammar, format: (id: string, given: unknown) => string): Record<string, FluentFunction> {
  // Held against their signatures by type where they are written, and each call by the build.
  const all = { ...commonFunctions, ...grammar.functions } as unknown as Readonly<Record<string, AnyFunction>>;
  const each: AnyFunction = ([list, id], { join }) => {
    const items: readonly unknown[] = Array.isArray(list) ? list : [list];
    return joined(
      items.map((item) => format(String(id), isRecord(item) ? item : { it: item })),
      // The build knows no other words.
      (join ?? 'comma') as Join,
      grammar,
    );
  };
  return Object.fromEntries(
    Object.entries({ ...all, EACH: each }).map(([name, write]) => [
      name,
      (positional, named) =>
        wrap(
          write(
            positional.map(plain),
            Object.fromEntries(Object.entries(named).map(([option, value]) => [option, plain(value)])),
          ),
        ),
    ]),
  );
}

type AnyFunction = (taken: readonly unknown[], options: Readonly<Record<string, unknown>>) => unknown;

/** Several things under names of their own. A piece is one thing. */
function isRecord(item: unknown): item is Arguments {
  return typeof item === 'object' && item !== null && !('kind' in item && ('square' in item || 'color' in item));
}

type Join = (typeof COMMON)['EACH']['options']['join'][number];

function joined(texts: readonly string[], join: Join, grammar: Grammar): string {
  switch (join) {
    case 'comma':
      return texts.join(', ');
    case 'semicolon':
      return texts.join('; ');
    case 'space':
      return texts.join(' ');
    case 'each-or':
      return texts.join(` ${grammar.eachOr} `);
    case 'and':
    case 'or':
    case 'either':
      return texts.length < 2
        ? texts.join('')
        : `${texts.slice(0, -1).join(', ')} ${grammar[join]} ${texts.at(-1) ?? ''}`;
  }
}
