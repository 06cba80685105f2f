/**
 * How a page reaches the game, wherever the game is held: in this page, or in the one window that holds it; with what the session itself
 * refuses, where the laws were not even asked or had no objection.
 */
import type { ActDraft } from '../../laws/acts.js';
import type { Fact } from '../../laws/facts.js';
import type { Game } from '../../laws/game.js';
import type { Refusal, KeepingCause } from '../../laws/refusals.js';
import type { Color } from '../../laws/squares.js';
import type { GameSetup, JournalEntry } from './journal.js';

/** A game being played: its set-up, how it stands, and how many acts led there. */
export interface HeldGame {
  readonly setup: GameSetup;
  readonly game: Game;
  readonly acts: number;
}

/** An act, and what must be known of it beside itself. */
export interface ActRequest {
  readonly draft: ActDraft;
  /** The game it was meant for: when that is no longer the one held here, the act is refused. */
  readonly game: string;
  /** The name of another window's request; asked again by the same name, it is answered again and not done again. */
  readonly request?: string;
}

export type ActResult =
  | { readonly type: 'done'; readonly facts: readonly Fact[] }
  | { readonly type: 'refused'; readonly refusal: Refusal };

/** What a session tells its listeners, in order and once each. What happened before anybody listened is told to the first. */
export type SessionNews =
  /** A game stands here now: just begun, or brought back from what was kept. */
  | { readonly type: 'game'; readonly held: HeldGame; readonly how: 'begun' | 'brought back' | 'joined' }
  /** An act was done and kept. */
  | { readonly type: 'act'; readonly held: HeldGame; readonly entry: JournalEntry }
  /** This window now holds the game, or another does; or the other has not answered for a while, and acts wait for it. */
  | {
      readonly type: 'holder';
      readonly here: boolean;
      readonly why:
        | 'first'
        | 'other window closed'
        | 'other window holds'
        /** It has not answered for a while; now it has. */
        | 'other window silent'
        | 'other window answers'
        /** This window has taken the game over from one that did not answer; another has taken it from this one. */
        | 'taken here'
        | 'taken over';
    }
  /**
   * An act has come, and whether this side can still mate is decided before it is judged, which takes a while. The game as it stands
   * meanwhile: its clocks are stopped, for the act was done when it came.
   */
  | { readonly type: 'deciding'; readonly side: Color; readonly held: HeldGame }
  /** It is decided no more, and no act has come of it: the game stands as before. */
  | { readonly type: 'decided in vain'; readonly held: HeldGame }
  /** The kept acts, judged again, gave other facts than were kept with them; the kept result stands. */
  | { readonly type: 'judged otherwise'; readonly n: number }
  /**
   * What was kept cannot be read from this act on, and the game goes on from the act before; 0 says that not even the game
   * can be read, and none stands here. Nothing that was kept is removed.
   */
  | { readonly type: 'journal damaged'; readonly from: number };

export interface SessionPort {
  /** The game that stands here, if any. */
  readonly held: HeldGame | undefined;
  /** The acts that led there, as they are kept; fewer than `held.acts` where not all of them can be read. */
  readonly entries: readonly JournalEntry[];
  /** Whether this window holds the game. */
  readonly here: boolean;
  /** Judges, keeps, then publishes; resolves when it is kept and published or refused, and never rejects. */
  act(draft: ActDraft): Promise<ActResult>;
  /** Sets a game up and keeps it; the game before is kept as it stood. */
  begin(setup: GameSetup): Promise<ActResult>;
  /** Brings a game back that is kept on this device, in place of the one that stands here, which is kept as it stands. */
  bringBack(gameId: string): Promise<ActResult>;
  /** Called each second while a chess clock runs, also in a hidden page: this window watches it. */
  step(): void;
  /** Takes the game over from a window that holds it and does not answer; that one writes nothing any more. Tells whether it is here now. */
  takeOver(): Promise<boolean>;
  /** The page is frozen, and does nothing until it is not: whatever it began now would keep other windows waiting. */
  rest(frozen: boolean): void;
  /** Returns what ends the listening. */
  listen(listener: (news: SessionNews) => void): () => void;
  close(): void;
}

export const NO_GAME: ActResult = { type: 'refused', refusal: { reason: 'no game' } };

/** Nobody plays against the computer, nor puts the game aside, while a strict game at a table is not over. */
export const ENGINE_LOCKED: ActResult = { type: 'refused', refusal: { reason: 'engine locked' } };

export function notKept(cause: KeepingCause): ActResult {
  return { type: 'refused', refusal: { reason: 'not kept', cause } };
}
