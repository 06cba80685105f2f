import { describe, expect, test } from 'vitest';
import type { EditionName } from '../../../src/laws/editions/edition.js';
import type { ActDraft, Decision } from '../../../src/laws/acts.js';
import type { Penalty } from '../../../src/laws/acts/arbiter.js';
import type { Conditions } from '../../../src/laws/conditions.js';
import type { Game } from '../../../src/laws/game.js';
import { did, refusalOf, times, typesOf } from '../judged.js';
import { numbered, numberedSince2009 } from '../numbered.js';
import { opened } from '../opened.js';
import { MINUTE, SECOND, beginUntimed } from '../timed.js';

const rule = (decision: Decision): ActDraft => ({ type: 'rule', by: 'arbiter', decision });
const penalty = (against: 'white' | 'black', given: Penalty): ActDraft =>
  rule({ on: 'penalty', against, penalty: given });
const resigned = (given: Partial<Conditions> = {}): Game =>
  did(opened(given), 10_000, { type: 'resign', by: 'black' }).game;

describe('time', () => {
  test.each(numbered('13.5', '13.5', '12.5', '12.5'))(
    '%s %s: extra time after a disturbance, to one or both',
    (edition, article) => {
      const { game, facts } = did(opened({ edition }), 10_000, rule({ on: 'time', to: 'black', time: 3 * MINUTE }));
      expect(facts).toMatchObject([{ type: 'time added', to: 'black', time: 3 * MINUTE, article }]);
      expect(times(game, 10_000)[1]).toBe(93 * MINUTE - SECOND);
      expect(game.clock?.now).toMatchObject({ phase: 'running', side: 'white' });
    },
  );

  test.each([0, 0.5, Number.POSITIVE_INFINITY, 1e15, -1e15])('%s milliseconds are no time to give', (time) => {
    expect(refusalOf(opened(), 10_000, rule({ on: 'time', to: 'black', time })).reason).toBe('not a time');
  });

  test('without a clock there is no time to give', () => {
    const game = beginUntimed();
    expect(refusalOf(game, 0, rule({ on: 'time', to: 'black', time: 1000 })).reason).toBe('no clock');
    expect(refusalOf(game, 0, penalty('white', { kind: 'time taken', time: 1000 })).reason).toBe('no clock');
  });
});

describe('penalties', () => {
  const BREACH = [
    ['FIDE 2005', '13.4a', '13.4b', '13.4c'],
    ['FIDE 2009', '13.4a', '13.4b', '13.4c'],
    ['FIDE 2009', '12.7', '13.4b', '13.4c'],
    ['FIDE 2014', '12.9a', '12.9b', '12.9c'],
    ['FIDE 2018', '12.9.1', '12.9.2', '12.9.3'],
    ['FIDE 2023', '12.9.1', '12.9.2', '12.9.3'],
    ['FIDE 2023', '11.6', '12.9.2', '12.9.3'],
  ] as const;

  test.each(BREACH)('%s %s: a warning, time to the opponent (%s), time taken (%s)', (edition, warned, given, taken) => {
    const game = opened({ edition });
    const warning = did(game, 10_000, penalty('white', { kind: 'warning' }));
    expect(warning.facts).toHaveLength(1);
    expect(warning.facts[0]).toMatchObject({ type: 'penalised', against: 'white', penalty: { kind: 'warning' } });
    if (warned.startsWith('13.4') || warned.startsWith('12.9'))
      expect(warning.facts[0]).toMatchObject({ article: warned });
    const added = did(game, 10_000, penalty('white', { kind: 'time to the opponent', time: MINUTE }));
    expect(added.facts).toMatchObject([
      { type: 'penalised', against: 'white', article: given },
      { type: 'time added', to: 'black', time: MINUTE, article: given },
    ]);
    const less = did(game, 10_000, penalty('white', { kind: 'time taken', time: MINUTE }));
    expect(less.facts).toMatchObject([
      { type: 'penalised', against: 'white', article: taken },
      { type: 'time added', to: 'white', time: -MINUTE, article: taken },
    ]);
  });

  test.each(numberedSince2009('13.4d', '12.9f', '12.9.6'))(
    '%s %s: the game is lost, and the arbiter says what the opponent scores',
    (edition, article) => {
      const game = opened({ edition });
      const lost = did(game, 10_000, penalty('white', { kind: 'game lost', opponentScores: 1 }));
      expect(typesOf(lost.facts)).toEqual(['penalised', 'ended']);
      expect(lost.game.ending).toEqual({ result: '0-1', reason: 'ruling', article, winner: 'black' });
      const half = did(game, 10_000, penalty('white', { kind: 'game lost', opponentScores: 0.5 }));
      expect(typesOf(half.facts)).toEqual(['penalised', 'scored', 'ended']);
      expect(half.game.scores).toEqual({ white: 0, black: 0.5 });
      expect(half.game.ending).toEqual({ result: '0-0', reason: 'ruling', article });
    },
  );

  test.each([
    ['FIDE 2009', '12.3b', { reason: 'ruling', result: '1-0', article: '12.3b', winner: 'white' }],
    ['FIDE 2014', '11.3b', { reason: 'ruling', result: '1-0', article: '11.3b', winner: 'white' }],
    ['FIDE 2018', '11.3.2.2', { reason: 'ruling', result: '1-0', article: '11.3.2.2', winner: 'white' }],
    ['FIDE 2023', '11.3.2.2', { reason: 'ruling', result: '1-0', article: '11.3.2.2', winner: 'white' }],
    ['FIDE 2023', '11.3.2', { reason: 'ruling', result: '1-0', article: '11.3.2.2', winner: 'white' }],
  ] as const)('%s %s: a device loses the game, and the opponent wins', (edition, _article, ending) => {
    const decision: Decision = {
      on: 'penalty',
      against: 'black',
      penalty: { kind: 'game lost', opponentScores: 0 },
      offence: 'device',
    };
    expect(did(opened({ edition }), 10_000, rule(decision)).game.ending).toEqual(ending);
  });

  test('FIDE 2009 12.3b: but only draws where the opponent could not mate', () => {
    const game = beginUntimed({ edition: 'FIDE 2009', start: '4k3/8/8/8/8/8/r7/4K3 w - - 0 1' });
    const decision: Decision = {
      on: 'penalty',
      against: 'black',
      penalty: { kind: 'game lost', opponentScores: 1 },
      offence: 'device',
    };
    const lost = did(game, 0, rule(decision)).game;
    expect([lost.ending?.result, lost.scores]).toEqual(['0-0', { white: 0.5, black: 0 }]);
  });

  test.each([
    ['FIDE 2009', '13.4e', '13.4f'],
    ['FIDE 2014', '12.9e', '12.9d'],
    ['FIDE 2018', '12.9.5', '12.9.4'],
    ['FIDE 2023', '12.9.5', '12.9.4'],
  ] as const)('%s %s: points are taken or given (%s) once there are any', (edition, taken, given) => {
    const points = { kind: 'points taken', points: 1 } as const;
    expect(refusalOf(opened({ edition }), 10_000, penalty('black', { kind: 'points to the opponent' }))).toEqual({
      reason: 'game not over',
      article: given,
    });
    const over = resigned({ edition });
    expect(did(over, 20_000, penalty('white', points)).facts).toMatchObject([
      { type: 'penalised', article: taken },
      { type: 'scored', scores: { white: 0, black: 0 } },
    ]);
    const again = did(over, 20_000, penalty('white', points)).game;
    expect(refusalOf(again, 30_000, penalty('white', points))).toMatchObject({ reason: 'penalty not given' });
  });

  test.each([
    ['a fine not announced', { kind: 'fine', announced: false }, 'fine not announced'],
    ['no rounds', { kind: 'rounds', rounds: 0 }, 'not a measure'],
    ['no time', { kind: 'time taken', time: 0 }, 'not a measure'],
    ['a part of a millisecond', { kind: 'time to the opponent', time: 0.5 }, 'not a measure'],
    ['more than any game lasts', { kind: 'time to the opponent', time: 1e15 }, 'not a measure'],
    ['three quarters', { kind: 'game lost', opponentScores: 0.75 }, 'not a usual score'],
  ] as const)('FIDE 2023 12.9: %s is no penalty', (_what, given, why) => {
    expect(refusalOf(opened(), 10_000, penalty('white', given))).toMatchObject({ reason: 'penalty not given', why });
  });

  test('FIDE 2009 13.4: there are no fines in this edition', () => {
    const game = opened({ edition: 'FIDE 2009' });
    expect(refusalOf(game, 10_000, penalty('white', { kind: 'fine', announced: true }))).toMatchObject({
      why: 'not in this edition',
    });
  });
});

describe('results', () => {
  test.each([
    ['FIDE 2005', '12.8', '12.9'],
    ['FIDE 2009', '12.8', '12.9'],
    ['FIDE 2014', '11.7', '11.8'],
    ['FIDE 2018', '11.7', '11.8'],
    ['FIDE 2023', '11.7', '11.8'],
  ] as const)('%s %s: persistent refusal loses, and where both refuse both lose (%s)', (edition, one, both) => {
    const game = opened({ edition });
    expect(did(game, 10_000, rule({ on: 'result', result: '1-0' })).game.ending).toEqual({
      result: '1-0',
      reason: 'ruling',
      article: one,
      winner: 'white',
    });
    const lost = did(game, 10_000, rule({ on: 'result', result: '0-0' })).game.ending;
    expect(lost).toEqual({ result: '0-0', reason: 'ruling', article: both });
  });

  test('FIDE 2023 8.7: an arbiter may decide otherwise than it was signed', () => {
    const changed = did(resigned(), 20_000, rule({ on: 'result', result: '1/2-1/2' })).game;
    expect(changed.ending).toMatchObject({ result: '1/2-1/2', reason: 'ruling' });
  });

  test.each<readonly [EditionName, string]>([
    ['FIDE 2005', '13.6'],
    ['FIDE 2009', '13.6'],
    ['FIDE 2014', '12.6'],
    ['FIDE 2023', '12.6'],
  ])('%s %s: only an arbiter rules, and he does nothing at the board', (edition) => {
    const game = opened({ edition });
    for (const by of ['white', 'black', 'assistant of white'] as const) {
      const draft: ActDraft = { type: 'rule', by, decision: { on: 'result', result: '1-0' } };
      expect(refusalOf(game, 10_000, draft).reason).toBe('not for this role');
    }
    for (const type of ['press', 'resign', 'offer', 'adjust'] as const) {
      expect(refusalOf(game, 10_000, { type, by: 'arbiter' }).reason).toBe('not for this role');
    }
  });
});
