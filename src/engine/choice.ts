/**
 * How a level chooses: which of the moves the engine found it plays, and how it answers the offer of a draw. Pure.
 *
 * The computer never resigns: whoever plays against it may want to practise giving mate, and it costs nothing to play on.
 * It never offers a draw either.
 */
import type { Position } from '../laws/board/board.js';
import type { Move } from '../laws/squares.js';
import { WORTH } from '../questions/worth.js';
import type { Level } from '../game/levels.js';
import type { Score } from './uci.js';

/** Numbers from 0 up to, not including, 1, as `Math.random` gives them. */
export type Random = () => number;

/** A legal move with how good the engine finds it for the player to move. */
export interface Candidate {
  readonly move: Move;
  readonly score: Score;
}

/** Beyond this (hundredths of a pawn) a game is won, and more of it makes no move better. */
const WON = 2000;
/** A mate is worth more than any material, and the sooner the more; in hundredths of a pawn. */
const MATE = 4000;
const PER_MOVE_TO_MATE = 50;

/** One number for a score, in hundredths of a pawn, so that moves can be compared. */
export function worthOf(score: Score): number {
  if (score.type === 'centipawns') return Math.max(-WON, Math.min(WON, score.value));
  const distance = Math.min(Math.abs(score.moves) * PER_MOVE_TO_MATE, MATE - WON);
  return score.moves > 0 ? MATE - distance : distance - MATE;
}

/**
 * The move this level plays. With the chance `atSight` it is one of all legal moves, chosen without looking ahead; else
 * one of the candidates, those that lose less being likelier (see `Level.temperature`). So a mate that it sees is nearly
 * always played, and one against itself nearly never walked into, except at sight, as beginners do.
 *
 * @param candidates best first, at least one
 * @param random asked twice for each move
 */
export function chooseMove(position: Position, candidates: readonly Candidate[], level: Level, random: Random): Move {
  const looksAhead = random() >= level.atSight;
  const lot = random();
  if (!looksAhead) return pick(position.legalMoves(), (move) => weightAtSight(position, move), lot);
  const best = Math.max(...candidates.map(({ score }) => worthOf(score)));
  return pick(candidates, ({ score }) => weightOfLoss(best - worthOf(score), level.temperature), lot).move;
}

function weightOfLoss(loss: number, temperature: number): number {
  return loss === 0 ? 1 : Math.exp(-loss / temperature);
}

/** How much a move draws the eye: what can be taken, and a new queen. Whether it is taken back is not looked at. */
function weightAtSight(position: Position, move: Move): number {
  const taken = position.pieceAt(move.to);
  return 1 + 2 * (taken && !move.castling ? WORTH[taken.kind] : 0) + (move.promotion ? WORTH[move.promotion] : 0);
}

function pick<T>(items: readonly T[], weightOf: (item: T) => number, lot: number): T {
  const weights = items.map(weightOf);
  let left = lot * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (left -= weight) < 0);
  const item = items.at(index);
  if (item === undefined) throw new Error('a player to move has a move');
  return item;
}

/** The opening, for offers of a draw: fewer moves than this by each player … */
const OPENING_MOVES = 15;
/** … and at least so many pieces and pawns on the board. */
const OPENING_MEN = 24;

/**
 * Whether the computer accepts the offer of a draw (Art. 9.1.2.1): it does unless it stands better by more than its level's
 * `drawMargin`. In the opening it wants to play and always refuses.
 *
 * @param score as the computer sees it, from its own side
 * @param position where the offer stands
 */
export function answerDrawOffer(score: Score, position: Position, level: Level): boolean {
  return !isOpening(position) && worthOf(score) <= level.drawMargin;
}

export function isOpening(position: Position): boolean {
  return position.moveNumber <= OPENING_MOVES && position.pieces().length >= OPENING_MEN;
}
