/**
 * Positions and legal moves (Art. 2 and 3). chessops decides what is legal; this file puts the Laws' own names before it, and nothing outside
 * `src/laws/board` and `src/notation` knows of chessops.
 */
import { Chess, castlingSide, equalsIgnoreMoves, type Context } from 'chessops/chess';
import { INITIAL_FEN, makeFen } from 'chessops/fen';
import type { NormalMove } from 'chessops/types';
import { kingCastlesTo, makeSquare, parseSquare, rookCastlesTo } from 'chessops/util';
import {
  PROMOTION_KINDS,
  SQUARES,
  lastRankOf,
  opposite,
  takenEnPassant,
  type CastlingSide,
  type Color,
  type Move,
  type Piece,
  type PieceKind,
  type PlacedPiece,
  type Square,
} from '../squares.js';
import { sanOf } from './san.js';

/** The initial position of Art. 2.3, in Forsyth–Edwards notation. */
export const START_FEN: string = INITIAL_FEN;

export function startPosition(): Position {
  return new Position(Chess.default());
}

/**
 * A position with all that decides which moves are possible in it: the pieces, who is to move, castling rights and the
 * pawn that may be taken en passant (Art. 9.2.3), with the counts of plies since the last capture or pawn move and of moves.
 * It never changes; `play` gives a new one.
 */
export class Position {
  readonly #chess: Chess;
  #context: Context | undefined;
  #legal: readonly Move[] | undefined;
  /** The move asked about last: while it is judged and described, the same is asked again and again. */
  #asked: { readonly move: Move; readonly legal: boolean } | undefined;

  constructor(chess: Chess) {
    this.#chess = chess;
  }

  get turn(): Color {
    return this.#chess.turn;
  }

  /** Plies since the last capture or pawn move: 100 allow the claim of Art. 9.3, 150 end the game by Art. 9.6.2. */
  get quietPlies(): number {
    return this.#chess.halfmoves;
  }

  /** The number of the move that is to be made, 1 for the first. */
  get moveNumber(): number {
    return this.#chess.fullmoves;
  }

  pieceAt(square: Square): Piece | undefined {
    const { board } = this.#chess;
    const index = parseSquare(square);
    if (!board.occupied.has(index)) return undefined;
    const kind = board.getRole(index);
    const color = kind && board.getColor(index);
    return kind && color && { color, kind };
  }

  /** The piece on a square that is known to have one; anything else is a fault of the program. */
  placedAt(square: Square): PlacedPiece {
    const piece = this.pieceAt(square);
    if (!piece) throw new Error(`no piece on ${square}`);
    return { color: piece.color, kind: piece.kind, square };
  }

  /** Every piece on the board, from a1 to h8. */
  pieces(): readonly PlacedPiece[] {
    return Array.from(this.#chess.board.occupied, (square) => this.placedAt(makeSquare(square)));
  }

  /** Whether any piece of this kind is on the board. */
  has(kind: PieceKind): boolean {
    return this.#chess.board[kind].nonEmpty();
  }

  kingOf(color: Color): Square | undefined {
    const king = this.#chess.board.kingOf(color);
    return king === undefined ? undefined : makeSquare(king);
  }

  /** The pieces of the player not on move that give check now (Art. 3.9). */
  checkers(): readonly PlacedPiece[] {
    const { checkers } = this.#ctx();
    return checkers.isEmpty() ? [] : Array.from(checkers, (square) => this.placedAt(makeSquare(square)));
  }

  /**
   * The pieces of `by` that attack a square (Art. 3.1.2), though they may be pinned.
   *
   * @param gone squares whose pieces are taken as gone
   */
  attackers(square: Square, by: Color, gone: readonly Square[] = []): readonly PlacedPiece[] {
    const chess = this.#chess;
    const left = gone.reduce((squares, one) => squares.without(parseSquare(one)), chess.board.occupied);
    const found = chess.kingAttackers(parseSquare(square), by, left).intersect(left);
    return [...found].map((from) => this.placedAt(makeSquare(from)));
  }

  /** The opponent's pieces that would give check to this side's king if the piece were simply put there. */
  attackersAfter(move: Move, color: Color): readonly PlacedPiece[] {
    return attackersOncePut(this.#chess, move, color);
  }

  /** The square a pawn may be taken on en passant, if one of the pawns beside it stands so, pinned or not. */
  get enPassantSquare(): Square | undefined {
    return this.#chess.epSquare === undefined ? undefined : makeSquare(this.#chess.epSquare);
  }

  /** The rook that this player may still castle with on that side, as far as rights go (Art. 3.8.2.1). */
  castlingRook(color: Color, side: CastlingSide): Square | undefined {
    const rook = this.#chess.castles.rook[color][wing(side)];
    return rook === undefined ? undefined : makeSquare(rook);
  }

  /** All legal moves, promotions told apart (Art. 3.10.1). */
  legalMoves(): readonly Move[] {
    this.#legal ??= [...this.#chess.allDests(this.#ctx())].flatMap(([from, squares]) =>
      [...squares].flatMap((to) => (takesKing(this.#chess, { from, to }) ? [] : movesOf(this.#chess, { from, to }))),
    );
    return this.#legal;
  }

  legalMovesFrom(square: Square): readonly Move[] {
    return this.legalMoves().filter((move) => move.from === square);
  }

  isLegal(move: Move): boolean {
    if (this.#asked?.move !== move) this.#asked = { move, legal: this.#isLegal(move) };
    return this.#asked.legal;
  }

  #isLegal(move: Move): boolean {
    const native = nativeMove(this.#chess, move);
    return (
      native !== undefined &&
      (!move.castling || (!move.promotion && move.to === this.castlingSquares(this.turn, move.castling).king)) &&
      !takesKing(this.#chess, native) &&
      this.#chess.isLegal(native, this.#ctx()) &&
      (move.castling !== undefined) === (castlingSide(this.#chess, native) !== undefined)
    );
  }

  /** The position after a legal move. An illegal one is a fault of the caller: ask `isLegal` first. */
  play(move: Move): Position {
    const native = nativeMove(this.#chess, move);
    if (!native || !this.isLegal(move)) throw new Error(`illegal move ${move.from}${move.to}`);
    const next = this.#chess.clone();
    next.play(native);
    return new Position(next);
  }

  /**
   * The position after a piece was put where Art. 3 does not let it go: what stands there leaves the board, and the other
   * player has the move (Art. 7.5.1: it stands until it is found). The rook comes along when castling was meant.
   */
  put(move: Move): Position {
    const rook = move.castling && this.outerRook(this.placedAt(move.from).color, move.castling);
    return new Position(put(this.#chess, move, rook));
  }

  /**
   * The rook that the hand takes to castle on that side, whether or not the right is there: the one that has it, else the
   * player's outermost on the king's rank.
   */
  outerRook(color: Color, side: CastlingSide): Square | undefined {
    const king = this.kingOf(color);
    const right = this.castlingRook(color, side);
    if (right || !king) return right;
    const rank = SQUARES.filter((square) => square[1] === king[1]);
    const outward = rank.filter((square) => (side === 'short' ? square > king : square < king));
    const isOwnRook = (square: Square): boolean => {
      const piece = this.pieceAt(square);
      return piece?.kind === 'rook' && piece.color === color;
    };
    return side === 'short' ? outward.findLast(isOwnRook) : outward.find(isOwnRook);
  }

  /** Algebraic notation of a legal move with English letters, without the signs of check and mate (App. C). */
  san(move: Move): string {
    return sanOf(this.#chess, this.#ctx(), move);
  }

  isCheck(): boolean {
    return this.#ctx().checkers.nonEmpty();
  }

  /** Art. 5.1.1. */
  isCheckmate(): boolean {
    return this.#chess.isCheckmate(this.#ctx());
  }

  /** Art. 5.2.1. */
  isStalemate(): boolean {
    return this.#chess.isStalemate(this.#ctx());
  }

  /** Whether too little is left on the board for this side to mate with, whatever is played. */
  lacksMaterial(color: Color): boolean {
    return this.#chess.hasInsufficientMaterial(color);
  }

  /** Art. 9.2.3: same player to move, same pieces on the same squares, same possible moves of both players. */
  isSameAs(other: Position): boolean {
    return equalsIgnoreMoves(this.#chess, other.#chess);
  }

  fen(): string {
    return makeFen(this.#chess.toSetup());
  }

  /** The same position with the other player to move, or `undefined` where that cannot be (a king could be taken). */
  withTurn(color: Color): Position | undefined {
    if (color === this.turn) return this;
    const chess = this.#chess.clone();
    chess.turn = color;
    chess.epSquare = undefined;
    const king = chess.board.kingOf(opposite(color));
    if (king !== undefined && chess.kingAttackers(king, color, chess.board.occupied).nonEmpty()) return undefined;
    return new Position(chess);
  }

  /** The king's and the rook's squares when this player castles on that side, whether or not it is legal now. */
  castlingSquares(color: Color, side: CastlingSide): { readonly king: Square; readonly rook: Square } {
    return castlingSquares(color, side);
  }

  /** The same position for searches beside this file, as chessops has it: theirs to change. */
  native(): Chess {
    return this.#chess.clone();
  }

  /** Asks something of it as chessops has it, with what is known of checks and pins: for functions beside this file that change nothing. */
  read<Answer>(ask: (chess: Chess, context: Context) => Answer): Answer {
    return ask(this.#chess, this.#ctx());
  }

  #ctx(): Context {
    this.#context ??= this.#chess.ctx();
    return this.#context;
  }
}

/**
 * What is known of a move from its two squares alone is filled in: castling, when the king is moved to where castling
 * takes it or onto its own rook and no plain move of it is meant; and where castling takes the king, when it is named.
 */
export function completeMove(position: Position, move: Move): Move {
  if (position.isLegal(move)) return move;
  const piece = position.pieceAt(move.from);
  if (piece?.kind !== 'king' || piece.color !== position.turn || position.kingOf(piece.color) !== move.from)
    return move;
  if (move.castling) return { ...move, to: position.castlingSquares(piece.color, move.castling).king };
  for (const castling of ['short', 'long'] as const) {
    const to = position.castlingSquares(piece.color, castling).king;
    const ownRook = position.castlingRook(piece.color, castling);
    const steps = Math.abs(move.from.charCodeAt(0) - move.to.charCodeAt(0));
    const jumps = move.to === to && (steps === 2 || (steps > 2 && ownRook !== undefined));
    if (move.from[1] === move.to[1] && (jumps || move.to === ownRook)) return { from: move.from, to, castling };
  }
  return move;
}

/** The side as chessops names it. */
function wing(side: CastlingSide): 'a' | 'h' {
  return side === 'short' ? 'h' : 'a';
}

/** The king's and the rook's squares when this player castles on that side. */
function castlingSquares(color: Color, side: CastlingSide): { readonly king: Square; readonly rook: Square } {
  return {
    king: makeSquare(kingCastlesTo(color, wing(side))),
    rook: makeSquare(rookCastlesTo(color, wing(side))),
  };
}

/** The same move for chessops; absent where no right to castle so is left. */
function nativeMove(chess: Chess, move: Move): NormalMove | undefined {
  const from = parseSquare(move.from);
  if (move.castling) {
    const rook = chess.castles.rook[chess.turn][wing(move.castling)];
    return rook === undefined ? undefined : { from, to: rook };
  }
  const to = parseSquare(move.to);
  return move.promotion ? { from, to, promotion: move.promotion } : { from, to };
}

/** A move that chessops has, by the Laws' own names. */
export function moveOf(chess: Chess, { from, to, promotion }: NormalMove): Move {
  const [move] = movesOf(chess, { from, to });
  if (!move) throw new Error(`no move from ${makeSquare(from)}`);
  const kind = PROMOTION_KINDS.find((one) => one === promotion);
  return kind ? { ...move, promotion: kind } : move;
}

/** The moves that chessops has as one: a pawn's to the last rank is as many as there are kinds to become. */
function movesOf(chess: Chess, native: NormalMove): readonly Move[] {
  const from = makeSquare(native.from);
  const side = castlingSide(chess, native);
  if (side) {
    return [{ from, to: makeSquare(kingCastlesTo(chess.turn, side)), castling: side === 'h' ? 'short' : 'long' }];
  }
  const to = makeSquare(native.to);
  return chess.board.pawn.has(native.from) && to[1] === lastRankOf(chess.turn)
    ? PROMOTION_KINDS.map((promotion) => ({ from, to, promotion }))
    : [{ from, to }];
}

/** Art. 1.4.1: the king is never captured, also where an illegal move that stands has left it in check. */
function takesKing(chess: Chess, { to }: NormalMove): boolean {
  const piece = chess.board.get(to);
  return piece?.role === 'king' && piece.color !== chess.turn;
}

/** `castlingRook` is where the rook stands that comes along, when castling was meant. A piece must stand on `move.from`. */
function put(chess: Chess, move: Move, castlingRook: Square | undefined): Chess {
  const next = chess.clone();
  const from = parseSquare(move.from);
  const to = parseSquare(move.to);
  const piece = next.board.take(from);
  if (!piece) throw new Error(`no piece on ${move.from}`);
  const rook = castlingRook && next.board.take(parseSquare(castlingRook));
  const taken = next.board.set(to, move.promotion ? { ...piece, role: move.promotion } : piece);
  if (rook && move.castling) next.board.set(parseSquare(castlingSquares(piece.color, move.castling).rook), rook);
  if (piece.role === 'king') next.castles.discardColor(piece.color);
  next.castles.discardRook(from);
  next.castles.discardRook(to);
  next.epSquare = undefined;
  next.halfmoves = piece.role === 'pawn' || taken ? 0 : next.halfmoves + 1;
  if (next.turn === 'black') next.fullmoves += 1;
  next.turn = opposite(next.turn);
  return next;
}

/** The opponent's pieces that would give check to this side's king if the piece were simply put there. */
function attackersOncePut(chess: Chess, move: Move, color: Color): readonly PlacedPiece[] {
  const board = chess.board.clone();
  const piece = board.take(parseSquare(move.from));
  if (!piece) return [];
  board.set(parseSquare(move.to), piece);
  if (piece.role === 'pawn' && chess.epSquare === parseSquare(move.to)) board.take(parseSquare(takenEnPassant(move)));
  const king = board.kingOf(color);
  if (king === undefined) return [];
  const after = chess.clone();
  after.board = board;
  return [...after.kingAttackers(king, opposite(color), board.occupied)].map((square) => {
    const attacker = board.get(square);
    if (!attacker) throw new Error('an attacker stands on its square');
    return { color: attacker.color, kind: attacker.role, square: makeSquare(square) };
  });
}
