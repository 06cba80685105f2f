/** Calls of which one word was heard as another near to it in sound; what is promised of them, on fewer cases than `npm run bench -- --only noise` has. */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES } from '../../speech/language-names.js';
import { NIGHTLY } from '../nightly.js';
import { CONFIDENCES, cleanOutcome, misheard, whatBecomes, type HeardCall } from '../bench/noise.js';

const CALLS = misheard({ cases: NIGHTLY ? 60 : 30, seed: 20_261_122 });
const CASES = CALLS.map((one) => ({ ...whatBecomes(one, {}), clean: cleanOutcome(one, {}) }));
/** The same calls by a recogniser that is sure of every word. */
const SURE = CALLS.map((one) => whatBecomes(one, { confidence: 0.95 }));

const texts = (of: readonly HeardCall[]) =>
  of.map(({ language, said, heard, fen }) => `${language}: ${said} as ${heard} in ${fen}`);

describe('one word heard as another that sounds like it', () => {
  it('a wrong move is made without asking in at most 0.1 %', () => {
    const wrong = CASES.filter(({ outcome }) => outcome === 'wrong');
    expect(wrong.length / CASES.length, texts(wrong).join('\n')).toBeLessThanOrEqual(0.001);
  });

  it('and never a file for another, however sure the recogniser is', () => {
    const wrong = SURE.filter(({ style, outcome }) => style === 'plain' && outcome === 'wrong');
    expect(texts(wrong)).toEqual([]);
  });

  it.each(LANGUAGE_NAMES)('in %s ninety-eight in a hundred are understood or asked about', (language) => {
    const cases = CASES.filter((one) => one.language === language);
    const lost = cases.filter(({ outcome }) => outcome === 'not understood' || outcome === 'wrong');
    expect(1 - lost.length / cases.length, texts(lost).join('\n')).toBeGreaterThanOrEqual(0.98);
  });

  it('most are the right move, and few questions have no right answer', () => {
    const share = (outcomes: readonly string[]): number =>
      CASES.filter(({ outcome }) => outcomes.includes(outcome)).length / CASES.length;
    expect(share(['right', 'right, echoed'])).toBeGreaterThan(0.8);
    expect(share(['asked amiss'])).toBeLessThan(0.05);
  });
});

describe('the same calls without noise', () => {
  it('are always the right move', () => {
    const amiss = CASES.filter(({ clean }) => clean !== 'right' && clean !== 'right, echoed');
    expect(texts(amiss)).toEqual([]);
  });

  it('are made at once where the files are called by FIDE’s or NATO’s names', () => {
    const echoed = CASES.filter(({ style, clean }) => style !== 'plain' && clean !== 'right');
    expect(texts(echoed)).toEqual([]);
  });
});

/** Fewer of each, for each confidence and number of texts. */
const CELLS = CONFIDENCES.flatMap((confidence) =>
  (['one', 'several'] as const).map((texts) => ({ confidence, texts })),
);

describe.each(['neighbours', 'letters'] as const)('with other %s, however sure a recogniser is', (confusions) => {
  const calls = misheard({ cases: NIGHTLY ? 12 : 4, seed: 20_261_126, confusions });

  it.each(CELLS)('$confidence, in $texts: nothing is made that was not said, nearly all is understood', (given) => {
    const cases = calls.map((one) => whatBecomes(one, given));
    expect(texts(cases.filter(({ outcome }) => outcome === 'wrong'))).toEqual([]);
    const lost = cases.filter(({ outcome }) => outcome === 'not understood');
    expect(1 - lost.length / cases.length, texts(lost).join('\n')).toBeGreaterThanOrEqual(0.98);
  });
});

describe('a recogniser that is sure', () => {
  const calls = misheard({ cases: 40, seed: 20_261_126 }).filter(({ style }) => style !== 'plain');

  it.each([0.9, 1])('is asked about at most 5 % of the clean calls with names, at %d', (confidence) => {
    const asked = calls.filter((one) => cleanOutcome(one, { confidence }) !== 'right');
    expect(asked.length / calls.length, asked.map(({ said }) => said).join('\n')).toBeLessThanOrEqual(0.05);
  });
});
