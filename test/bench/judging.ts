/**
 * How long `judge` takes for a whole game with a clock, beside chessops doing what a program without the Laws does for each move:
 * clone, isLegal, play, makeFen, isEnd.
 */
import { Chess } from 'chessops/chess';
import { makeFen } from 'chessops/fen';
import type { NormalMove } from 'chessops/types';
import { kingCastlesTo, makeSquare, parseSquare, parseUci } from 'chessops/util';
import type { Act } from '../../src/laws/acts.js';
import { START_FEN } from '../../src/laws/board/board.js';
import { timeControl } from '../../src/laws/clock/time-control.js';
import type { Conditions } from '../../src/laws/conditions.js';
import { plyOf, positionOf, type Game } from '../../src/laws/game.js';
import { judge } from '../../src/laws/judge.js';
import { beginGame } from '../../src/laws/rules/begin.js';
import type { Move } from '../../src/laws/squares.js';
import { seededRandom } from '../seeded-random.js';

const PLIES = 300;
const MOVE_TIME = 7_000;
const CONDITIONS: Conditions = {
  play: 'casual',
  start: START_FEN,
  time: { white: timeControl(90, 30), black: timeControl(90, 30) },
  press: 'by hand',
};

/** A game of quiet moves where there are any, so that repetition is counted over long stretches. */
export function storedGame(seed: number): { readonly acts: readonly Act[]; readonly moves: readonly Move[] } {
  const random = seededRandom(seed);
  const moves: Move[] = [];
  const acts: Act[] = [{ type: 'start', by: 'arbiter', at: 0 }];
  let game = after(begun(), acts);
  while (plyOf(game) < PLIES) {
    const position = positionOf(game);
    const { turn } = position;
    const at = MOVE_TIME * (plyOf(game) + 1);
    const legal = [...position.legalMoves()];
    let next: Game | undefined;
    while (!next && legal.length > 0) {
      const [move] = legal.splice(Math.floor(random() * legal.length), 1);
      // Captures and pawn moves would shorten the stretch and the game; some are made, or none could ever be.
      if (!move || (isIrreversible(position, move) && legal.length > 0 && random() < 0.97)) continue;
      const made: readonly Act[] = [
        { type: 'make', by: turn, at, move },
        { type: 'press', by: turn, at: at + 500 },
      ];
      const tried = tryActs(game, made);
      if (!tried || tried.ending) continue;
      next = tried;
      moves.push(move);
      acts.push(...made);
    }
    if (!next) throw new Error(`no way on after ${moves.length} plies with seed ${seed}`);
    game = next;
  }
  return { acts, moves };
}

/** Milliseconds for judging every act of the game once. */
export function timeJudge(acts: readonly Act[]): number {
  const start = performance.now();
  after(begun(), acts);
  return performance.now() - start;
}

/** Milliseconds for the same moves by chessops alone. */
export function timeChessops(moves: readonly NormalMove[]): number {
  const start = performance.now();
  let position = Chess.default();
  let letters = 0;
  for (const move of moves) {
    const next = position.clone();
    if (!position.isLegal(move)) throw new Error('an illegal move in the stored game');
    next.play(move);
    letters += makeFen(next.toSetup()).length;
    if (next.isEnd()) throw new Error('the stored game ends');
    position = next;
  }
  if (letters === 0) throw new Error('nothing was done');
  return performance.now() - start;
}

/** Our moves as chessops has them: castling is the king taking its own rook. */
export function nativeMoves(moves: readonly Move[]): readonly NormalMove[] {
  const position = Chess.default();
  return moves.map((move) => {
    const native = nativeMove(position, move);
    position.play(native);
    return native;
  });
}

function nativeMove(position: Chess, move: Move): NormalMove {
  if (move.castling) {
    const rook = position.castles.rook[position.turn][move.castling === 'short' ? 'h' : 'a'];
    if (rook === undefined)
      throw new Error(`no rook to castle to ${makeSquare(kingCastlesTo(position.turn, 'h'))} with`);
    return { from: parseSquare(move.from), to: rook };
  }
  const read = parseUci(
    `${move.from}${move.to}${move.promotion ? { queen: 'q', rook: 'r', bishop: 'b', knight: 'n' }[move.promotion] : ''}`,
  );
  if (!read || !('from' in read)) throw new Error(`${move.from}${move.to}`);
  return read;
}

function begun(): Game {
  const result = beginGame(CONDITIONS);
  if (!result.ok) throw new Error(result.problem);
  return result.game;
}

function after(game: Game, acts: readonly Act[]): Game {
  const last = tryActs(game, acts);
  if (!last) throw new Error('an act of the stored game is refused');
  return last;
}

function tryActs(game: Game, acts: readonly Act[]): Game | undefined {
  let current = game;
  for (const act of acts) {
    const judgement = judge(current, act);
    if (judgement.type === 'refused') return undefined;
    current = judgement.game;
  }
  return current;
}

function isIrreversible(position: ReturnType<typeof positionOf>, move: Move): boolean {
  return position.pieceAt(move.from)?.kind === 'pawn' || position.pieceAt(move.to) !== undefined;
}
