/**
 * German names of pieces and players, with the grammar their sentences need: gender, case and number. Only the pawn is bent in the
 * singular ("den Bauern"), and all but the queen are masculine.
 */
import type { ByColor, CastlingSide, Color, Piece, PieceKind, PlacedPiece, Square } from '../../../src/laws/squares.js';
import { at, namedKind } from '../marks.js';
import { listed } from './counting.js';

export type GrammaticalCase = 'nominative' | 'accusative' | 'dative';

/** A kind of piece on a square, whatever its colour. */
export interface KindOnSquare {
  readonly kind: PieceKind;
  readonly square: Square;
}

/** In the nominative. */
export const PIECES: Readonly<Record<PieceKind, string>> = {
  king: 'König',
  queen: 'Dame',
  rook: 'Turm',
  bishop: 'Läufer',
  knight: 'Springer',
  pawn: 'Bauer',
};

const PLURALS: Readonly<Record<PieceKind, string>> = {
  king: 'Könige',
  queen: 'Damen',
  rook: 'Türme',
  bishop: 'Läufer',
  knight: 'Springer',
  pawn: 'Bauern',
};

export const PLAYERS: ByColor<string> = { white: 'Weiß', black: 'Schwarz' };

const STEMS: ByColor<string> = { white: 'weiß', black: 'schwarz' };

/** Castling by itself: "kurze Rochade". */
export const CASTLINGS: Readonly<Record<CastlingSide, string>> = { short: 'kurze Rochade', long: 'lange Rochade' };

/** How a king castles: "kurz rochieren". */
export const CASTLES: Readonly<Record<CastlingSide, string>> = { short: 'kurz', long: 'lang' };

const ARTICLES: Readonly<Record<GrammaticalCase, Readonly<Record<'he' | 'she', string>>>> = {
  nominative: { he: 'der', she: 'die' },
  accusative: { he: 'den', she: 'die' },
  dative: { he: 'dem', she: 'der' },
};

function gender(kind: PieceKind): 'he' | 'she' {
  return kind === 'queen' ? 'she' : 'he';
}

/** One of two forms, by the gender of the piece: "keinen" or "keine". */
export function byGender(kind: PieceKind, he: string, she: string): string {
  return gender(kind) === 'he' ? he : she;
}

/** The name of a piece in its case, without an article: "Bauern". */
export function bent(kind: PieceKind, grammaticalCase: GrammaticalCase): string {
  return kind === 'pawn' && grammaticalCase !== 'nominative' ? PLURALS.pawn : PIECES[kind];
}

/** "Türme", "Turm", in the nominative. */
export function kindsOf(kind: PieceKind, count: number): string {
  return count === 1 ? PIECES[kind] : PLURALS[kind];
}

/** "weiße Türme", "weißer": the colour before a noun without an article, in the nominative. */
export function colorBefore(color: Color, kind: PieceKind, count: number): string {
  return `${STEMS[color]}${count === 1 ? byGender(kind, 'er', 'e') : 'e'}`;
}

/** "weißer Bauer", "schwarze Dame", as a piece is named by itself. */
export function pieceName({ color, kind }: Piece, withColor = true): string {
  return `${withColor ? `${colorBefore(color, kind, 1)} ` : ''}${namedKind(kind, PIECES[kind])}`;
}

/** "Turm", "Türme", by themselves. */
export function kindName(kind: PieceKind, count: number): string {
  return namedKind(kind, kindsOf(kind, count));
}

/** "Springer g1", by itself. */
export function pieceOn({ kind, square }: KindOnSquare): string {
  return `${namedKind(kind, PIECES[kind])} ${at(square)}`;
}

/** "der weiße Bauer auf e2", in the nominative. */
export function thePiece({ color, kind, square }: PlacedPiece): string {
  return `${ARTICLES.nominative[gender(kind)]} ${STEMS[color]}e ${PIECES[kind]} auf ${at(square)}`;
}

/** "den Bauern auf e2". */
export function theKind({ kind, square }: KindOnSquare, grammaticalCase: GrammaticalCase = 'nominative'): string {
  return `${ARTICLES[grammaticalCase][gender(kind)]} ${bent(kind, grammaticalCase)} auf ${at(square)}`;
}

/** "der Läufer auf b4 und der Turm auf e8". */
export function theKinds(pieces: readonly KindOnSquare[]): string {
  return listed(
    pieces.map((piece) => theKind(piece)),
    'und',
  );
}

/** "vom Läufer auf b4 und von der Dame auf e8". */
export function byKinds(pieces: readonly KindOnSquare[]): string {
  const by = ({ kind, square }: KindOnSquare): string =>
    `${byGender(kind, 'vom', 'von der')} ${bent(kind, 'dative')} auf ${at(square)}`;
  return listed(pieces.map(by), 'und');
}
