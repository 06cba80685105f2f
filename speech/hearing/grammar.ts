/**
 * The order of words: from what each word means to the moves that the sentence can describe. Not much order is asked for. Two squares
 * are where from and where to, unless "from" says it; a piece before the square moves, a piece behind "takes" is taken, a piece
 * behind the square is what the pawn becomes, or else the one that goes there.
 */
import { type File, isPromotionKind, type PieceKind, type Rank } from '../../src/laws/squares.js';
import type { MoveDescription, PieceDescription } from '../../src/notation/description.js';
import { readNumeric } from '../../src/notation/iccf.js';
import type { Heed } from './vocabulary.js';

interface Place {
  readonly file?: File;
  readonly rank?: Rank;
}

/** What the words before said of the next one. */
type Expecting = 'nothing' | 'arrival' | 'origin' | 'taken' | 'means' | 'promotion';

/** What the words name, as far as they have been read. */
interface Found {
  mover?: PieceKind;
  taken?: PieceKind;
  promotion?: PieceKind;
  /** A piece behind the square of arrival. */
  behind?: PieceKind;
  origin?: Place;
  /** A file or a rank by itself. */
  loose?: Place;
  /** A file or a rank by itself behind "takes". */
  toFile?: File;
  toRank?: Rank;
  squares: { readonly file: File; readonly rank: Rank }[];
  capture: boolean;
  passing: boolean;
}

/** What the words name; `undefined` where they cannot stand so in one sentence. */
function gather(heeds: readonly Heed[]): Found | undefined {
  const found: Found = { squares: [], capture: false, passing: false };
  let expecting: Expecting = 'nothing';
  for (let index = 0; index < heeds.length; index += 1) {
    const heed = heeds[index];
    if (!heed) break;
    switch (heed.is) {
      case 'capture':
        if (found.capture) return undefined;
        found.capture = true;
        expecting = 'taken';
        break;
      case 'way':
        if (expecting !== 'promotion' && expecting !== 'means') expecting = 'arrival';
        break;
      case 'origin':
        expecting = 'origin';
        break;
      case 'means':
        expecting = 'means';
        break;
      case 'becoming':
        expecting = 'promotion';
        break;
      case 'passing':
        found.passing = true;
        expecting = 'arrival';
        break;
      case 'kind': {
        const next = takeKind(found, heed, expecting);
        if (!next) return undefined;
        expecting = next;
        break;
      }
      case 'file': {
        const rank = heeds[index + 1];
        const place: Place = { file: heed.file, ...(rank?.is === 'rank' && { rank: rank.rank }) };
        if (rank?.is === 'rank') index += 1;
        if (!takePlace(found, place, expecting)) return undefined;
        if (expecting !== 'promotion') expecting = 'nothing';
        break;
      }
      case 'rank':
        if (!takePlace(found, { rank: heed.rank }, expecting)) return undefined;
        expecting = 'nothing';
        break;
      case 'castling':
      case 'side':
        return undefined;
      case 'remark':
        break;
    }
  }
  return found;
}

/** Takes in a piece; gives what is expected after it, or `undefined` where no piece can stand here. */
function takeKind(
  found: Found,
  { kind, role }: Extract<Heed, { readonly is: 'kind' }>,
  expecting: Expecting,
): Expecting | undefined {
  if (expecting === 'promotion') {
    if (found.promotion) return undefined;
    found.promotion = kind;
    return 'nothing';
  }
  if (expecting === 'means' || role === 'instrument') {
    if (found.mover && found.mover !== kind) return undefined;
    found.mover = kind;
    return found.squares.length > 0 ? 'means' : found.capture ? 'taken' : 'nothing';
  }
  if (expecting === 'taken' && !found.taken && !(role === 'subject' && !found.mover)) {
    found.taken = kind;
    return 'arrival';
  }
  if (found.squares.length === 0) {
    if (found.mover) return undefined;
    found.mover = kind;
    return found.capture ? 'taken' : 'nothing';
  }
  if (found.behind) return undefined;
  found.behind = kind;
  return 'nothing';
}

/** Takes in a square, a file or a rank; tells whether it can stand here. */
function takePlace(found: Found, place: Place, expecting: Expecting): boolean {
  if (expecting === 'origin' || expecting === 'means') {
    if (found.origin) return false;
    found.origin = place;
    return true;
  }
  const { file, rank } = place;
  if (file && rank) {
    found.squares.push({ file, rank });
    return found.squares.length <= 2;
  }
  if (found.squares.length > 0) return false;
  // Behind "takes" stands what is taken, or where: "takes four" is on that rank, not from it.
  if (found.capture || found.passing) {
    if (found.toFile ?? found.toRank) return false;
    if (file) found.toFile = file;
    if (rank) found.toRank = rank;
    return true;
  }
  if (found.loose) return false;
  found.loose = place;
  return true;
}

/** One move that a sentence can describe. */
export interface Parsed {
  readonly description: MoveDescription;
  /** Whether the whole of it was said: "queen takes" leaves the square open, "takes on e five" the piece. */
  readonly whole: boolean;
}

/** All moves that the words can describe, the likeliest first; none where they are no sentence of a move. */
export function parse(heeds: readonly Heed[]): readonly Parsed[] {
  const telling = heeds.filter(({ is }) => is !== 'remark');
  if (telling.some(({ is }) => is === 'castling')) return parseCastling(telling);
  const digits = telling.map((heed) => (heed.is === 'rank' ? heed.rank : '?')).join('');
  const numeric = readNumeric(digits);
  if (numeric) return [{ description: numeric, whole: true }];
  const found = gather(telling);
  return found ? described(found) : [];
}

function parseCastling(heeds: readonly Heed[]): readonly Parsed[] {
  const sides = heeds.flatMap((heed) => (heed.is === 'side' ? [heed.side] : []));
  const [side] = sides;
  const foreign = heeds.some(
    (heed) =>
      heed.is !== 'castling' &&
      heed.is !== 'side' &&
      heed.is !== 'way' &&
      !(heed.is === 'kind' && heed.kind === 'king'),
  );
  if (foreign || sides.some((other) => other !== side)) return [];
  return [{ description: { type: 'castling', ...(side && { side }) }, whole: true }];
}

function described(found: Found): readonly Parsed[] {
  const { squares, origin, loose, toFile, toRank, promotion } = found;
  if (promotion && !isPromotionKind(promotion)) return [];
  const [first, second] = squares;
  const from = second ? first : (origin ?? loose);
  const to = second ?? first;
  // What is told of where it comes from is told once.
  if (second && (origin ?? loose)) return [];
  if (origin && loose) return [];
  if (to) return (toFile ?? toRank) ? [] : arriving(found, from ?? {}, to);
  return part(found, from ?? {});
}

/** The square of arrival was said. */
function arriving(found: Found, from: Place, square: { readonly file: File; readonly rank: Rank }): readonly Parsed[] {
  const { mover, behind, taken, promotion, capture } = found;
  const { file, rank } = from;
  const base = {
    type: 'piece',
    ...(file && { file }),
    ...(rank && { rank }),
    to: `${square.file}${square.rank}`,
    capture: capture || taken !== undefined,
    ...(taken && { captured: taken }),
  } as const;
  const goes = (kind: PieceKind | undefined, become: PieceKind | undefined): PieceDescription => ({
    ...base,
    ...(kind && { kind }),
    ...(become && isPromotionKind(become) && { promotion: become }),
  });
  if (behind && promotion) return [];
  if (mover) return behind && !isPromotionKind(behind) ? [] : [whole(goes(mover, behind ?? promotion))];
  // A rank alone tells no pawn from another: it is a slip.
  if (rank && !file && !behind) return [];
  const pawn = file && rank ? undefined : 'pawn';
  const lastRank = square.rank === '1' || square.rank === '8';
  const becoming = behind && lastRank && isPromotionKind(behind) ? [whole(goes(pawn, behind))] : [];
  if (behind) return [...becoming, { description: goes(behind, undefined), whole: becoming.length === 0 }];
  const anyPiece: Parsed = {
    description: {
      type: 'part',
      toFiles: [square.file],
      toRank: square.rank,
      capture: base.capture,
      ...(taken && { captured: taken }),
    },
    whole: false,
  };
  if (file || promotion) return [whole(goes(pawn, promotion))];
  // "Takes on e five" says nothing of a pawn, "e five" does.
  return capture ? [anyPiece] : [whole(goes(pawn, undefined)), anyPiece];
}

/** The square of arrival was not said. */
function part(found: Found, from: Place): readonly Parsed[] {
  const { mover, taken, promotion, capture, passing, toFile, toRank, behind } = found;
  const { file, rank } = from;
  const tells = mover ?? taken ?? promotion;
  if (behind || (tells === undefined && !capture && !passing)) return [];
  // A piece with half a square ("knight f") was cut short.
  if ((file ?? rank) && !capture && !(file && rank)) return [];
  const kind = mover ?? (promotion || passing || (file && !rank && capture) ? 'pawn' : undefined);
  return [
    {
      description: {
        type: 'part',
        ...(kind && { kind }),
        ...(file && { files: [file] }),
        ...(rank && { rank }),
        ...(toFile && { toFiles: [toFile] }),
        ...(toRank && { toRank }),
        ...(promotion && isPromotionKind(promotion) && { promotion }),
        capture: capture || taken !== undefined || passing,
        ...(taken && { captured: taken }),
        ...(passing && { passing }),
      },
      whole: false,
    },
  ];
}

function whole(description: MoveDescription): Parsed {
  return { description, whole: true };
}
