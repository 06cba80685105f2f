/** Phrases found by the word a line begins with: none is missed, and the order in which they are tried stays. */
import { expect, test } from 'vitest';
import {
  beginnings,
  byFirstWord,
  matched,
  patternOf,
  tokensOf,
  type Pattern,
} from '../../speech/hearing/commands/pattern.js';
import { readersFor } from '../../speech/hearing/commands/places.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';
import { tellingPatternOf } from '../../speech/hearing/freely/language.js';

test('rows with a word, and those that any word may begin, stand in the order they were given in', () => {
  const rows: readonly (readonly [name: string, phrase: string])[] = [
    ['a or b', 'a|b'],
    ['any', '{square}'],
    ['b twice', 'b|b'],
    ['c', 'c'],
    ['any, last', '[a] [c]'],
  ];
  const found = byFirstWord(rows, ([, phrase]) => patternOf(phrase));
  const names = (word: string): readonly string[] => found(word).map(([name]) => name);
  expect(names('a')).toEqual(['a or b', 'any', 'any, last']);
  expect(names('b')).toEqual(['a or b', 'any', 'b twice', 'any, last']);
  expect(names('c')).toEqual(['any', 'c', 'any, last']);
  expect(names('d')).toEqual(['any', 'any, last']);
  expect(names('')).toEqual(['any', 'any, last']);
});

test.each<readonly [phrase: string, words: readonly string[] | undefined]>([
  ['my clock', ['my']],
  ['my|our clock', ['my', 'our']],
  ['[the] [my] clock', ['the', 'my', 'clock']],
  // As they are compared: without case and marks over letters.
  ['Über|Zug', ['uber', 'zug']],
  ['=B {cell}', ['b']],
  ['{square}', undefined],
  ['[the] {square}', undefined],
  ['[my] [clock]', undefined],
])('"%s" begins with %o', (phrase, words) => {
  expect(beginnings(patternOf(phrase))).toEqual(words);
});

test.each<readonly [phrase: string, words: readonly string[] | undefined]>([
  ['where is {pieces}', ['where']],
  ['[so] where|what is', ['so', 'where', 'what']],
  ['{square}|that clock', undefined],
  ['[{square}] clock', undefined],
  ['[so] [now]', undefined],
])('asked freely, "%s" begins with %o', (phrase, words) => {
  expect(beginnings(tellingPatternOf(phrase, new Set()))).toEqual(words);
});

test('a line is compared with every phrase that it could be', () => {
  const phrases = ['[please] clock', 'clock|time', '=b {cell}', '{square}', '[please] {square} [now]', 'claim {rest}'];
  const patterns: readonly Pattern[] = phrases.map(patternOf);
  const found = byFirstWord(patterns, (pattern) => pattern);
  const readers = readersFor(everyLanguage('en'));
  const lines: Readonly<Record<string, number>> = {
    'please clock': 1,
    clock: 2,
    Time: 1,
    'b e4': 1,
    e4: 2,
    'please e4 now': 1,
    'claim e4 now': 1,
    nonsense: 0,
  };
  for (const [line, count] of Object.entries(lines)) {
    const tokens = tokensOf(line);
    const fitting = (some: readonly Pattern[]): readonly Pattern[] =>
      some.filter((pattern) => matched(pattern, tokens, readers) !== undefined);
    expect(fitting(found(tokens[0]?.folded ?? '')), line).toEqual(fitting(patterns));
    expect(fitting(patterns), line).toHaveLength(count);
  }
});
