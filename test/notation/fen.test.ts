import { describe, expect, it } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { readFen } from '../../src/notation/fen.js';

describe('readFen', () => {
  it.each([START_FEN, `  ${START_FEN}\n`, START_FEN.replaceAll(' ', '_'), START_FEN.replaceAll(' ', '\u00A0')])(
    'reads %j',
    (text) => {
      expect(readFen(text)).toMatchObject({ ok: true, fen: START_FEN });
    },
  );

  it('reads a board alone as White to move', () => {
    expect(readFen('4k3/8/8/8/8/8/8/4K3')).toMatchObject({ ok: true, fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1' });
  });

  it.each([
    ['hello', 'board', 'hello'],
    ['', 'board', ''],
    ['4k3/8/8/8/8/8/8 w - - 0 1', 'board', '4k3/8/8/8/8/8/8'],
    ['4k3/8/8/8/8/8/8/4K3 x - - 0 1', 'turn', 'x'],
    ['4k3/8/8/8/8/8/8/4K3 w Z - 0 1', 'castling', 'Z'],
    ['4k3/8/8/8/8/8/8/4K3 w - e9 0 1', 'en passant', 'e9'],
    ['4k3/8/8/8/8/8/8/4K3 w - - x 1', 'counters', 'x 1'],
    ['8/8/8/8/8/8/8/4K3 w - - 0 1', 'kings', '8/8/8/8/8/8/8/4K3'],
    ['4k3/8/8/8/8/8/8/8 w - - 0 1', 'kings', '4k3/8/8/8/8/8/8/8'],
    ['8/8/8/8/8/8/8/8 w - - 0 1', 'no pieces', '8/8/8/8/8/8/8/8'],
    ['P3k3/8/8/8/8/8/8/4K3 w - - 0 1', 'pawn on last rank', 'P3k3/8/8/8/8/8/8/4K3'],
    ['4k3/8/8/8/8/8/8/4RK2 w - - 0 1', 'opponent in check', 'w'],
  ])('%j: %s, %j', (text, problem, part) => {
    expect(readFen(text)).toEqual({ ok: false, refusal: { reason: 'not a position', problem, part } });
  });

  it('does not read what is far too long', () => {
    expect(readFen('8'.repeat(1_000_000))).toEqual({
      ok: false,
      refusal: { reason: 'too long', length: 1_000_000, limit: 200 },
    });
  });
});
