/** What a report holds, and who may read it. */
import { describe, expect, test } from 'vitest';
import { mayReadReport, reportOf, type DoneAct, type Report } from '../../src/questions/report.js';
import { begin } from '../laws/timed.js';
import { START, STANDARD } from '../laws/opened.js';
import { AT_TABLE, kept, shortGame } from './report-game.js';
import { move } from '../laws/play.js';
import { call, place, press, write } from '../laws/table.js';

const BEGUN = 1_000_000;

function reported(given: ReturnType<typeof kept>): Report {
  return reportOf(given.game, { begunAt: BEGUN, entries: given.entries });
}

describe('who may read it', () => {
  test('while a strict game goes on the arbiter alone', () => {
    const { game } = kept(AT_TABLE, [START]);
    expect(mayReadReport(game, 'arbiter')).toBe(true);
    for (const role of ['white', 'black', 'assistant of white', 'assistant of black', 'onlooker'] as const)
      expect(mayReadReport(game, role)).toBe(false);
  });

  test('everyone when it is over, and in casual play', () => {
    expect(mayReadReport(shortGame(BEGUN).game, 'onlooker')).toBe(true);
    expect(mayReadReport(begin({ play: 'casual' }), 'black')).toBe(true);
  });
});

describe('times', () => {
  test('are reckoned from the first start of a clock, and what was before has none', () => {
    const { game, entries } = kept(AT_TABLE, [
      [BEGUN, { type: 'start', by: 'arbiter' }],
      [BEGUN + 5000, { type: 'stop', by: 'arbiter' }],
    ]);
    const before: DoneAct = { n: 0, act: { type: 'adjust', by: 'white', at: BEGUN - 1 }, facts: [] };
    const { acts } = reportOf(game, { begunAt: BEGUN, entries: [before, ...entries] });
    expect(acts.map(({ since }) => since)).toEqual([undefined, 0, 5000]);
  });
});

describe('rulings', () => {
  test('are what the arbiter did in his office, and what came of it', () => {
    expect(reported(shortGame(BEGUN)).rulings.map(({ act }) => act.type)).toEqual([
      ...['compare boards', 'stop', 'rule', 'restart'],
    ]);
  });

  test('have their articles, each once', () => {
    expect(reported(shortGame(BEGUN)).rulings.map(({ articles }) => articles)).toEqual([['D.2.9'], [], ['12.5'], []]);
  });

  test('also where a player pointed it out', () => {
    const given = kept(begin({ edition: 'FIDE 2023', time: STANDARD }), [
      START,
      [1, { type: 'make', by: 'white', move: move('e2e5') }],
      [2, { type: 'press', by: 'white' }],
      [3, { type: 'point out', by: 'black', fault: { what: 'illegal move', ply: 1 } }],
    ]);
    expect(reported(given).rulings.map(({ n, articles }) => [n, articles])).toEqual([[4, ['7.5.1', '7.5.5', '4.3.1']]]);
  });
});

test('what was left undone is told among the acts with its article, and is nobody’s ruling (App. D.2.1)', () => {
  const given = kept(AT_TABLE, [
    START,
    [1000, place('white', 'g1f3')],
    [2000, call('white', 'g1f3')],
    [3000, press('white')],
    [4000, write('black', 1, 'g1f3')],
    [5000, place('black', 'e7e5')],
  ]);
  const { acts, rulings } = reported(given);
  expect(acts.at(-1)?.facts.map(({ type }) => type)).toContain('left undone');
  expect(acts.at(-1)?.articles).toEqual(['D.2.1']);
  expect(rulings).toEqual([]);
});

describe('scoresheets', () => {
  test('stand side by side, and what is written differently is marked', () => {
    const { game } = shortGame(BEGUN);
    const [white] = game.sheets.white;
    if (!white) throw new Error('nothing is written');
    const otherwise = { moved: { ...white.moved, to: 'h3' as const } };
    const rows = (black: (typeof game.sheets)['black']) =>
      reportOf({ ...game, sheets: { white: [white], black } }, { begunAt: BEGUN, entries: [] }).sheets;
    expect(rows([otherwise])).toMatchObject([{ number: 1, by: 'white', differs: true }]);
    expect(rows([white])).toMatchObject([{ differs: false }]);
    expect(rows([])).toEqual([
      { number: 1, by: 'white', written: { white }, offers: { white: false, black: false }, differs: false },
    ]);
  });

  test('have (=) of an offer before the first move at that move', () => {
    const given = kept(begin({ edition: 'FIDE 2014' }), [
      START,
      [1, { type: 'offer', by: 'white' }],
      [2, { type: 'make', by: 'white', move: move('e2e4') }],
    ]);
    expect(reported(given).sheets).toMatchObject([{ number: 1, by: 'white', offers: { white: true, black: true } }]);
    expect(reported(given).offerAt(0)).toEqual({ number: 1, by: 'white' });
  });

  test('number their moves as the game does that began elsewhere', () => {
    const { plyAt } = reportOf(begin({ start: '4k3/8/8/8/8/8/4P3/4K3 b - - 0 12' }), { begunAt: BEGUN, entries: [] });
    expect([plyAt(1), plyAt(2)]).toEqual([
      { number: 12, by: 'black' },
      { number: 13, by: 'white' },
    ]);
  });
});

test('what nobody hears is not reported: check in strict play', () => {
  const given = kept(begin({ start: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1' }), [
    START,
    [1, { type: 'make', by: 'white', move: move('a1a8') }],
  ]);
  expect(given.entries[1]?.facts.map(({ type }) => type)).toContain('checked');
  expect(reported(given).acts[1]?.facts.map(({ type }) => type)).toEqual(['moved']);
});
