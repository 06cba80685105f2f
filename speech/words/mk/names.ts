/**
 * Macedonian names of pieces, players and squares, with the gender that goes with them, and how things are listed. The players are
 * plural, as commentators call them: "белите нудат реми".
 */
import type { ByColor, CastlingSide, Color, Piece, PieceKind } from '../../../src/laws/squares.js';
import { namedKind } from '../marks.js';
import type { Gender } from './numbers.js';

export const PIECES: Readonly<Record<PieceKind, string>> = {
  king: 'крал',
  queen: 'дама',
  rook: 'топ',
  bishop: 'ловец',
  knight: 'скокач',
  pawn: 'пешак',
};

const PLURALS: Readonly<Record<PieceKind, string>> = {
  king: 'кралеви',
  queen: 'дами',
  rook: 'топови',
  bishop: 'ловци',
  knight: 'скокачи',
  pawn: 'пешаци',
};

/** After a number: "два топа". */
const COUNTED: Readonly<Record<PieceKind, string>> = {
  king: 'крала',
  queen: 'дами',
  rook: 'топа',
  bishop: 'ловца',
  knight: 'скокача',
  pawn: 'пешака',
};

const THE_PIECES: Readonly<Record<PieceKind, string>> = {
  king: 'кралот',
  queen: 'дамата',
  rook: 'топот',
  bishop: 'ловецот',
  knight: 'скокачот',
  pawn: 'пешакот',
};

/** As labels, before what is theirs. */
export const PLAYERS: ByColor<string> = { white: 'Бели', black: 'Црни' };
/** In a sentence; and to begin one with. */
export const THE_PLAYERS: ByColor<string> = { white: 'белите', black: 'црните' };

const ADJECTIVES: ByColor<{ readonly one: string; readonly she: string; readonly many: string }> = {
  white: { one: 'бел', she: 'бела', many: 'бели' },
  black: { one: 'црн', she: 'црна', many: 'црни' },
};
const THE_ADJECTIVES: ByColor<{ readonly one: string; readonly she: string }> = {
  white: { one: 'белиот', she: 'белата' },
  black: { one: 'црниот', she: 'црната' },
};

export const CASTLING: Readonly<Record<CastlingSide, string>> = { short: 'мала рокада', long: 'голема рокада' };

/** Only the queen is feminine. */
export function genderOf(kind: PieceKind): Exclude<Gender, 'neuter'> {
  return kind === 'queen' ? 'feminine' : 'masculine';
}

/** "бел пешак", "бела дама", as a piece is named by itself. */
export function pieceName({ color, kind }: Piece, withColor = true): string {
  const name = namedKind(kind, PIECES[kind]);
  return withColor ? `${adjective(color, kind, 1)} ${name}` : name;
}

/** "бел", "бела", "бели". */
export function adjective(color: Color, kind: PieceKind, count: number): string {
  const { one, she, many } = ADJECTIVES[color];
  if (count > 1) return many;
  return kind === 'queen' ? she : one;
}

/** "топ", "топови", by themselves. */
export function kindName(kind: PieceKind, count: number): string {
  return namedKind(kind, count === 1 ? PIECES[kind] : PLURALS[kind]);
}

/** "топа", after a number of more than one. */
export function countedKind(kind: PieceKind): string {
  return namedKind(kind, COUNTED[kind]);
}

/** "белиот", "белата", before the name of a piece. */
export function theAdjective(color: Color, kind: PieceKind): string {
  const { one, she } = THE_ADJECTIVES[color];
  return kind === 'queen' ? she : one;
}

/** "скокачот", without a square. */
export function theKindAlone(kind: PieceKind): string {
  return THE_PIECES[kind];
}

/** "а, б или в". */
export function listed(items: readonly string[], conjunction: 'и' | 'или'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
