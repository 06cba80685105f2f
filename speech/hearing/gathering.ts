/**
 * Going through the words of a sentence once, and sorting what they name: what moves, from where, to where, what is taken, and what a
 * pawn becomes.
 */
import type { File, PieceKind, Rank } from '../../src/laws/squares.js';
import type { Heed } from './vocabulary.js';

export interface Place {
  readonly file?: File;
  readonly rank?: Rank;
}

/** What the words before said of the next one. */
type Expecting = 'nothing' | 'arrival' | 'origin' | 'taken' | 'means' | 'promotion';

/** What the words name, as far as they have been read. */
export interface Found {
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
export function gather(heeds: readonly Heed[]): Found | undefined {
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
