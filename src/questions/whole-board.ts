/**
 * What is asked beside `ask.ts`: of the whole board a diagonal, the pawns file by file, which of them are doubled, isolated or passed, the position
 * file by file, and what is other than it was after one's own last move; and a move by its number. Answers as data; `speech/phrase/whole-board.ts`
 * makes words of them.
 */
import type { Position } from '../laws/board/board.js';
import type { GameView } from '../laws/view.js';
import {
  COLORS,
  FILES,
  fileOf,
  opposite,
  placed,
  rankIndex,
  type ByColor,
  type Color,
  type File,
  type PlacedPiece,
  type PromotionKind,
  type Square,
} from '../laws/squares.js';
import { lastPly, moveAt, movesBetween, positionAt } from './ask.js';
import type { LastMove, NumberedMove } from './question.js';
import { pieceOn, squaresFrom, type Direction } from './lines.js';

/** What a pawn can be by the pawns around it. */
export const PAWN_TRAITS = ['doubled', 'isolated', 'passed'] as const;
export type PawnTrait = (typeof PAWN_TRAITS)[number];

export type BoardQuestion =
  /** The diagonal on which both squares lie; those through one square; or those from corner to corner. */
  | { readonly about: 'diagonal'; readonly from: Square; readonly to: Square }
  | { readonly about: 'diagonals of square'; readonly square: Square }
  | { readonly about: 'long diagonals' }
  /** Every pawn, from the a-file to the h-file. */
  | { readonly about: 'pawns by file' }
  /** Which pawns of either player are so. */
  | { readonly about: 'pawn trait'; readonly trait: PawnTrait }
  /** The whole position, from the a-file to the h-file. */
  | { readonly about: 'position by file' }
  /** What is other than it was after this player's last move; absent: that of whoever has the move. */
  | { readonly about: 'changes'; readonly by?: Color }
  /** Where the piece on this square has stood in this game. */
  | { readonly about: 'path'; readonly square: Square }
  /** What the piece that moved last attacks now, and what it no longer defends. */
  | { readonly about: 'last move’s effect' }
  /** Whether whoever has the move stands in check (Art. 3.9.1). */
  | { readonly about: 'check' }
  /** What was made by that number of the scoresheet, in the whole game, whichever position is looked at. */
  | { readonly about: 'move'; readonly number: number };

/** The squares of a diagonal from one edge of the board to the other, with what stands there. */
export interface Diagonal {
  readonly from: Square;
  readonly to: Square;
  readonly pieces: readonly PlacedPiece[];
}

/** A piece that stands elsewhere now, or has become another. */
export interface Change {
  /** As it was. */
  readonly piece: PlacedPiece;
  readonly to: Square;
  readonly promotion?: PromotionKind;
}

export type BoardAnswer =
  | { readonly about: 'diagonals'; readonly diagonals: readonly Diagonal[] }
  /** No bishop could go from the one to the other. */
  | { readonly about: 'no diagonal'; readonly from: Square; readonly to: Square }
  /** All files in their order, each with its pawns from the first rank on. */
  | { readonly about: 'pawns by file'; readonly files: readonly PawnFile[] }
  | { readonly about: 'pawn trait'; readonly trait: PawnTrait; readonly sides: readonly PawnSide[] }
  | {
      readonly about: 'position by file';
      /** All files in their order, each from the first rank on. */
      readonly files: readonly { readonly file: File; readonly pieces: readonly PlacedPiece[] }[];
    }
  | {
      readonly about: 'changes';
      /** Whether that player has made a move; else it is since the start. */
      readonly since: 'move' | 'start';
      readonly changes: readonly Change[];
      readonly captured?: PlacedPiece;
    }
  /** From where it stood first to where it stands now; one square where it has not moved. A piece that was promoted was a pawn. */
  | {
      readonly about: 'path';
      readonly piece: PlacedPiece;
      readonly squares: readonly Square[];
      readonly wasPawn: boolean;
    }
  | { readonly about: 'empty square'; readonly square: Square }
  | {
      readonly about: 'last move’s effect';
      readonly piece: PlacedPiece;
      readonly attacks: readonly PlacedPiece[];
      readonly leaves: readonly PlacedPiece[];
    }
  | { readonly about: 'no move yet' }
  /** By what the king of the player on the move is attacked, pinned or not (Art. 3.1.2); by nothing, and he is not in check. */
  | { readonly about: 'check'; readonly color: Color; readonly by: readonly PlacedPiece[] }
  /** White's first; none where no such move has been made. */
  | { readonly about: 'move'; readonly number: number; readonly moves: readonly NumberedMove[] }
  /** In strict play the program weighs no pawn and sees no check for a player (Art. 11.3.1, 12.6). */
  | { readonly about: 'withheld' };

export type PawnFile = { readonly file: File } & ByColor<readonly Square[]>;

export interface PawnSide {
  readonly color: Color;
  /** From the a-file to the h-file, on a file from the first rank on. */
  readonly squares: readonly Square[];
}

/** Answers as this role may know it. @param ply how many plies have been made in the position that is looked at */
export function askOfBoard(view: GameView, question: BoardQuestion, ply = lastPly(view)): BoardAnswer {
  const position = positionAt(view, ply);
  switch (question.about) {
    case 'diagonal':
      return aboutDiagonal(position, question.from, question.to);
    case 'diagonals of square':
      return { about: 'diagonals', diagonals: diagonalsOf(position, question.square) };
    case 'long diagonals':
      return {
        about: 'diagonals',
        diagonals: [diagonal(position, 'a1', 'north-east'), diagonal(position, 'h1', 'north-west')],
      };
    case 'pawns by file':
      return { about: 'pawns by file', files: pawnsByFile(position) };
    case 'pawn trait':
      // Where pieces stand is seen; what a pawn is worth is advice.
      return view.play === 'strict' ? { about: 'withheld' } : aboutTrait(position, question.trait);
    case 'position by file':
      return { about: 'position by file', files: byFile(position) };
    case 'changes':
      return aboutChanges(view, ply, question.by ?? position.turn);
    case 'path':
      return aboutPath(view, ply, position, question.square);
    case 'last move’s effect':
      return view.play === 'strict' ? { about: 'withheld' } : aboutEffect(view, ply, position);
    case 'check':
      return view.play === 'strict' ? { about: 'withheld' } : aboutCheck(position);
    case 'move': {
      const moves = movesBetween(view, 0, view.sheet.length);
      return { ...question, moves: moves.filter(({ number }) => number === question.number) };
    }
  }
}

function aboutCheck(position: Position): BoardAnswer {
  const color = position.turn;
  const king = position.kingOf(color);
  return { about: 'check', color, by: king ? position.attackers(king, opposite(color)) : [] };
}

function aboutDiagonal(position: Position, from: Square, to: Square): BoardAnswer {
  if (from === to) return { about: 'diagonals', diagonals: diagonalsOf(position, from) };
  const direction = DIAGONAL_DIRECTIONS.find((one) => squaresFrom(from, one).includes(to));
  return direction
    ? { about: 'diagonals', diagonals: [diagonal(position, from, direction)] }
    : { about: 'no diagonal', from, to };
}

/** Where each diagonal comes from: towards the eighth rank, as from a1 to h8 and from h1 to a8; and the other way. */
const BEHIND = {
  'north-east': 'south-west',
  'north-west': 'south-east',
  'south-west': 'north-east',
  'south-east': 'north-west',
} as const satisfies Readonly<Partial<Record<Direction, Direction>>>;

type DiagonalDirection = keyof typeof BEHIND;
const DIAGONAL_DIRECTIONS = Object.keys(BEHIND) as readonly DiagonalDirection[];

/** Through a corner there goes one. */
function diagonalsOf(position: Position, square: Square): readonly Diagonal[] {
  return (['north-east', 'north-west'] as const)
    .map((up) => diagonal(position, square, up))
    .filter(({ from, to }) => from !== to);
}

/** The whole diagonal on which a square lies, in this direction. */
function diagonal(position: Position, square: Square, direction: DiagonalDirection): Diagonal {
  const behind = squaresFrom(square, BEHIND[direction]).toReversed();
  const squares = [...behind, square, ...squaresFrom(square, direction)];
  return {
    from: squares[0] ?? square,
    to: squares.at(-1) ?? square,
    pieces: squares.flatMap((one) => pieceOn(position, one)),
  };
}

/** From the a-file on, each from the first rank on. */
function byFile(position: Position): readonly { readonly file: File; readonly pieces: readonly PlacedPiece[] }[] {
  const pieces = position.pieces().toSorted((one, other) => rankIndex(one.square) - rankIndex(other.square));
  return FILES.map((file) => ({ file, pieces: pieces.filter(({ square }) => fileOf(square) === file) }));
}

function pawnsByFile(position: Position): readonly PawnFile[] {
  return byFile(position).map(({ file, pieces }) => {
    const of = (color: Color): readonly Square[] =>
      pieces.filter((piece) => piece.kind === 'pawn' && piece.color === color).map(({ square }) => square);
    return { file, white: of('white'), black: of('black') };
  });
}

function aboutTrait(position: Position, trait: PawnTrait): BoardAnswer {
  const files = pawnsByFile(position);
  return { about: 'pawn trait', trait, sides: COLORS.map((color) => ({ color, squares: SO[trait](files, color) })) };
}

/** The pawns that are so, in the words of the game's literature (Hooper & Whyld, The Oxford Companion to Chess). */
const SO: Readonly<Record<PawnTrait, (files: readonly PawnFile[], color: Color) => readonly Square[]>> = {
  /** Two or more of a player's on one file. */
  doubled: (files, color) => files.flatMap((file) => (file[color].length > 1 ? file[color] : [])),
  /** None of the player's on a file beside theirs. */
  isolated: (files, color) =>
    files.flatMap((file, at) => (beside(files, at).every((one) => one[color].length === 0) ? file[color] : [])),
  /** No pawn of the opponent's before them, on their file or on one beside it. */
  passed: (files, color) =>
    files.flatMap((file, at) => {
      const others = [file, ...beside(files, at)].flatMap((one) => one[opposite(color)]);
      return file[color].filter((square) => !others.some((other) => isBefore(other, square, color)));
    }),
};

function beside(files: readonly PawnFile[], at: number): readonly PawnFile[] {
  return [files[at - 1], files[at + 1]].filter((file) => file !== undefined);
}

/** Whether a square lies nearer to where this player's pawns are promoted. */
function isBefore(square: Square, of: Square, color: Color): boolean {
  const ahead = rankIndex(square) - rankIndex(of);
  return color === 'white' ? ahead > 0 : ahead < 0;
}

/** The move that followed a player's own last one, if one did, piece by piece. */
function aboutChanges(view: GameView, ply: number, by: Color): BoardAnswer {
  const last = moveAt(view, ply);
  const hasMoved = Array.from({ length: ply }, (_, index) => moveAt(view, index + 1)).some(
    (move) => move?.moved.by === by,
  );
  const since = hasMoved ? 'move' : 'start';
  const before = view.positions[ply - 1];
  if (!last || !before || last.moved.by === by) return { about: 'changes', since, changes: [] };
  return {
    about: 'changes',
    since,
    changes: changesBy(last, before),
    ...(last.captured && { captured: placed(last.captured.piece, last.captured.square) }),
  };
}

/** The pieces that a move put elsewhere. */
function changesBy({ moved }: LastMove, before: Position): readonly Change[] {
  const { by: color, from, to, promotion, castling, piece } = moved;
  const own: Change = { piece: { color, kind: piece, square: from }, to, ...(promotion && { promotion }) };
  const corner = castling && before.castlingRook(color, castling);
  const rook: readonly Change[] =
    castling && corner
      ? [{ piece: { color, kind: 'rook', square: corner }, to: before.castlingSquares(color, castling).rook }]
      : [];
  // In Chess960 the king or the rook may stay where it is (Guidelines II.3.2).
  return [own, ...rook].filter((change) => change.piece.square !== change.to);
}

/** Back from where the piece stands, move by move, to where it stood first. */
function aboutPath(view: GameView, ply: number, position: Position, square: Square): BoardAnswer {
  const [piece] = pieceOn(position, square);
  if (!piece) return { about: 'empty square', square };
  const squares = [square];
  let wasPawn = false;
  for (let at = ply; at > 0; at -= 1) {
    const [move, before] = [moveAt(view, at), view.positions[at - 1]];
    const change = move && before && changesBy(move, before).find(({ to }) => to === squares[0]);
    if (change) squares.unshift(change.piece.square);
    wasPawn ||= change?.promotion !== undefined;
  }
  return { about: 'path', piece, squares, wasPawn };
}

function aboutEffect(view: GameView, ply: number, position: Position): BoardAnswer {
  const [last, before] = [moveAt(view, ply), view.positions[ply - 1]];
  const [piece] = last ? pieceOn(position, last.moved.to) : [];
  if (!last || !before || !piece) return { about: 'no move yet' };
  const { by, from, to } = last.moved;
  const guards = (board: Position, from: Square, square: Square): boolean =>
    board.attackers(square, by).some((one) => one.square === from);
  const others = position.pieces().filter(({ square }) => square !== to);
  return {
    about: 'last move’s effect',
    piece,
    attacks: others.filter(({ color, square }) => color !== by && guards(position, to, square)),
    leaves: others.filter(
      // A king is not defended: nothing may take him (Art. 1.4.1).
      ({ color, kind, square }) =>
        color === by && kind !== 'king' && guards(before, from, square) && !guards(position, to, square),
    ),
  };
}
