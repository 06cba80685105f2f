/**
 * Adjusting, touching, moving and releasing a piece (Art. 4): which moves a player may still make after what his hand has done.
 *
 * Who has the move touches; what the opponent's hand does is no touch in the sense of Art. 4.3. The articles bear other
 * numbers in other editions, so each answer carries the number that its own edition gives the rule.
 */
import type { Adjust, Duty, Hand, Obligation, Touch, TouchPiece } from '../acts/move.js';
import type { Position } from '../board/board.js';
import type { Allowed, EditionName } from '../editions/edition.js';
import { TOUCH_RULES, type TouchRules } from '../editions/touch.js';
import type { Fact } from '../facts.js';
import { positionOf, runningSide, type Game } from '../game.js';
import { done, refuse, type Judgement } from '../judgement.js';
import { EVERYONE, NOBODY, sideOf, type Audience } from '../roles.js';
import {
  fileIndex,
  lastRankOf,
  opposite,
  placed,
  rankOf,
  sameMove,
  takenEnPassant,
  type CastlingSide,
  type Color,
  type Move,
  type PlacedPiece,
  type Square,
} from '../squares.js';
import { rejectsOffer } from './draw-offer.js';

/** Art. 4.2.1: only the player having the move adjusts; where the edition says so, only while his clock runs (Art. 6.2.5). */
export function judgeAdjust(game: Game, act: Adjust): Judgement {
  const side = sideOf(act.by);
  if (!side) return refuse({ reason: 'not for this role' });
  const { edition, conditions } = game;
  const { turn } = positionOf(game);
  if (side !== turn) {
    return refuse({ reason: 'not your turn', turn, article: TOUCH_RULES[conditions.edition].adjusting });
  }
  const { value, article } = edition.adjustingNeedsClock;
  if (value && game.clock && runningSide(game) !== side) return refuse({ reason: 'adjusting not now', article });
  return done({ ...game, hand: { ...game.hand, adjusting: true } }, [
    { type: 'adjusting', by: side, audience: EVERYONE },
  ]);
}

/**
 * A touch (Art. 4.3). What is said to be adjusting, and was not said before, is a touch to move (Art. 4.2.1). Where touching is
 * free it says nothing and ends nothing.
 */
export function judgeTouch(game: Game, act: TouchPiece): Judgement {
  const side = sideOf(act.by);
  if (!side) return refuse({ reason: 'not for this role' });
  const rules = TOUCH_RULES[game.conditions.edition];
  const position = positionOf(game);
  if (side !== position.turn) return refuse({ reason: 'not your turn', turn: position.turn, article: rules.own });
  // Where each has a board of his own, what he touches is what stands there.
  const piece = game.boards[side].pieceAt(act.square);
  if (!piece) return refuse({ reason: 'no piece to touch', square: act.square, article: rules.own });
  const { adjusting } = game.hand;
  const said = act.how ?? (adjusting ? 'adjusting' : 'to move');
  const how = said === 'adjusting' && !adjusting ? 'to move' : said;
  const touched: Fact = { type: 'touched', by: side, piece: placed(piece, act.square), how, audience: EVERYONE };
  if (game.conditions.touch === 'free') return done(game, [touched]);

  const { offer, ...rest } = game;
  const rejected = offer !== undefined && rejectsOffer(offer.by, { by: side, how });
  const touches = [...game.hand.touches, { square: act.square, how }];
  const found = obligation(position, touches, game.conditions.edition);
  // A further touch never frees the hand that is bound already.
  const hand: Hand = { ...game.hand, touches, ...(found.duty.type !== 'free' && { bound: found }) };
  const next: Game = { ...rest, hand, ...(offer && !rejected && { offer }) };
  const before = dutyOf(game);
  const now = dutyOf(next);
  const isNew = now !== undefined && !isSameDuty(before, now);
  return done(next, [
    touched,
    ...(rejected ? [{ type: 'draw rejected', by: side, how: 'by a move', audience: EVERYONE } as const] : []),
    ...(isNew ? [boundFact(game, side, now)] : []),
  ]);
}

function isSameDuty(one: Obligation | undefined, other: Obligation): boolean {
  return one !== undefined && JSON.stringify(one.duty) === JSON.stringify(other.duty);
}

/**
 * What the player having the move must play: what a ruling demands, else what he touched, where touching binds. Absent where he
 * is free.
 */
export function dutyOf(game: Game): Obligation | undefined {
  const { ruled, bound } = game.hand;
  if (ruled) return ruled.duty.type === 'free' ? undefined : ruled;
  return bound;
}

/** Who is told what must be played: in strict play nobody, for it would be a hint (Art. 12.6). */
export function hintAudience(game: Game): Audience {
  return game.conditions.play === 'strict' ? NOBODY : EVERYONE;
}

export function boundFact(game: Game, by: Color, { duty, article }: Obligation): Fact {
  return { type: 'bound', by, duty, article, audience: hintAudience(game) };
}

/** What a ruling makes a player play is no hint (Art. 4.8, 7.5.1, 9.5.3): everyone is told. */
export function ruledFact(by: Color, { duty, article }: Obligation): Fact {
  return { type: 'bound', by, duty, article, audience: EVERYONE };
}

/**
 * Which moves remain after these touches, in the order they happened (Art. 4.2–4.5). Where nobody saw which of two pieces was
 * touched first, `order` is 'unclear': the player's own then counts as the first (Art. 4.3.3), the king before the rook.
 */
export function obligation(
  position: Position,
  touches: readonly Touch[],
  edition: EditionName,
  order: 'seen' | 'unclear' = 'seen',
): Obligation {
  const rules = TOUCH_RULES[edition];
  const binding = touches.flatMap(({ square, how }) => {
    const piece = how === 'to move' ? position.pieceAt(square) : undefined;
    return piece ? [placed(piece, square)] : [];
  });
  const isOwn = (piece: PlacedPiece): boolean => piece.color === position.turn;
  const isKing = (piece: PlacedPiece): boolean => isOwn(piece) && piece.kind === 'king';
  const rank = (piece: PlacedPiece): number => (isKing(piece) ? 0 : isOwn(piece) ? 1 : 2);
  const touched = order === 'seen' ? binding : [...binding].sort((one, other) => rank(one) - rank(other));
  if (touched.length === 0) return free(position.legalMoves(), rules.adjusting);

  const firstTheirs = touched.findIndex((piece) => !isOwn(piece));
  const castling = castlingTouched(position, firstTheirs < 0 ? touched : touched.slice(0, firstTheirs));
  if (castling?.first === 'king') return kingFirst(position, castling.side, rules.kingAndRook, rules.castlingIllegal);
  const moves = castling
    ? position.legalMoves().filter((move) => move.castling !== castling.side)
    : position.legalMoves();
  const own = touched.find(isOwn);
  const theirs = touched[firstTheirs];
  if (own && theirs) {
    const taking = moves.filter((move) => move.from === own.square && captures(position, move, theirs.square));
    if (taking.length > 0) {
      return { duty: { type: 'capture', piece: theirs, by: own }, allowed: taking, article: rules.both };
    }
  }
  const one = own ? (castling ? rules.rookThenKing : rules.own) : rules.opponents;
  return firstThatCan(position, touched, moves, own && theirs ? rules.both : one, rules.noneCanMove);
}

/** Whether a move goes against what the player was bound to do; the opponent may then complain (Art. 4.8). */
export function isBreach(bound: Obligation, move: Move): boolean {
  return !bound.allowed.some((allowed) => sameMove(allowed, move));
}

/**
 * What the hand has done at the end of a move. `move.castling` says that the king was moved to castle; `move.promotion` that
 * the new piece touches the square of promotion.
 */
export interface HandAct {
  readonly move: Move;
  /** Whether the hand has let go of the piece: of the rook when castling, of the new piece when promoting. */
  readonly released: boolean;
  /** Whether the captured piece has left the board; without meaning where nothing is captured. */
  readonly captureRemoved?: boolean;
}

type Release =
  | { readonly made: true; readonly move: Move; readonly article: string }
  | ({ readonly made: false } & Obligation);

/**
 * Whether the move is made, and if not, which moves are left (Art. 4.6, 4.7, 4.4.4). A hand that lets go of a piece where it
 * may not stand has made nothing final but the touch.
 */
export function release(position: Position, act: HandAct, edition: EditionName): Release {
  const rules = TOUCH_RULES[edition];
  const { move } = act;
  const piece = position.placedAt(move.from);
  if (move.castling) return castlingRelease(position, act, move.castling, rules);
  const there = position.legalMovesFrom(move.from).filter((legal) => !legal.castling && legal.to === move.to);
  const chosen = there.filter((legal) => move.promotion === undefined || legal.promotion === move.promotion);
  if (there.length === 0 || (!act.released && move.promotion === undefined)) {
    return {
      made: false,
      ...obligation(position, there.length === 0 ? touchesOf(position, move) : [touch(move.from)], edition),
    };
  }
  const only = chosen.length === 1 ? chosen[0] : undefined;
  const duty: Duty = { type: 'move', piece };
  if (!only) return { made: false, duty, allowed: chosen, article: rules.promotionMade };
  if (!act.released) return { made: false, duty, allowed: chosen, article: rules.promotionChosen };
  const takes = captures(position, only, only.to) || isEnPassant(position, only);
  if (takes && act.captureRemoved === false) {
    return { made: false, duty, allowed: chosen, article: rules.captureMade };
  }
  return { made: true, move: only, article: only.promotion ? rules.promotionMade : rules.released };
}

/**
 * What a hand has touched that made this move: the piece, and what it captured (Art. 4.3); the king and the rook of a castling
 * move. By this the move is found that replaces an illegal one (Art. 7.5.1), or one that was written for a wrong claim (9.5.3).
 */
export function touchesOf(position: Position, move: Move): readonly Touch[] {
  const own = position.pieces().filter((piece) => piece.color === position.turn);
  const rook = move.castling && own.find((piece) => castlingSideOf(position, piece) === move.castling);
  if (rook) return [touch(move.from), touch(rook.square)];
  const target = position.pieceAt(move.to);
  return target && target.color !== position.turn ? [touch(move.from), touch(move.to)] : [touch(move.from)];
}

/** Whether a player who has since touched so may still complain of his opponent's breach of Art. 4 (Art. 4.8). */
export function mayComplain(since: readonly Touch[], edition: EditionName): Allowed {
  const { by, article } = TOUCH_RULES[edition].complaintLost;
  return { may: !since.some((touch) => by.includes(touch.how)), article };
}

/** Whether a player who has touched so on this move may still claim a draw by Art. 9.2 or 9.3 (Art. 9.4). */
export function mayClaim(touches: readonly Touch[], edition: EditionName): Allowed {
  const { by, article } = TOUCH_RULES[edition].claimLost;
  return { may: by === 'moving' || !touches.some((touch) => touch.how === 'to move'), article };
}

function touch(square: Square): Touch {
  return { square, how: 'to move' };
}

function free(allowed: readonly Move[], article: string): Obligation {
  return { duty: { type: 'free' }, allowed, article };
}

/**
 * King and rook among the touched pieces, and which came first. Pieces touched before them count only when they can move,
 * for then they are the first that can (Art. 4.3.1).
 */
function castlingTouched(
  position: Position,
  touched: readonly PlacedPiece[],
): { readonly first: 'king' | 'rook'; readonly side: CastlingSide } | undefined {
  const sideOf = (piece: PlacedPiece): CastlingSide | undefined => castlingSideOf(position, piece);
  const leading = touched.findIndex(
    (piece) => piece.kind === 'king' || sideOf(piece) !== undefined || position.legalMovesFrom(piece.square).length > 0,
  );
  const first = touched[leading];
  if (!first) return undefined;
  const rest = touched.slice(leading + 1);
  if (first.kind === 'king') {
    const side = rest.map(sideOf).find((found) => found !== undefined);
    return side && { first: 'king', side };
  }
  const side = sideOf(first);
  return side && rest.some((piece) => piece.kind === 'king') ? { first: 'rook', side } : undefined;
}

/** The side a rook castles on: by its right, or as it stands beside the king on the player's first rank. */
function castlingSideOf(position: Position, piece: PlacedPiece): CastlingSide | undefined {
  if (piece.kind !== 'rook') return undefined;
  const king = position.kingOf(piece.color);
  const first = lastRankOf(opposite(piece.color));
  if (!king || rankOf(king) !== first || rankOf(piece.square) !== first) return undefined;
  return fileIndex(piece.square) > fileIndex(king) ? 'short' : 'long';
}

/** King, then rook: castling on that side; if it is illegal another move of the king; if it has none, any move. */
function kingFirst(position: Position, side: CastlingSide, article: string, otherwise: string): Obligation {
  const castling = position.legalMoves().filter((move) => move.castling === side);
  if (castling.length > 0) return { duty: { type: 'castle', side }, allowed: castling, article };
  const king = position.kingOf(position.turn);
  const moves = king ? position.legalMovesFrom(king) : [];
  if (!king || moves.length === 0) return free(position.legalMoves(), otherwise);
  return { duty: { type: 'move', piece: position.placedAt(king) }, allowed: moves, article: otherwise };
}

function firstThatCan(
  position: Position,
  touched: readonly PlacedPiece[],
  moves: readonly Move[],
  article: string,
  none: string,
): Obligation {
  for (const piece of touched) {
    const isOwn = piece.color === position.turn;
    const allowed = moves.filter((move) =>
      isOwn ? move.from === piece.square : captures(position, move, piece.square),
    );
    if (allowed.length > 0) return { duty: { type: isOwn ? 'move' : 'capture', piece }, allowed, article };
  }
  return free(moves, none);
}

function castlingRelease(position: Position, act: HandAct, side: CastlingSide, rules: TouchRules): Release {
  const legal = position.legalMoves().find((move) => move.castling === side);
  if (legal && act.released) return { made: true, move: legal, article: rules.castlingMade };
  return { made: false, ...kingFirst(position, side, rules.castlingMade, rules.kingReleased) };
}

/** Whether a legal move takes what stands on this square, en passant too. */
function captures(position: Position, move: Move, square: Square): boolean {
  if (move.castling) return false;
  if (isEnPassant(position, move)) return square === takenEnPassant(move);
  return move.to === square && position.pieceAt(square) !== undefined;
}

function isEnPassant(position: Position, move: Move): boolean {
  return (
    position.pieceAt(move.from)?.kind === 'pawn' &&
    move.from[0] !== move.to[0] &&
    position.pieceAt(move.to) === undefined
  );
}
