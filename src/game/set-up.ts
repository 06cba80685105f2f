/** A position that is set up, step by step: each change gives another, and none is lost. Pure. */
import { startPosition } from '../laws/board/board.js';
import { chess960 } from '../laws/board/chess960.js';
import { sideOf, type CastlingRight } from '../laws/board/given-rights.js';
import { parsePosition, type PositionProblem } from '../laws/board/parse-position.js';
import { EMPTY_SET_UP, setUpFrom, setUpOf, type SetUp } from '../laws/board/set-up.js';
import { placed, type CastlingSide, type Square } from '../laws/squares.js';
import type { SetUpChange } from '../../speech/hearing/set-up/heard-set-up.js';
import { withEntries } from '../../speech/hearing/piece-list.js';

/** Why a change was not made; what stood there stands there. */
export type ChangeRefusal =
  | { readonly reason: 'nothing to move'; readonly square: Square }
  | { readonly reason: 'none removed' | 'no such chess960' | 'no game' }
  | { readonly reason: 'fen'; readonly problem: PositionProblem };

export type Changed =
  | { readonly ok: true; readonly setUp: SetUp }
  | { readonly ok: false; readonly refusal: ChangeRefusal };

/** @param game what stands on the board of the game; `undefined` where there is none */
export function changed(
  setUp: SetUp,
  change: Exclude<SetUpChange, { readonly do: 'undo' }>,
  game: SetUp | undefined,
): Changed {
  const { pieces, castling } = setUp;
  switch (change.do) {
    case 'put':
      return to({ ...setUp, pieces: withEntries(pieces, change.entries) });
    case 'remove':
      return removed(setUp, (square) => change.squares.includes(square));
    case 'remove all':
      return removed(setUp, (square) =>
        pieces.some(
          (piece) =>
            piece.square === square &&
            (change.kind === undefined || piece.kind === change.kind) &&
            (change.color === undefined || piece.color === change.color),
        ),
      );
    case 'move': {
      const piece = pieces.find(({ square }) => square === change.from);
      if (!piece) return { ok: false, refusal: { reason: 'nothing to move', square: change.from } };
      const rest = pieces.filter(({ square }) => square !== change.from && square !== change.to);
      return to({ ...setUp, pieces: [...rest, placed(piece, change.to)] });
    }
    case 'clear':
      return to(EMPTY_SET_UP);
    case 'starting position':
      return to(setUpOf(startPosition()));
    case 'as in game':
      return game ? to(game) : { ok: false, refusal: { reason: 'no game' } };
    case 'chess960': {
      const chosen = chess960(change.number);
      const read = chosen.ok ? parsePosition(chosen.start.fen) : undefined;
      return read?.ok
        ? to({ ...setUpOf(read.position), chess960: true })
        : { ok: false, refusal: { reason: 'no such chess960' } };
    }
    case 'castling from':
      return to({ ...setUp, chess960: change.anywhere });
    case 'turn':
      return to({ ...setUp, turn: change.color });
    case 'give castling': {
      const isNew = (right: CastlingRight): boolean => !castling.some((one) => isSameRight(one, right));
      const given = [...castling, ...change.rights.filter(isNew)];
      return to({
        ...setUp,
        castling: given,
        chess960: setUp.chess960 || change.rights.some((right) => 'rook' in right),
      });
    }
    case 'take castling': {
      const takes = (right: CastlingRight): boolean =>
        change.colors.includes(right.color) && change.sides.includes(wing(right, setUp));
      return to({ ...setUp, castling: castling.filter((right) => !takes(right)) });
    }
    case 'en passant': {
      const { enPassant: before, ...rest } = setUp;
      return to(
        change.square || before === undefined ? { ...setUp, ...(change.square && { enPassant: change.square }) } : rest,
      );
    }
    case 'fen': {
      const read = setUpFrom(change.fen);
      return read.ok ? to(read.setUp) : { ok: false, refusal: { reason: 'fen', problem: read.problem } };
    }
  }
}

/** Whether a player has the right on that side. */
export function hasRight(setUp: SetUp, color: CastlingRight['color'], side: CastlingSide): boolean {
  return setUp.castling.some((right) => right.color === color && wing(right, setUp) === side);
}

function removed(setUp: SetUp, takes: (square: Square) => boolean): Changed {
  const pieces = setUp.pieces.filter(({ square }) => !takes(square));
  return pieces.length === setUp.pieces.length
    ? { ok: false, refusal: { reason: 'none removed' } }
    : to({ ...setUp, pieces });
}

function to(setUp: SetUp): Changed {
  return { ok: true, setUp };
}

function wing(right: CastlingRight, { pieces }: SetUp): CastlingSide {
  const king = pieces.find((piece) => piece.kind === 'king' && piece.color === right.color)?.square;
  return sideOf(right, king);
}

function isSameRight(one: CastlingRight, other: CastlingRight): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
