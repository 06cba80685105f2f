/**
 * What a ruling would bring, found by judging it without doing it; and the rulings that were given, as the journal has them. Both with
 * the articles they rest on.
 */
import type { Act, ActDraft } from '../laws/acts.js';
import type { ScoresheetEntry } from '../laws/acts/scoresheet.js';
import { BLIND_RULES } from '../laws/editions/blind.js';
import type { Fact } from '../laws/facts.js';
import { judge } from '../laws/judge.js';
import type { Refusal } from '../laws/refusals.js';
import { opposite, type Color } from '../laws/squares.js';
import type { Game } from '../laws/game.js';
import { factsFor, viewFor } from '../laws/view.js';
import type { Role } from '../laws/roles.js';

/** A ruling as it is told: what happens by it, by which articles, and why. */
export interface ToldRuling {
  readonly facts: readonly Fact[];
  /** The lines of the scoresheet that are taken back by it. */
  readonly taken: readonly ScoresheetEntry[];
  /** Each once, in the order in which they bear on it. */
  readonly articles: readonly string[];
  readonly reason?: string;
}

export type RulingEffect =
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** It would be done, and change nothing. */
  | { readonly type: 'nothing' }
  | { readonly type: 'told'; readonly ruling: ToldRuling };

/** @param ear who hears it read back */
export function effectOf(game: Game, draft: ActDraft, at: number, ear: Role): RulingEffect {
  const judgement = judge(game, { ...draft, at });
  if (judgement.type === 'refused') return judgement;
  const facts = factsFor(judgement.facts, ear);
  if (facts.length === 0) return { type: 'nothing' };
  const restored = facts.find((fact) => fact.type === 'restored');
  return {
    type: 'told',
    ruling: {
      facts,
      taken: restored ? viewFor(game, ear).sheet.slice(restored.ply) : [],
      articles: articlesOf(game, draft, facts),
      ...(draft.reason !== undefined && { reason: draft.reason }),
    },
  };
}

/** The articles that the facts name; where they name none, that by which such an act is done. */
function articlesOf(game: Game, { type }: Pick<Act, 'type'>, facts: readonly Fact[]): readonly string[] {
  const named = [...new Set(facts.flatMap(articleIn))];
  return named.length > 0 ? named : byAct(game, type);
}

function articleIn(fact: Fact): readonly string[] {
  switch (fact.type) {
    case 'fault found':
    case 'time added':
    case 'time charged':
    case 'penalised':
    case 'claim rejected':
    case 'quickplay claimed':
    case 'quickplay decided':
    case 'left undone':
    case 'boards compared':
    case 'bound':
      return [fact.article];
    case 'ended':
      return [fact.ending.article];
    case 'flag fell':
      return fact.goesOn === undefined ? [] : [fact.goesOn];
    default:
      return [];
  }
}

function byAct({ edition, conditions }: Game, type: Act['type']): readonly string[] {
  const { articles } = edition;
  switch (type) {
    case 'set clock':
    case 'restore':
      return [articles['time set by the arbiter']];
    case 'flag':
      return [articles['flag fallen']];
    case 'arrive':
    case 'default':
      return [edition.defaultTime.article];
    case 'mend board':
    case 'compare boards':
      return [BLIND_RULES[conditions.edition].scoresAgree];
    default:
      return [];
  }
}

/** Where in the game: after this move, as a scoresheet counts; absent before the first. */
interface AfterMove {
  readonly number: number;
  readonly by: Color;
}

/** A ruling that was given. */
export interface RulingGiven extends ToldRuling {
  /** Which act of the game it was. */
  readonly n: number;
  readonly after?: AfterMove;
}

/** What is kept of an act (`JournalEntry`). */
interface Kept {
  readonly n: number;
  readonly act: Act;
  readonly facts: readonly Fact[];
}

/** What an arbiter does by his office, and not only to let the game begin and go on. */
const RULINGS: readonly Act['type'][] = ['rule', 'point out', 'set clock', 'charge time', 'default', 'restore', 'flag'];

/** All rulings, warnings and penalties so far, the first first: an arbiter's, and those the program brought upon a player's word. */
export function rulingsGiven(game: Game, entries: readonly Kept[], ear: Role): readonly RulingGiven[] {
  const given: RulingGiven[] = [];
  let ply = 0;
  for (const { n, act, facts } of entries) {
    if (isRuling(act, facts)) {
      const after = moveAt(game, ply);
      const { reason } = act;
      given.push({
        ...{ n, facts: factsFor(facts, ear), taken: [], articles: articlesOf(game, act, facts) },
        ...(after && { after }),
        ...(reason !== undefined && { reason }),
      });
    }
    ply = plyAfter(ply, facts);
  }
  return given;
}

/** The claims that were made, in the same way. */
export function claimsMade(game: Game, entries: readonly Kept[], ear: Role): readonly RulingGiven[] {
  const isClaim = ({ type }: Act): boolean => type === 'claim' || type === 'claim quickplay';
  let ply = 0;
  return entries.flatMap(({ n, act, facts }): readonly RulingGiven[] => {
    const after = moveAt(game, ply);
    ply = plyAfter(ply, facts);
    if (!isClaim(act)) return [];
    const articles = articlesOf(game, act, facts);
    return [{ n, facts: factsFor(facts, ear), taken: [], articles, ...(after && { after }) }];
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
export function moveAt({ positions: [start] }: Pick<Game, 'positions'>, ply: number): AfterMove | undefined {
  if (!start || ply < 1) return undefined;
  const halves = ply - 1 + (start.turn === 'black' ? 1 : 0);
  return {
    number: start.moveNumber + Math.floor(halves / 2),
    by: ply % 2 === 1 ? start.turn : opposite(start.turn),
  };
}
