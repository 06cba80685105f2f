/**
 * What must be decided before an act is judged: whether the opponent of whoever loses by it could still mate, where `canMate` cannot deny it.
 */
import type { Act, Deciding } from './acts.js';
import type { Position } from './board/board.js';
import type { Verdict } from './board/mating-line.js';
import type { Game } from './game.js';
import { judge } from './judge.js';
import type { Color } from './squares.js';

export interface ToDecide {
  readonly position: Position;
  readonly side: Color;
}

const DECIDING: Readonly<Record<Deciding['type'], true>> = {
  flag: true,
  resign: true,
  'point out': true,
  rule: true,
  resume: true,
};

/** Of whom it is asked in which position; `undefined` where the judgement is the same whatever is decided. */
export function toDecide(game: Game, act: Act): ToDecide | undefined {
  if (!isDeciding(act)) return undefined;
  // Judged as if nobody could say, the judgement names whom it would have asked about.
  const judgement = judge(game, withVerdict(act, { verdict: 'undecided', nodes: 0 }));
  const open = judgement.type === 'done' ? judgement.facts.find(({ type }) => type === 'mate undecided') : undefined;
  if (open?.type !== 'mate undecided') return undefined;
  const position = game.positions[open.ply];
  return position && { position, side: open.side };
}

/** The act with what was decided, in place of whatever it carried. */
export function withVerdict(act: Act, verdict: Verdict | undefined): Act {
  if (!isDeciding(act)) return act;
  const { verdict: _, ...rest } = act;
  return verdict ? { ...rest, verdict } : rest;
}

function isDeciding(act: Act): act is Deciding {
  return Object.hasOwn(DECIDING, act.type);
}
