/**
 * German names of pieces and players, with the grammar their sentences need: gender, case and number. Only the pawn is bent in the
 * singular ("den Bauern"), and all but the queen are masculine.
 */
import type { ByColor, CastlingSide, Color, Piece, PieceKind, Square } from '../../../src/laws/squares.js';
import { namedKind } from '../marks.js';

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

export const ARTICLES: Readonly<Record<GrammaticalCase, Readonly<Record<'he' | 'she', string>>>> = {
  nominative: { he: 'der', she: 'die' },
  accusative: { he: 'den', she: 'die' },
  dative: { he: 'dem', she: 'der' },
};

export function gender(kind: PieceKind): 'he' | 'she' {
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

/** "weiße": the colour after an article, in the nominative singular. */
export function colorAfter(color: Color): string {
  return `${STEMS[color]}e`;
}

/** "weißer Bauer", "schwarze Dame", as a piece is named by itself. */
export function pieceName({ color, kind }: Piece, withColor = true): string {
  return `${withColor ? `${colorBefore(color, kind, 1)} ` : ''}${namedKind(kind, PIECES[kind])}`;
}

/** "Turm", "Türme", by themselves. */
export function kindName(kind: PieceKind, count: number): string {
  return namedKind(kind, kindsOf(kind, count));
}
