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
type Expecting = 'nothing' | 'arrival' | 'origin' | 'taken' | 'taken by it' | 'means' | 'promotion';

/** What the words name, as far as they have been read. */
interface Found {
  mover?: PieceKind;
  taken?: PieceKind;
  promotion?: PieceKind;
  /** A piece behind the square of arrival. */
  behind?: PieceKind;
  /** It may be the one that is taken: "knight takes the e5 pawn". */
  isTakenBehind?: boolean;
  origin?: Place;
  /** A file or a rank by itself. */
  loose?: Place;
  /** A file or a rank by itself behind "takes". */
  toFile?: File;
  toRank?: Rank;
  squares: { readonly file: File; readonly rank: Rank }[];
  capture: boolean;
  /** A piece that is taken, if it is told further on that one is: "the pawn with the knight". */
  before?: PieceKind;
  /** What it is done with was said. */
  means?: true;
  passing: boolean;
}

/** What the words name; `undefined` where they cannot stand so in one sentence. */
function gather(heeds: readonly Heed[], isTakenBefore: boolean): Found | undefined {
  const found: Found = { squares: [], capture: false, passing: false };
  let expecting: Expecting = 'nothing';
  for (let index = 0; index < heeds.length; index += 1) {
    const heed = heeds[index];
    if (!heed) break;
    switch (heed.is) {
      case 'capture':
        if (found.capture || (heed.behind === 'taker' && !found.mover)) return undefined;
        found.capture = true;
        expecting = 'taken';
        if (heed.behind === 'taken' && isTakenBefore && found.mover && !found.means) {
          found.taken = found.mover;
          delete found.mover;
          expecting = 'arrival';
        }
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
        if (expecting !== 'promotion') expecting = expecting === 'taken by it' && !place.rank ? 'taken' : 'nothing';
        break;
      }
      case 'rank':
        // "Devient une dame": an article there.
        if (expecting === 'promotion' && heeds[index + 1]?.is === 'kind') break;
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
  return found.before && !found.capture ? undefined : found;
}

/** Takes in a piece; gives what is expected after it, or `undefined` where no piece can stand here. */
function takeKind(
  found: Found,
  { kind, role }: Extract<Heed, { readonly is: 'kind' }>,
  expecting: Expecting,
): Expecting | undefined {
  if (expecting === 'promotion') {
    // "Promote the pawn to a rook": the first is the one that becomes it.
    if (kind === 'pawn' && !found.mover) {
      found.mover = kind;
      return 'promotion';
    }
    if (found.promotion) return undefined;
    found.promotion = kind;
    return 'nothing';
  }
  if (expecting === 'means' || role === 'instrument') {
    if (found.mover && found.mover !== kind) {
      // "The pawn on e5 with the knight" is what is taken with it, if it is.
      if (found.taken || found.capture) return undefined;
      found.before = found.taken = found.mover;
    }
    found.mover = kind;
    found.means = true;
    return found.squares.length > 0 ? 'means' : found.capture ? 'taken by it' : 'nothing';
  }
  if ((expecting === 'taken' || expecting === 'taken by it') && !found.taken && !(role === 'subject' && !found.mover)) {
    found.taken = kind;
    return 'arrival';
  }
  if (found.squares.length === 0) {
    // Of two pieces in the form of what is taken, the second takes nothing: "бяру каня і раблю туру".
    if (!found.mover && role === 'object' && found.taken) return undefined;
    if (found.mover) {
      // "With the knight the pawn on e5": what is taken, if it is.
      if (!found.means || found.taken || found.capture) return undefined;
      found.before = found.taken = kind;
      return 'arrival';
    }
    found.mover = kind;
    return found.capture ? 'taken' : 'nothing';
  }
  if (found.behind) return undefined;
  found.behind = kind;
  found.isTakenBehind = found.capture && !found.taken && found.squares.length === 1;
  return 'nothing';
}

/** Takes in a square, a file or a rank; tells whether it can stand here. */
function takePlace(found: Found, place: Place, expecting: Expecting): boolean {
  const { file, rank } = place;
  if (expecting === 'origin' || expecting === 'means') {
    // "The pawn of e4 takes that of d5": the second is what is taken.
    if (found.origin && found.capture && file && rank) found.squares.push({ file, rank });
    else if (found.origin) return false;
    else found.origin = place;
    return found.squares.length <= 1;
  }
  if (file && rank) {
    // "The f1 rook to e1": the piece behind the first of two squares stands there.
    if (found.squares.length === 1 && found.behind && !found.mover && !found.isTakenBehind) {
      found.mover = found.behind;
      delete found.behind;
    }
    found.squares.push({ file, rank });
    return found.squares.length <= 2;
  }
  if (found.squares.length > 0) return false;
  // "Takes with the pawn g": a file behind the piece it is done with is its own.
  if (expecting === 'taken by it' && file) {
    if (found.origin ?? found.loose) return false;
    found.origin = place;
    return true;
  }
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
  const isBehind = telling.some((heed) => heed.is === 'capture' && heed.behind === 'taken');
  return (isBehind ? [true, false] : [false]).flatMap((isTakenBefore) => {
    const found = gather(telling, isTakenBefore);
    // Without its square nothing tells that the piece before may be the one that takes.
    const isMover = isBehind && !isTakenBefore && found?.mover && !found.means && found.squares.length === 0;
    return !found || isMover ? [] : described(found);
  });
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
  const named = second ?? first;
  // What is told of where it comes from is told once.
  if (second && (origin ?? loose)) return [];
  if (origin && loose) return [];
  // "Takes the pawn of d5" is said of where it stands, too.
  if (!named && found.taken && origin?.file && origin.rank) {
    const there = arriving(found, {}, { file: origin.file, rank: origin.rank });
    return [...there.map(({ description }) => ({ description, whole: false })), ...part(found, origin)];
  }
  if (!named) return part(found, from ?? {});
  if (toFile ?? toRank) return [];
  const over = found.passing ? passedOver(named) : undefined;
  if (!over) return arriving(found, from ?? {}, named);
  // Who names that square alone may mean where the pawn comes from, too.
  return [...arriving(found, from ?? {}, over), ...(from ? [] : part(found, named))];
}

/**
 * The square of arrival, where an en passant capture is told by a square of the fifth or fourth rank: no pawn arrives there, but there stands the
 * pawn that is taken.
 */
function passedOver({ file, rank }: Found['squares'][number]): Found['squares'][number] | undefined {
  return rank === '5' ? { file, rank: '6' } : rank === '4' ? { file, rank: '3' } : undefined;
}

/** The square of arrival was said. */
function arriving(found: Found, from: Place, square: { readonly file: File; readonly rank: Rank }): readonly Parsed[] {
  const { mover, behind, taken, promotion, passing, isTakenBehind } = found;
  const capture = found.capture || passing;
  const { file, rank } = from;
  const lastRank = square.rank === '1' || square.rank === '8';
  if (behind && isTakenBehind && !(lastRank && (!mover || mover === 'pawn'))) {
    const { behind: _, ...others } = found;
    const takes = arriving({ ...others, taken: behind, isTakenBehind: false }, from, square);
    // "Takes e five bishop": that may be the one that takes as well.
    const goesThere = mover ? [] : arriving({ ...found, isTakenBehind: false }, from, square);
    return mover ? takes : [...goesThere, ...takes].map((one) => ({ ...one, whole: false }));
  }
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
