/**
 * A held game as the fold of its journal. Where this program judges an act otherwise than it was judged when it was kept,
 * what was kept holds: the game is over if, and only if, the kept facts say so, and by what they say. The start is the game as it is set up.
 */
import { endingIn, type Fact } from '../../laws/facts.js';
import type { Ending } from '../../laws/result.js';
import { judge } from '../../laws/judge.js';
import type { Game } from '../../laws/game.js';
import { NAMES_WHO_CANNOT_MATE, type KeptGame, type JournalEntry, type GameSetup } from './journal.js';
import type { HeldGame } from './session-port.js';
import { beginGame } from '../../laws/rules/begin.js';

/** The game before its first act; `undefined` where no game can start from such a position. */
export function setUp(setup: GameSetup): HeldGame | undefined {
  const begun = beginGame(setup.conditions);
  return begun.ok ? { setup, game: begun.game, acts: 0 } : undefined;
}

export type Step =
  | { readonly ok: true; readonly held: HeldGame; readonly otherwise: boolean }
  /** Judged anew the act is refused: the game that was kept cannot be followed any further. */
  | { readonly ok: false };

export interface Refolded {
  readonly held: HeldGame;
  /** The entries that led there, which may be fewer than were kept. */
  readonly entries: readonly JournalEntry[];
  /** The first act that is judged otherwise now. */
  readonly otherwise?: number;
  /** The first act that could not be followed: missing, unreadable, or refused now. */
  readonly stoppedAt?: number;
}

/** The game after one more kept act. */
export function step(held: HeldGame, entry: JournalEntry): Step {
  const judgement = judge(held.game, entry.act);
  if (judgement.type === 'refused') return { ok: false };
  const game = withEnding(judgement.game, endingIn(entry.facts));
  return {
    ok: true,
    held: { setup: held.setup, game, acts: entry.n },
    otherwise: !sameData(asKeptThen(judgement.facts, entry), entry.facts),
  };
}

/** Facts as the version that kept this entry told them: what is only told since then makes no other judgement. */
function asKeptThen(facts: readonly Fact[], { version }: JournalEntry): readonly Fact[] {
  if (version >= NAMES_WHO_CANNOT_MATE) return facts;
  return facts.map((fact) => {
    if (fact.type !== 'ended') return fact;
    const { cannotMate: _, ...ending } = fact.ending;
    return { ...fact, ending };
  });
}

/** The game that was kept, as far as it can be followed; `undefined` where not even its start can stand. */
export function refold(kept: KeptGame): Refolded | undefined {
  let held = setUp(kept.setup);
  if (!held) return undefined;
  let otherwise: number | undefined;
  let stoppedAt = kept.damagedFrom;
  const entries: JournalEntry[] = [];
  for (const entry of kept.entries) {
    const next = step(held, entry);
    if (!next.ok || next.otherwise) otherwise ??= entry.n;
    if (!next.ok) {
      stoppedAt = entry.n;
      break;
    }
    held = next.held;
    entries.push(entry);
  }
  // A game that is known to have ended is shown as ended, though its last acts cannot be.
  if (stoppedAt !== undefined && kept.ending) held = { ...held, game: withEnding(held.game, kept.ending) };
  return {
    held,
    entries,
    ...(otherwise !== undefined && { otherwise }),
    ...(stoppedAt !== undefined && { stoppedAt }),
  };
}

export function withEnding(game: Game, ending: Ending | undefined): Game {
  if (sameData(game.ending, ending)) return game;
  const { ending: _, ...rest } = game;
  return ending ? { ...rest, ending } : rest;
}

/** Whether two values of plain data say the same; a property that is `undefined` is as good as absent. */
export function sameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const left = new Map(Object.entries(one).filter(([, value]) => value !== undefined));
  const right = new Map(Object.entries(other).filter(([, value]) => value !== undefined));
  return (
    left.size === right.size && [...left].every(([name, value]) => right.has(name) && sameData(value, right.get(name)))
  );
}
