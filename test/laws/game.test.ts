import { describe, expect, test } from 'vitest';
import { plyOf, positionOf } from '../../src/laws/game.js';
import { judge } from '../../src/laws/judge.js';
import { beginGame } from '../../src/laws/rules/begin.js';
import type { Fact } from '../../src/laws/facts.js';
import type { Ending } from '../../src/laws/result.js';
import { factsFor, viewFor } from '../../src/laws/view.js';
import { done, game, make, move } from './play.js';

describe('ends that come by themselves', () => {
  test('5.1.1 checkmate: the fool’s mate', () => {
    const mate: Ending = { result: '0-1', reason: 'checkmate', article: '5.1.1', winner: 'black' };
    expect(make(game(), 'f2f3 e7e5 g2g4 d8h4').ending).toEqual(mate);
  });

  test('5.2.1 stalemate', () => {
    const stalemate: Ending = { result: '1/2-1/2', reason: 'stalemate', article: '5.2.1' };
    expect(make(game('7k/8/6K1/8/8/8/8/5Q2 w - - 0 1'), 'f1f7').ending).toEqual(stalemate);
  });

  test('5.2.2: king takes the last piece, and nobody can mate any more', () => {
    const taken = make(game('8/8/8/8/8/k7/4p3/4K3 w - - 0 1'), 'e1e2');
    expect(taken.ending).toEqual({ result: '1/2-1/2', reason: 'dead position', article: '5.2.2' });
  });

  test('5.2.2: king and knight against king is dead, king and knight against king and knight is not', () => {
    expect(make(game('4k3/8/8/8/8/8/p7/1N2K3 w - - 0 1'), 'b1c3').ending).toBeUndefined();
    expect(game('4k3/8/8/8/8/8/8/1N2K3 w - - 0 1').ending?.reason).toBe('dead position');
    expect(game('4k1n1/8/8/8/8/8/8/1N2K3 w - - 0 1').ending).toBeUndefined();
  });

  test('9.6.1: the fifth occurrence ends the game, the fourth does not', () => {
    const round = 'g1f3 g8f6 f3g1 f6g8 ';
    const four = make(game(), round.repeat(3));
    expect(four.ending).toBeUndefined();
    expect(make(four, round).ending).toEqual({ result: '1/2-1/2', reason: 'fivefold repetition', article: '9.6.1' });
  });

  test('9.6.1 and 9.2.3: a position is another while castling is still possible', () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
    const round = 'e1e2 e8e7 e2e1 e7e8 ';
    // The start has stood five times to the eye, but the first time both could still castle.
    const four = make(game(fen), round.repeat(4));
    expect(four.ending).toBeUndefined();
    // Both kings on the seventh and second rank: without rights from the first time on, so this is the fifth.
    expect(make(four, 'e1e2 e8e7').ending?.reason).toBe('fivefold repetition');
  });

  test('9.6.2: the 150th quiet ply ends the game; mate on it goes first', () => {
    expect(make(game('4k3/8/8/8/8/8/R7/4K3 w - - 148 100'), 'a2a3').ending).toBeUndefined();
    expect(make(game('4k3/8/8/8/8/8/R7/4K3 w - - 149 100'), 'a2a3').ending?.reason).toBe('seventy-five moves');
    expect(make(game('4k3/8/4K3/8/8/8/R7/8 w - - 149 100'), 'a2a8').ending?.reason).toBe('checkmate');
    expect(make(game('4k3/8/8/8/8/8/R6P/4K3 w - - 149 100'), 'h2h3').ending).toBeUndefined();
  });
});

describe('ends by somebody’s word', () => {
  test('5.1.2: whoever resigns loses', () => {
    const { game: ended, facts } = done(game(), { type: 'resign', by: 'white', at: 0 });
    expect(ended.ending).toEqual({ result: '0-1', reason: 'resignation', article: '5.1.2', winner: 'black' });
    expect(facts.map((fact) => fact.type)).toEqual(['ended']);
  });

  test('9.1: offered, accepted', () => {
    const offered = done(make(game(), 'e2e4'), { type: 'offer', by: 'white', at: 1 });
    expect(offered.facts).toMatchObject([{ type: 'draw offered', by: 'white' }]);
    const { game: ended } = done(offered.game, { type: 'accept', by: 'black', at: 2 });
    expect(ended.ending).toEqual({ result: '1/2-1/2', reason: 'agreement', article: '5.2.3' });
    expect(ended.offer).toBeUndefined();
  });

  test('9.1.2.1: refused in words, and free to be made again', () => {
    const offered = done(make(game(), 'e2e4'), { type: 'offer', by: 'white', at: 1 });
    const refused = done(offered.game, { type: 'reject', by: 'black', at: 2 });
    expect(refused.facts).toMatchObject([{ type: 'draw rejected', by: 'black', how: 'in words' }]);
    expect(judge(refused.game, { type: 'accept', by: 'black', at: 3 })).toMatchObject({
      type: 'refused',
      refusal: { reason: 'no offer' },
    });
  });

  test('9.1.2.1: the opponent’s move refuses the offer, the offerer’s own does not', () => {
    const offered = done(make(game(), 'e2e4 e7e5'), { type: 'offer', by: 'white', at: 1 }).game;
    const moved = make(offered, 'g1f3');
    expect(moved.offer).toEqual({ by: 'white', ply: 2 });
    const { facts, game: answered } = done(moved, { type: 'make', by: 'black', at: 3, move: move('b8c6') });
    expect(facts.map((fact) => fact.type)).toEqual(['moved', 'draw rejected']);
    expect(answered.offer).toBeUndefined();
  });

  test('9.1.2.1: an offer cannot be made twice, nor accepted by whoever made it', () => {
    const offered = done(make(game(), 'e2e4'), { type: 'offer', by: 'white', at: 1 }).game;
    expect(judge(offered, { type: 'offer', by: 'white', at: 2 })).toMatchObject({
      refusal: { reason: 'offer stands' },
    });
    expect(judge(offered, { type: 'accept', by: 'white', at: 2 })).toMatchObject({ refusal: { reason: 'no offer' } });
  });

  test('5.2.3: no draw by agreement before the first move', () => {
    expect(judge(game(), { type: 'offer', by: 'white', at: 0 })).toMatchObject({
      refusal: { reason: 'no move made yet' },
    });
  });
});

describe('facts of a move', () => {
  const factsOf = (fen: string, text: string): readonly Fact[] => {
    const start = fen ? game(fen) : game();
    return done(start, { type: 'make', by: positionOf(start).turn, at: 0, move: move(text) }).facts;
  };

  test('3.7.4: en passant names the pawn’s own square', () => {
    expect(factsOf('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6')).toMatchObject([
      { type: 'moved', from: 'e5', to: 'd6', san: 'exd6' },
      { type: 'captured', square: 'd5', enPassant: true, piece: { color: 'black', kind: 'pawn' } },
    ]);
  });

  test('3.8.2: castling by the king’s two squares, by its rook, and said as castling', () => {
    for (const to of ['g1', 'h1'] as const) {
      expect(factsOf('4k3/8/8/8/8/8/8/4K2R w K - 0 1', `e1${to}`)[0]).toMatchObject({ castling: 'short', to: 'g1' });
    }
  });

  test('3.9: check names the king and who gives it; a double check both', () => {
    const facts = factsOf('4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1', 'e4f6');
    expect(facts[1]).toMatchObject({
      type: 'checked',
      king: 'black',
      square: 'e8',
      by: [{ square: 'e1' }, { square: 'f6' }],
    });
  });

  test('12.6: in strict play nobody is told of a check', () => {
    const start = game('4k3/8/8/8/8/8/R7/4K3 w - - 0 1', 'strict');
    const { facts } = done(start, { type: 'make', by: 'white', at: 0, move: move('a2a8') });
    expect(factsFor(facts, 'black').map((fact) => fact.type)).toEqual(['moved']);
  });
});

describe('who may do what', () => {
  test('only the player on move moves, and his assistant for him', () => {
    expect(judge(game(), { type: 'make', by: 'black', at: 0, move: move('e7e5') })).toMatchObject({
      refusal: { reason: 'not your turn', turn: 'white' },
    });
    expect(judge(game(), { type: 'make', by: 'arbiter', at: 0, move: move('e2e4') })).toMatchObject({
      refusal: { reason: 'not for this role' },
    });
    expect(judge(game(), { type: 'make', by: 'assistant of white', at: 0, move: move('e2e4') }).type).toBe('done');
  });

  test('nothing but going back is possible once the game is over', () => {
    const over = make(game(), 'f2f3 e7e5 g2g4 d8h4');
    expect(judge(over, { type: 'resign', by: 'white', at: 9 })).toMatchObject({ refusal: { reason: 'game over' } });
    const back = done(over, { type: 'restore', by: 'white', at: 9, ply: 3, cause: 'takeback' }).game;
    expect([back.ending, plyOf(back), back.sheets.white.length]).toEqual([undefined, 3, 3]);
    expect(make(back, 'd8h4').ending?.reason).toBe('checkmate');
  });

  test('in strict play only the arbiter takes the game back', () => {
    const strict = make(game(undefined, 'strict'), 'e2e4 e7e5');
    const restore = { type: 'restore', at: 1, ply: 1, cause: 'ruling' } as const;
    expect(judge(strict, { ...restore, by: 'white' })).toMatchObject({ refusal: { reason: 'not for this role' } });
    expect(judge(strict, { ...restore, by: 'arbiter' }).type).toBe('done');
  });

  test.each([-1, 2, 7, 0.5, Number.NaN])('no way back to ply %s of two', (ply) => {
    const two = make(game(), 'e2e4 e7e5');
    expect(judge(two, { type: 'restore', by: 'white', at: 1, ply, cause: 'takeback' })).toMatchObject({
      refusal: { reason: 'no such ply', last: 2 },
    });
  });
});

test('a game begins from a position, and from a wrong one not at all', () => {
  expect(beginGame({ play: 'casual', start: 'nonsense' })).toEqual({ ok: false, problem: 'board' });
  expect(beginGame({ play: 'casual', start: '8/8/8/8/8/8/8/8 w - - 0 1' })).toEqual({
    ok: false,
    problem: 'no pieces',
  });
  expect(beginGame({ play: 'casual', start: '4k3/4R3/8/8/8/8/8/4K3 w - - 0 1' })).toEqual({
    ok: false,
    problem: 'opponent in check',
  });
});

test('in casual play both boards are one and both sheets are kept', () => {
  const played = make(game(), 'e2e4 e7e5 g1f3');
  expect(played.boards.white).toBe(played.boards.black);
  expect(viewFor(played, 'black').sheet.map((entry) => entry.moved.san)).toEqual(['e4', 'e5', 'Nf3']);
  expect(viewFor(played, 'black').turn).toBe('black');
});
