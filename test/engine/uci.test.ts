import { describe, expect, test } from 'vitest';
import { startPosition, type Position } from '../../src/laws/board/board.js';
import { parsePosition } from '../../src/laws/board/parse-position.js';
import type { Move } from '../../src/laws/squares.js';
import {
  makeUciMove,
  parseUciMove,
  makeGoCommand,
  makeOptionCommand,
  makePositionCommand,
  parseEngineLine,
  turnScore,
  type EngineMessage,
} from '../../src/engine/uci.js';

function position(fen: string): Position {
  const parsed = parsePosition(fen);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.position;
}

/** The protocol's own description (April 2006), "Engine to GUI", and lines as Stockfish 19 writes them. */
const LINES: readonly (readonly [line: string, message: EngineMessage | undefined])[] = [
  ['id name Shredder X.Y', { type: 'id', name: 'Shredder X.Y' }],
  ['id author Stefan MK', undefined],
  ['uciok', { type: 'uciok' }],
  ['readyok\r', { type: 'readyok' }],
  ['bestmove g1f3', { type: 'bestmove', move: 'g1f3' }],
  ['bestmove g1f3 ponder d8f6', { type: 'bestmove', move: 'g1f3' }],
  ['bestmove e7e8q', { type: 'bestmove', move: 'e7e8q' }],
  ['bestmove (none)', { type: 'bestmove' }],
  ['option name Hash type spin default 1 min 1 max 128', undefined],
  ['info currmove e2e4 currmovenumber 1', undefined],
  ['info depth 0 score mate 0', undefined],
  ['info string NNUE evaluation using nn-61e7af4bb97d.nnue depth 1 score cp 5 pv e2e4', undefined],
  ['', undefined],
  [
    'info depth 2 score cp 214 time 1242 nodes 2124 nps 34928 pv e2e4 e7e5 g1f3',
    {
      type: 'info',
      depth: 2,
      rank: 1,
      score: { type: 'centipawns', value: 214 },
      moves: ['e2e4', 'e7e5', 'g1f3'],
      nodes: 2124,
    },
  ],
  [
    'info depth 3 seldepth 4 multipv 2 score mate -3 nodes 1086 nps 543000 hashfull 0 time 2 pv a2a1q',
    { type: 'info', depth: 3, rank: 2, score: { type: 'mate', moves: -3 }, moves: ['a2a1q'], nodes: 1086 },
  ],
  [
    'info depth 10 seldepth 12 multipv 1 score cp -21 upperbound nodes 20024 pv f1e1 c5b6',
    {
      type: 'info',
      depth: 10,
      rank: 1,
      score: { type: 'centipawns', value: -21 },
      bound: 'upper',
      moves: ['f1e1', 'c5b6'],
      nodes: 20024,
    },
  ],
  ['Aborted(OOM). Build with -s ASSERTIONS=1', { type: 'gave up', why: 'Aborted(OOM). Build with -s ASSERTIONS=1' }],
  [
    'info string CRITICAL ERROR: Command `` failed. Reason: Invalid FEN.',
    { type: 'gave up', why: 'info string CRITICAL ERROR: Command `` failed. Reason: Invalid FEN.' },
  ],
];

describe('what the engine says', () => {
  test.each(LINES)('%s', (line, message) => {
    expect(parseEngineLine(line)).toEqual(message);
  });
});

describe('what is said to the engine', () => {
  test('a position with the moves made since', () => {
    const fen = '8/8/8/8/8/k7/p7/K7 w - - 0 1';
    expect(makePositionCommand(fen, [])).toBe('position fen 8/8/8/8/8/k7/p7/K7 w - - 0 1');
    expect(makePositionCommand(fen, ['e2e4', 'e7e5'])).toBe(`position fen ${fen} moves e2e4 e7e5`);
  });

  test('how far to search', () => {
    expect(makeGoCommand({ depth: 3 })).toBe('go depth 3');
    expect(makeGoCommand({ nodes: 6000 })).toBe('go nodes 6000');
    expect(makeGoCommand({ milliseconds: 2000 })).toBe('go movetime 2000');
  });

  test('an option', () => {
    expect(makeOptionCommand('MultiPV', 4)).toBe('setoption name MultiPV value 4');
  });
});

test('what is good for one player is as bad for the other', () => {
  expect(turnScore({ type: 'centipawns', value: 35 })).toEqual({ type: 'centipawns', value: -35 });
  expect(turnScore({ type: 'mate', moves: -2 })).toEqual({ type: 'mate', moves: 2 });
  expect(turnScore({ type: 'centipawns', value: 0 })).toEqual({ type: 'centipawns', value: 0 });
});

describe('moves as the engine writes them', () => {
  const castling = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
  const promoting = '3r3k/4P3/8/8/8/8/8/K7 w - - 0 1';
  const rows: readonly (readonly [fen: string, uci: string, move: Move])[] = [
    [castling, 'e1g1', { from: 'e1', to: 'g1', castling: 'short' }],
    [castling, 'e1c1', { from: 'e1', to: 'c1', castling: 'long' }],
    [castling.replace(' w ', ' b '), 'e8c8', { from: 'e8', to: 'c8', castling: 'long' }],
    [castling, 'e1f1', { from: 'e1', to: 'f1' }],
    [promoting, 'e7e8q', { from: 'e7', to: 'e8', promotion: 'queen' }],
    [promoting, 'e7d8n', { from: 'e7', to: 'd8', promotion: 'knight' }],
    // En passant (Art. 3.7.3.1).
    ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2', 'e5d6', { from: 'e5', to: 'd6' }],
  ];

  test.each(rows)('%s: %s, there and back', (fen, uci, move) => {
    expect(parseUciMove(position(fen), uci)).toEqual(move);
    expect(makeUciMove(move)).toBe(uci);
  });

  test.each([
    ['not legal', 'e2e5'],
    ['not a move', '(none)'],
    ['nothing', ''],
    ['no such square', 'e2e9'],
    ['no such piece to promote to', 'e2e4k'],
    ['a promotion where there is none', 'e2e4q'],
  ])('%s: %s is no move', (_why, text) => {
    expect(parseUciMove(startPosition(), text)).toBeUndefined();
  });

  test('a pawn that reaches the last rank must become something (Art. 3.7.3.3)', () => {
    expect(parseUciMove(position(promoting), 'e7e8')).toBeUndefined();
  });

  test('every legal move of a rich position comes back', () => {
    // "Kiwipete", Peter McKenzie's perft position: castling both ways, en passant and pins.
    const kiwipete = position('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1');
    const moves = kiwipete.legalMoves();
    expect(moves).toHaveLength(48);
    expect(moves.map((move) => parseUciMove(kiwipete, makeUciMove(move)))).toEqual(moves);
  });
});
