/**
 * The move that words at a table mean, in the position it belongs to, and the act with it. Any move that can be read is taken, also an impossible one: tongues
 * and hands slip, and it is for the opponent and the arbiter to notice (App. D.2.8, D.2.9; Art. 7.5).
 */
import type { Position } from '../../../src/laws/board/board.js';
import { boardWith } from '../../../src/laws/board/set-by-hand.js';
import type { CalledMove } from '../../../src/laws/facts.js';
import type { Refusal } from '../../../src/laws/refusals.js';
import { moveAlone, type Move, PROMOTION_KINDS, sameMove, type Color } from '../../../src/laws/squares.js';
import { plyOf, positionOf, type Game, asOf } from '../../../src/laws/game.js';
import { hear } from '../../hear.js';
import type { HeardLanguages } from '../languages.js';
import { MOST_ASKED } from '../exactly.js';
import type { Heard } from '../heard.js';
import type { TableAct, TableContext, TableHeard } from './table-command.js';
import { opponentsMove } from './whose.js';

/** The move in the game as it is given, with what is to be asked about as moves to choose from. */
export function readMove(text: string, game: Game, languages: HeardLanguages): Heard {
  const heard = hear(text, { game, languages });
  switch (heard.type) {
    case 'move':
    case 'ask':
      return heard;
    case 'refused':
      return askable(heard.refusal, positionOf(game));
  }
}

/**
 * The opponent's move that somebody repeats or executes. Words that fit the announced move among others mean that one: all have heard
 * it. Words that name its piece alone, and a square where it cannot go, are its move to that square, announced otherwise than repeated.
 */
export function readAgain(
  text: string,
  before: Game,
  called: CalledMove | undefined,
  languages: HeardLanguages,
): Heard {
  const read = readMove(text, before, languages);
  if (!called) return read;
  if (read.type === 'ask' && read.moves.some((move) => sameMove(move, called))) {
    return { type: 'move', move: moveAlone(called), alphabets: [], exact: true };
  }
  if (read.type === 'move' || (read.type === 'refused' && read.refusal.reason === 'unreadable')) return read;
  const lonely: Game = {
    ...before,
    positions: [...before.positions.slice(0, plyOf(before)), withItAlone(before, called)],
  };
  const other = readMove(text, lonely, languages);
  return other.type === 'move' && other.move.from === called.from ? other : read;
}

/** A promotion without its piece, and a few moves of which one is meant, are asked about. */
function askable(refusal: Refusal, position: Position): Exclude<Heard, { readonly type: 'move' }> {
  const moves = movesOf(refusal, position);
  if (moves.length === 0 || moves.length > MOST_ASKED) return { type: 'refused', refusal };
  return { type: 'ask', moves, alphabets: moves.map(() => []), refusal };
}

function movesOf(refusal: Refusal, position: Position): readonly Move[] {
  if (refusal.reason === 'several moves') return refusal.moves.map(moveAlone);
  if (refusal.reason !== 'promotion missing') return [];
  const { from, to } = refusal.move;
  const all = PROMOTION_KINDS.map((promotion): Move => ({ from, to, promotion }));
  const legal = all.filter((move) => position.isLegal(move));
  return legal.length > 0 ? legal : all;
}

/** The position with no other piece than this one and the kings. */
function withItAlone(game: Game, { from }: CalledMove): Position {
  const position = positionOf(game);
  return boardWith(
    position.pieces().filter(({ square, kind }) => square === from || kind === 'king'),
    position,
  );
}

/** Whether somebody heard means this very move, word for word. */
export function isExactly(read: Heard, move: Move): boolean {
  return read.type === 'move' && read.exact && sameMove(read.move, move);
}

/**
 * What was read of a move, as an act with it, or the question which of several is meant.
 *
 * @param game in whose position it was read
 */
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
