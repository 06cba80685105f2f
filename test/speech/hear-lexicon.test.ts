import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../speech/hearing/en.js';
import { FIDE } from '../../speech/hearing/fide.js';
import { folded, heed } from '../../speech/hearing/lexicon.js';

/** Every word of a vocabulary, wherever it stands in it. */
function words(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(words) : [];
}

describe('the words that are understood', () => {
  it('mean one thing each, across the languages', () => {
    const all = [...words(FIDE), ...words(ENGLISH)];
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  });

  it('are kept as they are looked up', () => {
    for (const word of [...words(FIDE), ...words(ENGLISH)]) expect(folded(word)).toBe(word);
  });

  // App. D.2.1 as it is printed, the German spelling, and the misprints of the handbook's E.02
  it.each([
    ['Cesar', { is: 'file', file: 'c' }],
    ['Cäsar', { is: 'file', file: 'c' }],
    ['Hector', { is: 'file', file: 'h' }],
    ['fuenf', { is: 'rank', rank: '5' }],
    ['fünf', { is: 'rank', rank: '5' }],
    ['funf', { is: 'rank', rank: '5' }],
    ['seiben', { is: 'rank', rank: '7' }],
    ['Koenig', { is: 'kind', kind: 'king' }],
    ['König', { is: 'kind', kind: 'king' }],
    ['Laeufer', { is: 'kind', kind: 'bishop' }],
    ['Läufer', { is: 'kind', kind: 'bishop' }],
  ])('%s', (word, meaning) => {
    expect(heed(folded(word))).toEqual(meaning);
  });
});
