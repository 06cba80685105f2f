/**
 * Messages are said with what they are about: arguments, lists, capitals, calls that keep their language, and what is missing.
 */
import { expect, it, test } from 'vitest';
import { en } from '../../speech/grammar/en.js';
import type { Grammar } from '../../speech/grammar/grammar.js';
import { uk } from '../../speech/grammar/uk.js';
import { shared } from '../../speech/messages/generated/en/shared.js';
import { shared as sharedUk } from '../../speech/messages/generated/uk/shared.js';
import { at } from '../../speech/grammar/marks.js';
import { sayIncomplete } from '../../speech/phrase/incomplete-message.js';
import { createMessages, type GroupText } from '../../speech/phrase/say.js';
import { GRAMMARS } from './all-grammars.js';
import { ruling } from '../../speech/messages/generated/en/ruling.js';
import { WRITTEN_OUT, type WrittenOut } from './written-out.js';

/** What is said of a message that stands here alone. */
function said(text: string, given: Readonly<Record<string, unknown>>, grammar: Grammar = en): unknown {
  const messages = createMessages(grammar, [{ group: 'shared', text }], (id) => id);
  // The types know the messages of the program only.
  return (messages.said as (id: string, given: unknown) => unknown)('it', given);
}

test('a message of the program is said in its language', () => {
  expect(createMessages(en, [shared]).say('incomplete', { formed: 'White.' })).toBe(
    'Something is missing in this sentence: White.',
  );
  expect(createMessages(uk, [sharedUk]).say('incomplete', { formed: 'Білі.' })).toBe(
    'У цьому реченні чогось бракує: Білі.',
  );
});

test('a group that comes later is said once it is there, and taken twice it is the same', () => {
  const messages = createMessages<'ruling'>(en, [shared]);
  expect(() => messages.say('ruling-no-effect')).toThrow('No message');
  messages.take([ruling]);
  messages.take([ruling]);
  expect(messages.say('ruling-no-effect')).toBe('Nothing would change by this.');
});

test('a wrong id, a wrong argument and a group that is not there do not compile', () => {
  const messages = createMessages(en, [shared]);
  // @ts-expect-error No such message.
  expect(() => messages.say('incompleet', { formed: '' })).toThrow('No message');
  // @ts-expect-error It is given text.
  expect(messages.say('incomplete', { formed: 3 })).toBe('Something is missing in this sentence: 3');
  // @ts-expect-error No such group.
  const text: GroupText<'sheared'> = { group: 'sheared', text: '' };
  expect(text.text).toBe('');
});

test('a sentence begins with a capital, also behind the mark of a piece, and never in a square', () => {
  expect(said('it = as { $is }', { is: 'was' })).toBe('As was');
  expect(said('it = { SQUARE($to) } is free', { to: 'e4' })).toBe(`${at('e4')} is free`);
  expect(said('it = Now: { CAP($is) }', { is: 'was' })).toBe('Now: Was');
});

it('writes numbers without grouping and without characters that keep apart', () => {
  expect(said('it = of { $count } ply', { count: 1234 })).toBe('Of 1234 ply');
});

test('a list is said item by item, joined as its language joins', () => {
  const text = (join: string): string => `it = { EACH($all, "part-at", join: "${join}") }\npart-at = at { $it }`;
  const given = { all: ['a', 'b', 'c'] };
  expect(said(text('comma'), given)).toBe('At a, at b, at c');
  expect(said(text('and'), given)).toBe('At a, at b and at c');
  expect(said(text('or'), given, uk)).toBe('At a, at b чи at c');
  expect(said(text('either'), given, uk)).toBe('At a, at b або at c');
  expect(said(text('space'), given)).toBe('At a at b at c');
  expect(said(text('and'), { all: [] })).toBe('');
});

test('squares are marked, each', () => {
  expect(said('it = { SQUARES($all) }', { all: ['e4', 'd5'] })).toBe(`${at('e4')}, ${at('d5')}`);
});

test('several things under names of their own are the arguments of the message for each', () => {
  const text = 'it = { EACH($all, "part-of") }\npart-of = { $count } { KIND($kind) ->\n    [pawn] P\n   *[other] N\n}';
  expect(said(text, { all: [{ kind: 'pawn', count: 2 }] })).toBe('2 P');
});

test('a piece is one thing', () => {
  const text = 'it = { EACH($all, "part-of") }\npart-of = on { SQUARE($it) }';
  expect(said(text, { all: [{ kind: 'pawn', color: 'white', square: 'e4' }] })).toBe(`On ${at('e4')}`);
});

test('what is absent has a variant of its own', () => {
  const text = 'it = Move{ GIVEN($number) ->\n    [none] { "" }\n   *[yes] { " " }{ $number }\n}';
  expect(said(text, { number: 3 })).toBe('Move 3');
  expect(said(text, { number: 0 })).toBe('Move 0');
  expect(said(text, { number: undefined })).toBe('Move');
});

test('a finished call keeps its language', () => {
  const call = { lang: 'de', text: 'Springer Felix drei' };
  expect(said('it = Last: { SEGMENT($call) }.', { call })).toEqual(['Last:', call, '.']);
});

test('nothing is said with a part missing: in tests it fails, in the app a sentence tells of it', () => {
  expect(() => said('it = a { $gone } b', {})).toThrow('gone');
  expect(() => said('it = a { GONE($x) } b', { x: '' })).toThrow('GONE');
  expect(() => said('it = a { $piece } b', { piece: { kind: 'pawn' } })).toThrow('Only a function');
  const told = (formed: string): string => `Missing: ${formed}`;
  expect(sayIncomplete([], 'White has {$count} moves.', told)).toMatch(/^(Missing: White has {2}moves\.)$/);
});

/** By rules written by hand: those of CLDR for whole numbers. */
const PLURALS: Readonly<Record<WrittenOut, (count: number) => string>> = {
  en: (count) => (count === 1 ? 'one' : 'other'),
  de: (count) => (count === 1 ? 'one' : 'other'),
  uk: slavic,
  be: slavic,
  mk: (count) => (count % 10 === 1 && count % 100 !== 11 ? 'one' : 'other'),
  pl: (count) => (count === 1 ? 'one' : slavic(count) === 'few' ? 'few' : 'many'),
  fr: (count) => (count < 2 ? 'one' : 'other'),
  es: (count) => (count === 1 ? 'one' : 'other'),
};

function slavic(count: number): string {
  const isTeen = Math.floor(count / 10) % 10 === 1;
  if (!isTeen && count % 10 === 1) return 'one';
  return !isTeen && [2, 3, 4].includes(count % 10) ? 'few' : 'many';
}

const CHOSEN = {
  two: 'it = { $count ->\n    [one] one\n   *[other] other\n}',
  three: 'it = { $count ->\n    [one] one\n    [few] few\n   *[many] many\n}',
};

test.each(WRITTEN_OUT)('%s counts by its rule from 0 to 1000', (language) => {
  const grammar = GRAMMARS[language];
  const messages = createMessages(grammar, [
    { group: 'shared', text: ['uk', 'be', 'pl'].includes(language) ? CHOSEN.three : CHOSEN.two },
  ]);
  const counts = Array.from({ length: 1001 }, (_, count) => count);
  const chosen = counts.map((count) => (messages.phrase as (id: string, given: unknown) => string)('it', { count }));
  expect(chosen).toEqual(counts.map(PLURALS[language]));
});
