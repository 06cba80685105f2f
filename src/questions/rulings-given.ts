/** The rulings that were given in a game and the claims that were made, as the journal has them. */
import type { Act } from '../laws/acts.js';
import type { Fact } from '../laws/facts.js';
import type { Game } from '../laws/game.js';
import type { Role } from '../laws/roles.js';
import { opposite } from '../laws/squares.js';
import { factsFor } from '../laws/view.js';
import type { DoneAct, NumberedPly } from './report.js';

/** A ruling that was given, or a claim that was made. */
export interface RulingGiven {
  /** Which act of the game it was. */
  readonly n: number;
  /** The act by which it was given. */
  readonly act: Act['type'];
  /** What happened by it. */
  readonly facts: readonly Fact[];
  /** After which move it was given; absent before the first. */
  readonly after?: NumberedPly;
  readonly reason?: string;
}

/** What an arbiter does by his office, and not only to let the game begin and go on. */
const RULINGS: readonly Act['type'][] = ['rule', 'point out', 'set clock', 'charge time', 'default', 'restore', 'flag'];

/** All rulings, warnings and penalties so far, the first first: an arbiter's, and those the program brought upon a player's word. */
export function rulingsGiven(game: Game, entries: readonly DoneAct[], ear: Role): readonly RulingGiven[] {
  const given: RulingGiven[] = [];
  let ply = 0;
  for (const { n, act, facts } of entries) {
    if (isRuling(act, facts)) {
      const after = moveAt(game, ply);
      const { reason } = act;
      given.push({
        ...{ n, act: act.type, facts: factsFor(facts, ear) },
        ...(after && { after }),
        ...(reason !== undefined && { reason }),
      });
    }
    ply = plyAfter(ply, facts);
  }
  return given;
}

/** The claims that were made, in the same way. */
export function claimsMade(game: Game, entries: readonly DoneAct[], ear: Role): readonly RulingGiven[] {
  const isClaim = ({ type }: Act): boolean => type === 'claim' || type === 'claim quickplay';
  let ply = 0;
  return entries.flatMap(({ n, act, facts }): readonly RulingGiven[] => {
    const after = moveAt(game, ply);
    ply = plyAfter(ply, facts);
    if (!isClaim(act)) return [];
    return [{ n, act: act.type, facts: factsFor(facts, ear), ...(after && { after }) }];
  });
}

function isRuling(act: Act, facts: readonly Fact[]): boolean {
  if (act.by === 'arbiter' && RULINGS.includes(act.type)) return true;
  return facts.some(({ type }) => type === 'fault found' || type === 'penalised' || type === 'time charged');
}

function plyAfter(before: number, facts: readonly Fact[]): number {
  let ply = before;
  for (const fact of facts) if (fact.type === 'moved' || fact.type === 'restored') ({ ply } = fact);
  return ply;
}

/** How a ply is called on the scoresheet; absent for none. */
export function moveAt({ positions: [start] }: Pick<Game, 'positions'>, ply: number): NumberedPly | undefined {
  if (!start || ply < 1) return undefined;
  const halves = ply - 1 + (start.turn === 'black' ? 1 : 0);
  return {
    number: start.moveNumber + Math.floor(halves / 2),
    by: ply % 2 === 1 ? start.turn : opposite(start.turn),
  };
}
