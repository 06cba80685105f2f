import { describe, expect, test } from 'vitest';
import type { EditionName } from '../../../src/laws/editions/edition.js';
import { factsFor, viewFor } from '../../../src/laws/view.js';
import { numbered } from '../numbered.js';
import { move } from '../play.js';
import { did, doing, play, refusalOf, typesOf } from '../judged.js';
import { START } from '../opened.js';
import { begin, beginUntimed } from '../timed.js';

const adjust = { type: 'adjust', by: 'white' } as const;
const touch = (square: 'a1' | 'b1' | 'e1' | 'e2' | 'e4' | 'd5' | 'g1' | 'h1' | 'e8', by: 'white' | 'black' = 'white') =>
  ({ type: 'touch', by, square }) as const;

const ADJUSTING: readonly [EditionName, string, string, boolean][] = [
  ['FIDE 2005', '4.2', '4.2', false],
  ['FIDE 2009', '4.2', '4.2', false],
  ['FIDE 2014', '4.2', '6.2d', true],
  ['FIDE 2018', '4.2.1', '6.2.5', true],
  ['FIDE 2023', '4.2.1', '6.2.5', true],
];

describe.each(ADJUSTING)('%s: adjusting', (edition, article, byClock, needsClock) => {
  test(`${edition} ${article}: after saying so a touch binds nothing, and the word holds for this move`, () => {
    const said = doing(begin({ edition }), START, [1000, adjust]);
    const { game, facts } = did(said, 2000, touch('e2'));
    expect(facts).toMatchObject([{ type: 'touched', how: 'adjusting', piece: { square: 'e2' } }]);
    expect(game.hand).toEqual({ touches: [{ square: 'e2', how: 'adjusting' }], adjusting: true });
    const moved = doing(game, [3000, { type: 'make', by: 'white', move: move('d2d4') }]);
    expect(moved.hand.adjusting).toBe(false);
  });

  test(`${edition} ${article}: only the player having the move`, () => {
    const game = doing(begin({ edition }), START);
    expect(refusalOf(game, 1, { type: 'adjust', by: 'black' })).toEqual({
      reason: 'not your turn',
      turn: 'white',
      article,
    });
    expect(did(game, 1, adjust).facts).toMatchObject([{ type: 'adjusting', by: 'white' }]);
  });

  test(`${edition} ${byClock}: before the opponent has pressed, whether it needs one’s own clock: ${String(needsClock)}`, () => {
    const made = doing(begin({ edition }), START, [1000, { type: 'make', by: 'white', move: move('e2e4') }]);
    const draft = { type: 'adjust', by: 'black' } as const;
    if (needsClock) expect(refusalOf(made, 2000, draft)).toEqual({ reason: 'adjusting not now', article: byClock });
    else expect(did(made, 2000, draft).facts).toHaveLength(1);
    expect(did(doing(made, [2000, { type: 'press', by: 'white' }]), 3000, draft).facts).toHaveLength(1);
  });
});

test('FIDE 2023 4.2.1: without a clock whoever has the move adjusts', () => {
  expect(did(beginUntimed(), 0, adjust).facts).toHaveLength(1);
});

describe('touching (Art. 4.3)', () => {
  test.each(numbered('4.3a', '4.3a', '4.3a', '4.3.1'))(
    '%s %s: the touched piece must move; casual play tells it, strict play nobody (12.6)',
    (edition, article) => {
      const duty = { type: 'move', piece: { color: 'white', kind: 'pawn', square: 'e2' } } as const;
      for (const kind of ['casual', 'strict'] as const) {
        const { game, facts } = did(beginUntimed({ play: kind, touch: 'binding', edition }), 0, touch('e2'));
        expect(facts).toMatchObject([
          { type: 'touched', by: 'white', how: 'to move' },
          { type: 'bound', by: 'white', duty, article },
        ]);
        for (const role of ['white', 'black', 'arbiter', 'onlooker'] as const) {
          expect(typesOf(factsFor(facts, role))).toEqual(kind === 'casual' ? ['touched', 'bound'] : ['touched']);
          expect(viewFor(game, role).duty).toEqual(kind === 'casual' ? duty : undefined);
          expect(viewFor(game, role).hand.touches).toEqual([{ square: 'e2', how: 'to move' }]);
        }
      }
    },
  );

  test('FIDE 2023 4.3.3: a second touch tells only a new duty', () => {
    const game = doing(beginUntimed({ play: 'casual', touch: 'binding', start: '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1' }), [
      0,
      touch('e4'),
    ]);
    expect(typesOf(did(game, 1, touch('e4')).facts)).toEqual(['touched']);
    expect(did(game, 1, touch('d5')).facts).toMatchObject([
      { type: 'touched', piece: { color: 'black' } },
      { type: 'bound', duty: { type: 'capture', piece: { square: 'd5' }, by: { square: 'e4' } }, article: '4.3.3' },
    ]);
  });

  test('FIDE 2023 4.4.1: king and rook must castle', () => {
    const game = beginUntimed({ play: 'casual', touch: 'binding', start: '4k3/8/8/8/8/8/8/4K2R w K - 0 1' });
    const both = did(doing(game, [0, touch('e1')]), 1, touch('h1'));
    expect(both.facts[1]).toMatchObject({ type: 'bound', duty: { type: 'castle', side: 'short' }, article: '4.4.1' });
  });

  test('FIDE 2023 4.5: what cannot move binds nothing', () => {
    expect(typesOf(did(beginUntimed({ play: 'casual', touch: 'binding' }), 0, touch('a1')).facts)).toEqual(['touched']);
  });

  test('FIDE 2023 4.2.2: an accident binds nothing; adjusting that was not announced does', () => {
    const game = beginUntimed({ play: 'casual', touch: 'binding' });
    expect(did(game, 0, { ...touch('e2'), how: 'by accident' }).facts).toMatchObject([{ how: 'by accident' }]);
    expect(did(game, 0, { ...touch('e2'), how: 'adjusting' }).facts).toMatchObject([
      { how: 'to move' },
      { type: 'bound' },
    ]);
  });

  test('FIDE 2023 4.3: where touching is free it binds nothing and is not kept', () => {
    const { game, facts } = did(beginUntimed({ play: 'casual' }), 0, touch('e2'));
    expect(typesOf(facts)).toEqual(['touched']);
    expect(game.hand.touches).toEqual([]);
  });

  test('FIDE 2023 4.3: only whoever has the move, and only a piece', () => {
    expect(refusalOf(beginUntimed(), 0, touch('e8', 'black'))).toEqual({
      reason: 'not your turn',
      turn: 'white',
      article: '4.3.1',
    });
    expect(refusalOf(beginUntimed(), 0, touch('e4'))).toEqual({
      reason: 'no piece to touch',
      square: 'e4',
      article: '4.3.1',
    });
  });
});

describe('an offer is rejected by touching to move (Art. 9.1.2.1)', () => {
  const offered = () =>
    doing(
      play(doing(begin(), START), 'e2e4 e7e5'),
      [5000, { type: 'make', by: 'white', move: move('g1f3') }],
      [5000, { type: 'offer', by: 'white' }],
      [5000, { type: 'press', by: 'white' }],
    );

  test('FIDE 2023 9.1.2.1: by the opponent, to move', () => {
    const { game, facts } = did(offered(), 6000, { type: 'touch', by: 'black', square: 'b8' });
    expect(facts).toMatchObject([
      { type: 'touched' },
      { type: 'draw rejected', by: 'black', how: 'by a move' },
      { type: 'bound' },
    ]);
    expect(game.offer).toBeUndefined();
  });

  test('FIDE 2023 9.1.2.1: not by adjusting, nor by accident', () => {
    const said = doing(
      offered(),
      [6000, { type: 'adjust', by: 'black' }],
      [6500, { type: 'touch', by: 'black', square: 'b8' }],
    );
    expect(said.offer).toBeDefined();
    const slipped = doing(offered(), [6000, { type: 'touch', by: 'black', square: 'b8', how: 'by accident' }]);
    expect(slipped.offer).toBeDefined();
  });
});
