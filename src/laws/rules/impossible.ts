/**
 * Why a move cannot be made (Art. 3), in the order a player would ask: which piece, whose, does it move so, is the way free,
 * what of the king.
 */
import type { CastlingObstacle, MoveRefusal } from '../acts/move.js';
import type { Position } from '../board/board.js';
import {
  fileIndex,
  opposite,
  placed,
  rankIndex,
  rankWay,
  squareAt,
  type CastlingSide,
  type Move,
  type PlacedPiece,
  type Square,
} from '../squares.js';

/**
 * The reason why the move is impossible, or `undefined` when it is legal. `past` are the positions of the game so far, from
 * which it is told whether king or rook has moved and whether en passant comes too late.
 */
export function whyImpossible(
  position: Position,
  move: Move,
  past: readonly Position[] = [position],
): MoveRefusal | undefined {
  if (position.isLegal(move)) return undefined;
  const piece = position.pieceAt(move.from);
  if (!piece) return { reason: 'empty square', square: move.from };
  const mover = placed(piece, move.from);
  if (mover.color !== position.turn) return { reason: 'not your piece', piece: mover, article: '4.3' };
  if (move.castling) {
    const obstacle = castlingObstacle(position, move.castling, past);
    return { reason: 'castling', side: move.castling, obstacle, article: '3.8.2' };
  }
  if (move.from === move.to) return { reason: 'same square', square: move.to };
  const target = position.pieceAt(move.to);
  if (target?.color === mover.color) {
    return { reason: 'own piece there', piece: mover, there: placed(target, move.to), article: '3.1.1' };
  }
  const reason = whyNotThere(position, mover, move, past);
  if (reason || target?.kind !== 'king') return reason;
  return { reason: 'king is not captured', there: placed(target, move.to), article: '1.4.1' };
}

function whyNotThere(
  position: Position,
  mover: PlacedPiece,
  move: Move,
  past: readonly Position[],
): MoveRefusal | undefined {
  return (
    (mover.kind === 'pawn' ? pawnReason(position, mover, move, past) : pieceReason(position, mover, move)) ??
    kingReason(position, mover, move)
  );
}

function pieceReason(position: Position, mover: PlacedPiece, move: Move): MoveRefusal | undefined {
  if (!movesSo(mover, move.to)) {
    return { reason: 'does not move so', piece: mover, to: move.to, article: ARTICLE[mover.kind] };
  }
  if (move.promotion) return { reason: 'nothing to promote', move };
  const blocker = firstBetween(position, move.from, move.to);
  return blocker && { reason: 'way blocked', piece: mover, to: move.to, by: blocker, article: '3.5' };
}

const ARTICLE = { king: '3.8', queen: '3.4', rook: '3.3', bishop: '3.2', knight: '3.6', pawn: '3.7' } as const;

/** Whether a piece other than a pawn could go so on an empty board. */
function movesSo(piece: PlacedPiece, to: Square): boolean {
  const files = Math.abs(fileIndex(piece.square) - fileIndex(to));
  const ranks = Math.abs(rankIndex(piece.square) - rankIndex(to));
  const diagonal = files === ranks;
  const straight = files === 0 || ranks === 0;
  switch (piece.kind) {
    case 'king':
      return Math.max(files, ranks) === 1;
    case 'queen':
      return diagonal || straight;
    case 'rook':
      return straight;
    case 'bishop':
      return diagonal;
    case 'knight':
      return files * ranks === 2;
    case 'pawn':
      return false;
  }
}

function pawnReason(
  position: Position,
  pawn: PlacedPiece,
  move: Move,
  past: readonly Position[],
): MoveRefusal | undefined {
  const forward = pawn.color === 'white' ? 1 : -1;
  const files = Math.abs(fileIndex(pawn.square) - fileIndex(move.to));
  const ranks = (rankIndex(move.to) - rankIndex(pawn.square)) * forward;
  const there = position.pieceAt(move.to);
  const onStart = rankIndex(pawn.square) === (forward === 1 ? 1 : 6);
  if (files === 0 && (ranks === 1 || (ranks === 2 && onStart))) {
    const blocker = firstBetween(position, pawn.square, move.to);
    if (blocker) return { reason: 'way blocked', piece: pawn, to: move.to, by: blocker, article: '3.7.2' };
    if (there) {
      return { reason: 'pawn does not capture straight', piece: pawn, there: placed(there, move.to), article: '3.7.1' };
    }
  } else if (files === 1 && ranks === 1) {
    if (!there && position.enPassantSquare !== move.to) return nothingToCapture(position, pawn, move.to, past);
  } else {
    return { reason: 'does not move so', piece: pawn, to: move.to, article: ARTICLE.pawn };
  }
  const lastRank = rankIndex(move.to) === (forward === 1 ? 7 : 0);
  if (lastRank && !move.promotion) return { reason: 'promotion missing', move, article: '3.7.5' };
  if (!lastRank && move.promotion) return { reason: 'nothing to promote', move, article: '3.7.5' };
  return undefined;
}

/** En passant was possible once: the pawn beside came two squares at once, but not on the move just made. */
function nothingToCapture(position: Position, pawn: PlacedPiece, to: Square, past: readonly Position[]): MoveRefusal {
  const square = squareAt(fileIndex(to), rankIndex(pawn.square));
  const beside = square && position.pieceAt(square);
  const wasPossible =
    square !== undefined &&
    beside?.kind === 'pawn' &&
    beside.color !== pawn.color &&
    past.some(
      (earlier) =>
        earlier.enPassantSquare === to && earlier.turn === pawn.color && earlier.pieceAt(pawn.square)?.kind === 'pawn',
    );
  return wasPossible
    ? { reason: 'en passant too late', piece: pawn, pawn: placed(beside, square), article: '3.7.4.2' }
    : { reason: 'pawn has nothing to capture', piece: pawn, to, article: '3.7.3' };
}

/** Everything else is in order, so the king is what forbids it (Art. 3.9.2). */
function kingReason(position: Position, mover: PlacedPiece, move: Move): MoveRefusal {
  const king = position.kingOf(mover.color) ?? move.from;
  const checkers = position.checkers();
  if (mover.kind === 'king') {
    return {
      reason: 'leaves king in check',
      king: move.to,
      by: position.attackersAfter(move, mover.color),
      article: '3.9.2',
    };
  }
  return checkers.length > 0
    ? { reason: 'king in check', king, by: checkers, article: '3.9.2' }
    : { reason: 'leaves king in check', king, by: position.attackersAfter(move, mover.color), article: '3.9.2' };
}

/** The first piece on the straight way between two squares, both left out. */
function firstBetween(position: Position, from: Square, to: Square): PlacedPiece | undefined {
  const files = fileIndex(to) - fileIndex(from);
  const ranks = rankIndex(to) - rankIndex(from);
  if (files !== 0 && ranks !== 0 && Math.abs(files) !== Math.abs(ranks)) return undefined;
  const steps = Math.max(Math.abs(files), Math.abs(ranks));
  for (let step = 1; step < steps; step += 1) {
    const square = squareAt(fileIndex(from) + Math.sign(files) * step, rankIndex(from) + Math.sign(ranks) * step);
    const piece = square && position.pieceAt(square);
    if (square && piece) return placed(piece, square);
  }
  return undefined;
}

/** Art. 3.8.2: what stands in the way of castling. */
function castlingObstacle(position: Position, side: CastlingSide, past: readonly Position[]): CastlingObstacle {
  const color = position.turn;
  const king = position.kingOf(color);
  const rook = position.castlingRook(color, side);
  if (!king || !rook) return lostRight(position, side, past);
  const checkers = position.checkers();
  if (checkers.length > 0) return { why: 'in check', by: checkers };
  const target = position.castlingSquares(color, side);
  const blocker = castlingBlocker(position, king, rook, target);
  if (blocker) return { why: 'way blocked', by: blocker };
  for (const square of rankWay(king, target.king).slice(1)) {
    const by = position.attackers(square, opposite(color));
    if (by.length > 0) return { why: square === target.king ? 'into check' : 'through check', square, by };
  }
  const by = unveiled(position, king, rook, target);
  return by ? { why: 'into check', square: target.king, by: [by] } : { why: 'right is lost' };
}

/**
 * The opponent's queen or rook that attacks the king's final square along the rank when both have left their squares. Only in
 * Chess960 can the castling rook have stood between, even where the king itself stays where it is: the rook was pinned.
 */
function unveiled(
  position: Position,
  king: Square,
  rook: Square,
  target: { readonly king: Square; readonly rook: Square },
): PlacedPiece | undefined {
  // What the king leaves behind is no check: it would stand in check now.
  const edge = fileIndex(rook) < fileIndex(king) ? 0 : 7;
  const corner = squareAt(edge, rankIndex(king));
  const beyond = corner ? rankWay(target.king, corner).slice(1) : [];
  for (const square of beyond) {
    if (square === target.rook) return undefined;
    const piece = square === king || square === rook ? undefined : position.pieceAt(square);
    if (!piece) continue;
    const attacks = piece.color !== position.turn && (piece.kind === 'queen' || piece.kind === 'rook');
    return attacks ? placed(piece, square) : undefined;
  }
  return undefined;
}

/**
 * Every square that king and rook cross or come to must be empty but for the two themselves (Art. 3.8.2.2.3, Guidelines
 * II.3.2.7). In Chess960 that may be more than the squares between them, or fewer than all to the corner.
 */
function castlingBlocker(
  position: Position,
  king: Square,
  rook: Square,
  target: { readonly king: Square; readonly rook: Square },
): PlacedPiece | undefined {
  for (const square of [...rankWay(king, rook), ...rankWay(king, target.king), ...rankWay(rook, target.rook)]) {
    const piece = square === king || square === rook ? undefined : position.pieceAt(square);
    if (piece) return placed(piece, square);
  }
  return undefined;
}

/** Told from the game: the king, or that rook, has left its first square. */
function lostRight(position: Position, side: CastlingSide, past: readonly Position[]): CastlingObstacle {
  const color = position.turn;
  const had = past.find((earlier) => earlier.castlingRook(color, side) !== undefined);
  const first = had?.castlingRook(color, side);
  const home = had?.kingOf(color);
  if (!had || !first || !home) return { why: 'right is lost' };
  const after = past.slice(past.indexOf(had));
  if (after.some((earlier) => earlier.kingOf(color) !== home)) return { why: 'king has moved' };
  // In Chess960 a king can castle without leaving its square; then the other rook still stood on its own when the right went.
  // Castling is a move of the king (Art. 3.8.2), and it is done once in a game (Guidelines II.3.1).
  const rook = after.find((earlier) => earlier.castlingRook(color, side) === undefined)?.pieceAt(first);
  return rook?.kind === 'rook' && rook.color === color
    ? { why: 'king has moved' }
    : { why: 'rook has moved', rook: first };
}
