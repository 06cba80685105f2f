import { describe, expect, test } from 'vitest';
import type { EditionName } from '../../src/laws/editions/edition.js';
import type { ActDraft, Fault } from '../../src/laws/acts.js';
import { timeControl } from '../../src/laws/clock/time-control.js';
import type { Conditions } from '../../src/laws/conditions.js';
import { plyOf, positionOf, type Game } from '../../src/laws/game.js';
import type { Actor } from '../../src/laws/roles.js';
import { FILES } from '../../src/laws/squares.js';
import { numbered } from './numbered.js';
import { move } from './play.js';
import { did, doing, play, refusalOf, times, typesOf } from './judged.js';
import { STANDARD, START, opened } from './opened.js';
import { MINUTE, SECOND, begin, beginUntimed, bothSides } from './timed.js';

const points = (by: Actor, fault: Fault): ActDraft => ({ type: 'point out', by, fault });
const illegal = (ply: number, by: Actor = 'black'): ActDraft => points(by, { what: 'illegal move', ply });
/** White’s knight goes where no knight goes, and the clock is pressed. */
const wrong = (given: Partial<Conditions> = {}): Game => play(opened(given), 'g1g3', 10_000);

const COMPLETED = [
  ['FIDE 2005', '7.4a', '7.4b', 2 * MINUTE],
  ['FIDE 2009', '7.4a', '7.4b', 2 * MINUTE],
  ['FIDE 2014', '7.5a', '7.5b', 2 * MINUTE],
  ['FIDE 2018', '7.5.1', '7.5.5', 2 * MINUTE],
  ['FIDE 2023', '7.5.1', '7.5.5', 2 * MINUTE],
] as const;

describe('illegal moves', () => {
  test.each(COMPLETED)(
    '%s %s: completed, it is taken back, and by %s the opponent gets two minutes',
    (edition, article, by, time) => {
      const game = wrong({ edition });
      const before = times(game, 20_000);
      const { game: after, facts } = did(game, 20_000, illegal(3));
      expect(facts).toMatchObject([
        { type: 'fault found', what: 'illegal move', of: 'white', ruling: 'counted', count: 1, article },
        { type: 'time added', to: 'black', time, article: by },
        { type: 'restored', ply: 2, cause: 'ruling' },
        { type: 'bound', by: 'white', duty: { type: 'move', piece: { square: 'g1' } } },
      ]);
      expect(facts).toHaveLength(4);
      expect([plyOf(after), positionOf(after).turn, after.illegal]).toEqual([2, 'white', { white: 1, black: 0 }]);
      expect(times(after, 20_000)).toEqual([before[0], before[1] + time]);
      expect(after.clock?.now).toMatchObject({ phase: 'running', side: 'white' });
      expect(plyOf(play(after, 'g1h3', 21_000))).toBe(3);
    },
  );

  test.each(numbered('7.4a', '7.4a', '7.5a', '7.5.1'))(
    '%s %s: found much later, the game goes on from before it, in a standard game',
    (edition) => {
      const game = play(wrong({ edition }), 'b8c6 f1c4 g8f6', 20_000);
      const { game: after } = did(game, 30_000, illegal(3, 'arbiter'));
      expect([plyOf(after), after.illegal.white, after.plies.every(({ legal }) => legal)]).toEqual([2, 1, true]);
    },
  );

  test.each(COMPLETED)('%s %s: before the press nothing is charged, and another move is made', (edition, article) => {
    const made = did(opened({ edition }), 10_000, { type: 'make', by: 'white', move: move('g1g3') }).game;
    const { game, facts } = did(made, 11_000, illegal(3));
    expect(facts).toMatchObject([
      { type: 'fault found', ruling: 'corrected', of: 'white', article },
      { type: 'restored', ply: 2 },
      { type: 'bound', by: 'white' },
    ]);
    expect(game.illegal.white).toBe(0);
    expect(times(game, 11_000)).toEqual(times(made, 11_000));
  });

  test.each([
    ['FIDE 2005', '7.4b', 3],
    ['FIDE 2009', '7.4b', 3],
    ['FIDE 2014', '7.5b', 2],
    ['FIDE 2018', '7.5.5', 2],
    ['FIDE 2023', '7.5.5', 2],
  ] as const)('%s %s: the illegal move that loses is number %s', (edition, article, loses) => {
    let game = opened({ edition });
    for (let count = 1; count <= loses; count += 1) {
      expect(game.ending).toBeUndefined();
      const at = count * 10_000;
      game = did(play(game, 'g1g3', at), at + 2000, illegal(3)).game;
    }
    expect(game.ending).toEqual({ result: '0-1', reason: 'illegal moves', article, winner: 'black' });
    expect(game.illegal.white).toBe(loses);
  });

  test.each([
    ['FIDE 2014', '7.5b', '1/2-1/2'],
    ['FIDE 2018', '7.5.5', '1/2-1/2'],
    ['FIDE 2023', '7.5.5', '1/2-1/2'],
  ] as const)('%s %s: it is drawn when the opponent could not mate', (edition, article, result) => {
    const start = '8/8/8/8/8/5k2/r7/7K b - - 0 1';
    const game = begin({ edition, start, time: STANDARD });
    const again: Game = { ...play(doing(game, START), 'a2b3'), illegal: { white: 0, black: 1 } };
    const { ending } = did(again, 10_000, illegal(1, 'white')).game;
    expect(ending).toEqual({ result, reason: 'illegal moves', article });
  });

  test.each<readonly [EditionName, string, string]>([
    ['FIDE 2009', 'A4c', 'rapid'],
    ['FIDE 2014', 'A4b', 'rapid'],
    ['FIDE 2018', 'A.4.2', 'rapid'],
    ['FIDE 2023', 'A.5.2', 'rapid'],
  ])('%s %s: in unsupervised %s an illegal move stands once the opponent has moved', (edition, article) => {
    const given = { edition, time: bothSides(timeControl(25)), supervision: 'inadequate' } as const;
    const answered = play(wrong(given), 'b8c6', 20_000);
    const { game, facts } = did(answered, 30_000, illegal(3));
    expect(facts).toMatchObject([{ type: 'fault found', ruling: 'stands', article }]);
    expect(plyOf(game)).toBe(4);
    expect(did(wrong(given), 20_000, illegal(3)).facts[0]).toMatchObject({ ruling: 'counted' });
  });

  test('FIDE 2009 A4c: there the arbiter acts only on the opponent’s claim', () => {
    const given = { edition: 'FIDE 2009', time: bothSides(timeControl(25)), supervision: 'inadequate' } as const;
    expect(refusalOf(wrong(given), 20_000, illegal(3, 'arbiter'))).toEqual({ reason: 'only on claim', article: 'A4c' });
  });

  test.each([
    ['FIDE 2014', 'A4d'],
    ['FIDE 2018', 'A.4.4'],
    ['FIDE 2023', 'A.5.4'],
  ] as const)(
    '%s %s: both kings in check, and the next move is made: the arbiter declares it drawn',
    (edition, article) => {
      // White’s rook leaves its king in check and gives check; Black answers with a move that changes neither.
      const start = '4k3/8/8/8/7b/8/3R4/4K3 w - - 0 1';
      const given = { edition, start, time: bothSides(timeControl(25)), supervision: 'inadequate' } as const;
      const both = play(doing(begin(given), START), 'd2e2 h4g3');
      const kingsTaken = positionOf(both);
      expect(kingsTaken.turn).toBe('white');
      expect(did(both, 10_000, illegal(1, 'black')).facts).toMatchObject([{ type: 'fault found', ruling: 'stands' }]);
      expect(did(both, 10_000, illegal(1, 'arbiter')).game.ending).toEqual({
        result: '1/2-1/2',
        reason: 'ruling',
        article,
      });
    },
  );

  test.each([
    ['FIDE 2009', '7.4a'],
    ['FIDE 2014', '7.5a'],
    ['FIDE 2023', '7.5.1'],
  ] as const)('%s %s: a legal move is no fault, and there is none at a ply that was not made', (edition, article) => {
    const game = opened({ edition });
    expect(refusalOf(game, 10_000, illegal(2))).toEqual({ reason: 'no fault', article });
    for (const ply of [0, 3, -1, 0.5, 1e9]) {
      expect(refusalOf(game, 10_000, illegal(ply))).toEqual({ reason: 'no such ply', ply, last: 2 });
    }
  });
});

describe('what counts as an illegal move', () => {
  const PAWN = '4k3/P7/8/8/8/8/7p/4K3 w - - 0 1';

  test.each([
    ['FIDE 2014', '7.5a'],
    ['FIDE 2018', '7.5.2'],
    ['FIDE 2023', '7.5.2'],
  ] as const)('%s %s: a pawn left on the last rank becomes a queen, and it counts', (edition, article) => {
    const game = play(doing(begin({ edition, start: PAWN, time: STANDARD }), START), 'a7a8');
    const { game: after, facts } = did(game, 10_000, points('black', { what: 'pawn left unpromoted', ply: 1 }));
    expect(facts).toMatchObject([
      { type: 'fault found', what: 'pawn left unpromoted', of: 'white', ruling: 'queen', count: 1, article },
      { type: 'time added', to: 'black', time: 2 * MINUTE },
      { type: 'checked', king: 'black' },
    ]);
    expect(positionOf(after).pieceAt('a8')).toEqual({ color: 'white', kind: 'queen' });
    expect([after.sheets.white[0]?.moved.san, after.illegal.white, positionOf(after).turn]).toEqual([
      'a8=Q',
      1,
      'black',
    ]);
    expect(after.clock?.now).toMatchObject({ side: 'black' });
  });

  test('FIDE 2023 7.5.2: found after an answer, the answer is taken back; a queen that mates ends the game', () => {
    const game = play(doing(begin({ start: PAWN, time: STANDARD }), START), 'a7a8 e8d7');
    const { game: after, facts } = did(game, 10_000, illegal(1));
    expect([plyOf(after), typesOf(facts)]).toEqual([1, ['fault found', 'time added', 'restored', 'checked']]);
    const mate = '7k/P7/7K/8/8/8/8/8 w - - 0 1';
    const left = play(doing(begin({ start: mate, time: STANDARD }), START), 'a7a8');
    expect(did(left, 10_000, illegal(1)).game.ending).toMatchObject({ result: '1-0', reason: 'checkmate' });
  });

  test.each([
    ['FIDE 2005', '7.4a'],
    ['FIDE 2009', '7.4a'],
  ] as const)('%s %s: a pawn left unpromoted is taken back', (edition, article) => {
    const game = play(doing(begin({ edition, start: PAWN, time: STANDARD }), START), 'a7a8');
    const { game: after, facts } = did(game, 10_000, illegal(1));
    expect([plyOf(after), positionOf(after).pieceAt('a7')?.kind]).toEqual([0, 'pawn']);
    expect(facts[0]).toMatchObject({ ruling: edition === 'FIDE 2005' ? 'not counted' : 'counted', article });
  });

  test.each([
    ['FIDE 2009', '7.4a'],
    ['FIDE 2023', '1.4.1'],
  ] as const)('%s %s: taking the king counts', (edition, article) => {
    const start = '4k3/8/8/8/8/8/4r3/K7 b - - 0 1';
    const game = play(doing(begin({ edition, start, time: STANDARD }), START), 'e8d8 a1b1 e2e1 b1a1 e1a1');
    const { facts, game: after } = did(game, 20_000, illegal(5, 'white'));
    expect(facts[0]).toMatchObject({ type: 'fault found', what: 'illegal move', ruling: 'counted', article });
    expect(plyOf(after)).toBe(4);
  });

  test.each([
    ['FIDE 2018', '7.5.3', 1],
    ['FIDE 2023', '7.5.3', 1],
    ['FIDE 2005', '6.8c', 0],
    ['FIDE 2009', '6.7c', 0],
  ] as const)('%s %s: pressing without a move; how often it then counts: %s', (edition, _article, count) => {
    const game = did(opened({ edition }), 10_000, { type: 'press', by: 'white' }).game;
    expect(game.clock?.now).toMatchObject({ side: 'black' });
    const { game: after, facts } = did(game, 20_000, points('black', { what: 'pressed without a move' }));
    expect(facts[0]).toMatchObject({
      what: 'pressed without a move',
      of: 'white',
      ruling: count ? 'counted' : 'not counted',
    });
    expect(facts.at(-1)).toMatchObject({ type: 'clock started', of: 'white', again: true });
    expect([after.illegal.white, after.clock?.now]).toEqual([
      count,
      { phase: 'running', side: 'white', since: 20_000 },
    ]);
    expect(plyOf(after)).toBe(2);
    expect(refusalOf(after, 21_000, points('black', { what: 'pressed without a move' })).reason).toBe('no fault');
  });

  test.each([
    ['FIDE 2018', '7.5.4', 1],
    ['FIDE 2023', '7.5.4', 1],
    ['FIDE 2005', '4.1', 0],
    ['FIDE 2009', '4.1', 0],
    ['FIDE 2014', '4.1', 0],
  ] as const)('%s %s: a move with both hands; how often it then counts: %s', (edition, article, count) => {
    const game = doing(
      opened({ edition }),
      [10_000, { type: 'make', by: 'white', move: move('g1f3'), hands: 'both' }],
      [11_000, { type: 'press', by: 'white' }],
    );
    const { game: after, facts } = did(game, 20_000, points('black', { what: 'two hands', ply: 3 }));
    expect(facts[0]).toMatchObject({ what: 'two hands', ruling: count ? 'counted' : 'not counted', article });
    expect([after.illegal.white, plyOf(after)]).toEqual([count, count ? 2 : 3]);
    expect(refusalOf(game, 20_000, points('black', { what: 'two hands', ply: 1 })).reason).toBe('no fault');
  });
});

describe('touched pieces', () => {
  const breach = (given: Partial<Conditions> = {}): Game =>
    doing(
      opened(given),
      [10_000, { type: 'touch', by: 'white', square: 'b1' }],
      [11_000, { type: 'make', by: 'white', move: move('g1f3') }],
      [12_000, { type: 'press', by: 'white' }],
    );
  const complain = (by: Actor = 'black') => points(by, { what: 'touched piece', ply: 3 });

  test.each([
    ['FIDE 2005', '4.6', '4.3a'],
    ['FIDE 2009', '4.7', '4.3a'],
    ['FIDE 2014', '4.8', '4.3a'],
    ['FIDE 2018', '4.8', '4.3.1'],
    ['FIDE 2023', '4.8', '4.3.1'],
  ] as const)('%s %s: the opponent complains, and the touched piece is moved by %s', (edition, article, bound) => {
    const { game, facts } = did(breach({ edition }), 20_000, complain());
    expect(facts).toMatchObject([
      { type: 'fault found', what: 'touched piece', of: 'white', ruling: 'restored', article },
      { type: 'restored', ply: 2 },
      { type: 'bound', by: 'white', duty: { type: 'move', piece: { square: 'b1' } }, article: bound },
    ]);
    // He plays the other piece once more: that stands too until it is pointed out, and the ruling holds still.
    const again = play(game, 'g1f3', 21_000);
    expect(did(again, 30_000, complain()).facts).toMatchObject([
      { type: 'fault found', what: 'touched piece', of: 'white', ruling: 'restored', article },
      { type: 'restored', ply: 2 },
      { type: 'bound', by: 'white', duty: { type: 'move', piece: { square: 'b1' } }, article: bound },
    ]);
  });

  test.each(numbered('4.6', '4.7', '4.8', '4.8'))(
    '%s %s: but not after he has touched a piece himself; an arbiter who saw it still acts',
    (edition, article) => {
      const touched = did(breach({ edition }), 20_000, { type: 'touch', by: 'black', square: 'b8' }).game;
      expect(refusalOf(touched, 21_000, complain())).toEqual({ reason: 'complaint lost', article });
      expect(plyOf(did(touched, 21_000, complain('arbiter')).game)).toBe(2);
      expect(refusalOf(breach({ edition }), 20_000, complain('white')).reason).toBe('not for this role');
      const free = points('black', { what: 'touched piece', ply: 1 });
      expect(refusalOf(opened({ edition }), 20_000, { ...free, by: 'black' }).reason).toBe('no fault');
    },
  );

  test('where touching does not bind there is nothing to complain of', () => {
    expect(refusalOf(breach({ touch: 'free' }), 20_000, complain()).reason).toBe('no fault');
  });
});

describe('what a ruling makes a player move (Art. 4.8, 7.5.1, 9.5.3)', () => {
  /** White’s first illegal move with the knight has been pointed out: the knight must move (Art. 4.3). */
  const ruled = (given: Partial<Conditions> = {}): Game => did(wrong(given), 20_000, illegal(3)).game;
  const touched = (by: Actor = 'black') => points(by, { what: 'touched piece', ply: 3 });
  const KNIGHT = { type: 'bound', by: 'white', duty: { type: 'move', piece: { kind: 'knight', square: 'g1' } } };

  test.each([
    ['FIDE 2014', '7.5b'],
    ['FIDE 2018', '7.5.5'],
    ['FIDE 2023', '7.5.5'],
  ] as const)('%s %s: a second illegal move with the same piece stands, and loses', (edition, article) => {
    const again = play(ruled({ edition }), 'g1g4', 30_000);
    expect([plyOf(again), again.plies[2]?.legal, again.ending]).toEqual([3, false, undefined]);
    const { game, facts } = did(again, 40_000, illegal(3));
    expect(facts).toMatchObject([
      { type: 'fault found', what: 'illegal move', of: 'white', ruling: 'counted', count: 2 },
      { type: 'ended' },
    ]);
    expect(game.ending).toEqual({ result: '0-1', reason: 'illegal moves', article, winner: 'black' });
  });

  test.each([
    ['FIDE 2005', '7.4b'],
    ['FIDE 2009', '7.4b'],
  ] as const)('%s %s: there it is the third that loses, and the knight must move still', (edition, article) => {
    const second = did(play(ruled({ edition }), 'g1g4', 30_000), 40_000, illegal(3));
    expect(second.facts).toMatchObject([
      { type: 'fault found', count: 2, ruling: 'counted' },
      { type: 'time added', to: 'black', time: 2 * MINUTE, article },
      { type: 'restored', ply: 2 },
      KNIGHT,
    ]);
    const { ending } = did(play(second.game, 'g1g5', 50_000), 60_000, illegal(3)).game;
    expect(ending).toEqual({ result: '0-1', reason: 'illegal moves', article, winner: 'black' });
  });

  test('FIDE 2023 12.6: no refusal tells which moves with that piece are illegal', () => {
    const outcomes = ['g1f3', 'g1h3', 'g1g4', 'g1e2', 'b1c3', 'f1b6'].map((text) => {
      const { game, facts } = did(ruled(), 30_000, { type: 'make', by: 'white', move: move(text) });
      return [plyOf(game), typesOf(facts)];
    });
    expect(outcomes).toEqual(outcomes.map(() => [3, ['moved']]));
  });

  test.each(numbered('4.3a', '4.3a', '4.3a', '4.3.1'))(
    '%s %s: another piece moved instead stands until the opponent complains; the knight must move, and nothing is charged',
    (edition, article) => {
      const other = play(ruled({ edition }), 'd2d4', 30_000);
      const { game, facts } = did(other, 40_000, touched());
      expect(facts).toMatchObject([
        { type: 'fault found', what: 'touched piece', of: 'white', ruling: 'restored' },
        { type: 'restored', ply: 2 },
        { ...KNIGHT, article },
      ]);
      expect(game.illegal).toEqual({ white: 1, black: 0 });
      expect(plyOf(did(other, 40_000, touched('arbiter')).game)).toBe(2);
    },
  );

  test.each(numbered('4.6', '4.7', '4.8', '4.8'))(
    '%s %s: a player who has touched a piece himself complains of it no more',
    (edition, article) => {
      const late = did(play(ruled({ edition }), 'd2d4', 30_000), 40_000, {
        type: 'touch',
        by: 'black',
        square: 'b8',
      }).game;
      expect(refusalOf(late, 41_000, touched())).toEqual({ reason: 'complaint lost', article });
    },
  );

  test('FIDE 2023 4.8: nobody complains of a move that the ruling asked for', () => {
    expect(refusalOf(play(ruled(), 'g1h3', 30_000), 40_000, touched()).reason).toBe('no fault');
  });

  test('FIDE 2023 4.3.1: an illegal move with another piece does not undo what the first one bound to', () => {
    // Not completed, so that it costs nothing: the knight was the first piece touched, and must move.
    const bishop = did(ruled(), 30_000, { type: 'make', by: 'white', move: move('f1f5') }).game;
    expect(did(bishop, 40_000, illegal(3)).facts.at(-1)).toMatchObject(KNIGHT);
  });

  test('FIDE 2023 7.5.5: after a ruling by 4.8 too an illegal move stands and counts', () => {
    const breach = doing(
      opened(),
      [10_000, { type: 'touch', by: 'white', square: 'g1' }],
      [11_000, { type: 'make', by: 'white', move: move('d2d4') }],
      [12_000, { type: 'press', by: 'white' }],
    );
    const bound = did(breach, 20_000, touched()).game;
    expect(did(play(bound, 'g1g3', 30_000), 40_000, illegal(3)).facts).toMatchObject([
      { type: 'fault found', what: 'illegal move', count: 1 },
      { type: 'time added', to: 'black', time: 2 * MINUTE, article: '7.5.5' },
      { type: 'restored', ply: 2 },
      KNIGHT,
    ]);
  });

  test('FIDE 2023 9.5.3: after a wrong claim by a written move too, and that move must be played still', () => {
    const claim: ActDraft = {
      type: 'claim',
      by: 'white',
      ground: 'threefold',
      intended: { move: move('g1f3'), written: true },
    };
    const claimed = did(opened({ arbiter: false }), 10_000, claim).game;
    const illegalOne = did(play(claimed, 'g1g3', 20_000), 30_000, illegal(3));
    expect(illegalOne.facts.at(-1)).toMatchObject({ ...KNIGHT, article: '4.3.1' });
    expect(illegalOne.game.hand.ruled?.allowed).toEqual([move('g1f3')]);
    // Another legal move than the written one: the opponent complains of it.
    expect(did(play(claimed, 'g1h3', 20_000), 30_000, touched()).facts).toMatchObject([
      { type: 'fault found', what: 'touched piece', of: 'white', ruling: 'restored' },
      { type: 'restored', ply: 2 },
      { ...KNIGHT, article: '9.5.3' },
    ]);
  });
});

test('US Chess 11D: each illegal move gives the opponent two minutes, and none of them loses by its number', () => {
  let game = opened({ edition: 'US Chess' });
  for (let count = 1; count <= 4; count += 1) {
    const at = count * 10_000;
    const { game: next, facts } = did(play(game, 'g1g3', at), at + 2000, illegal(3));
    expect(facts).toContainEqual(expect.objectContaining({ type: 'time added', time: 2 * MINUTE, article: 'US 11D' }));
    game = next;
  }
  expect([game.ending, game.illegal.white]).toEqual([undefined, 4]);
});

describe('displaced pieces', () => {
  test.each(numbered('7.3', '7.3', '7.4', '7.4.1'))(
    '%s %s: seen at once, they are put right by whoever displaced them',
    (edition, article) => {
      const { game, facts } = did(
        opened({ edition }),
        10_000,
        points('black', { what: 'displaced', found: 'at once', of: 'white' }),
      );
      expect(facts).toMatchObject([
        { type: 'fault found', what: 'displaced', of: 'white', ruling: 'put right', article },
      ]);
      expect(plyOf(game)).toBe(2);
    },
  );

  test('FIDE 2023 7.4.2: for that he may stop the clocks', () => {
    const stopped = did(opened(), 10_000, { type: 'stop', by: 'black' }).game;
    const after = did(stopped, 20_000, points('black', { what: 'displaced', found: 'at once', of: 'white' })).game;
    expect(times(after, 30_000)).toEqual(times(stopped, 10_000));
  });

  test.each(numbered('7.5', '7.5', '7.6', '7.6'))(
    '%s %s: found later, the last position that is sure is restored',
    (edition, article) => {
      const late = (ply?: number): ActDraft =>
        points('arbiter', { what: 'displaced', found: 'later', of: 'white', ...(ply !== undefined && { ply }) });
      const game = opened({ edition });
      const { game: after, facts } = did(game, 10_000, late(1));
      expect(facts.slice(0, 2)).toMatchObject([
        { type: 'fault found', ruling: 'restored', article },
        { type: 'restored', ply: 1 },
      ]);
      expect([plyOf(after), after.clock?.now]).toEqual([1, { phase: 'running', side: 'black', since: 10_000 }]);
      expect(did(game, 10_000, late()).facts).toMatchObject([{ ruling: 'arbiter decides', article }]);
      expect(did(game, 10_000, late(2)).facts).toMatchObject([{ ruling: 'put right', article }]);
      for (const ply of [3, -1, 0.5]) {
        expect(refusalOf(game, 10_000, late(ply))).toEqual({ reason: 'no such ply', ply, last: 2 });
      }
    },
  );
});

describe('a game that began wrongly', () => {
  const setUp = (of: 'pieces' | 'board' | 'colours'): ActDraft => points('black', { what: 'set-up', of });

  test.each(numbered('7.1a', '7.1a', '7.2a', '7.2.1'))(
    '%s %s: from a wrong position: a new game, of which nothing is played',
    (edition, article) => {
      const { game, facts } = did(opened({ edition }), 10_000, setUp('pieces'));
      expect(facts).toMatchObject([
        { type: 'fault found', what: 'set-up', ruling: 'new game', article },
        { type: 'restored', ply: 0 },
      ]);
      expect(facts[0]).not.toHaveProperty('of');
      expect([plyOf(game), times(game, 20_000), game.clock?.now]).toEqual([
        0,
        [90 * MINUTE, 90 * MINUTE],
        { phase: 'waiting' },
      ]);
    },
  );

  test.each(numbered('7.1b', '7.1b', '7.2b', '7.2.2'))(
    '%s %s: the board turned: the game goes on',
    (edition, article) => {
      const { game, facts } = did(opened({ edition }), 10_000, setUp('board'));
      expect(facts).toMatchObject([{ type: 'fault found', ruling: 'goes on', article }]);
      expect(plyOf(game)).toBe(2);
    },
  );

  test.each([
    ['FIDE 2009', '7.2', 'goes on'],
    ['FIDE 2014', '7.3', 'goes on'],
    ['FIDE 2018', '7.3', 'new game'],
    ['FIDE 2023', '7.3', 'new game'],
  ] as const)('%s %s: colours reversed, found after a move each: %s', (edition, article, ruling) => {
    expect(did(opened({ edition }), 10_000, setUp('colours')).facts[0]).toMatchObject({ ruling, article });
  });

  test.each([
    ['FIDE 2009', 'A4a', 3],
    ['FIDE 2014', 'A4a', 10],
    ['FIDE 2023', 'A.5.1.1', 10],
    ['FIDE 2023', 'A.5.1.2', 10],
  ] as const)(
    '%s %s: in unsupervised rapid it is too late after %s moves, and a misplaced king does not castle',
    (edition, _article, moves) => {
      const start = 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1';
      const given = { edition, start, time: bothSides(timeControl(25)), supervision: 'inadequate' } as const;
      const steps = FILES.map((file) => `${file}2${file}3 ${file}7${file}6`);
      const line = [...steps, 'a3a4 a6a5', 'c3c4 c6c5'].slice(0, moves).join(' ');
      const game = play(doing(begin({ ...given, edition }), START), line);
      const misplaced = [{ color: 'white', kind: 'king', square: 'e1' }] as const;
      const { game: after, facts } = did(game, 60_000, points('black', { what: 'set-up', of: 'pieces', misplaced }));
      expect(facts).toMatchObject([{ ruling: 'goes on' }]);
      expect(positionOf(game).castlingRook('white', 'short')).toBe('h1');
      expect(positionOf(after).castlingRook('white', 'short')).toBeUndefined();
      expect(positionOf(after).castlingRook('black', 'short')).toBe('h8');
      expect(plyOf(after)).toBe(2 * moves);
      const early = play(doing(begin(given), START), 'a2a3 a7a6');
      expect(did(early, 60_000, points('black', { what: 'set-up', of: 'pieces' })).facts[0]).toMatchObject({
        ruling: 'new game',
      });
    },
  );

  test('without a clock all this is the same, and nothing is charged', () => {
    const game = play(beginUntimed(), 'e2e4 e7e5 g1g3');
    expect(typesOf(did(game, 10_000, illegal(3)).facts)).toEqual(['fault found', 'restored', 'bound']);
    expect(refusalOf(game, SECOND, points('black', { what: 'pressed without a move' })).reason).toBe('no fault');
  });
});
