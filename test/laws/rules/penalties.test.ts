import { describe, expect, test } from 'vitest';
import type { Offence } from '../../../src/laws/acts/arbiter.js';
import {
  bothRefuse,
  mayScore,
  penalise,
  penaltiesOf,
  ruleOnConduct,
  scoreOf,
} from '../../../src/laws/rules/penalties.js';
import type { EditionName } from '../../../src/laws/editions/edition.js';
import { numbered } from '../numbered.js';
import { position } from '../play.js';

const MINUTE = 60_000;
const NONE = { white: 0, black: 0 };
const START = position('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');

describe('points', () => {
  test.each(numbered('11.1', '11.1', '10.1', '10.1'))(
    '%s %s: one, none and a half, where the event says nothing else',
    () => {
      expect(scoreOf('1-0')).toEqual({ white: 1, black: 0 });
      expect(scoreOf('0-1')).toEqual({ white: 0, black: 1 });
      expect(scoreOf('1/2-1/2')).toEqual({ white: 0.5, black: 0.5 });
      expect(scoreOf('0-1', { win: 3, draw: 1, loss: 0 })).toEqual({ white: 0, black: 3 });
      expect(scoreOf('1/2-1/2', { win: 3, draw: 1, loss: 0 })).toEqual({ white: 1, black: 1 });
    },
  );

  test.each(['FIDE 2018', 'FIDE 2023'] as const)(
    '%s 10.2: only usual scores, and not more than a game gives',
    (edition) => {
      const article = '10.2';
      expect(mayScore({ white: 1, black: 0 }, edition)).toEqual({ may: true, article });
      expect(mayScore({ white: 0.5, black: 0 }, edition)).toEqual({ may: true, article });
      const quarters = mayScore({ white: 0.75, black: 0.25 }, edition);
      expect(quarters).toEqual({ may: false, why: 'not a usual score', article });
      const both = mayScore({ white: 1, black: 0.5 }, edition);
      expect(both).toEqual({ may: false, why: 'more than the game gives', article });
      expect(mayScore({ white: 1, black: 1 }, edition, { win: 3, draw: 1, loss: 0 })).toEqual({ may: true, article });
    },
  );
});

describe('penalties an arbiter can give', () => {
  const early = [
    ['a', 'warning'],
    ['b', 'time to the opponent'],
    ['c', 'time taken'],
    ['d', 'game lost'],
    ['e', 'points taken'],
    ['f', 'points to the opponent'],
    ['g', 'expulsion'],
  ] as const;
  const late = [
    ['a', 'warning'],
    ['b', 'time to the opponent'],
    ['c', 'time taken'],
    ['d', 'points to the opponent'],
    ['e', 'points taken'],
    ['f', 'game lost'],
    ['g', 'fine'],
  ] as const;
  const rows: readonly (readonly [EditionName, string, string])[] = [
    ...(['FIDE 2005', 'FIDE 2009'] as const).flatMap((edition) =>
      early.map(([letter, kind]) => [edition, `13.4${letter}`, kind] as const),
    ),
    ...late.map(([letter, kind]) => ['FIDE 2014', `12.9${letter}`, kind] as const),
    ['FIDE 2014', '12.9h', 'expulsion'],
    ...late.map(([, kind], index) => ['FIDE 2023', `12.9.${index + 1}`, kind] as const),
    ['FIDE 2023', '12.9.8', 'rounds'],
    ['FIDE 2023', '12.9.9', 'expulsion'],
  ];
  test.each(rows)('%s %s: %s', (edition, article, kind) => {
    expect(penaltiesOf(edition).find((penalty) => penalty.article === article)?.kind).toBe(kind);
  });

  test.each([
    ['FIDE 2005', '13.4b', '13.4c'],
    ['FIDE 2009', '13.4b', '13.4c'],
    ['FIDE 2014', '12.9b', '12.9c'],
    ['FIDE 2023', '12.9.2', '12.9.3'],
  ] as const)('%s %s and %s: time to the opponent, or from the offender', (edition, given, taken) => {
    expect(penalise('white', { kind: 'time to the opponent', time: 2 * MINUTE }, NONE, edition)).toEqual({
      given: true,
      article: given,
      effect: { effect: 'time', to: 'black', time: 2 * MINUTE },
    });
    expect(penalise('white', { kind: 'time taken', time: MINUTE }, NONE, edition)).toEqual({
      given: true,
      article: taken,
      effect: { effect: 'time', to: 'white', time: -MINUTE },
    });
    expect(penalise('white', { kind: 'time taken', time: 0 }, NONE, edition)).toMatchObject({ why: 'not a measure' });
  });

  test('FIDE 2009 13.4f: the opponent’s points are increased, also when both then score', () => {
    const drawn = { white: 0.5, black: 0.5 };
    expect(penalise('white', { kind: 'points to the opponent' }, drawn, 'FIDE 2009')).toMatchObject({
      effect: { effect: 'score', scores: { white: 0.5, black: 1 } },
    });
  });

  test('FIDE 2023 12.9.4 and 10.2: not beyond what the game gives', () => {
    const drawn = { white: 0.5, black: 0.5 };
    expect(penalise('white', { kind: 'points to the opponent' }, drawn, 'FIDE 2023')).toEqual({
      given: false,
      why: 'more than the game gives',
      article: '10.2',
    });
    expect(penalise('white', { kind: 'points to the opponent' }, NONE, 'FIDE 2023')).toMatchObject({
      article: '12.9.4',
      effect: { scores: { white: 0, black: 1 } },
    });
  });

  test('FIDE 2023 12.9.5: a won game scores half a point, not three quarters', () => {
    const won = { white: 1, black: 0 };
    expect(penalise('white', { kind: 'points taken', points: 0.5 }, won, 'FIDE 2023')).toMatchObject({
      article: '12.9.5',
      effect: { scores: { white: 0.5, black: 0 } },
    });
    expect(penalise('white', { kind: 'points taken', points: 0.25 }, won, 'FIDE 2023')).toMatchObject({
      why: 'not a usual score',
    });
    expect(penalise('white', { kind: 'points taken', points: 2 }, won, 'FIDE 2023')).toMatchObject({
      why: 'not a measure',
    });
  });

  test('FIDE 2023 12.9.6: lost, and the arbiter decides what the opponent scores', () => {
    expect(penalise('black', { kind: 'game lost', opponentScores: 0.5 }, NONE, 'FIDE 2023')).toEqual({
      given: true,
      article: '12.9.6',
      effect: { effect: 'lost', loser: 'black', scores: { white: 0.5, black: 0 } },
    });
  });

  test('FIDE 2023 12.9.7: a fine only when it was announced', () => {
    expect(penalise('white', { kind: 'fine', announced: true }, NONE, 'FIDE 2023')).toMatchObject({ given: true });
    expect(penalise('white', { kind: 'fine', announced: false }, NONE, 'FIDE 2023')).toEqual({
      given: false,
      why: 'fine not announced',
      article: '12.9.7',
    });
  });

  test.each([
    ['FIDE 2005', 'fine', '13.4'],
    ['FIDE 2009', 'fine', '13.4'],
    ['FIDE 2014', 'rounds', '12.9'],
  ] as const)('%s: no %s among its penalties (%s)', (edition, kind, article) => {
    const penalty = kind === 'fine' ? { kind, announced: true } : { kind, rounds: 1 };
    expect(penalise('white', penalty, NONE, edition)).toEqual({ given: false, why: 'not in this edition', article });
  });
});

describe('conduct', () => {
  const rows: readonly (readonly [EditionName, string, Offence])[] = [
    ['FIDE 2005', '12.1', 'disrepute'],
    ['FIDE 2005', '12.2a', 'notes or advice'],
    ['FIDE 2005', '12.5', 'leaving without permission'],
    ['FIDE 2005', '12.6', 'distracting the opponent'],
    ['FIDE 2005', '6.8c', 'clock handling'],
    ['FIDE 2005', '6.13d', 'stopping the clock without reason'],
    ['FIDE 2009', '12.1', 'disrepute'],
    ['FIDE 2009', '12.2', 'leaving without permission'],
    ['FIDE 2009', '12.3a', 'notes or advice'],
    ['FIDE 2009', '12.3c', 'smoking'],
    ['FIDE 2009', '12.6', 'distracting the opponent'],
    ['FIDE 2009', '6.7c', 'clock handling'],
    ['FIDE 2009', '6.12d', 'stopping the clock without reason'],
    ['FIDE 2014', '11.1', 'disrepute'],
    ['FIDE 2014', '11.5', 'distracting the opponent'],
    ['FIDE 2014', '6.2c', 'clock handling'],
    ['FIDE 2014', '6.12d', 'stopping the clock without reason'],
    ['FIDE 2023', '11.1', 'disrepute'],
    ['FIDE 2023', '11.2.3', 'leaving without permission'],
    ['FIDE 2023', '11.3.1', 'notes or advice'],
    ['FIDE 2023', '11.3.3', 'refusing inspection'],
    ['FIDE 2023', '11.3.4', 'smoking'],
    ['FIDE 2023', '11.5', 'distracting the opponent'],
    ['FIDE 2023', '6.2.4', 'clock handling'],
    ['FIDE 2023', '6.11.4', 'stopping the clock without reason'],
    ['FIDE 2023', '7.4.3', 'displacing pieces'],
  ];
  const penalties: Partial<Record<EditionName, string>> = {
    'FIDE 2005': '13.4',
    'FIDE 2009': '13.4',
    'FIDE 2014': '12.9',
    'FIDE 2023': '12.9',
  };
  test.each(rows)('%s %s: %s is the arbiter’s to punish', (edition, article, offence) => {
    const penaltiesBy = penalties[edition];
    expect(ruleOnConduct(offence, 'white', START, edition)).toEqual({ ruling: 'penalty', article, penaltiesBy });
  });

  test('FIDE 2005 12: nothing is said of smoking', () => {
    expect(ruleOnConduct('smoking', 'white', START, 'FIDE 2005')).toEqual({ ruling: 'arbiter decides' });
  });

  const lone = position('4k3/8/8/8/8/8/3Q4/4K3 w - - 0 30');

  test('FIDE 2005 12.2b: a telephone that rings loses, and the arbiter decides the opponent’s score', () => {
    const lost = { ruling: 'lost', article: '12.2b', opponent: 'arbiter decides' };
    expect(ruleOnConduct('device', 'white', START, 'FIDE 2005')).toEqual(lost);
  });

  test('FIDE 2009 12.3b: a device that sounds loses; drawn for an opponent who cannot win', () => {
    const lost = { ruling: 'lost', article: '12.3b' };
    expect(ruleOnConduct('device', 'white', START, 'FIDE 2009')).toEqual({ ...lost, opponent: 'wins' });
    expect(ruleOnConduct('device', 'white', lone, 'FIDE 2009')).toEqual({ ...lost, opponent: 'draws' });
  });

  test.each([
    ['FIDE 2014', '11.3b'],
    ['FIDE 2023', '11.3.2.2'],
  ] as const)('%s %s: a device loses, and the opponent wins', (edition, article) => {
    const lost = { ruling: 'lost', article, opponent: 'wins' };
    expect(ruleOnConduct('device', 'white', lone, edition)).toEqual(lost);
  });

  test.each([
    ['FIDE 2005', '12.8', '12.9'],
    ['FIDE 2009', '12.8', '12.9'],
    ['FIDE 2014', '11.7', '11.8'],
    ['FIDE 2023', '11.7', '11.8'],
  ] as const)('%s %s and %s: persistent refusal loses; by both, for both', (edition, one, both) => {
    const lost = { ruling: 'lost', article: one, opponent: 'arbiter decides' };
    expect(ruleOnConduct('persistent refusal', 'black', START, edition)).toEqual(lost);
    expect(bothRefuse(edition)).toEqual({ result: '0-0', article: both });
    expect(scoreOf('0-0')).toEqual({ white: 0, black: 0 });
  });
});
