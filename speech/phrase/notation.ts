/**
 * A move in notation, to be brailled or heard: algebraic (App. C) with the letters of the page's language, and UCI.
 */
import type { Move, PieceKind } from '../../src/laws/squares.js';
import type { Moved } from '../../src/laws/facts.js';
import type { Call } from './called-move.js';

/** Castling as FIDE prints it (C.13). */
export function notation(
  { moved, captured, sign }: Call,
  letters: Readonly<Record<PieceKind, string>>,
  length: 'short' | 'long',
): string {
  const mark = { check: '+', mate: '#', none: '' }[sign ?? 'none'];
  if (moved.castling) return `${moved.castling === 'short' ? '0-0' : '0-0-0'}${mark}`;
  const letter = moved.piece === 'pawn' ? '' : letters[moved.piece];
  const promotion = moved.promotion ? `=${letters[moved.promotion]}` : '';
  return length === 'long' || readsAsPower(moved)
    ? `${letter}${moved.from}${captured ? 'x' : '-'}${moved.to}${promotion}${mark}`
    : `${withLetters(moved.san, letters)}${mark}`;
}

/** UCI, with a space between the squares: a voice reads "e1e4" as a power of ten. */
export function uci({ from, to, promotion }: Move): string {
  return `${from} ${to}${promotion ? ` ${UCI_LETTERS[promotion]}` : ''}`;
}

const UCI_LETTERS = { queen: 'q', rook: 'r', bishop: 'b', knight: 'n' } as const;

/** "R1e4" holds "1e4", which a voice reads as a power of ten: such a move is written with both squares, "Re1-e4". */
function readsAsPower({ san }: Moved): boolean {
  return /\de\d/u.test(san);
}

function withLetters(san: string, letters: Readonly<Record<PieceKind, string>>): string {
  const named: Readonly<Record<string, string>> = {
    K: letters.king,
    Q: letters.queen,
    R: letters.rook,
    B: letters.bishop,
    N: letters.knight,
  };
  return san.replace(/[KQRBN]/g, (letter) => named[letter] ?? letter);
}
