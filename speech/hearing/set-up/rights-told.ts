/** Rights of castling and of en passant, told in words where a position is set up: "White cannot castle long", "en passant e3". */
import type { CastlingRight } from '../../../src/laws/board/given-rights.js';
import {
  COLORS,
  SQUARES,
  fileOf,
  rankOf,
  type CastlingSide,
  type Color,
  type PieceKind,
} from '../../../src/laws/squares.js';
import type { LanguageName } from '../../language-names.js';
import { pieceTokens } from '../piece-list.js';
import { change, refused, unread, type HeardSetUp } from './heard-set-up.js';
import { asking, colorsNamed, hasAny, isKind, squaresIn, wordsIn, wordsOf } from './set-up-words.js';

/**
 * What is said of castling and of en passant has one word by which it is known; who and where is named beside it.
 *
 * @param isTaken whether rights are taken away, as "remove …" does
 * @param changesMore whether a part of the line changes something else
 */
export function right(
  line: string,
  language: LanguageName,
  isTaken: boolean,
  changesMore: (part: string) => boolean,
): HeardSetUp | undefined {
  const words = wordsOf(line);
  const { castling, passing, bending, placing } = wordsIn(language);
  const has = (set: ReadonlySet<string>): boolean => words.some((word) => set.has(word));
  const isOfCastling = has(castling);
  if (!has(passing) && !isOfCastling) return undefined;
  const tokens = pieceTokens(line, language);
  const squares = squaresIn(tokens);
  // "castle", with no rook named beside it.
  const castlesSaid = words.filter((word) => castling.has(word));
  const rooks = tokens.filter((token) => token.is === 'kind' && token.kind === 'rook');
  const isRook = castlesSaid.every((word) => isKind(word, language)) && rooks.length <= castlesSaid.length;
  // "put a white castle on a1": a rook.
  if (!has(passing) && isRook && squares.length > 0 && has(placing)) return undefined;
  const pairs = words.map((word, at) => `${word} ${words[at + 1] ?? ''}`);
  const bent = [...words, ...pairs].find((word) => bending.has(word));
  const other = bent ?? (has(passing) ? words.find((word) => castling.has(word)) : undefined);
  if (other !== undefined) return unread(other);
  const asked = asking(line, language);
  if (asked) return asked;
  if (has(passing)) return passant(line, language, isTaken);
  const castles = words.find((word) => castling.has(word)) ?? '';
  if (isRook && squares.length > 0) return unread(castles);
  // Said of something else as well: "white to move, no castling".
  const [first = '', ...others] = line.split(/[,;.]/u);
  const beside = others.length > 0 ? [first, ...others].find(changesMore) : undefined;
  if (beside !== undefined) return unread(beside.trim());
  return castlingRight(line, language, isTaken);
}

function passant(line: string, language: LanguageName, isTaken: boolean): HeardSetUp {
  const words = wordsOf(line);
  const { no, taken } = wordsIn(language);
  const tokens = pieceTokens(line, language);
  if (isTaken || words.some((word) => no.has(word))) return change({ do: 'en passant', square: undefined });
  const [square, more] = squaresIn(tokens);
  if (!square || more) return refused({ reason: 'which en passant' });
  const rank = rankOf(square);
  if (rank === '3' || rank === '6') return change({ do: 'en passant', square });
  const at = tokens.findIndex((token) => token.is === 'kind');
  const pawn = tokens[at];
  if (pawn?.is !== 'kind' || pawn.kind !== 'pawn' || !hasAny(words, taken) || !(rank === '4' || rank === '5'))
    return refused({ reason: 'which en passant' });
  // The pawn that has passed: White's stands on the fourth rank.
  const color = rank === '4' ? 'white' : 'black';
  const isOther = [tokens[at - 1], tokens[at + 1]].some((token) => token?.is === 'color' && token.color !== color);
  if (isOther) return refused({ reason: 'which en passant' });
  const passed = SQUARES.find((one) => fileOf(one) === fileOf(square) && rankOf(one) === (rank === '4' ? '3' : '6'));
  return passed ? change({ do: 'en passant', square: passed }) : refused({ reason: 'which en passant' });
}

/** A word of a line of castling, by what it tells. */
type RightWord = { readonly word: string } & (
  | { readonly is: 'color'; readonly color: Color }
  | { readonly is: 'side'; readonly side: CastlingSide }
  | { readonly is: 'no' | 'joining' | 'castling' | 'other' }
);

const SIDES = ['short', 'long'] as const;

function rightWords(line: string, language: LanguageName): readonly RightWord[] {
  const { castling, wings, no, losses, joining, flank, colors } = wordsIn(language);
  const words = wordsOf(line);
  const lost = losses.filter((loss) => hasAny(words, [loss])).flat();
  return words.map((word, at): RightWord => {
    const beside = [...words.slice(Math.max(0, at - 3), at), ...words.slice(at + 1, at + 2)].some((one) =>
      flank.has(one),
    );
    const [token] = pieceTokens(word, language);
    // "king side", "lado de la dama"
    const ofKind = beside && token?.is === 'kind' ? OF_KIND[token.kind] : undefined;
    const side = SIDES.find((one) => wings[one].has(word)) ?? ofKind;
    if (side) return { word, is: 'side', side };
    const color = colors.get(word) ?? colorsNamed(word, language)[0];
    if (color) return { word, is: 'color', color };
    // "nor", "ni"
    if (joining.has(word)) return { word, is: 'joining' };
    if (no.has(word) || (lost.includes(word) && !castling.has(word))) return { word, is: 'no' };
    return { word, is: castling.has(word) ? 'castling' : 'other' };
  });
}

const OF_KIND: Readonly<Partial<Record<PieceKind, CastlingSide>>> = { king: 'short', queen: 'long' };

function castlingRight(line: string, language: LanguageName, isTaken: boolean): HeardSetUp {
  const { castling, no, losses, flank, each } = wordsIn(language);
  const words = wordsOf(line);
  const told = rightWords(line, language);
  const castles = words.find((word) => castling.has(word)) ?? '';
  const denied = words.find((word) => no.has(word));
  const isLost = hasAny(words, losses);
  // "has not lost the right"
  if (denied !== undefined && (isLost || isTaken)) return unread(denied);
  const isNone = denied !== undefined || isLost || isTaken;
  const mixed = isNone || COLORS.every((color) => told.some((one) => one.is === 'color' && one.color === color));
  const torn = mixed ? tornApart(told, isNone) : undefined;
  if (torn !== undefined) return unread(torn);
  const sidesNamed = SIDES.filter((side) => told.some((one) => one.is === 'side' && one.side === side));
  const vague = words.find((word, at) => flank.has(word) && !each.has(words[at - 1] ?? ''));
  if (sidesNamed.length === 0 && vague !== undefined) return unread(vague);
  const named = COLORS.filter((color) => told.some((one) => one.is === 'color' && one.color === color));
  const colors = named.length > 0 ? named : COLORS;
  const sides = sidesNamed.length > 0 ? sidesNamed : SIDES;
  const tokens = pieceTokens(line, language);
  const squares = squaresIn(tokens);
  const isOfKing = tokens.some((token) => token.is === 'kind' && token.kind !== 'rook');
  const isOfRooks = squares.every((square) => rankOf(square) === '1' || rankOf(square) === '8') && !isOfKing;
  if (squares.length > 0 && (!isOfRooks || (isNone && sidesNamed.length === 0))) return unread(castles);
  if (isNone) return change({ do: 'take castling', colors, sides });
  const rights: readonly CastlingRight[] =
    squares.length > 0
      ? squares.map((rook) => ({ color: rankOf(rook) === '1' ? 'white' : 'black', rook }))
      : colors.flatMap((color) => sides.map((side) => ({ color, side })));
  return change({ do: 'give castling', rights });
}

/** The player, or the side; `undefined` for any other word. */
function valueOf(one: RightWord, is: 'color' | 'side'): string | undefined {
  if (one.is === 'color' && is === 'color') return one.color;
  return one.is === 'side' && is === 'side' ? one.side : undefined;
}

/**
 * The word that may make two things of what is said of both players, or of both sides: "White may castle, Black may not", "short, but not long". Where
 * they stand together, they are meant alike: "neither White nor Black".
 */
function tornApart(told: readonly RightWord[], isDenied: boolean): string | undefined {
  for (const is of ['color', 'side'] as const) {
    const at = told.flatMap((one, index) => (one.is === is ? [index] : []));
    if (new Set(at.map((index) => told[index] && valueOf(told[index], is))).size < 2) continue;
    const [first = 0] = at;
    const last = at.at(-1) ?? first;
    const other = told.slice(first + 1, last).find((one) => {
      if (one.is === 'no') return !told.slice(0, first).some(({ word }) => word === one.word);
      if (one.is === 'castling') return isDenied;
      return one.is !== is && (one.is === 'side' || one.is === 'color');
    });
    if (other) return other.word;
    // "short and long not": perhaps only the second.
    const isBefore = told.slice(0, first).some((one) => one.is === 'no');
    const behind = told.slice(last + 1).find((one) => one.is === 'no');
    const isJoined = told.slice(first + 1, last).some((one) => one.is === 'joining');
    if (is === 'side' && !isBefore && behind) return behind.word;
    if (isDenied && !isJoined) return told[last]?.word;
  }
  return undefined;
}
