/** Algebraic notation as App. C (2009: C; 2023: C) describes it, article by article: what is read, and what is written. */
import { describe, expect, test } from 'vitest';
import { FILES, RANKS, SQUARES } from '../../src/laws/squares.js';
import { readAlgebraic, inAlphabet, makeShort } from '../../src/notation/algebraic.js';
import { ALPHABETS } from '../../src/notation/alphabets.js';
import { moveAlone } from '../../src/notation/typed-text.js';
import { move, position } from '../laws/play.js';

const read = (text: string) => readAlgebraic(moveAlone(text)).map((one) => one.description);
const written = (fen: string, text: string) => makeShort({ san: position(fen).san(move(text)) });
type Rows = readonly (readonly [string, string])[];

describe('pieces and squares', () => {
  const LETTERS: Rows = [
    ['FIDE 2009', 'C1'],
    ['FIDE 2009', 'C2'],
    ['FIDE 2023', 'C.1'],
    ['FIDE 2023', 'C.2'],
  ];
  test.each(LETTERS)('%s %s: each piece but the pawn has its letter: K, Q, R, B, N', () => {
    const fen = '6k1/8/8/8/8/2N5/4P3/RB1QK3 w - - 0 1';
    const texts = ['e1f1', 'd1d4', 'a1a4', 'b1e4', 'c3d5'] as const;
    expect(texts.map((text) => written(fen, text))).toEqual(['Kf1', 'Qd4', 'Ra4', 'Be4', 'Nd5']);
  });

  const OWN: Rows = [
    ['FIDE 2009', 'C3'],
    ['FIDE 2023', 'C.3'],
  ];
  test.each(OWN)('%s %s: each player uses the letters of his own language', () => {
    const french = ALPHABETS.find(({ name }) => name === 'fr');
    const german = ALPHABETS.find(({ name }) => name === 'de');
    expect([french && inAlphabet('Bxc4', french), german && inAlphabet('Nf3', german)]).toEqual(['Fxc4', 'Sf3']);
    expect(read('Sf3')).toContainEqual({ type: 'piece', kind: 'knight', to: 'f3', capture: false });
  });

  const PAWNS: Rows = [
    ['FIDE 2009', 'C4'],
    ['FIDE 2023', 'C.4'],
  ];
  test.each(PAWNS)('%s %s: a pawn has none, and is known by that: e5, d4, a5', () => {
    expect(written('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e2e4')).toBe('e4');
    expect(read('a5')).toEqual([{ type: 'piece', to: 'a5', capture: false }]);
  });

  const SQUARE: Rows = [
    ['FIDE 2009', 'C5'],
    ['FIDE 2009', 'C6'],
    ['FIDE 2009', 'C7'],
    ['FIDE 2023', 'C.5'],
    ['FIDE 2023', 'C.6'],
    ['FIDE 2023', 'C.7'],
  ];
  test.each(SQUARE)('%s %s: files a to h, ranks 1 to 8, and each square by one of each', () => {
    expect([FILES.join(''), RANKS.join('')]).toEqual(['abcdefgh', '12345678']);
    expect([SQUARES.length, new Set(SQUARES).size, SQUARES[0], SQUARES[63]]).toEqual([64, 64, 'a1', 'h8']);
    const start = position('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
    expect([start.pieceAt('e1')?.color, start.pieceAt('e8')?.color]).toEqual(['white', 'black']);
  });
});

describe('moves', () => {
  const MOVES: Rows = [
    ['FIDE 2009', 'C8'],
    ['FIDE 2023', 'C.8'],
  ];
  test.each(MOVES)('%s %s: the letter and the square of arrival: Be5, Nf3, Rd1', () => {
    expect(read('Be5')).toContainEqual({ type: 'piece', kind: 'bishop', to: 'e5', capture: false });
    expect(written('4k3/8/8/8/8/8/4K3/R7 w - - 0 1', 'a1d1')).toBe('Rd1');
  });

  const CAPTURES: Rows = [
    ['FIDE 2009', 'C9'],
    ['FIDE 2023', 'C.9.1'],
    ['FIDE 2023', 'C.9.2'],
    ['FIDE 2023', 'C.9.3'],
  ];
  test.each(CAPTURES)('%s %s: x when capturing, with a pawn its file: Bxe5, dxe5, exd6 e.p.', () => {
    const fen = '4k3/8/8/4p3/3P4/6B1/8/4K3 w - - 0 1';
    expect([written(fen, 'g3e5'), written(fen, 'd4e5')]).toEqual(['Bxe5', 'dxe5']);
    expect(written('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6')).toBe('exd6');
    expect(read('exd6 e.p.')).toEqual([{ type: 'piece', file: 'e', to: 'd6', capture: true }]);
  });

  test.each([
    ['FIDE 2009', 'C10', '4k3/8/8/8/8/8/4K3/R6R w - - 0 1', 'a1d1', 'Rad1'],
    ['FIDE 2023', 'C.10.1', '4k3/8/8/8/8/8/4K3/R6R w - - 0 1', 'a1d1', 'Rad1'],
    ['FIDE 2009', 'C10', '4k3/8/8/6N1/8/8/4K3/6N1 w - - 0 1', 'g5f3', 'N5f3'],
    ['FIDE 2023', 'C.10.2', '4k3/8/8/6N1/8/8/4K3/6N1 w - - 0 1', 'g5f3', 'N5f3'],
    ['FIDE 2009', 'C10', '4k3/8/8/8/3N4/8/4K2N/8 w - - 0 1', 'h2f3', 'Nhf3'],
    ['FIDE 2023', 'C.10.3', '4k3/8/8/8/3N4/8/4K2N/8 w - - 0 1', 'h2f3', 'Nhf3'],
  ] as const)('%s %s: which of two, in %s by %s: %s', (_edition, _article, fen, text, expected) => {
    expect(written(fen, text)).toBe(expected);
  });

  const PROMOTION: Rows = [
    ['FIDE 2009', 'C11'],
    ['FIDE 2023', 'C.11'],
  ];
  test.each(PROMOTION)('%s %s: the new piece right behind the square: d8Q', () => {
    expect(written('7k/3P4/8/8/8/8/8/K7 w - - 0 1', 'd7d8n')).toBe('d8N');
    expect(read('d8Q')).toEqual([{ type: 'piece', to: 'd8', promotion: 'queen', capture: false }]);
  });

  test.each([
    ['FIDE 2009', 'C13', '0-0', 'short'],
    ['FIDE 2023', 'C.13.1', '0-0', 'short'],
    ['FIDE 2009', 'C13', '0-0-0', 'long'],
    ['FIDE 2023', 'C.13.2', '0-0-0', 'long'],
  ] as const)('%s %s: %s is castling %s', (_edition, _article, text, side) => {
    expect(read(text)).toEqual([{ type: 'castling', side }]);
    expect(makeShort({ san: text.replace(/0/g, 'O') })).toBe(text);
  });

  test.each([
    ['FIDE 2009', 'C13', 'Nxf3', true],
    ['FIDE 2023', 'C.13.3', 'Nxf3', true],
    ['FIDE 2023', 'C.13.4', 'Nf3+', false],
    ['FIDE 2023', 'C.13.5', 'Nf3#', false],
    ['FIDE 2023', 'C.13.5', 'Nf3++', false],
  ] as const)('%s %s: capture, check and mate in %s', (_edition, _article, text, capture) => {
    expect(read(text)).toContainEqual({ type: 'piece', kind: 'knight', to: 'f3', capture });
  });

  test('FIDE 2023 C.13.6: e.p. behind a capture en passant', () => {
    expect(read('fxe6 e.p.')).toContainEqual({ type: 'piece', file: 'f', to: 'e6', capture: true });
  });
});
