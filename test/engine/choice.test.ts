import { describe, expect, test } from 'vitest';
import { startPosition, type Position } from '../../src/laws/board/board.js';
import { parsePosition } from '../../src/laws/board/parse-position.js';
import { answerDrawOffer, chooseMove, worthOf, type Candidate } from '../../src/engine/choice.js';
import type { Score } from '../../src/engine/uci.js';
import { LEVELS, LEVEL_NUMBERS, type Level } from '../../src/game/levels.js';
import { seededRandom } from '../seeded-random.js';

function position(fen: string): Position {
  const parsed = parsePosition(fen);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.position;
}

const centipawns = (value: number): Score => ({ type: 'centipawns', value });
const mate = (moves: number): Score => ({ type: 'mate', moves });
const level = (change: Partial<Level>): Level => ({ ...LEVELS[5], temperature: 100, atSight: 0, ...change });
/** Gives these numbers in turn. */
const lots = (...numbers: readonly number[]): (() => number) => {
  const left = [...numbers];
  return () => left.shift() ?? 0;
};

const CANDIDATES: readonly Candidate[] = [
  { move: { from: 'e2', to: 'e4' }, score: centipawns(40) },
  { move: { from: 'd2', to: 'd4' }, score: centipawns(40) },
  { move: { from: 'a2', to: 'a3' }, score: centipawns(-60) },
];

describe('the worth of a score', () => {
  test('a sooner mate is better, a later one against oneself less bad, and either outweighs material', () => {
    const rising = [mate(-1), mate(-5), centipawns(-1500), centipawns(0), centipawns(1500), mate(5), mate(1)];
    const worths = rising.map(worthOf);
    expect(worths).toEqual([...worths].sort((one, other) => one - other));
    expect(new Set(worths).size).toBe(rising.length);
  });

  test('being mated now is the worst', () => {
    expect(worthOf(mate(0))).toBeLessThan(worthOf(mate(-1)));
  });

  test('no distance makes a mate less than material', () => {
    expect(worthOf(mate(200))).toBeGreaterThanOrEqual(worthOf(centipawns(9999)));
  });
});

describe('the choice of a move', () => {
  test('without temperature: one of the best', () => {
    const cold = level({ temperature: 0 });
    for (const lot of [0, 0.49]) expect(chooseMove(startPosition(), CANDIDATES, cold, lots(0, lot)).to).toBe('e4');
    for (const lot of [0.5, 0.999]) expect(chooseMove(startPosition(), CANDIDATES, cold, lots(0, lot)).to).toBe('d4');
  });

  test('a move that loses as much as the temperature is played 1/e times as often', () => {
    // Weights 1, 1 and 1/e = 0.3679 of 2.3679: the shares end at 0.4223, 0.8446 and 1.
    const choose = (lot: number): string => chooseMove(startPosition(), CANDIDATES, level({}), lots(0, lot)).to;
    expect([0, 0.42, 0.43, 0.84, 0.85, 0.999].map(choose)).toEqual(['e4', 'e4', 'd4', 'd4', 'a3', 'a3']);
  });

  test('at sight: any legal move, also one that was not looked at', () => {
    const sight = level({ atSight: 1 });
    const random = seededRandom(7);
    const seen = new Set(
      Array.from({ length: 600 }, () => JSON.stringify(chooseMove(startPosition(), CANDIDATES, sight, random))),
    );
    expect(seen.size).toBe(20);
  });

  test('at sight a capture is likelier than another move, and the greater the likelier', () => {
    // The queen can take a rook or a pawn, or go to d4. Weights: 1 + 2 · 5, 1 + 2 · 1 and 1.
    const taking = position('7k/8/8/r2Q3p/8/8/8/1K6 w - - 0 1');
    const random = seededRandom(11);
    const counts = { a5: 0, h5: 0, d4: 0 };
    for (let game = 0; game < 3000; game += 1) {
      const { from, to } = chooseMove(taking, [], level({ atSight: 1 }), random);
      if (from === 'd5' && (to === 'a5' || to === 'h5' || to === 'd4')) counts[to] += 1;
    }
    expect(counts.a5).toBeGreaterThan(2 * counts.h5);
    expect(counts.h5).toBeGreaterThan(1.5 * counts.d4);
    expect(counts.d4).toBeGreaterThan(0);
  });

  test('the chance of a move at sight is the first lot', () => {
    const half = level({ atSight: 0.5, temperature: 0 });
    const first = startPosition().legalMoves()[0];
    expect(chooseMove(startPosition(), CANDIDATES, half, lots(0.49, 0))).toEqual(first);
    expect(chooseMove(startPosition(), CANDIDATES, half, lots(0.5, 0))).toEqual(CANDIDATES[0]?.move);
  });

  test('a mate in one that is seen is played, a mate against itself that is seen is not walked into', () => {
    const candidates: readonly Candidate[] = [
      { move: { from: 'e2', to: 'e4' }, score: mate(1) },
      { move: { from: 'd2', to: 'd4' }, score: centipawns(900) },
      { move: { from: 'f2', to: 'f3' }, score: mate(-1) },
    ];
    const looking = { ...LEVELS[1], atSight: 0 };
    const random = seededRandom(3);
    const played = Array.from({ length: 1000 }, () => chooseMove(startPosition(), candidates, looking, random).to);
    expect(played.filter((to) => to === 'e4').length).toBeGreaterThan(990);
    const rest = Array.from(
      { length: 1000 },
      () => chooseMove(startPosition(), candidates.slice(1), looking, random).to,
    );
    expect(rest).not.toContain('f3');
  });

  test('the same seed makes the same choices', () => {
    const choices = (seed: number): readonly string[] => {
      const random = seededRandom(seed);
      return Array.from({ length: 50 }, () => chooseMove(startPosition(), CANDIDATES, LEVELS[1], random).to);
    };
    expect(choices(5)).toEqual(choices(5));
    expect(choices(5)).not.toEqual(choices(6));
  });
});

describe('the answer to an offer of a draw', () => {
  const endgame = position('8/5k2/8/3R4/8/2r5/5K2/8 w - - 10 60');
  const opening = startPosition();
  const rows: readonly (readonly [what: string, score: Score, where: Position, margin: number, accepts: boolean])[] = [
    ['even', centipawns(0), endgame, 0, true],
    ['worse', centipawns(-150), endgame, 0, true],
    ['a little better', centipawns(1), endgame, 0, false],
    ['better by no more than the margin', centipawns(40), endgame, 40, true],
    ['better by more than the margin', centipawns(41), endgame, 40, false],
    ['it mates', mate(4), endgame, 100, false],
    ['it is mated', mate(-4), endgame, 0, true],
    ['the opening, even', centipawns(0), opening, 100, false],
    ['the opening, worse', centipawns(-300), opening, 100, false],
    [
      'few pieces, though the moves are counted from 1',
      centipawns(0),
      position('8/5k2/8/3R4/8/2r5/5K2/8 w - - 0 1'),
      0,
      true,
    ],
    ['many pieces after fifteen moves', centipawns(0), position(opening.fen().replace(/1$/, '16')), 0, true],
  ];

  test.each(rows)('%s', (_what, score, where, drawMargin, accepts) => {
    expect(answerDrawOffer(score, where, level({ drawMargin }))).toBe(accepts);
  });
});

describe('the table of levels', () => {
  test('each level is weakened no more than the one below it, and the highest not at all', () => {
    for (const number of LEVEL_NUMBERS.slice(1)) {
      const [below, above] = [LEVELS[(number - 1) as typeof number], LEVELS[number]];
      expect(above.temperature).toBeLessThanOrEqual(below.temperature);
      expect(above.atSight).toBeLessThanOrEqual(below.atSight);
      expect(above.drawMargin).toBeLessThanOrEqual(below.drawMargin);
    }
    expect(LEVELS[8]).toMatchObject({ temperature: 0, atSight: 0, lines: 1 });
  });
});

describe('chance from a seed', () => {
  test('lies from 0 to below 1, and is spread evenly', () => {
    const random = seededRandom(2026);
    const numbers = Array.from({ length: 10_000 }, random);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    const tenths = Array.from({ length: 10 }, (_, tenth) => numbers.filter((n) => Math.floor(n * 10) === tenth).length);
    // 1000 each; five standard deviations (√(10,000 · 0.1 · 0.9) = 30) to either side.
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
