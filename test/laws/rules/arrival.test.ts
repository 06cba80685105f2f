import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../src/laws/editions.js';
import type { EditionName } from '../../../src/laws/editions/edition.js';
import { move } from '../play.js';
import { did, doing, refusalOf } from '../judged.js';
import { START } from '../opened.js';
import { MINUTE, begin, beginUntimed } from '../timed.js';

const declare = (who: 'white' | 'black' | 'both') => ({ type: 'default', by: 'arbiter', who }) as const;
const arrive = (who: 'white' | 'black') => ({ type: 'arrive', by: 'arbiter', who }) as const;

/** How late one may come where the event says nothing. */
const DEFAULTS: readonly [EditionName, string, number | null][] = [
  ['FIDE 2005', '6.7', 60 * MINUTE],
  ['FIDE 2009', '6.6a', 0],
  ['FIDE 2014', '6.7a', null],
  ['FIDE 2018', '6.7.1', null],
  ['FIDE 2023', '6.7.1', 0],
  ['US Chess', 'US 13D', 60 * MINUTE],
];

describe.each(DEFAULTS)('%s %s: late arrival', (edition, article, allowed) => {
  test(`${edition} ${article}: lost after the default time, not before`, () => {
    const game = doing(begin({ edition }), START);
    if (allowed === null) {
      expect(refusalOf(game, 90 * MINUTE, declare('black'))).toEqual({ reason: 'no default time', article });
      return;
    }
    expect(refusalOf(game, allowed, declare('black'))).toEqual({ reason: 'not late', left: 0, article });
    const { game: over, facts } = did(game, allowed + 1, declare('black'));
    expect(over.ending).toEqual({ result: '1-0', reason: 'default', article, winner: 'white' });
    expect(facts).toHaveLength(1);
  });

  test(`${edition} ${article}: the event's own default time goes first`, () => {
    const game = doing(begin({ edition, defaultTime: 30 * MINUTE }), START);
    expect(refusalOf(game, 20 * MINUTE, declare('white'))).toEqual({ reason: 'not late', left: 10 * MINUTE, article });
    expect(did(game, 30 * MINUTE + 1, declare('white')).game.ending).toMatchObject({ winner: 'black', article });
  });

  test(`${edition} ${article}: where neither comes both have lost`, () => {
    const game = doing(begin({ edition, defaultTime: MINUTE }), START);
    expect(did(game, 2 * MINUTE, declare('both')).game.ending).toEqual({ result: '0-0', reason: 'default', article });
    const one = doing(game, [30_000, arrive('white')]);
    expect(refusalOf(one, 2 * MINUTE, declare('both'))).toMatchObject({ reason: 'not late', left: 30_000 });
  });

  test(`${edition} ${EDITIONS[edition].articles['both late']}: until White comes his clock runs`, () => {
    const { game, facts } = did(doing(begin({ edition }), START), 4 * MINUTE, arrive('white'));
    expect(facts).toMatchObject([{ type: 'arrived', who: 'white', late: 4 * MINUTE }]);
    expect(game.clock?.now).toMatchObject({ phase: 'running', side: 'white' });
    expect(refusalOf(game, 4 * MINUTE, arrive('white'))).toEqual({ reason: 'arrived already', who: 'white' });
  });
});

test('FIDE 2023 6.7.1: who came too late can still be declared to have lost, until he has moved', () => {
  const late = doing(begin({ defaultTime: MINUTE }), START, [2 * MINUTE, arrive('white')]);
  expect(did(late, 3 * MINUTE, declare('white')).game.ending?.reason).toBe('default');
  const moved = doing(late, [3 * MINUTE, { type: 'make', by: 'white', move: move('e2e4') }]);
  expect(refusalOf(moved, 3 * MINUTE, declare('white'))).toMatchObject({ reason: 'arrived already', who: 'white' });
  const inTime = doing(begin({ defaultTime: MINUTE }), START, [MINUTE, arrive('white')]);
  expect(refusalOf(inTime, 9 * MINUTE, declare('white'))).toMatchObject({ reason: 'not late', left: 0 });
});

test('FIDE 2023 6.7.1: before the start nobody is late', () => {
  expect(refusalOf(begin(), 9 * MINUTE, declare('white'))).toEqual({ reason: 'clocks not started', article: '6.7.1' });
  expect(refusalOf(beginUntimed(), 9 * MINUTE, declare('white'))).toEqual({
    reason: 'clocks not started',
    article: '6.7.1',
  });
  const early = did(begin(), 5, arrive('white'));
  expect(early.facts).toMatchObject([{ type: 'arrived', late: 0 }]);
  expect(early.game.late).toBeUndefined();
  // Whoever was there before the start cannot be late.
  expect(refusalOf(doing(early.game, START), 9 * MINUTE, declare('white'))).toMatchObject({
    reason: 'arrived already',
  });
});

test('FIDE 2023 6.7.1: whoever moves is there', () => {
  const game = doing(begin(), START, [5, { type: 'make', by: 'white', move: move('e2e4') }]);
  expect(game.arrived).toEqual({ white: true, black: false });
});
