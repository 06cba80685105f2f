/** The words near in sound that the bench of hearing uses: found by espeak-ng among the common words, and nowhere else. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { neighboursOf, type Neighbours } from './neighbours.js';
import { describeWithEspeak } from './with-espeak.js';
import { WRITTEN_OUT, type WrittenOut } from '../written-out.js';

const bench = (file: string): string => readFileSync(new URL(`../../bench/${file}`, import.meta.url), 'utf8');
const commonWords = (language: WrittenOut): readonly string[] =>
  bench(`common-words/${language}.txt`)
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
const committed = (language: WrittenOut): Neighbours => JSON.parse(bench(`neighbours/${language}.json`)) as Neighbours;

describe.each(WRITTEN_OUT)('in %s', (language) => {
  it('there are a few hundred common words, and every neighbour is one', () => {
    const common = new Set(commonWords(language));
    expect(common.size).toBeGreaterThan(350);
    for (const [word, near] of Object.entries(committed(language))) {
      expect(
        near.filter((other) => !common.has(other) || other === word),
        word,
      ).toEqual([]);
    }
  });

  it('most words of calls have neighbours', () => {
    const rows = Object.values(committed(language));
    expect(rows.filter((near) => near.length > 0).length / rows.length).toBeGreaterThan(0.6);
  });
});

describeWithEspeak('neighbours by espeak-ng', () => {
  it.each<readonly [language: WrittenOut, word: string, near: string, far: string]>([
    ['en', 'knight', 'night', 'beach'],
    ['en', 'queen', 'clean', 'little'],
    ['de', 'drei', 'frei', 'woche'],
    ['uk', 'кінь', 'тінь', 'людина'],
    ['be', 'слон', 'сон', 'дарога'],
    ['mk', 'шест', 'чест', 'година'],
  ])('%s: near to %s are %s and not %s', (language, word, near, far) => {
    const found = neighboursOf(language, [word], [far, near, word])[word];
    expect(found).toEqual([near]);
  });

  it.each(WRITTEN_OUT)('the committed ones of %s are those of the list', (language) => {
    const kept = committed(language);
    const words = Object.keys(kept);
    const found = neighboursOf(language, words, commonWords(language));
    const same = words.filter((word) => JSON.stringify(found[word]) === JSON.stringify(kept[word]));
    // Another version of espeak-ng says some words otherwise.
    expect(same.length / words.length).toBeGreaterThan(0.7);
  });
});
