/**
 * Writing moves in short algebraic notation (App. C.9–C.13).
 */
import type { Moved } from '../laws/facts.js';
import type { PieceKind } from '../laws/squares.js';
import type { Alphabet } from './alphabets.js';

/**
 * A move that was made, as a scoresheet has it, with English letters: castling in zeros (App. C.13) and the new piece right
 * behind the square (App. C.11), "0-0", "d8Q". Marks for check and mate are not part of it.
 */
export function makeShort(moved: Pick<Moved, 'san'>): string {
  return moved.san.replace(/O/g, '0').replace('=', '');
}

const ENGLISH: Readonly<Record<string, PieceKind>> = {
  K: 'king',
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
};

/** The same notation with the piece letters of another alphabet; castling, squares and marks stay as they are. */
export function inAlphabet(english: string, alphabet: Alphabet): string {
  return english.replace(/[KQRBN]/g, (letter) => {
    const kind = ENGLISH[letter];
    return (kind && alphabet.letters[kind][0]) ?? letter;
  });
}
