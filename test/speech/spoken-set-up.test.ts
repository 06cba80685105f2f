/** What a recogniser is told of where a position is set up: the words of it, in every language, each with those that stand beside it. */
import { expect, test } from 'vitest';
import { everySetUpPhrase } from '../../speech/hearing/set-up/spoken-set-up.js';
import { WRITTEN_OUT } from './written-out.js';

const english = everySetUpPhrase('en', 'plain');

/** Whether each word of it follows the one before in some phrase: so much a recogniser needs. */
function canBeHeard(line: string, phrases: readonly string[]): boolean {
  const pairs = new Set(
    phrases.flatMap((phrase) => phrase.split(' ').map((word, at, words) => `${words[at - 1] ?? ''} ${word}`)),
  );
  return line.split(' ').every((word, at, words) => pairs.has(`${words[at - 1] ?? ''} ${word}`));
}

test.each([
  'white knight f three',
  'black queen d eight',
  'remove e four',
  'move e two e four',
  'clear',
  'black to move',
  'no castling',
  'white cannot castle',
  'castling long',
  'no passant',
  'passant e three',
  'undo',
  'starting position',
  'play against the computer',
])('in English: “%s”', (line) => {
  expect(canBeHeard(line, english)).toBe(true);
});

test.each([
  ['de', 'weißer springer f drei'],
  ['de', 'springer f drei'],
  ['uk', 'білий кінь'],
  ['uk', 'очистити дошку'],
  ['pl', 'biały skoczek'],
  ['fr', 'cavalier blanc'],
  ['es', 'caballo blanco'],
  ['en', 'put white rook'],
  ['de', 'setze weißen turm'],
  ['uk', 'постав білу'],
  ['be', 'пастаў белую'],
  ['mk', 'постави бел'],
  ['pl', 'postaw białą'],
  ['fr', 'mets blanche'],
  ['es', 'pon blanca'],
] as const)('in other languages: %s, “%s”', (language, line) => {
  expect(canBeHeard(line, everySetUpPhrase(language, 'plain'))).toBe(true);
});

test('squares are heard by the names in which moves are called too', () => {
  expect(canBeHeard('white knight felix three', everySetUpPhrase('en', 'fide names'))).toBe(true);
  expect(canBeHeard('white knight felix three', english)).toBe(false);
});

test.each(WRITTEN_OUT)('nothing is left of the way phrases are written (%s)', (language) => {
  const phrases = everySetUpPhrase(language, 'plain');
  expect(phrases.filter((phrase) => /[{}[\]|=]|^\s|\s$|\s\s|undefined/u.test(phrase))).toEqual([]);
  expect(new Set(phrases).size).toBe(phrases.length);
});
