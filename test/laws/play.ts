/** Helpers of the laws' tests: games played from UCI-like moves, positions from FEN. */
import type { Act } from '../../src/laws/acts.js';
import { START_FEN, completeMove, type Position } from '../../src/laws/board/board.js';
import { parsePosition } from '../../src/laws/board/parse-position.js';
import { positionOf, type Game } from '../../src/laws/game.js';
import { judge } from '../../src/laws/judge.js';
import { beginGame } from '../../src/laws/rules/begin.js';
import type { PlayKind } from '../../src/laws/conditions.js';
import { isSquare, PROMOTION_KINDS, type Move } from '../../src/laws/squares.js';

export function position(fen: string): Position {
  const result = parsePosition(fen);
  if (!result.ok) throw new Error(`${fen}: ${result.problem}`);
  return result.position;
}

export function game(start: string = START_FEN, play: PlayKind = 'casual'): Game {
  const begun = beginGame({ play, start });
  if (!begun.ok) throw new Error(begun.problem);
  return begun.game;
}

/** "e2e4", "e7e8q"; castling as the king's move. */
export function move(text: string): Move {
  const from = text.slice(0, 2);
  const to = text.slice(2, 4);
  if (!isSquare(from) || !isSquare(to)) throw new Error(text);
  const promotion = PROMOTION_KINDS.find((kind) => (kind === 'knight' ? 'n' : kind[0]) === text[4]);
  return promotion ? { from, to, promotion } : { from, to };
}

/** Makes the moves in turn, each of which must be legal. */
export function make(start: Game, moves: string): Game {
  return moves
    .split(' ')
    .filter((text) => text !== '')
    .reduce((current, text, index) => {
      const by = positionOf(current).turn;
      const judgement = judge(current, {
        type: 'make',
        by,
        at: index,
        move: completeMove(positionOf(current), move(text)),
      });
      if (judgement.type === 'refused') throw new Error(`${text}: ${JSON.stringify(judgement.refusal)}`);
      return judgement.game;
    }, start);
}

/** Judges an act that must be done, and gives what it led to. */
export function done(current: Game, act: Act) {
  const judgement = judge(current, act);
  if (judgement.type === 'refused') throw new Error(JSON.stringify(judgement.refusal));
  return judgement;
}
