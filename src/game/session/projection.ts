/**
 * What is gathered from the journal of a game, act by act, beside the game itself: it goes on where it stopped as long as the journal
 * goes on, and begins anew with another game. What is gathered of a restored game must be cut by whoever gathers it.
 */
import { step, setUp } from './fold.js';
import type { GameSetup, JournalEntry } from './journal.js';
import type { HeldGame } from './session-port.js';

/** What was gathered, with what an act made of the game. */
export type Gather<Found> = (found: Found, after: HeldGame, before: HeldGame, entry: JournalEntry) => Found;

interface Gathered<Found> {
  readonly held: HeldGame;
  readonly found: Found;
  /** The last act that was looked at. */
  readonly last: JournalEntry | undefined;
}

export class Gathering<Found> {
  readonly #nothing: Found;
  readonly #gather: Gather<Found>;
  #gathered: Gathered<Found> | undefined;

  constructor(nothing: Found, gather: Gather<Found>) {
    this.#nothing = nothing;
    this.#gather = gather;
  }

  /** As far as the acts can be followed. */
  of(setup: GameSetup, entries: readonly JournalEntry[]): Found {
    let gathered = this.#goingOn(setup, entries) ?? this.#begun(setup);
    if (!gathered) return this.#nothing;
    for (const entry of entries.slice(gathered.held.acts)) {
      const next = step(gathered.held, entry);
      if (!next.ok) break;
      gathered = {
        held: next.held,
        found: this.#gather(gathered.found, next.held, gathered.held, entry),
        last: entry,
      };
    }
    this.#gathered = gathered;
    return gathered.found;
  }

  /** What was gathered before, if it was of these very acts. */
  #goingOn({ id }: GameSetup, entries: readonly JournalEntry[]): Gathered<Found> | undefined {
    const gathered = this.#gathered;
    if (gathered?.held.setup.id !== id) return undefined;
    return entries[gathered.held.acts - 1] === gathered.last ? gathered : undefined;
  }

  #begun(setup: GameSetup): Gathered<Found> | undefined {
    const held = setUp(setup);
    return held && { held, found: this.#nothing, last: undefined };
  }
}
