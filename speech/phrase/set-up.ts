/**
 * What is said where a position is set up: what stands there now, why it cannot be played, and what was not understood; and a position as text,
 * sentence by sentence. The message of each.
 */
import { sideOf, type CastlingRight } from '../../src/laws/board/given-rights.js';
import type { PositionProblem } from '../../src/laws/board/parse-position.js';
import type { SetUp, SetUpProblem } from '../../src/laws/board/set-up.js';
import type { Position } from '../../src/laws/board/board.js';
import { COLORS, PIECE_KINDS, opposite, type PlacedPiece, type Square } from '../../src/laws/squares.js';
import { whoIsAhead } from '../../src/questions/worth.js';
import type { SetUpRefusal } from '../hearing/set-up/heard-set-up.js';
import { sayOwn } from './own-message.js';
import type { Messages } from './say.js';

export type SetUpMessages = Messages<'set-up' | 'piece-list' | 'answers'>;

/** Why it cannot be so, and what would be right. @param kings where they stand */
export function problemSaid(problem: SetUpProblem, pieces: readonly PlacedPiece[], messages: SetUpMessages): string {
  switch (problem.reason) {
    case 'no king':
      return messages.say('set-up-no-king', { king: { color: problem.color, kind: 'king' } });
    case 'castling without king':
    case 'castling without rook': {
      const { right, missing } = problem;
      const side = sideOf(right, kingOf(pieces, right.color));
      return messages.say('set-up-castling-without-piece', { color: right.color, side, missing });
    }
    default:
      return sayOwn(messages, 'set-up', 'reason', problem);
  }
}

/** That it can be played, or all reasons why it cannot. */
export function possibleSaid(
  problems: readonly SetUpProblem[],
  pieces: readonly PlacedPiece[],
  messages: SetUpMessages,
): string {
  if (problems.length === 0) return messages.say('set-up-possible');
  const reasons = problems.map((problem) => problemSaid(problem, pieces, messages));
  return [messages.say('set-up-impossible'), ...reasons].join(' ');
}

export function rightsSaid(
  rights: readonly CastlingRight[],
  pieces: readonly PlacedPiece[],
  { say }: SetUpMessages,
): string {
  const told = rights.map((right) => ({ color: right.color, side: sideOf(right, kingOf(pieces, right.color)) }));
  return say('set-up-rights', { rights: told });
}

export function enPassantSaid(square: Square | undefined, { say }: SetUpMessages): string {
  return square ? say('set-up-passant', { square }) : say('set-up-no-passant');
}

/** What was not understood, and what would be. */
export function setUpRefusalSaid(refusal: SetUpRefusal, messages: SetUpMessages): string {
  switch (refusal.reason) {
    case 'not understood':
      return sayOwn(messages, 'piece-list', 'reason', refusal.why);
    case 'which squares':
      return messages.say('set-up-which-squares');
    case 'which en passant':
      return messages.say('set-up-which-passant');
  }
}

/** What a FEN is wrong in before its pieces are looked at. */
export function fenRefusalSaid(problem: PositionProblem, { say }: SetUpMessages): string {
  switch (problem) {
    case 'board':
    case 'turn':
    case 'castling':
    case 'counters':
      return say('set-up-fen-unreadable', { problem });
    case 'en passant':
      return say('set-up-fen-unreadable', { problem: 'en-passant' });
    default:
      return say('set-up-fen-unreadable', { problem: 'unreadable' });
  }
}

/** Whose move it is, whether that king is in check, who has more, and what is still allowed. */
export function positionSummary(
  position: Position,
  setUp: SetUp,
  messages: SetUpMessages,
  weighed = true,
): readonly string[] {
  const { say } = messages;
  return [
    say('answer-move-number', { number: position.moveNumber, turn: position.turn }),
    ...(isInCheck(position) ? [say('set-up-check', { color: position.turn })] : []),
    ...(weighed ? [materialSaid(setUp.pieces, messages)] : []),
    rightsSaid(setUp.castling, setUp.pieces, messages),
    ...(setUp.enPassant ? [enPassantSaid(setUp.enPassant, messages)] : []),
  ];
}

/** The pieces of each colour with their squares. */
export function piecesSaid(pieces: readonly PlacedPiece[], { say }: SetUpMessages): readonly string[] {
  return COLORS.map((color) => {
    const kinds = PIECE_KINDS.flatMap((kind) => {
      const squares = pieces.flatMap((piece) => (piece.color === color && piece.kind === kind ? [piece.square] : []));
      return squares.length > 0 ? [{ kind, squares: squares.toSorted() }] : [];
    });
    return say('answer-piece-list', { color, kinds });
  });
}

function materialSaid(pieces: readonly PlacedPiece[], { say }: SetUpMessages): string {
  const ahead = whoIsAhead(pieces);
  return ahead === 'equal' ? say('answer-material-is-equal') : say('answer-material-ahead', ahead);
}

/** Also of a board on which a king is missing. */
function isInCheck(position: Position): boolean {
  const king = position.kingOf(position.turn);
  return king !== undefined && position.attackers(king, opposite(position.turn)).length > 0;
}

function kingOf(pieces: readonly PlacedPiece[], color: PlacedPiece['color']): Square | undefined {
  return pieces.find((piece) => piece.kind === 'king' && piece.color === color)?.square;
}
