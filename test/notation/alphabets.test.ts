import { describe, expect, it } from 'vitest';
import { PIECE_KINDS } from '../../src/laws/squares.js';
import { ALPHABETS, asLatin, lettersRead } from '../../src/notation/alphabets.js';

const kindsIn = (letters: string): Record<string, string> =>
  Object.fromEntries(lettersRead(letters).map(({ alphabet, kind }) => [alphabet, kind]));

describe('the alphabets', () => {
  it('use letters of their own script alone, and no letters for two kinds', () => {
    for (const { name, script, letters } of ALPHABETS) {
      const all = PIECE_KINDS.flatMap((kind) => letters[kind]);
      expect(new Set(all).size, name).toBe(all.length);
      for (const way of all) {
        expect(way, name).toMatch(script === 'Latin' ? /^\p{Script=Latin}+$/u : /^\p{Script=Cyrillic}+$/u);
      }
    }
  });

  // Printed letters: FIDE Laws App. C.2 (en), the German, French, Spanish, Ukrainian and Russian editions of the Laws.
  it.each([
    ['en', 'K Q R B N'],
    ['de', 'K D T L S'],
    ['fr', 'R D T F C'],
    ['es', 'R D T A C'],
    ['uk', 'Кр Ф Т С К'],
    ['ru', 'Кр Ф Л С К'],
  ])('%s prints %s', (name, printed) => {
    const letters = ALPHABETS.find((alphabet) => alphabet.name === name)!.letters;
    const kinds = ['king', 'queen', 'rook', 'bishop', 'knight'] as const;
    expect(kinds.map((kind) => letters[kind][0]).join(' ')).toBe(printed);
  });

  it('read a letter of either script, its own before its look-alikes', () => {
    expect(kindsIn('К')).toEqual({
      en: 'king',
      de: 'king',
      pl: 'king',
      uk: 'knight',
      ru: 'knight',
      be: 'knight',
      'be-tarask': 'king',
      mk: 'king',
    });
    const own = lettersRead('К').filter((reading) => reading.own);
    expect(own.map(({ alphabet }) => alphabet)).toEqual(['uk', 'ru', 'be', 'be-tarask', 'mk']);
    expect(kindsIn('kp')).toEqual({ uk: 'king', ru: 'king', be: 'king' });
    expect(lettersRead('Kp').every(({ exact, own: isOwn }) => exact && !isOwn)).toBe(true);
    expect(kindsIn('B')).toEqual({ en: 'bishop', de: 'pawn' });
    expect(kindsIn('Z')).toEqual({});
  });

  it('know what looks the same', () => {
    expect(asLatin('КСТАаесрх')).toBe('KCTAaecpx');
    expect(asLatin('ЛФДз')).toBe('ЛФДз');
  });
});
