/**
 * A position while it is set up: whatever stands there, with what is to be known beside the pieces, and all that cannot be so. It becomes a
 * position that can be played as soon as nothing of it is impossible.
 */
import { Castles, Chess } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { SquareSet } from 'chessops/squareSet';
import { makeSquare, parseSquare } from 'chessops/util';
import { COLORS, fileOf, opposite, placed, rankOf, type Color, type PlacedPiece, type Square } from '../squares.js';
import { Position } from './board.js';
import { canArise } from './can-arise.js';
import {
  enPassantProblem,
  rightProblem,
  rightsIn,
  rookOf,
  type CastlingRight,
  type EnPassantProblem,
  type RightWithout,
} from './given-rights.js';
import { parsePosition, type PositionProblem } from './parse-position.js';

export interface SetUp {
  /** No two on one square. */
  readonly pieces: readonly PlacedPiece[];
  readonly turn: Color;
  readonly castling: readonly CastlingRight[];
  /** Whether king and rooks may have begun on any file (Guidelines II). */
  readonly chess960: boolean;
  /** The square that a pawn has just passed over. */
  readonly enPassant?: Square;
  /** Plies since the last capture or pawn move (Art. 9.3). */
  readonly quietPlies: number;
  /** The number of the move that is to be made. */
  readonly moveNumber: number;
}

/** What cannot be so in any game. */
export type SetUpProblem =
  | { readonly reason: 'no king'; readonly color: Color }
  | {
      readonly reason: 'several kings';
      readonly color: Color;
      readonly number: number;
      readonly squares: readonly Square[];
    }
  /** Art. 2.2: a player begins with 16 pieces, 8 of them pawns. */
  | { readonly reason: 'too many pieces' | 'too many pawns'; readonly color: Color; readonly number: number }
  /** A pawn never stands on a first rank: it does not move backwards, and on the last it is promoted (Art. 3.7.5). */
  | { readonly reason: 'pawn on end rank'; readonly pawns: readonly PlacedPiece[] }
  | { readonly reason: 'kings side by side'; readonly white: Square; readonly black: Square }
  /** Art. 3.9.2, 1.4.1: the one who has just moved has left the king where it can be taken. */
  | { readonly reason: 'opponent in check'; readonly color: Color; readonly by: readonly PlacedPiece[] }
  /** No move can have given all these checks at once. */
  | { readonly reason: 'impossible check'; readonly color: Color; readonly by: readonly PlacedPiece[] }
  | RightWithout
  | EnPassantProblem;

export type SetUpResult =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly problems: readonly [SetUpProblem, ...SetUpProblem[]] };

export const EMPTY_SET_UP: SetUp = {
  pieces: [],
  turn: 'white',
  castling: [],
  chess960: false,
  quietPlies: 0,
  moveNumber: 1,
};

export function setUpOf(position: Position): SetUp {
  const { enPassantSquare } = position;
  const pieces = position.pieces();
  const castling = COLORS.flatMap((color) =>
    (['short', 'long'] as const).flatMap((side): readonly CastlingRight[] => {
      const rook = position.castlingRook(color, side);
      if (!rook) return [];
      const bySide = { color, side };
      return [rookOf(bySide, pieces) === rook ? bySide : { color, rook }];
    }),
  );
  return {
    pieces,
    turn: position.turn,
    castling,
    chess960: !castling.every((right) => isUsual(right, pieces)),
    ...(enPassantSquare && { enPassant: enPassantSquare }),
    quietPlies: position.quietPlies,
    moveNumber: position.moveNumber,
  };
}

/** A FEN as it stands, possible or not; where it cannot be read, why. */
export function setUpFrom(
  fen: string,
): { readonly ok: true; readonly setUp: SetUp } | { readonly ok: false; readonly problem: PositionProblem } {
  const read = parseFen(fen);
  if (read.isErr) {
    const known = parsePosition(fen);
    return { ok: false, problem: known.ok ? 'unreadable' : known.problem };
  }
  const { board, turn, epSquare, halfmoves, fullmoves } = read.value;
  const pieces = Array.from(board, ([index, { color, role }]) => placed({ color, kind: role }, makeSquare(index)));
  const castling = rightsIn(fen.split(/\s+/u)[2] ?? '');
  return {
    ok: true,
    setUp: {
      pieces,
      turn,
      castling,
      chess960: castling.some((right) => !rightProblem(right, pieces, true) && !isUsual(right, pieces)),
      ...(epSquare !== undefined && { enPassant: makeSquare(epSquare) }),
      quietPlies: halfmoves,
      moveNumber: fullmoves,
    },
  };
}

/** The position, or all that cannot be so, what concerns the pieces first. */
export function positionFrom(setUp: SetUp): SetUpResult {
  const [first, ...more] = problemsOf(setUp);
  if (first) return { ok: false, problems: [first, ...more] };
  return { ok: true, position: new Position(native(setUp)) };
}

function problemsOf(setUp: SetUp): readonly SetUpProblem[] {
  const { pieces, turn, castling, chess960, enPassant } = setUp;
  const ofPieces = COLORS.flatMap((color) => countProblems(pieces, color));
  const pawns = pieces.filter(({ kind, square }) => kind === 'pawn' && /[18]/u.test(square));
  const onEnd: readonly SetUpProblem[] = pawns.length > 0 ? [{ reason: 'pawn on end rank', pawns }] : [];
  const checks = ofPieces.some(({ reason }) => reason === 'no king' || reason === 'several kings')
    ? []
    : checkProblems(setUp);
  return [
    ...ofPieces,
    ...onEnd,
    ...checks,
    ...castling.flatMap((right) => rightProblem(right, pieces, chess960) ?? []),
    ...[enPassant && enPassantProblem(enPassant, turn, pieces)].filter((problem) => problem !== undefined),
  ];
}

function countProblems(pieces: readonly PlacedPiece[], color: Color): readonly SetUpProblem[] {
  const own = pieces.filter((piece) => piece.color === color);
  const kings = own.flatMap(({ kind, square }) => (kind === 'king' ? [square] : []));
  const pawns = own.filter(({ kind }) => kind === 'pawn').length;
  return [
    ...(kings.length === 0 ? [{ reason: 'no king', color } as const] : []),
    ...(kings.length > 1 ? [{ reason: 'several kings', color, number: kings.length, squares: kings } as const] : []),
    ...(pawns > 8 ? [{ reason: 'too many pawns', color, number: pawns } as const] : []),
    ...(own.length > 16 ? [{ reason: 'too many pieces', color, number: own.length } as const] : []),
  ];
}

/** There is one king of each colour. */
function checkProblems(setUp: SetUp): readonly SetUpProblem[] {
  const chess = native({ ...setUp, castling: [] });
  const position = new Position(chess);
  const { turn } = setUp;
  const white = position.kingOf('white');
  const black = position.kingOf('black');
  if (!white || !black) return [];
  const inCheck = turn === 'white' ? black : white;
  const by = position.attackers(inCheck, turn);
  if (by.some(({ kind }) => kind === 'king')) return [{ reason: 'kings side by side', white, black }];
  if (by.length > 0) return [{ reason: 'opponent in check', color: opposite(turn), by }];
  return canArise(chess) ? [] : [{ reason: 'impossible check', color: turn, by: position.checkers() }];
}

/** With the rights that can be. */
function native({ pieces, turn, castling, enPassant, quietPlies, moveNumber }: SetUp): Chess {
  const chess = Chess.default();
  chess.board.clear();
  for (const { square, color, kind } of pieces) chess.board.set(parseSquare(square), { color, role: kind });
  const rooks = castling.flatMap((right) => rookOf(right, pieces) ?? []);
  chess.castles = Castles.fromSetup({
    ...chess.toSetup(),
    castlingRights: rooks.reduce((set, rook) => set.with(parseSquare(rook)), SquareSet.empty()),
  });
  chess.turn = turn;
  chess.epSquare = enPassant && parseSquare(enPassant);
  chess.halfmoves = quietPlies;
  chess.fullmoves = moveNumber;
  return chess;
}

/** Whether the right is one of regular chess (Art. 2.3). */
function isUsual(right: CastlingRight, pieces: readonly PlacedPiece[]): boolean {
  const rook = rookOf(right, pieces);
  const king = pieces.some(
    ({ color, kind, square }) =>
      color === right.color && kind === 'king' && fileOf(square) === 'e' && rankOf(square) === rankOf(rook ?? 'e4'),
  );
  return rook !== undefined && king && (fileOf(rook) === 'a' || fileOf(rook) === 'h');
}

/** In Forsyth–Edwards notation, possible or not: what is wrong stays written. */
export function fenOf(setUp: SetUp): string {
  const { turn, castling, enPassant, quietPlies, moveNumber } = setUp;
  const [board = ''] = makeFen(native({ ...setUp, castling: [] }).toSetup()).split(' ');
  const letters = castling.map((right) => {
    const usual = 'rook' in right ? fileOf(right.rook) : right.side === 'short' ? 'k' : 'q';
    return right.color === 'white' ? usual.toUpperCase() : usual;
  });
  const order = 'KQABCDEFGHkqabcdefgh';
  const rights = letters.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)).join('') || '-';
  return [board, turn === 'white' ? 'w' : 'b', rights, enPassant ?? '-', quietPlies, moveNumber].join(' ');
}

/** What stands there, as any board is shown; whether it can be played is another matter. */
export function boardOf(setUp: SetUp): Position {
  return new Position(native(setUp));
}
