/** What was read of a move, as an act with it, or the question which of several is meant. */
import { sameMove, type Color, type Move } from '../../../src/laws/squares.js';
import { asOf, positionOf, type Game } from '../../../src/laws/game.js';
import type { Heard } from '../heard.js';
import type { TableAct, TableContext, TableHeard } from './table-command.js';
import { opponentsMove } from './whose.js';

/** @param game in whose position it was read */
export function heardAct(
  read: Heard,
  game: Game,
  actWith: (move: Move, alphabets: readonly string[]) => TableAct,
): TableHeard {
  switch (read.type) {
    case 'move':
      return { type: 'act', act: actWith(read.move, read.alphabets), exact: read.exact, position: positionOf(game) };
    case 'ask': {
      const { moves, alphabets, refusal } = read;
      const acts = moves.map((move, index) => actWith(move, alphabets[index] ?? []));
      return { type: 'which', acts, moves, position: positionOf(game), refusal };
    }
    case 'refused':
      return read;
  }
}

/** A repetition by this player: of the announced move, or of another, whose piece is then named too. */
export function repeating(read: Heard, of: Color, { game }: TableContext): TableHeard {
  const { ply, called } = opponentsMove(game, of);
  const before = asOf(game, ply);
  return heardAct(read, before, (move) => {
    const piece = positionOf(before).pieceAt(move.from)?.kind;
    const differs = called !== undefined && !sameMove(called, move);
    return { do: 'repeat', of, move, ...(differs && piece && { piece }) };
  });
}
