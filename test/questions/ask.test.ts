import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { viewFor, type GameView } from '../../src/laws/view.js';
import type { Role } from '../../src/laws/roles.js';
import type { Square } from '../../src/laws/squares.js';
import { ask } from '../../src/questions/ask.js';
import type { Answer, Question } from '../../src/questions/question.js';
import { done, game, make } from '../laws/play.js';

function view(fen = START_FEN, moves = '', play: 'casual' | 'strict' = 'casual', role: Role = 'white'): GameView {
  return viewFor(make(game(fen, play), moves), role);
}

/** Where the piece on a square can go, "d4", "xe5", "e8=queen", "short". */
function targets(answer: Answer): readonly string[] {
  if (answer.about !== 'moves of piece') throw new Error(answer.about);
  return answer.moves.map(
    ({ to, capture, promotion, castling }) =>
      castling ?? `${capture ? 'x' : ''}${to}${promotion ? `=${promotion}` : ''}`,
  );
}

const movesOf = (square: Square, capturesOnly = false): Question => ({ about: 'moves of piece', square, capturesOnly });

describe('a square', () => {
  test.each<readonly [Square, Answer]>([
    // Art. 2.1: a1 is dark; Art. 2.3: the initial position.
    ['a1', { about: 'square', square: 'a1', piece: { color: 'white', kind: 'rook' }, shade: 'dark', more: 0 }],
    ['h1', { about: 'square', square: 'h1', piece: { color: 'white', kind: 'rook' }, shade: 'light', more: 0 }],
    ['e4', { about: 'square', square: 'e4', shade: 'light', more: 0 }],
    ['d8', { about: 'square', square: 'd8', piece: { color: 'black', kind: 'queen' }, shade: 'dark', more: 0 }],
  ])('%s', (square, answer) => {
    expect(ask(view(), { about: 'square', square, more: 0 })).toEqual(answer);
  });

  test('pressed again asks for more', () => {
    expect(ask(view(), { about: 'square', square: 'e4', more: 1 })).toMatchObject({ more: 1 });
  });

  test('as it stood at an earlier ply', () => {
    const later = view(START_FEN, 'e2e4 e7e5');
    expect(ask(later, { about: 'square', square: 'e2', more: 0 })).not.toHaveProperty('piece');
    expect(ask(later, { about: 'square', square: 'e2', more: 0 }, 0)).toMatchObject({
      piece: { color: 'white', kind: 'pawn' },
    });
  });
});

describe('the last move and the last capture', () => {
  test('there is none at the start', () => {
    expect(ask(view(), { about: 'last move' })).toEqual({ about: 'last move' });
    expect(ask(view(), { about: 'last capture' })).toEqual({ about: 'last capture' });
  });

  const played = view(START_FEN, 'e2e4 d7d5 e4d5 d8d5 b1c3');

  test('as the game stands', () => {
    expect(ask(played, { about: 'last move' })).toMatchObject({
      last: { moved: { from: 'b1', to: 'c3', by: 'white' } },
    });
    expect(ask(played, { about: 'last capture' })).toEqual({ about: 'last capture' });
  });

  test('at an earlier ply', () => {
    expect(ask(played, { about: 'last move' }, 4)).toMatchObject({
      last: { moved: { from: 'd8', to: 'd5' }, captured: { piece: { color: 'white', kind: 'pawn' } } },
    });
    expect(ask(played, { about: 'last capture' }, 3)).toMatchObject({
      captured: { piece: { color: 'black', kind: 'pawn' }, square: 'd5', enPassant: false },
    });
    expect(ask(played, { about: 'last move' }, 0)).toEqual({ about: 'last move' });
  });

  test('a promotion captures nothing', () => {
    const promoted = view('8/4P3/7k/8/8/8/8/K7 w - - 0 1', 'e7e8q');
    expect(ask(promoted, { about: 'last capture' })).toEqual({ about: 'last capture' });
  });

  test('check is told in casual play, and to nobody in strict play', () => {
    const fen = '4k3/8/8/8/8/8/8/3QK3 w - - 0 1';
    expect(ask(view(fen, 'd1a4'), { about: 'last move' })).toMatchObject({ last: { checked: { king: 'black' } } });
    const strict = ask(view(fen, 'd1a4', 'strict'), { about: 'last move' });
    expect(strict.about === 'last move' && strict.last).not.toHaveProperty('checked');
  });

  test('the end belongs to the last ply only', () => {
    const mated = view(START_FEN, 'f2f3 e7e5 g2g4 d8h4');
    expect(ask(mated, { about: 'last move' })).toMatchObject({ last: { ending: { reason: 'checkmate' } } });
    const before = ask(mated, { about: 'last move' }, 3);
    expect(before.about === 'last move' && before.last).not.toHaveProperty('ending');
  });

  test('a resignation after the last move', () => {
    const resigned = done(make(game(), 'e2e4'), { type: 'resign', by: 'black', at: 0 }).game;
    expect(ask(viewFor(resigned, 'white'), { about: 'last move' })).toMatchObject({
      last: { moved: { to: 'e4' }, ending: { reason: 'resignation' } },
    });
  });
});

describe('the whole position', () => {
  test('all eight ranks from 1 to 8, from the a-file on', () => {
    const answer = ask(view('4k3/8/8/8/8/8/P6P/R3K3 w - - 0 1'), { about: 'position' });
    if (answer.about !== 'position') throw new Error(answer.about);
    expect(answer.ranks.map(({ rank, pieces }) => [rank, ...pieces.map(({ square }) => square)])).toEqual([
      ['1', 'a1', 'e1'],
      ['2', 'a2', 'h2'],
      ['3'],
      ['4'],
      ['5'],
      ['6'],
      ['7'],
      ['8', 'e8'],
    ]);
  });

  test('piece lists: king first, pawns by file, what is not there left out', () => {
    expect(ask(view('4k3/8/P7/2P5/8/8/1P6/R3K2R w KQ - 0 1'), { about: 'piece lists' })).toEqual({
      about: 'piece lists',
      lists: [
        {
          color: 'white',
          kinds: [
            { kind: 'king', squares: ['e1'] },
            { kind: 'rook', squares: ['a1', 'h1'] },
            { kind: 'pawn', squares: ['a6', 'b2', 'c5'] },
          ],
        },
        { color: 'black', kinds: [{ kind: 'king', squares: ['e8'] }] },
      ],
    });
  });

  test('two pawns of one file stand lower rank first', () => {
    const answer = ask(view('4k3/8/P7/8/8/8/P7/4K3 w - - 0 1'), { about: 'piece lists' });
    expect(answer.about === 'piece lists' && answer.lists[0]?.kinds[1]?.squares).toEqual(['a2', 'a6']);
  });
});

describe('moves of a piece', () => {
  test.each<readonly [string, string, Square, boolean, readonly string[]]>([
    [START_FEN, '', 'g1', false, ['f3', 'h3']],
    [START_FEN, '', 'g1', true, []],
    [START_FEN, '', 'a1', false, []],
    // The player not on move, as if it were.
    [START_FEN, '', 'b8', false, ['a6', 'c6']],
    [START_FEN, 'e2e4 d7d5', 'e4', false, ['xd5', 'e5']],
    [START_FEN, 'e2e4 d7d5', 'e4', true, ['xd5']],
    // En passant (Art. 3.7.4) is a capture.
    ['7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1', '', 'e5', true, ['xd6']],
    ['8/4P3/7k/8/8/8/8/K7 w - - 0 1', '', 'e7', false, ['e8=queen', 'e8=rook', 'e8=bishop', 'e8=knight']],
    ['4k3/8/8/8/8/8/7P/R3K3 w Q - 0 1', '', 'e1', false, ['long', 'd1', 'f1', 'd2', 'e2', 'f2']],
    // A pinned knight has no move (Art. 3.9.2).
    ['4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1', '', 'c3', false, []],
  ])('%s %s %s', (fen, moves, square, capturesOnly, expected) => {
    expect(targets(ask(view(fen, moves), movesOf(square, capturesOnly)))).toEqual(expected);
  });

  test('of an empty square', () => {
    expect(ask(view(), movesOf('e4'))).toEqual({
      about: 'moves of piece',
      square: 'e4',
      capturesOnly: false,
      moves: [],
    });
  });

  test('of the other side while this side is in check', () => {
    const inCheck = view('4k3/8/8/8/1b6/8/8/4K3 w - - 0 1');
    expect(ask(inCheck, movesOf('e8'))).toMatchObject({ hinderedBy: 'check', moves: [], piece: { color: 'black' } });
    expect(targets(ask(inCheck, movesOf('e1')))).toEqual(['d1', 'f1', 'e2', 'f2']);
  });

  test('at an earlier ply', () => {
    expect(targets(ask(view(START_FEN, 'g1f3'), movesOf('g1'), 0))).toEqual(['f3', 'h3']);
  });

  test('withheld in strict play (Art. 12.6), and nothing else is', () => {
    const strict = view(START_FEN, 'e2e4', 'strict');
    expect(ask(strict, movesOf('g1'))).toEqual({ about: 'withheld' });
    const others: readonly Question[] = [
      { about: 'square', square: 'e4', more: 0 },
      { about: 'last move' },
      { about: 'last capture' },
      { about: 'position' },
      { about: 'piece lists' },
    ];
    expect(others.map((question) => ask(strict, question).about)).toEqual(others.map(({ about }) => about));
  });
});
