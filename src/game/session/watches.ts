/**
 * What the windows of this browser have watched of a running clock, kept beside the game: so that it is known after a reload or a crash, and
 * by one window of another, how long nobody watched.
 */
import type { Span } from '../game-clock.js';

/** Milliseconds after which the last step is kept again: well within what still counts as watched (`UNWATCHED_AFTER`). */
export const KEPT_EVERY = 5000;

/** What one window has watched without a gap. */
export interface Watch extends Span {
  readonly id: string;
  readonly game: string;
  /** The wall clock at `to`, milliseconds since 1970, UTC. */
  readonly wall: number;
}

/** Neither ever rejects: what cannot be kept or read was not watched. */
export interface Watches {
  /** Keeps it, in place of one of the same id. Those of games that were left long ago are forgotten. */
  keep(watch: Watch): Promise<void>;
  /** What is kept of this game. */
  of(game: string): Promise<readonly Watch[]>;
}

/** Where nothing outlives the page. */
export const NO_WATCHES: Watches = {
  keep: () => Promise.resolve(),
  of: () => Promise.resolve([]),
};

/** Where a game was left: until when it was watched, and how long ago that was by the wall clock, below zero where that was set back. */
export interface Left {
  readonly at: number;
  readonly away: number;
}

/**
 * @param lastAct when the last act was done; whoever did it was there
 * @param wall the wall clock now
 */
export function leftAt(watches: readonly Watch[], lastAct: number, wall: number): Left {
  const last = watches.reduce<Watch | undefined>((one, other) => (one && one.to >= other.to ? one : other), undefined);
  const at = Math.max(lastAct, last?.to ?? lastAct);
  // Before times were kept beside the wall clock, both were taken for the same.
  const ahead = last ? last.to - last.wall : 0;
  return { at, away: wall + ahead - at };
}
