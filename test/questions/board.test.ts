/** What is asked of the board beyond the keys. The answers are worked out by hand from the positions. */
import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { viewFor, type GameView } from '../../src/laws/view.js';
import type { PlacedPiece } from '../../src/laws/squares.js';
import { ask } from '../../src/questions/ask.js';
import type { Answer, PieceCounts, Question } from '../../src/questions/question.js';
import { game, make } from '../laws/play.js';
import { on } from '../speech/said.js';

function view(fen = START_FEN, moves = '', play: 'casual' | 'strict' = 'casual'): GameView {
  return viewFor(make(game(fen, play), moves), 'white');
}

const pieces = (...texts: readonly string[]): readonly PlacedPiece[] => texts.map(on);

describe('pieces', () => {
  test.each<readonly [Question, Answer]>([
    [
      { about: 'pieces', colors: ['white'], kind: 'knight' },
      { about: 'pieces', kind: 'knight', sides: [{ color: 'white', squares: ['b1', 'g1'] }] },
    ],
    [
      { about: 'pieces', colors: ['white', 'black'], kind: 'queen' },
      {
        about: 'pieces',
        kind: 'queen',
        sides: [
          { color: 'white', squares: ['d1'] },
          { color: 'black', squares: ['d8'] },
        ],
      },
    ],
  ])('%j', (question, answer) => {
    expect(ask(view(), question)).toEqual(answer);
  });

  test('from the a-file to the h-file, and none where there is none', () => {
    const asked: Question = { about: 'pieces', colors: ['white', 'black'], kind: 'pawn' };
    expect(ask(view('4k3/8/8/7P/P7/3P4/8/4K3 w - - 0 1'), asked)).toEqual({
      about: 'pieces',
      kind: 'pawn',
      sides: [
        { color: 'white', squares: ['a4', 'd3', 'h5'] },
        { color: 'black', squares: [] },
      ],
    });
  });

  test('all of one player', () => {
    expect(ask(view('4k3/8/8/8/8/8/P7/R3K3 w - - 0 1'), { about: 'pieces', colors: ['white'] })).toEqual({
      about: 'piece lists',
      lists: [
        {
          color: 'white',
          kinds: [
            { kind: 'king', squares: ['e1'] },
            { kind: 'rook', squares: ['a1'] },
            { kind: 'pawn', squares: ['a2'] },
          ],
        },
      ],
    });
  });

  test('as they stood at an earlier ply', () => {
    const later = view(START_FEN, 'g1f3 g8f6');
    const asked: Question = { about: 'pieces', colors: ['white'], kind: 'knight' };
    expect(ask(later, asked)).toMatchObject({ sides: [{ squares: ['b1', 'f3'] }] });
    expect(ask(later, asked, 0)).toMatchObject({ sides: [{ squares: ['b1', 'g1'] }] });
  });
});

describe('a rank and a file', () => {
  const FEN = '4k3/2p5/8/8/2P2p2/2N5/8/4K3 w - - 0 1';
  test('a rank is the position of that rank alone', () => {
    expect(ask(view(FEN), { about: 'rank', rank: '4' })).toEqual({
      about: 'position',
      ranks: [{ rank: '4', pieces: pieces('white pawn c4', 'black pawn f4') }],
    });
  });
  test('a file, from the first rank to the eighth', () => {
    expect(ask(view(FEN), { about: 'file', file: 'c' })).toEqual({
      about: 'file',
      file: 'c',
      pieces: pieces('white knight c3', 'white pawn c4', 'black pawn c7'),
    });
    expect(ask(view(FEN), { about: 'file', file: 'a' })).toEqual({ about: 'file', file: 'a', pieces: [] });
  });
});

describe('captures', () => {
  test.each<readonly [string, Answer]>([
    [START_FEN, { about: 'captures', color: 'white', moves: [] }],
    [
      // The rook takes on a8, the pawn in passing on d6, and the other pawn on a8, whatever it becomes.
      'r3k3/1P6/8/3pPp2/8/8/8/R3K3 w - d6 0 1',
      {
        about: 'captures',
        color: 'white',
        moves: [
          { from: 'a1', to: 'a8', piece: 'rook' },
          { from: 'e5', to: 'd6', piece: 'pawn' },
          { from: 'b7', to: 'a8', piece: 'pawn' },
        ],
      },
    ],
    // To castle is to take nothing, though the king may go where the rook stands.
    ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', { about: 'captures', color: 'white', moves: [] }],
    // In check only what answers it.
    [
      '4k3/8/8/8/8/3p4/4r3/4K3 w - - 0 1',
      // The rook is defended by the pawn.
      { about: 'captures', color: 'white', moves: [] },
    ],
  ])('%s', (fen, answer) => {
    expect(ask(view(fen), { about: 'captures' })).toEqual(answer);
  });
});

describe('material', () => {
  const AT_FIRST: PieceCounts = { king: 1, queen: 1, rook: 2, bishop: 2, knight: 2, pawn: 8 };
  test('is equal at the start', () => {
    expect(ask(view(), { about: 'material' })).toEqual({
      about: 'material',
      counts: { white: AT_FIRST, black: AT_FIRST },
      ahead: 'equal',
    });
  });

  test('Spassky–Fischer 1972, game 17, after the last move: two rooks and five pawns against rook, knight and six pawns', () => {
    const fen = '8/1p2ppk1/p1np4/6p1/2R1P3/1P4KP/P1R1r1P1/8 b - - 7 45';
    expect(ask(view(fen), { about: 'material' })).toEqual({
      about: 'material',
      counts: {
        white: { king: 1, queen: 0, rook: 2, bishop: 0, knight: 0, pawn: 5 },
        black: { king: 1, queen: 0, rook: 1, bishop: 0, knight: 1, pawn: 6 },
      },
      ahead: { color: 'white', points: 1 },
    });
  });

  test('a queen is nine points, and the other player may have them', () => {
    expect(ask(view('q3k3/8/8/8/8/8/8/4K3 w - - 0 1'), { about: 'material' })).toMatchObject({
      ahead: { color: 'black', points: 9 },
    });
  });
});

describe('what has been played', () => {
  const played = view(START_FEN, 'e2e4 e7e5 g1f3');
  test('the last two', () => {
    const answer = ask(played, { about: 'last moves', count: 2 });
    expect(answer).toMatchObject({
      about: 'last moves',
      moves: [
        { number: 1, moved: { by: 'black', from: 'e7', to: 'e5' } },
        { number: 2, moved: { by: 'white', from: 'g1', to: 'f3' } },
      ],
    });
    expect(answer.about === 'last moves' && answer.moves.length).toBe(2);
  });
  test('as many as there are, and those before the ply that is looked at', () => {
    expect(ask(played, { about: 'last moves', count: 9 })).toMatchObject({
      moves: [{ moved: { from: 'e2' } }, { moved: { from: 'e7' } }, { moved: { from: 'g1' } }],
    });
    expect(ask(played, { about: 'last moves', count: 9 }, 1)).toMatchObject({ moves: [{ moved: { from: 'e2' } }] });
    expect(ask(view(), { about: 'last moves', count: 9 })).toEqual({ about: 'last moves', moves: [] });
  });
  test('the number of the move that comes next; after the end, how the game ended', () => {
    expect(ask(view(), { about: 'move number' })).toEqual({ about: 'move number', number: 1, turn: 'white' });
    expect(ask(played, { about: 'move number' })).toEqual({ about: 'move number', number: 2, turn: 'black' });
    expect(ask(played, { about: 'move number' }, 1)).toEqual({ about: 'move number', number: 1, turn: 'black' });
    const mated = view(START_FEN, 'f2f3 e7e5 g2g4 d8h4');
    expect(ask(mated, { about: 'move number' })).toEqual({
      about: 'move number',
      number: 3,
      ending: { reason: 'checkmate', result: '0-1', winner: 'black', article: '5.1.1' },
    });
    expect(ask(mated, { about: 'move number' }, 0)).toEqual({ about: 'move number', number: 1, turn: 'white' });
    expect(ask(mated, { about: 'last moves', count: 1 })).toMatchObject({ moves: [{ ending: { result: '0-1' } }] });
  });
});

describe('in strict play', () => {
  const strict = view('4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', '', 'strict');
  test.each<Question>([{ about: 'captures' }, { about: 'moves of piece', square: 'e4', capturesOnly: false }])(
    'a hint is withheld: %j',
    (question) => {
      expect(ask(strict, question)).toEqual({ about: 'withheld' });
    },
  );
  test.each<Question>([
    { about: 'pieces', colors: ['white'], kind: 'pawn' },
    { about: 'rank', rank: '4' },
    { about: 'file', file: 'e' },
    { about: 'last moves', count: 3 },
    { about: 'move number' },
  ])('what the hand or the scoresheet knows is told: %j', (question) => {
    expect(ask(strict, question)).toEqual(ask(view('4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1'), question));
  });
  test('pieces are counted and not weighed', () => {
    expect(ask(strict, { about: 'material' })).not.toHaveProperty('ahead');
    expect(ask(strict, { about: 'material' })).toMatchObject({ counts: { white: { pawn: 1 }, black: { pawn: 1 } } });
  });
});
