/**
 * Every message of every language, with every combination of what it is given: a text comes out, with nothing left open in it. A part that
 * cannot be said throws in tests. Of the few messages with more combinations than `MOST`, every two values together.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readArguments, type ArgumentType, type Declared } from '../../scripts/messages/argument-types.js';
import { isFragment, readCatalogue } from '../../scripts/messages/catalogue.js';
import type { LanguageCode } from '../../speech/grammar/grammar.js';
import { createMessages } from '../../speech/phrase/say.js';
import { readMarks } from '../../speech/grammar/marks.js';
import { COLORS, PIECE_KINDS } from '../../src/laws/squares.js';
import { everyRow, pairwise } from '../pairs/pairwise.js';
import { GRAMMARS } from './all-grammars.js';

const FOLDER = path.resolve(import.meta.dirname, '../../speech/messages');

function catalogueOf(lang: LanguageCode): ReturnType<typeof readCatalogue> {
  return readCatalogue(lang, `${lang}.ftl`, readFileSync(path.join(FOLDER, `${lang}.ftl`), 'utf8'));
}

const PIECES = PIECE_KINDS.flatMap((kind) => COLORS.map((color) => ({ kind, color })));

/** What stands for each type. */
const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  Player: COLORS,
  Kind: PIECE_KINDS,
  Piece: PIECES,
  KindOnSquare: PIECE_KINDS.map((kind) => ({ kind, square: 'e4' })),
  Placed: PIECES.map((piece) => ({ ...piece, square: 'e4' })),
  Square: ['e4'],
  File: ['e'],
  Rank: ['4'],
  Number: [0, 1, 2, 3, 5, 11, 21, 1234],
  Time: [999, 1_000, 62_000, 300_000, 3_600_000, 7_260_000],
  Language: [...Object.keys(GRAMMARS), 'other'],
  Text: ['Ada'],
  Segment: [{ lang: 'de', text: 'Springer Felix drei.' }],
};

function samples(type: ArgumentType): readonly unknown[] {
  switch (type.is) {
    case 'named':
      return [...(SAMPLES[type.name] ?? []), ...(type.orNone ? [undefined] : [])];
    case 'words':
      return type.words;
    case 'list': {
      const [first, second = first, third = second] = samples(type.of);
      return [[first], [first, second], [first, second, third]];
    }
    case 'record':
      return rows(type.fields);
  }
}

const MOST = 20_000;

/** A text begins with what can be read. */
const BEGINS = /^\S/u;
/** What no text has: a blank at its end or before a sign, what is left open in it, and marks that are for the program alone. */
const AMISS = /\s$|\s{2}|[^\S\u00A0][.,;:?!]|[{}]|[\u2066-\u2069\uE000-\uF8FF]|undefined|\[object/u;

/** What a message is given, in every combination. */
function combinations(declared: Declared): readonly Readonly<Record<string, unknown>>[] {
  const factors = Object.fromEntries([...declared].map(([name, type]) => [name, samples(type)]));
  const count = Object.values(factors).reduce((product, values) => product * values.length, 1);
  return count <= MOST ? everyRow(factors) : pairwise(factors);
}

/** Every two values together of what a thing in a list is given. */
function rows(declared: Declared): readonly Readonly<Record<string, unknown>>[] {
  const factors = Object.fromEntries([...declared].map(([name, type]) => [name, samples(type)]));
  return declared.size < 2 ? everyRow(factors) : pairwise(factors);
}

const ENGLISH = [...catalogueOf('en').messages.values()].filter(({ id }) => !isFragment(id));

test('every English message has a comment that says who hears it and when', () => {
  const silent = ENGLISH.filter(({ comment }) =>
    comment.split('\n').every((line) => line === '' || line.startsWith('$')),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

describe.each(Object.values(GRAMMARS))('$lang', (grammar) => {
  const source = readFileSync(path.join(FOLDER, `${grammar.lang}.ftl`), 'utf8');
  const messages = createMessages(grammar, [{ group: 'shared', text: source }], (id) => id);

  // One test for all: to be told so often that one is right takes longer than to say them.
  test('every message', () => {
    // Each with the first of its texts that is amiss.
    const amiss = ENGLISH.flatMap(({ id, comment }) => {
      const given = combinations(readArguments(comment).declared);
      if (given.length === 0) return [`${id}: nothing to say it with`];
      const found = given.map((values) => rendered(id, values)).find((text) => !BEGINS.test(text) || AMISS.test(text));
      return found === undefined ? [] : [`${id}: ${found}`];
    });
    expect(amiss).toEqual([]);
  });

  /** A part that cannot be said throws, and is told with the message it is a part of. */
  function rendered(id: string, given: unknown): string {
    try {
      // The types know each message by its own id.
      const said = (messages.said as (id: string, given: unknown) => ReturnType<typeof messages.said>)(id, given);
      const parts = typeof said === 'string' ? [said] : said;
      return parts.map((part) => (typeof part === 'string' ? named(part) : part.text)).join(' ');
    } catch (error) {
      // Begins with a blank, which no text does.
      return ` ${String(error)}`;
    }
  }
});

function named(text: string): string {
  return readMarks(text)
    .map((part) => (typeof part === 'string' ? part : 'word' in part ? part.word : 'e4'))
    .join('');
}
