/**
 * Reading a move from a sentence: "Springer Gustav eins nach Felix drei", "pawn takes d5", "lange Rochade", "e7 e8 queen".
 */
import {
  PROMOTION_KINDS,
  type CastlingSide,
  type File,
  type PieceKind,
  type PromotionKind,
  type Rank,
} from '../../src/laws/squares.js';
import type { MoveDescription } from '../../src/notation/description.js';
import { folded, heed, type Heed } from './lexicon.js';

/** The move that a sentence describes, or `undefined` where it is no such sentence. */
export function readSentence(text: string): MoveDescription | undefined {
  const heeds = meanings(text);
  if (!heeds) return undefined;
  const telling = heeds.filter((found) => found.is !== 'remark');
  return telling.some((found) => found.is === 'castling') ? readCastling(telling) : readPiece(telling);
}

/**
 * The text with the words that notation has a sign for written as that sign, so that "S schlägt f3", "N to f3" and
 * "Dh5 Schach" can be read as notation.
 */
export function withSigns(text: string): string {
  return text
    .split(' ')
    .map((word) => {
      const found = word.length > 1 ? heed(folded(word.replace(/[,.!]+$/u, ''))) : undefined;
      if (found?.is === 'capture') return 'x';
      if (found?.is === 'way') return '-';
      return found?.is === 'remark' ? '' : word;
    })
    .join(' ')
    .replace(/[\s,]+$/u, '');
}

/** Every word's meaning in order; `undefined` as soon as one has none. */
function meanings(text: string): readonly Heed[] | undefined {
  const plain = folded(text).replace(
    /\b(king|queen|konigs?|koenigs?|damen?)[ -]?(?:side|seite)\b/gu,
    (_, wing: string) => (/^k/u.test(wing) ? 'kingside' : 'queenside'),
  );
  if (/[^a-z0-9\s,.;:!?+#=()/-]/u.test(plain)) return undefined;
  const heeds: Heed[] = [];
  for (const word of plain.match(/[a-z]+|\d/gu) ?? []) {
    const found = heed(word);
    if (!found) return undefined;
    heeds.push(found);
  }
  return heeds;
}

function readCastling(heeds: readonly Heed[]): MoveDescription | undefined {
  let side: CastlingSide | undefined;
  for (const found of heeds) {
    if (found.is === 'side' && (side === undefined || side === found.side)) side = found.side;
    else if (found.is !== 'castling' && found.is !== 'way') return undefined;
  }
  return { type: 'castling', ...(side && { side }) };
}

/** [piece] [file] [rank] file rank [piece], with a word for capturing or going anywhere between. */
function readPiece(heeds: readonly Heed[]): MoveDescription | undefined {
  const capture = heeds.some((found) => found.is === 'capture');
  const rest = heeds.filter((found) => found.is !== 'capture' && found.is !== 'way');
  const [first] = rest;
  const kind = first?.is === 'kind' ? first.kind : undefined;
  const afterKind = kind ? rest.slice(1) : rest;
  const last = afterKind.at(-1);
  const promotion = last?.is === 'kind' ? last.kind : undefined;
  if (promotion && !isPromotionKind(promotion)) return undefined;
  const places = promotion ? afterKind.slice(0, -1) : afterKind;
  const squares = readSquares(places);
  if (!squares) return undefined;
  const { file, rank, to } = squares;
  // A rank alone tells no pawn from another: it is a slip.
  if (rank && !file && !kind) return undefined;
  return {
    type: 'piece',
    ...pieceMeant(kind, file, rank),
    ...(file && { file }),
    ...(rank && { rank }),
    to,
    ...(promotion && isPromotionKind(promotion) && { promotion }),
    capture,
  };
}

function pieceMeant(
  kind: PieceKind | undefined,
  file: File | undefined,
  rank: Rank | undefined,
): { readonly kind?: PieceKind } {
  if (kind) return { kind };
  return file && rank ? {} : { kind: 'pawn' };
}

function readSquares(
  places: readonly Heed[],
): { readonly file?: File; readonly rank?: Rank; readonly to: `${File}${Rank}` } | undefined {
  const toFile = places.at(-2);
  const toRank = places.at(-1);
  if (toFile?.is !== 'file' || toRank?.is !== 'rank') return undefined;
  const to = `${toFile.file}${toRank.rank}` as const;
  const [one, other, ...more] = places.slice(0, -2);
  if (more.length > 0) return undefined;
  if (!one) return { to };
  if (!other) {
    if (one.is === 'file') return { file: one.file, to };
    return one.is === 'rank' ? { rank: one.rank, to } : undefined;
  }
  return one.is === 'file' && other.is === 'rank' ? { file: one.file, rank: other.rank, to } : undefined;
}

function isPromotionKind(kind: PieceKind): kind is PromotionKind {
  return PROMOTION_KINDS.some((promotion) => promotion === kind);
}
