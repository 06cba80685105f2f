/**
 * A game as the fold of its acts: `judge` is the fold's step. Pure: the same acts give the same game and the same facts.
 */
import type { Act, Make, Restore } from './acts.js';
import { parsePosition, type Position, type PositionProblem } from './board.js';
import type { Conditions } from './conditions.js';
import { describeMove, type ScoresheetEntry } from './describe.js';
import { endingOf } from './ending.js';
import type { Ending, Fact, Result } from './facts.js';
import { whyImpossible } from './impossible.js';
import type { Refusal } from './refusals.js';
import { EVERYONE, sideOf, type Role } from './roles.js';
import { opposite, type ByColor, type Color, type Move } from './squares.js';

export type { ScoresheetEntry } from './describe.js';

export interface DrawOffer {
  readonly by: Color;
  /** How many plies had been made when it was offered. */
  readonly ply: number;
}

/** Everything that is so after some acts. Snapshots by ply never change, so going back is taking an earlier one. */
export interface Game {
  readonly conditions: Conditions;
  /** The position after each ply; the first is the start. */
  readonly positions: readonly Position[];
  /** What stands on each player's board. In casual play and against the engine both are one. */
  readonly boards: ByColor<Position>;
  /** What each player has recorded. In casual play the program records for both. */
  readonly sheets: ByColor<readonly ScoresheetEntry[]>;
  readonly offer?: DrawOffer;
  readonly ending?: Ending;
  /** For each alphabet of piece letters, how many typed moves of this game it fits (see `Make.alphabets`). */
  readonly alphabets: Readonly<Record<string, number>>;
}

export type Judgement =
  | { readonly type: 'done'; readonly game: Game; readonly facts: readonly Fact[] }
  | { readonly type: 'refused'; readonly refusal: Refusal };

export type BegunGame =
  { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly problem: PositionProblem };

/** The game before its first act. A position that is already over (mate, stalemate, dead) begins ended. */
export function beginGame(conditions: Conditions): BegunGame {
  const start = parsePosition(conditions.start);
  if (!start.ok) return start;
  const positions = [start.position];
  const ending = endingOf(positions);
  return {
    ok: true,
    game: {
      conditions,
      positions,
      boards: { white: start.position, black: start.position },
      sheets: { white: [], black: [] },
      alphabets: {},
      ...(ending && { ending }),
    },
  };
}

/** The position the game stands in. */
export function positionOf(game: Game): Position {
  const position = game.positions.at(-1);
  if (!position) throw new Error('a game has at least its first position');
  return position;
}

/** How many plies have been made. */
export function plyOf(game: Game): number {
  return game.positions.length - 1;
}

/** Judges one act. A refused act leaves the game as it was. */
export function judge(game: Game, act: Act): Judgement {
  if (act.type === 'restore') return judgeRestore(game, act);
  if (game.ending) return refuse({ reason: 'game over', ending: game.ending });
  switch (act.type) {
    case 'make':
      return judgeMake(game, act);
    case 'offer':
      return judgeOffer(game, act.by);
    case 'accept':
      return judgeAnswer(game, act.by, true);
    case 'reject':
      return judgeAnswer(game, act.by, false);
    case 'resign':
      return judgeResign(game, act.by);
  }
}

function judgeMake(game: Game, act: Make): Judgement {
  const position = positionOf(game);
  const side = sideOf(act.by);
  if (side === undefined) return refuse({ reason: 'not for this role' });
  if (side !== position.turn) return refuse({ reason: 'not your turn', turn: position.turn });
  const move = completeMove(position, act.move);
  const refusal = whyImpossible(position, move, game.positions);
  if (refusal) return refuse(refusal);

  const entry = describeMove(position, move, plyOf(game) + 1, game.conditions.play);
  const next = position.play(move);
  const positions = [...game.positions, next];
  const ending = endingOf(positions);
  const rejected = game.offer && game.offer.by !== side ? game.offer : undefined;
  const { offer, ending: _, ...rest } = game;
  return {
    type: 'done',
    game: {
      ...rest,
      positions,
      boards: { white: next, black: next },
      sheets: { white: [...game.sheets.white, entry], black: [...game.sheets.black, entry] },
      alphabets: countAlphabets(game.alphabets, act.alphabets),
      ...(offer && !rejected && { offer }),
      ...(ending && { ending }),
    },
    facts: [
      entry.moved,
      ...(entry.captured ? [entry.captured] : []),
      ...(entry.checked ? [entry.checked] : []),
      ...(rejected && !ending
        ? [{ type: 'draw rejected', by: side, how: 'by a move', audience: EVERYONE } as const]
        : []),
      ...(ending ? [{ type: 'ended', ending, audience: EVERYONE } as const] : []),
    ],
  };
}

/** Art. 9.1.2.1: an offer is made on one's own move; it stands until accepted or refused, and cannot be withdrawn. */
function judgeOffer(game: Game, by: Role): Judgement {
  const side = sideOf(by);
  if (side === undefined) return refuse({ reason: 'not for this role' });
  if (plyOf(game) === 0) return refuse({ reason: 'no move made yet', article: '5.2.3' });
  if (game.offer) return refuse({ reason: 'offer stands', by: game.offer.by, article: '9.1.2.1' });
  return {
    type: 'done',
    game: { ...game, offer: { by: side, ply: plyOf(game) } },
    facts: [{ type: 'draw offered', by: side, audience: EVERYONE }],
  };
}

function judgeAnswer(game: Game, by: Role, accepted: boolean): Judgement {
  const side = sideOf(by);
  if (side === undefined) return refuse({ reason: 'not for this role' });
  if (game.offer?.by !== opposite(side)) return refuse({ reason: 'no offer', article: '9.1.2.1' });
  const { offer: _, ...rest } = game;
  if (!accepted) {
    return {
      type: 'done',
      game: rest,
      facts: [{ type: 'draw rejected', by: side, how: 'in words', audience: EVERYONE }],
    };
  }
  return ended(rest, { result: '1/2-1/2', reason: 'agreement', article: '5.2.3' });
}

function judgeResign(game: Game, by: Role): Judgement {
  const side = sideOf(by);
  if (side === undefined) return refuse({ reason: 'not for this role' });
  const winner = opposite(side);
  const result: Result = winner === 'white' ? '1-0' : '0-1';
  return ended(game, { result, reason: 'resignation', article: '5.1.2', winner });
}

/** Takes the game back to an earlier ply. In strict play only the arbiter may. */
function judgeRestore(game: Game, act: Restore): Judgement {
  if (game.conditions.play === 'strict' && act.by !== 'arbiter') return refuse({ reason: 'not for this role' });
  const last = plyOf(game);
  const position = game.positions[act.ply];
  if (!Number.isInteger(act.ply) || act.ply < 0 || act.ply >= last || !position) {
    return refuse({ reason: 'no such ply', ply: act.ply, last });
  }
  const { offer: _offer, ending: _ending, ...rest } = game;
  return {
    type: 'done',
    game: {
      ...rest,
      positions: game.positions.slice(0, act.ply + 1),
      boards: { white: position, black: position },
      sheets: { white: game.sheets.white.slice(0, act.ply), black: game.sheets.black.slice(0, act.ply) },
    },
    facts: [{ type: 'restored', ply: act.ply, cause: act.cause, audience: EVERYONE }],
  };
}

/**
 * What is known of a move from its two squares alone is filled in: castling, when the king is moved to where castling
 * takes it or onto its own rook and no plain move of it is meant.
 */
export function completeMove(position: Position, move: Move): Move {
  if (move.castling || position.isLegal(move)) return move;
  const piece = position.pieceAt(move.from);
  if (piece?.kind !== 'king' || piece.color !== position.turn || position.kingOf(piece.color) !== move.from)
    return move;
  for (const castling of ['short', 'long'] as const) {
    const to = position.castlingSquares(piece.color, castling).king;
    const ownRook = position.castlingRook(piece.color, castling);
    const steps = Math.abs(move.from.charCodeAt(0) - move.to.charCodeAt(0));
    const jumps = move.to === to && (steps === 2 || (steps > 2 && ownRook !== undefined));
    if (move.from[1] === move.to[1] && (jumps || move.to === ownRook)) return { from: move.from, to, castling };
  }
  return move;
}

function countAlphabets(counts: Game['alphabets'], added: readonly string[] = []): Game['alphabets'] {
  if (added.length === 0) return counts;
  return added.reduce<Record<string, number>>((sum, name) => ({ ...sum, [name]: (sum[name] ?? 0) + 1 }), { ...counts });
}

function ended(game: Game, ending: Ending): Judgement {
  return { type: 'done', game: { ...game, ending }, facts: [{ type: 'ended', ending, audience: EVERYONE }] };
}

function refuse(refusal: Refusal): Judgement {
  return { type: 'refused', refusal };
}

/** The facts that a role may see and hear. */
export function factsFor(facts: readonly Fact[], role: Role): readonly Fact[] {
  return facts.filter((fact) => fact.audience.includes(role));
}
