/**
 * The international call (Appendix D.2.1, E.2.1 in 2009): German names whatever the language of the page, the files by first
 * names. FIDE prints "fuenf", "Koenig", "Laeufer"; a German voice needs the spelling with umlauts. FIDE gives no words for
 * captures, check and mate: they are those of German practice.
 */
import {
  fileOf,
  rankOf,
  type File,
  type PieceKind,
  type Rank,
  type Square,
  type Color,
  type Piece,
} from '../../src/laws/squares.js';
import type { Segment } from '../utterance.js';
import type { Call, CallManner } from './called-move.js';

/** BCP 47. */
export const FIDE_LANG = 'de';

export const FIDE_FILES: Readonly<Record<File, string>> = {
  a: 'Anna',
  b: 'Bella',
  c: 'Cesar',
  d: 'David',
  e: 'Eva',
  f: 'Felix',
  g: 'Gustav',
  h: 'Hector',
};

export const FIDE_RANKS: Readonly<Record<Rank, string>> = {
  '1': 'eins',
  '2': 'zwei',
  '3': 'drei',
  '4': 'vier',
  '5': 'fünf',
  '6': 'sechs',
  '7': 'sieben',
  '8': 'acht',
};

export const FIDE_PIECES: Readonly<Record<PieceKind, string>> = {
  king: 'König',
  queen: 'Dame',
  rook: 'Turm',
  bishop: 'Läufer',
  knight: 'Springer',
  pawn: 'Bauer',
};

/** What is taken, in the accusative, without an article. */
const TAKEN: Readonly<Record<PieceKind, string>> = { ...FIDE_PIECES, pawn: 'Bauern' };

/** Said in German, whatever the language of the page. */
export function german(text: string): Segment {
  return { text, lang: FIDE_LANG };
}

/** "Eva vier". */
export function fideSquare(square: Square): Segment {
  return german(squareName(square));
}

/** "Springer Gustav eins Felix drei", or "Springer Felix drei". */
export function fideCall(call: Call, manner: CallManner): Segment {
  const sign = { check: ', Schach', mate: ', matt', none: '' }[call.sign ?? 'none'];
  return german(`${bareCall(call, manner)}${sign}`);
}

function bareCall({ moved, captured }: Call, { from, pawn, captures }: CallManner): string {
  if (moved.castling) return moved.castling === 'short' ? 'kurze Rochade' : 'lange Rochade';
  return [
    ...(moved.piece === 'pawn' && !pawn ? [] : [FIDE_PIECES[moved.piece]]),
    ...(from ? [squareName(moved.from)] : []),
    ...(captured ? ['schlägt'] : []),
    ...(captured && captures === 'piece' ? [TAKEN[captured.piece.kind], 'auf'] : []),
    squareName(moved.to),
    ...(captured?.enPassant && captures !== 'word' ? ['en passant'] : []),
    // After a capture the bare piece would be heard as what is taken.
    ...(moved.promotion && captured ? ['Umwandlung'] : []),
    ...(moved.promotion ? [FIDE_PIECES[moved.promotion]] : []),
  ].join(' ');
}

function squareName(square: Square): string {
  return `${FIDE_FILES[fileOf(square)]} ${FIDE_RANKS[rankOf(square)]}`;
}

/** For what a cell is called. */
const STEMS: Readonly<Record<Color, string>> = { white: 'weiß', black: 'schwarz' };

export const FIDE_EMPTY = 'leer';
export const FIDE_SHADES = { light: 'helles Feld', dark: 'dunkles Feld' } as const;

/** "weißer Bauer", "weiße Dame", or without the colour. */
export function fidePiece({ color, kind }: Piece, withColor: boolean): string {
  return withColor ? `${STEMS[color]}${kind === 'queen' ? 'e' : 'er'} ${FIDE_PIECES[kind]}` : FIDE_PIECES[kind];
}
