/**
 * Input that no player means: very long, full of control characters and marks, or of words with many meanings. It is refused, and
 * the work is bounded.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionOf } from '../../src/laws/game.js';
import { hear } from '../../speech/hear.js';
import { hearSpoken } from '../../speech/hearing/spoken.js';
import { hearSaid } from '../../src/commands/line-meaning.js';
import { cheapestFirst } from '../../speech/hearing/ways.js';
import { understandings } from '../../speech/hearing/tokens.js';
import { game } from '../laws/play.js';
import { told, typed } from './hear-told.js';
import { EVERY_LANGUAGE, everyLanguage } from '../../speech/hearing/every-language.js';
import { WRITTEN_OUT } from './written-out.js';

/** "The knight to f3", in the language of the page. */
const KNIGHT = {
  en: 'knight to f three',
  de: 'Springer nach f drei',
  uk: 'кінь на еф три',
  be: 'конь на эф тры',
  mk: 'скокач на еф три',
  pl: 'skoczek na ef trzy',
  fr: 'cavalier en effe trois',
  es: 'caballo a efe tres',
} as const;

function words(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(words) : [];
}

const ALL_WORDS = [...new Set(Object.values(EVERY_LANGUAGE).flatMap(({ moves }) => words(moves)))];

describe.each(WRITTEN_OUT)('in %s', (language) => {
  const said = KNIGHT[language];

  it.each([
    ['marks from right to left around it', `\u202E${said}\u202C`],
    ['marks of direction within', said.split('').join('\u200F')],
    ['isolates', `\u2067${said}\u2069`],
    ['control characters for blanks', said.replaceAll(' ', '\u0000\u0007\u001B')],
    ['blanks of other kinds', said.replaceAll(' ', '\u00A0\u3000')],
    ['a byte order mark', `\uFEFF${said}`],
    ['lines', `\r\n${said}\r\n`],
    ['capitals', said.toUpperCase()],
    ['decomposed letters', said.normalize('NFD')],
  ])('%s: understood all the same', (_, text) => {
    expect(told(typed(text, undefined, language))).toBe('g1f3');
  });

  it('ten megabytes are refused without being read', () => {
    const text = `${said} `.repeat(Math.ceil(10_000_000 / (said.length + 1)));
    expect(typed(text, undefined, language)).toEqual({
      type: 'refused',
      refusal: { reason: 'too long', length: text.length, limit: 200 },
    });
  });

  it.each([
    ['control characters alone', '\u0000\u0001\u001B[31m'],
    ['a line of marks from right to left', '\u202E'.repeat(200)],
    ['Arabic', 'الحصان إلى f3'],
    ['Hebrew', 'פרש ל f3'],
    ['a letter under many marks', `e${'\u0301'.repeat(190)}4 e4 e4`],
    ['markup', '<b>Nf3</b>'],
    ['a name of an object', '__proto__ constructor toString'],
    ['one word many times', 'бе '.repeat(66).trim()],
    ['the same piece many times', `${said.split(' ')[0] ?? ''} `.repeat(20).slice(0, 200)],
    ['digits', '1 '.repeat(100).trim()],
    ['a ligature that grows', 'ﷺ'.repeat(200)],
  ])('%s: refused', (_, text) => {
    expect(typed(text, undefined, language)).toMatchObject({ type: 'refused', refusal: { reason: 'unreadable' } });
  });

  it('words with many meanings are followed in few ways', () => {
    expect(understandings('бе '.repeat(20), everyLanguage(language)).length).toBeLessThanOrEqual(32);
    expect(understandings('бе '.repeat(60), everyLanguage(language))).toEqual([]);
    expect(understandings('castle takes a castle a x х бе бе x', everyLanguage(language)).length).toBeLessThanOrEqual(
      32,
    );
  });

  it('whatever words come together, nothing is thrown and what is heard is legal', () => {
    const phrase = fc.array(fc.constantFrom(...ALL_WORDS, '1', '8', 'a', 'h', 'x', '-'), { maxLength: 14 });
    const played = game('r3k2r/1P3ppp/8/3pP3/8/5N2/PPP2PPP/R3K2R w KQkq d6 0 1');
    let found = 0;
    fc.assert(
      fc.property(phrase, (texts) => {
        const heard = hear(texts.join(' '), { game: played, languages: everyLanguage(language) });
        const moves = heard.type === 'move' ? [heard.move] : heard.type === 'ask' ? heard.moves : [];
        found += moves.length;
        for (const move of moves) expect(positionOf(played).isLegal(move)).toBe(true);
      }),
      { seed: 20261122, numRuns: 400 },
    );
    expect(found).toBeGreaterThan(0);
  });

  it('ten megabytes that were spoken are refused without being read', () => {
    const text = `${said} `.repeat(Math.ceil(10_000_000 / (said.length + 1)));
    expect(
      hearSaid(hearSpoken, [{ text }, { text: `${text}!` }], { game: game(), languages: everyLanguage(language) }),
    ).toEqual({
      type: 'refused',
      refusal: { reason: 'too long', length: text.length, limit: 200 },
    });
  });

  it('whatever words were heard, nothing is thrown and what is heard is legal', () => {
    const noise = fc.constantFrom(
      'night',
      'frei',
      'тінь',
      'дзе',
      'ќе',
      'before',
      'x',
      '8',
      '',
      '\u202E',
      '__proto__',
      '𝔢𝟜',
    );
    const phrase = fc.array(fc.oneof(noise, fc.constantFrom(...ALL_WORDS)), { maxLength: 14 });
    const played = game('r3k2r/1P3ppp/8/3pP3/8/5N2/PPP2PPP/R3K2R w KQkq d6 0 1');
    let found = 0;
    fc.assert(
      fc.property(fc.array(phrase, { maxLength: 3 }), (texts) => {
        const alternatives = texts.map((words) => ({ text: words.join(' ') }));
        const heard = hearSaid(hearSpoken, alternatives, { game: played, languages: everyLanguage(language) });
        const moves = heard.type === 'move' ? [heard.move] : heard.type === 'ask' ? heard.moves : [];
        expect(moves.length).toBeLessThanOrEqual(9);
        found += moves.length;
        for (const move of moves) expect(positionOf(played).isLegal(move)).toBe(true);
      }),
      { seed: 20261122, numRuns: 60 },
    );
    expect(found).toBeGreaterThan(0);
  });
});

it('however many words may be others, the ways to take them are few, and the cheapest come first', () => {
  const words = Array.from({ length: 12 }, () => 'b');
  const options = words.map(() => ['c', 'd', 'e', 'g'].map((meant) => ({ heard: 1, meant: [meant], cost: 0.1 })));
  const known = words.map(() => true);
  const ways = [...cheapestFirst(words, known, options, 1)];
  expect(ways.length).toBeLessThanOrEqual(1500);
  expect(ways[0]).toMatchObject({ words, changed: false });
  const costs = ways.map(({ cost }) => cost);
  expect(costs).toEqual([...costs].sort((one, other) => one - other));
});
