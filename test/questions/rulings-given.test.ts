import { describe, expect, test } from 'vitest';
import type { Act, ActDraft } from '../../src/laws/acts.js';
import type { Game } from '../../src/laws/game.js';
import { judge } from '../../src/laws/judge.js';
import { claimsMade, rulingsGiven } from '../../src/questions/rulings-given.js';
import { typesOf } from '../laws/judged.js';
import { MINUTE, SECOND } from '../laws/timed.js';
import { atTable } from '../laws/table.js';
import { move } from '../laws/play.js';

const AT = 10 * MINUTE;

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
    expect(claimsMade(start, claimed, 'arbiter')).toMatchObject([{ n: 1, act: 'claim' }]);
  });
});
