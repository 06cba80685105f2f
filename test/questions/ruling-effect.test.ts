/** What a ruling would bring, by which articles; and which rulings were given. */
import { describe, expect, test } from 'vitest';
import type { Act, ActDraft } from '../../src/laws/acts.js';
import type { Game } from '../../src/laws/game.js';
import { judge } from '../../src/laws/judge.js';
import { claimsMade, effectOf, rulingsGiven, type RulingEffect } from '../../src/questions/ruling-effect.js';
import { did, play, refusalOf, typesOf } from '../laws/judged.js';
import { opened } from '../laws/opened.js';
import { MINUTE, SECOND, begin } from '../laws/timed.js';
import { atTable } from '../laws/table.js';
import { move } from '../laws/play.js';

const AT = 10 * MINUTE;

function told(effect: RulingEffect) {
  if (effect.type !== 'told') throw new Error(JSON.stringify(effect));
  return effect.ruling;
}

const articles = (game: Game, draft: ActDraft): readonly string[] =>
  told(effectOf(game, draft, AT, 'arbiter')).articles;

/** The king goes to e3, and the clock is pressed. */
const illegal = (game: Game, at: number): Game => play(game, 'e1e3', at);
const pointed = { type: 'point out', by: 'arbiter', fault: { what: 'illegal move', ply: 3 } } as const;

describe('what a ruling would bring', () => {
  test('the first illegal move: two minutes for the opponent, and back to before it (7.5.1, 7.5.5, 4.3)', () => {
    const game = illegal(opened(), 5000);
    const { facts, taken, articles } = told(effectOf(game, pointed, AT, 'arbiter'));
    expect(facts).toMatchObject([
      { type: 'fault found', what: 'illegal move', of: 'white', count: 1 },
      { type: 'time added', to: 'black', time: 2 * MINUTE },
      { type: 'restored', ply: 2 },
      { type: 'bound', duty: { type: 'move', piece: { square: 'e1' } } },
    ]);
    expect(taken.map(({ moved }) => [moved.from, moved.to])).toEqual([['e1', 'e3']]);
    expect(articles).toEqual(['7.5.1', '7.5.5', '4.3.1']);
  });

  test('the second loses the game (7.5.5)', () => {
    const once = did(illegal(opened(), 5000), MINUTE, pointed).game;
    const twice = play(once, 'e1e2 a7a6 e2g4', MINUTE);
    const { facts, articles } = told(
      effectOf(twice, { ...pointed, fault: { what: 'illegal move', ply: 5 } }, AT, 'arbiter'),
    );
    expect(facts.at(-1)).toMatchObject({ type: 'ended', ending: { result: '0-1', reason: 'illegal moves' } });
    expect(articles).toEqual(['7.5.5']);
  });

  test('a legal move is no fault, and the refusal is that of the act', () => {
    const draft = { type: 'point out', by: 'arbiter', fault: { what: 'illegal move', ply: 1 } } as const;
    expect(effectOf(opened(), draft, AT, 'arbiter')).toEqual({
      type: 'refused',
      refusal: refusalOf(opened(), AT, draft),
    });
  });

  test('time that is not there cannot be taken: nothing changes', () => {
    const none = did(opened(), MINUTE, {
      type: 'set clock',
      by: 'arbiter',
      settings: { black: { time: 0 } },
    }).game;
    const take = { type: 'rule', by: 'arbiter', decision: { on: 'time', to: 'black', time: -MINUTE } } as const;
    expect(effectOf(none, take, MINUTE, 'arbiter')).toEqual({ type: 'nothing' });
  });

  test.each<readonly [string, ActDraft, readonly string[]]>([
    ['time set', { type: 'set clock', by: 'arbiter', settings: { white: { time: MINUTE } } }, ['7.1']],
    ['a position restored', { type: 'restore', by: 'arbiter', ply: 1, cause: 'ruling' }, ['7.1']],
    [
      'a warning',
      { type: 'rule', by: 'arbiter', decision: { on: 'penalty', against: 'white', penalty: { kind: 'warning' } } },
      ['12.9.1'],
    ],
    [
      'time taken as a penalty, named once',
      {
        type: 'rule',
        by: 'arbiter',
        decision: { on: 'penalty', against: 'white', penalty: { kind: 'time taken', time: MINUTE } },
      },
      ['12.9.3'],
    ],
    ['both lose', { type: 'rule', by: 'arbiter', decision: { on: 'result', result: '0-0' } }, ['11.8']],
  ])('%s, by its article of 2023', (_name, draft, expected) => {
    expect(articles(opened(), draft)).toEqual(expected);
  });

  test('a player who comes, by the article on lateness (6.7.1)', () => {
    expect(articles(begin(), { type: 'arrive', by: 'arbiter', who: 'black' })).toEqual(['6.7.1']);
  });

  test('boards compared, and the reason stays with it (D.2.9)', () => {
    const draft = { type: 'compare boards', by: 'arbiter', reason: 'Asked for.' } as const;
    expect(told(effectOf(atTable(), draft, SECOND, 'arbiter'))).toMatchObject({
      articles: ['D.2.9'],
      reason: 'Asked for.',
    });
  });
});

/** A game by its acts, as they are kept. */
function kept(start: Game, ...drafts: readonly ActDraft[]) {
  let game = start;
  return drafts.map((draft, index) => {
    const act: Act = { ...draft, at: AT + index * SECOND };
    const judgement = judge(game, act);
    if (judgement.type === 'refused') throw new Error(JSON.stringify(judgement.refusal));
    ({ game } = judgement);
    return { n: index + 1, act, facts: judgement.facts };
  });
}

describe('the rulings that were given', () => {
  const start = atTable({ blind: undefined as never });
  const warn = { on: 'penalty', against: 'black', penalty: { kind: 'warning' } } as const;
  const entries = kept(
    start,
    { type: 'stop', by: 'arbiter' },
    { type: 'rule', by: 'arbiter', decision: warn, reason: 'A telephone rang.' },
    { type: 'restart', by: 'arbiter' },
    { type: 'make', by: 'white', move: move('e1e3') },
    { type: 'press', by: 'white' },
    { type: 'point out', by: 'black', fault: { what: 'illegal move', ply: 1 } },
    { type: 'make', by: 'white', move: move('e2e4') },
    { type: 'press', by: 'white' },
    { type: 'rule', by: 'arbiter', decision: { on: 'time', to: 'black', time: MINUTE } },
  );

  test('each with its place in the game and its reason; not that the clocks stood', () => {
    expect(
      rulingsGiven(start, entries, 'arbiter').map(({ n, after, facts, reason }) => [n, after, typesOf(facts), reason]),
    ).toEqual([
      [2, undefined, ['penalised'], 'A telephone rang.'],
      [6, { number: 1, by: 'white' }, ['fault found', 'time added', 'restored'], undefined],
      [9, { number: 1, by: 'white' }, ['time added'], undefined],
    ]);
  });

  test('claims by themselves', () => {
    const claimed = kept(start, { type: 'claim', by: 'white', ground: 'threefold' });
    expect(rulingsGiven(start, claimed, 'arbiter')).toEqual([]);
    expect(claimsMade(start, claimed, 'arbiter')).toMatchObject([{ n: 1, articles: ['9.5.3'] }]);
  });
});
