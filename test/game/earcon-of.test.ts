/** Which sounds go with games that are really judged, and with facts. */
import { describe, expect, test } from 'vitest';
import { earconsOf } from '../../src/game/earcon-of.js';
import type { Act } from '../../src/laws/acts.js';
import type { PlayKind } from '../../src/laws/conditions.js';
import type { Fact } from '../../src/laws/facts.js';
import { completeMove } from '../../src/laws/board/board.js';
import { positionOf, type Game } from '../../src/laws/game.js';
import type { Ending } from '../../src/laws/result.js';
import { EVERYONE } from '../../src/laws/roles.js';
import type { Color } from '../../src/laws/squares.js';
import { viewFor } from '../../src/laws/view.js';
import { done, game, make, move } from '../laws/play.js';

/** What White's player hears of one more act. */
function heard(before: Game, act: Act, mine: readonly Color[] = ['white']) {
  const { game: after, facts } = done(before, act);
  return earconsOf(facts, { view: viewFor(after, mine.length === 1 ? mine[0]! : 'onlooker'), mine });
}

/** Of one more move from a position. */
function heardOf(fen: string, text: string, mine: readonly Color[] = ['white'], play: PlayKind = 'casual') {
  const before = game(fen, play);
  const position = positionOf(before);
  return heard(before, { type: 'make', by: position.turn, at: 1, move: completeMove(position, move(text)) }, mine);
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const BLACK_TO_MOVE = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';

describe('a move', () => {
  test.each([
    ['mine', START, 'e2e4', ['own move']],
    ["the opponent's", BLACK_TO_MOVE, 'e7e5', ["opponent's move"]],
    ['that takes', '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5', ['capture']],
    ['that takes en passant', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', ['capture']],
    ['that checks', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', ['check']],
    ['that takes and checks', 'r3k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', ['capture', 'check']],
    ['castling short', 'r3k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', ['castling']],
    ['castling that checks', '5k2/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', ['castling', 'check']],
    ['a promotion', '8/P7/8/8/8/7k/8/4K3 w - - 0 1', 'a7a8r', ['promotion']],
    ['a promotion that takes', '1r6/P7/8/8/8/7k/8/4K3 w - - 0 1', 'a7b8r', ['promotion']],
    ['a promotion that checks', '4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7a8q', ['promotion', 'check']],
    ['that mates', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', ['mate']],
    ['that takes and mates', 'r5k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', ['capture', 'mate']],
    ['a promotion that mates', '6k1/P4ppp/8/8/8/8/8/4K3 w - - 0 1', 'a7a8q', ['promotion', 'mate']],
    ['that stalemates', '7k/8/8/6Q1/8/8/8/K7 w - - 0 1', 'g5g6', ['draw']],
    ['that leaves two bare kings', '8/8/8/8/8/k7/6p1/7K w - - 0 1', 'h1g2', ['capture', 'draw']],
  ] as const)('%s', (_, fen, text, sounds) => {
    expect(heardOf(fen, text)).toEqual(sounds);
  });

  test('where both play here, each is an own move', () => {
    expect(heardOf(BLACK_TO_MOVE, 'e7e5', ['white', 'black'])).toEqual(['own move']);
  });
});

describe('strict play hints at nothing', () => {
  test('a check is not heard, whoever gives it', () => {
    expect(heardOf('4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', ['white'], 'strict')).toEqual(['own move']);
    expect(heardOf('r3k3/8/8/8/8/8/8/4K3 b - - 0 1', 'a8a1', ['white'], 'strict')).toEqual(["opponent's move"]);
  });

  test('a capture that checks sounds like any other', () => {
    expect(heardOf('r3k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', ['white'], 'strict')).toEqual(['capture']);
  });
});

describe('the end without a move', () => {
  const begun = make(game(), 'e2e4 e7e5');
  test('by resignation', () => {
    expect(heard(begun, { type: 'resign', by: 'white', at: 3 })).toEqual(['mate']);
  });

  const ended = (ending: Ending): Fact => ({ type: 'ended', ending, audience: EVERYONE });
  test.each([
    ['drawn by agreement', { result: '1/2-1/2', reason: 'agreement', article: '9.1' }, ['draw']],
    ['lost by both, who did not come', { result: '0-0', reason: 'default', article: '6.7.1' }, ['mate']],
    ['lost on time', { result: '0-1', reason: 'time', article: '6.9', winner: 'black' }, ['mate']],
  ] as const)('%s', (_, ending, sounds) => {
    expect(earconsOf([ended(ending)], { view: undefined, mine: ['white'] })).toEqual(sounds);
  });
});

test('it sounds when the clock is pressed here, for that is not said; and not when the opponent presses, which is', () => {
  const pressed = { type: 'pressed', by: 'white', audience: EVERYONE } as const;
  expect(earconsOf([pressed], { view: undefined, mine: ['white'] })).toEqual(['place']);
  expect(earconsOf([pressed], { view: undefined, mine: ['black'] })).toEqual([]);
});
