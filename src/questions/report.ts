/**
 * The report of a game for the arbiter, as data: who played under what conditions, every act with its time, what was ruled, both
 * scoresheets side by side, the result. `speech/phrase/report.ts` makes words of it.
 *
 * A sealed move is in none of it: an act is told by what it is and by its facts, and neither names a move that is to stay sealed
 * (Guidelines I.7).
 */
import type { Act, ActType } from '../laws/acts.js';
import type { CompleteConditions } from '../laws/conditions.js';
import type { ScoresheetEntry } from '../laws/acts/scoresheet.js';
import type { Fact } from '../laws/facts.js';
import type { Ending } from '../laws/result.js';
import type { Role } from '../laws/roles.js';
import { isSpoken } from '../laws/rules/scoresheet.js';
import { sameMove, type ByColor, type Color } from '../laws/squares.js';
import type { Game } from '../laws/game.js';
import { lineOfOffer, offersOn } from './scoresheet.js';

/** An act with what came of it, as the journal keeps it. */
export interface DoneAct {
  /** 1 for the first act of the game. */
  readonly n: number;
  readonly act: Act;
  readonly facts: readonly Fact[];
}

export interface ReportedAct extends DoneAct {
  /** Milliseconds since the clocks were first started, or the first act was done where there is no clock; absent before that. */
  readonly since?: number;
  /** The articles by which it was ruled on, each once. */
  readonly articles: readonly string[];
}

/** Whose move a ply is, and the number that the scoresheet gives it. */
export interface NumberedPly {
  readonly number: number;
  readonly by: Color;
}

/** One ply as it stands on both scoresheets; absent where a player has not written it. */
export interface SheetRow extends NumberedPly {
  readonly written: Readonly<Partial<ByColor<ScoresheetEntry>>>;
  /** On whose sheet (=) stands there (App. C.12). */
  readonly offers: ByColor<boolean>;
  /** Written by both, and not the same. */
  readonly differs: boolean;
}

export interface Report {
  /** Milliseconds since 1970, UTC. */
  readonly begunAt: number;
  readonly conditions: CompleteConditions;
  readonly acts: readonly ReportedAct[];
  readonly rulings: readonly ReportedAct[];
  readonly sheets: readonly SheetRow[];
  /** Absent while the game goes on. */
  readonly ending?: Ending;
  /** Points, where a penalty changed them (Art. 12.9). */
  readonly scores?: ByColor<number>;
  /** The ply's place in the game, for acts that name one. */
  readonly plyAt: (ply: number) => NumberedPly;
  /** Where (=) stands of what was offered when so many plies had been made. */
  readonly offerAt: (ply: number) => NumberedPly;
}

/** What is known of a game beside how it stands. */
interface ReportSource {
  readonly begunAt: number;
  readonly entries: readonly DoneAct[];
}

/** Art. 12.6: while a strict game goes on, what all have done is for the arbiter alone; after it everyone may read it. */
export function mayReadReport(game: Game, role: Role): boolean {
  return role === 'arbiter' || game.conditions.play === 'casual' || game.ending !== undefined;
}

export function reportOf(game: Game, { begunAt, entries }: ReportSource): Report {
  const { conditions, ending, scores } = game;
  const begun = startOf(entries);
  const acts = entries.map((entry) => reported(entry, begun));
  return {
    begunAt,
    conditions,
    acts,
    rulings: acts.filter(isRuling),
    sheets: sheetRows(game),
    ...(ending && { ending }),
    ...(scores && { scores }),
    plyAt: (ply) => plyAt(game, ply),
    offerAt: (ply) => {
      const offer = game.offers.find((one) => one.ply === ply);
      return plyAt(game, offer ? lineOfOffer(game, offer) : Math.max(1, ply));
    },
  };
}

function startOf(entries: readonly DoneAct[]): number | undefined {
  const started = entries.find(({ facts }) => facts.some(({ type }) => type === 'clock started'));
  return (started ?? entries.find(({ act }) => act.type === 'make' || act.type === 'announce'))?.act.at;
}

function reported({ n, act, facts }: DoneAct, begun: number | undefined): ReportedAct {
  // What nobody hears, as a check in strict play, is not reported either.
  const heard = facts.filter(({ audience }) => audience.length > 0);
  const since = begun === undefined || act.at < begun ? {} : { since: act.at - begun };
  return { n, act, facts: heard, ...since, articles: [...new Set(heard.flatMap(articlesOf))] };
}

function articlesOf(fact: Fact): readonly string[] {
  switch (fact.type) {
    case 'boards compared':
      return fact.differences.length > 0 ? [fact.article] : [];
    case 'bound':
    case 'time added':
    case 'time charged':
    case 'claim rejected':
    case 'quickplay claimed':
    case 'quickplay decided':
    case 'fault found':
    case 'penalised':
    case 'left undone':
    case 'resumed':
      return [fact.article];
    case 'flag fell':
      return fact.goesOn === undefined ? [] : [fact.goesOn];
    case 'draw offered':
      return fact.improper === undefined ? [] : [fact.improper];
    case 'ended':
      return [fact.ending.article];
    default:
      return [];
  }
}

/** What only an arbiter does, or does in his office. */
const OF_THE_ARBITER: readonly ActType[] = [
  ...(['rule', 'set clock', 'restore', 'default', 'point out', 'adjourn', 'resume'] as const),
  ...(['stop', 'restart', 'charge time', 'compare boards', 'mend board'] as const),
];

/**
 * By which it is known that something was ruled, whoever brought it about: a complaint, a claim, a comparison. What a player merely left
 * undone (App. D.2.1) is told with the act, and nobody has ruled on it.
 */
const RULED: readonly Fact['type'][] = [
  ...(['fault found', 'penalised', 'claim rejected', 'quickplay decided', 'time added', 'time charged'] as const),
];

function isRuling({ act, facts }: ReportedAct): boolean {
  if (act.by === 'arbiter' && OF_THE_ARBITER.includes(act.type)) return true;
  return facts.some(
    (fact) =>
      RULED.includes(fact.type) ||
      (fact.type === 'boards compared' && fact.differences.length > 0) ||
      (fact.type === 'restored' && fact.cause === 'ruling') ||
      (fact.type === 'ended' && facts.some(({ type }) => type === 'draw claimed')),
  );
}

function sheetRows(game: Game): readonly SheetRow[] {
  const { white, black } = game.sheets;
  const offers = { white: offersOn(game, 'white'), black: offersOn(game, 'black') };
  return Array.from({ length: Math.max(white.length, black.length) }, (_, index) => {
    const [one, other] = [white[index], black[index]];
    const ply = index + 1;
    return {
      ...plyAt(game, ply),
      written: { ...(one && { white: one }), ...(other && { black: other }) },
      offers: { white: offers.white.includes(ply), black: offers.black.includes(ply) },
      differs: one !== undefined && other !== undefined && !isSpoken(one, other) && !sameMove(one.moved, other.moved),
    };
  });
}

function plyAt({ positions }: Pick<Game, 'positions'>, ply: number): NumberedPly {
  const [start] = positions;
  if (!start) throw new Error('a game has at least its first position');
  const half = ply - 1 + (start.turn === 'white' ? 0 : 1);
  return { number: start.moveNumber + Math.floor(half / 2), by: half % 2 === 0 ? 'white' : 'black' };
}
