/**
 * The FIDE Laws of Chess as pure functions: `anna-hector/laws`. A game is an immutable value; `beginGame` makes one, `judge` gives the next
 * one and the facts of what happened, or a refusal; `actsFor` lists the kinds of act that nothing forbids a role now; `viewFor` and `factsFor` say what a role may see of it;
 * `parseAct` reads an act that comes from outside; `toDecide` says of whom `decide` must be asked before an act is judged. Times are milliseconds.
 */
export type { Act, ActDraft, ActType } from './acts.js';
export { START_FEN, completeMove, startPosition, type Position } from './board/board.js';
export { chess960, type Chess960Start } from './board/chess960.js';
export { canMate, isDead } from './board/dead-position.js';
export { decide } from './board/helpmate.js';
export type { Verdict } from './board/mating-line.js';
export { parsePosition, type PositionProblem, type PositionResult } from './board/parse-position.js';
export { clockAt, dueAt, type Clock, type ClockFace, type Display } from './clock/clock.js';
export {
  NO_EXTRA,
  incrementOf,
  problemOf,
  timeControl,
  type Extra,
  type Period,
  type TimeControl,
} from './clock/time-control.js';
export type { Conditions } from './conditions.js';
export { EDITIONS } from './editions.js';
export { DEFAULT_EDITION, EDITION_NAMES, type Edition, type EditionName, type Tempo } from './editions/edition.js';
export type { Fact } from './facts.js';
export { plyOf, positionOf, type Game } from './game.js';
export { judge } from './judge.js';
export type { Judgement } from './judgement.js';
export { parseAct, parseConditions, parseDraft, parseFact, type Parsed } from './parse.js';
export type { Refusal, Unreadable } from './refusals.js';
export type { EndReason, Ending, Result } from './result.js';
export { ROLES, type Actor, type Audience, type Role } from './roles.js';
export { actsFor } from './permission.js';
export { beginGame, type BegunGame } from './rules/begin.js';
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
export { toDecide, withVerdict, type ToDecide } from './to-decide.js';
export { factsFor, viewFor, type GameView } from './view.js';
