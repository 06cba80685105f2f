/**
 * The FIDE Laws of Chess as pure functions: `anna-hector/laws`. A game is an immutable value; `beginGame` makes one, `judge` gives the next
 * one and the facts of what happened, or a refusal; `viewFor` and `factsFor` say what a role may see of it. Times are milliseconds.
 */
export { beginGame, type BegunGame } from './begin-game.js';
export { completeMove } from './complete-move.js';
export { judge } from './judge.js';
export { factsFor, viewFor, type GameView } from './view.js';
export { plyOf, positionOf, type Game, type Judgement } from './state.js';
export type { Act, ActDraft } from './acts.js';
export type { Fact } from './facts.js';
export type { Refusal } from './refusals.js';
export type { Ending, EndReason, Result } from './result.js';
export type { Conditions } from './conditions.js';
export { ROLES, type Actor, type Audience, type Role } from './roles.js';
export { START_FEN, startPosition, type Position } from './board.js';
export { parsePosition, type PositionProblem, type PositionResult } from './parse-position.js';
export { canMate, isDead } from './unwinnable.js';
export {
  COLORS,
  FILES,
  PIECE_KINDS,
  PROMOTION_KINDS,
  RANKS,
  SQUARES,
  isSquare,
  opposite,
  type ByColor,
  type Color,
  type Move,
  type Piece,
  type PieceKind,
  type PlacedPiece,
  type PromotionKind,
  type Square,
} from './squares.js';
export { DEFAULT_EDITION, EDITIONS, EDITION_NAMES, type Edition, type EditionName, type Tempo } from './editions.js';
export { clockAt, dueAt, type Clock, type ClockFace, type Display } from './clock.js';
export {
  NO_EXTRA,
  control,
  incrementOf,
  problemOf,
  type Extra,
  type Period,
  type TimeControl,
} from './clock/control.js';
export { chess960, type Chess960Start } from './chess960.js';
