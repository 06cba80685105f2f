/**
 * What windows say to each other: small messages with ids, each of which may be lost or come twice without harm.
 *
 * A window that follows says hello with what it has; the one that holds the game answers with what is missing. An act is asked
 * under a name, again and again until it is answered, and done once. Each new act is told to all with its number, so that a
 * window that missed one knows it and says hello again. What is asked of one holder is for no other: when another takes
 * over it says so, and is asked anew.
 */
import type { ActDraft } from '../../laws/acts.js';
import type { Ending } from '../../laws/result.js';
import type { ActResult, GameSetup, JournalEntry } from './session-port.js';

/** The version of these messages. Windows of different versions hear that of each other, and nothing else. */
export const PROTOCOL = 5;

/** Milliseconds after which what was not answered is asked again. */
export const ASK_AGAIN_AFTER = 3000;

/** What every message of every version has. */
export interface Envelope {
  readonly protocol: number;
  /** The window that speaks. */
  readonly from: string;
  /** Since when it holds the game, milliseconds since 1970 and later than any holder it knew; 0 while it follows. */
  readonly holdsSince: number;
  /** The time by the clock of the window that holds the game, as acts are stamped; absent from one that follows. */
  readonly now?: number;
}

/** "I follow; this is how far I am." Answered by `welcome`. */
export interface Hello {
  readonly type: 'hello';
  readonly have?: { readonly game: string; readonly acts: number };
}

export interface AskAct {
  readonly type: 'act';
  readonly to: string;
  readonly request: string;
  readonly game: string;
  readonly draft: ActDraft;
}

export interface AskBegin {
  readonly type: 'begin';
  readonly to: string;
  readonly request: string;
  readonly setup: GameSetup;
}

/** The game of this id, which is kept, is to stand there. */
export interface AskBringBack {
  readonly type: 'bring back';
  readonly to: string;
  readonly request: string;
  readonly game: string;
}

/** "I hold the game now." */
export interface Holding {
  readonly type: 'holding';
}

/** What the window that said hello is missing; no game where none stands. */
export interface Welcome {
  readonly type: 'welcome';
  readonly to: string;
  readonly setup?: GameSetup;
  readonly entries: readonly JournalEntry[];
  /** How the game ended, if it has. */
  readonly ending?: Ending;
}

export interface Begun {
  readonly type: 'begun';
  readonly setup: GameSetup;
}

/** A game that was kept stands there now, in place of the one before. */
export interface BroughtBack {
  readonly type: 'brought back';
  readonly setup: GameSetup;
  readonly entries: readonly JournalEntry[];
  /** How the game ended, if it has. */
  readonly ending?: Ending;
}

export interface Entered {
  readonly type: 'entered';
  readonly game: string;
  readonly entry: JournalEntry;
}

export interface Answer {
  readonly type: 'answer';
  readonly to: string;
  readonly request: string;
  readonly result: ActResult;
  /** The game that stood with the holder when it answered, if any, and how many acts it had. */
  readonly game?: string;
  readonly acts: number;
}

/** As it is heard: what is wanted is looked at by the window that holds the game. */
export type HeardAct = Omit<AskAct, 'draft'> & { readonly draft: unknown };

export type HeardFromFollower = Exclude<FollowerMessage, AskAct> | HeardAct;

export type FollowerMessage = Hello | AskAct | AskBegin | AskBringBack;
export type HolderMessage = Holding | Welcome | Begun | BroughtBack | Entered | Answer;

/** What was heard, as its reader understands it. */
export type Read<Message> =
  | {
      readonly type: 'message';
      readonly from: string;
      readonly holdsSince: number;
      readonly now?: number;
      readonly message: Message;
    }
  /** The window that holds the game runs another version of the program. */
  | { readonly type: 'other version' }
  /** Not for this reader, or not a message at all. */
  | { readonly type: 'nothing' };

export function fromFollower(from: string, message: FollowerMessage): unknown {
  return { protocol: PROTOCOL, from, holdsSince: 0, ...message };
}

export function fromHolder(from: string, holdsSince: number, now: number, message: HolderMessage): unknown {
  return { protocol: PROTOCOL, from, holdsSince, now, ...message };
}
