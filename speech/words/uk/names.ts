/**
 * Ukrainian names of pieces and players in their cases.
 */
import type { ByColor, CastlingSide, Color, Piece, PieceKind } from '../../../src/laws/squares.js';
import { namedKind } from '../marks.js';
import { formAfter, type CountedWord, type Gender } from './counting.js';

export type Case = 'nominative' | 'genitive' | 'accusative' | 'instrumental';
type Forms = Readonly<Record<Case, string>>;

/** The Laws of the federation: король, ферзь, тура, слон, кінь, пішак. */
const PIECES: Readonly<Record<PieceKind, Forms>> = {
  king: { nominative: 'король', genitive: 'короля', accusative: 'короля', instrumental: 'королем' },
  queen: { nominative: 'ферзь', genitive: 'ферзя', accusative: 'ферзя', instrumental: 'ферзем' },
  rook: { nominative: 'тура', genitive: 'тури', accusative: 'туру', instrumental: 'турою' },
  bishop: { nominative: 'слон', genitive: 'слона', accusative: 'слона', instrumental: 'слоном' },
  knight: { nominative: 'кінь', genitive: 'коня', accusative: 'коня', instrumental: 'конем' },
  pawn: { nominative: 'пішак', genitive: 'пішака', accusative: 'пішака', instrumental: 'пішаком' },
};

const several = (kind: PieceKind, few: string, many: string): CountedWord => {
  const { nominative, accusative } = PIECES[kind];
  return { gender: genderOf(kind), one: nominative, oneAccusative: accusative, few, many };
};

const COUNTED: Readonly<Record<PieceKind, CountedWord>> = {
  king: several('king', 'королі', 'королів'),
  queen: several('queen', 'ферзі', 'ферзів'),
  rook: several('rook', 'тури', 'тур'),
  bishop: several('bishop', 'слони', 'слонів'),
  knight: several('knight', 'коні', 'коней'),
  pawn: several('pawn', 'пішаки', 'пішаків'),
};

const COLORED: ByColor<Readonly<Record<Gender, Forms>> & { readonly plural: string }> = {
  white: {
    masculine: { nominative: 'білий', genitive: 'білого', accusative: 'білого', instrumental: 'білим' },
    feminine: { nominative: 'біла', genitive: 'білої', accusative: 'білу', instrumental: 'білою' },
    plural: 'білі',
  },
  black: {
    masculine: { nominative: 'чорний', genitive: 'чорного', accusative: 'чорного', instrumental: 'чорним' },
    feminine: { nominative: 'чорна', genitive: 'чорної', accusative: 'чорну', instrumental: 'чорною' },
    plural: 'чорні',
  },
};

/** To begin a sentence with; the players are plural: "Білі ходять". */
export const PLAYERS: ByColor<string> = { white: 'Білі', black: 'Чорні' };
/** Of a player: "хід білих". */
export const OF_PLAYER: ByColor<string> = { white: 'білих', black: 'чорних' };
/** To a player, to begin a sentence with: "Білим додано". */
export const TO_PLAYER: ByColor<string> = { white: 'Білим', black: 'Чорним' };

export const CASTLES: Readonly<Record<CastlingSide, Forms>> = {
  short: {
    nominative: 'коротка рокіровка',
    genitive: 'короткої рокіровки',
    accusative: 'коротку рокіровку',
    instrumental: 'короткою рокіровкою',
  },
  long: {
    nominative: 'довга рокіровка',
    genitive: 'довгої рокіровки',
    accusative: 'довгу рокіровку',
    instrumental: 'довгою рокіровкою',
  },
};

export function genderOf(kind: PieceKind): Gender {
  return kind === 'rook' ? 'feminine' : 'masculine';
}

/** "пішак", "пішака". */
export function kindIn(kind: PieceKind, inCase: Case = 'nominative'): string {
  return PIECES[kind][inCase];
}

/** "тури", "тур", in the nominative or the genitive plural. */
export function severalOf(kind: PieceKind, inCase: Case = 'nominative'): string {
  const { few, many } = COUNTED[kind];
  return inCase === 'genitive' ? many : few;
}

/** "чорна" of a rook. */
export function colored({ color, kind }: Piece, inCase: Case = 'nominative'): string {
  return COLORED[color][genderOf(kind)][inCase];
}

/** "білий пішак", as a piece is named by itself. */
export function pieceName(piece: Piece, withColor = true, inCase: Case = 'nominative'): string {
  const name = namedKind(piece.kind, kindIn(piece.kind, inCase));
  return withColor ? `${colored(piece, inCase)} ${name}` : name;
}

/** "тура", "тури", by themselves in the nominative. */
export function kindName(kind: PieceKind, count: number): string {
  return namedKind(kind, count === 1 ? COUNTED[kind].one : COUNTED[kind].few);
}

/** "тури" after two, "тур" after five. */
export function kindAfter(kind: PieceKind, count: number): string {
  return namedKind(kind, formAfter(count, COUNTED[kind]));
}

/** "біла" of one rook, "білі" of several. */
export function coloredRun(color: Color, kind: PieceKind, count: number): string {
  return count === 1 ? colored({ color, kind }) : COLORED[color].plural;
}
