/**
 * Remarks of the program about itself and the game: what is neither a fact of the game, nor an answer, nor a refusal.
 */
import type { PositionProblem } from '../src/laws/board/parse-position.js';
import type { Ending } from '../src/laws/result.js';
import type { ScoresheetEntry } from '../src/laws/acts/scoresheet.js';
import type { RankLayout } from '../src/laws/board/layout.js';
import type { TimeControl } from '../src/laws/clock/time-control.js';
import type { EditionName } from '../src/laws/editions/edition.js';
import type { FastTempo } from '../src/laws/editions/supervision.js';
import type { ByColor, Color } from '../src/laws/squares.js';
import type { LimitedDraws } from '../src/questions/conditions.js';

/** Against whom the game is played. */
export type Opponent =
  | {
      readonly type: 'computer';
      readonly level: number;
      /** The colour of whoever sits here. */
      readonly you: Color;
      /** Whether the colour was drawn by lot. */
      readonly byLot?: boolean;
    }
  | { readonly type: 'player beside you' }
  /** Nobody's in particular: whoever hears it may be a player, an assistant or the arbiter. A name that was not given is empty. */
  | { readonly type: 'at the table'; readonly names: ByColor<string> };

/** What of a game's conditions is not as at home, without a clock, from the usual position. */
export interface Unusual {
  readonly time?: ByColor<TimeControl>;
  readonly strict?: true;
  /** Whether the rules of the event allow warnings of time. */
  readonly warningsAllowed?: boolean;
  /** In strict play: a rapid or blitz game that is not played by the competition rules, for there are not arbiters enough (A.5, B.3). */
  readonly ownRules?: FastTempo;
  /** In casual play: a touched piece must be played. */
  readonly touchBinds?: true;
  readonly drawLimit?: LimitedDraws;
  readonly edition?: EditionName;
  readonly chess960?: { readonly number: number; readonly layout: readonly RankLayout[] };
  /** Who starts White's clock (Art. 6.6), where the first move does not: either player, by pressing the clock, or the arbiter. */
  readonly startedBy?: 'press' | 'arbiter';
}

/** How a game stands that goes on here: how many plies have been made in it, whose turn it is, or how it ended. */
export interface Standing {
  readonly plies: number;
  readonly turn: Color;
  readonly ending?: Ending;
}

/** Why the computer opponent cannot play. */
export type EngineTrouble =
  /** Its files could not be had. */
  | 'not loaded'
  /** It was started, or asked, and said nothing within a long time. */
  | 'no answer'
  | 'out of memory'
  /** It ended itself, or broke. */
  | 'crashed';

/** Where the board that is looked at lies in the game. */
export type Viewing =
  | { readonly at: 'start' }
  | {
      readonly at: 'move';
      /** The number of the move as the scoresheet has it. */
      readonly number: number;
      readonly entry: ScoresheetEntry;
      readonly way: 'back' | 'forward';
    }
  /** The position of the game as it stands. */
  | { readonly at: 'present' };

/** What is wrong with the place where games and settings are saved. */
export type StorageState =
  /** From the start, so that nothing outlives the page: why it could not be opened. */
  | 'newer version'
  | 'blocked'
  | 'disk full'
  | 'no storage'
  | 'unknown'
  /** A newer version of the program needs it; what was saved is there still. */
  | 'closed for newer version'
  /** It was removed while the page was open: the game that stands here was saved anew, or could not be, or there is none. */
  | 'saved again'
  | 'not saved again'
  | 'emptied';

/** What was done, or could not be, with a game that is kept. */
export type GamesState =
  | 'deleted'
  | 'restored'
  /** It stands here, and is not deleted. */
  | 'on the board'
  | 'unreadable'
  /** It is not there any more, or the browser does not answer. */
  | 'not reached';

export type Notice =
  | {
      readonly about: 'game begun';
      readonly opponent: Opponent;
      readonly turn: Color;
      readonly unusual?: Unusual;
      /** Present where it is told how to move, for whoever is new here: with single letters as keys, or without them. */
      readonly howToMove?: 'by letters too' | 'without letters';
    }
  /** A game from a given position, by the page's address or otherwise. */
  | { readonly about: 'position opened'; readonly opponent: Opponent; readonly standing: Standing }
  | { readonly about: 'position refused'; readonly problem: PositionProblem }
  | ({ readonly about: 'game brought back' } & Standing)
  /** Another window of this browser holds the same game. At a table somebody may be here who moves nothing. */
  | { readonly about: 'joined'; readonly atTable?: boolean }
  /** The window that held the game is gone, and this one holds it now. */
  | { readonly about: 'holder here' }
  | { readonly about: 'other window holds' }
  /** The window that holds the game has not answered for a while, and acts wait for it. */
  | { readonly about: 'other window silent' }
  /** The game was taken over from a window that did not answer. */
  | { readonly about: 'taken here' }
  /** This version of the program judges a kept act otherwise than the version that kept it. */
  | { readonly about: 'judged otherwise' }
  /** What was kept cannot be read from this act on (1 is the first), or not even the game (0). */
  | { readonly about: 'journal damaged'; readonly from: number }
  /** What judges a game has not been loaded, and cannot be now: the game that is kept, or held by another window, cannot be shown. */
  | { readonly about: 'game not loaded' }
  | { readonly about: 'no game' }
  | { readonly about: 'computer thinking' }
  /** Whether this side can still mate is searched for, and takes a while. */
  | { readonly about: 'deciding'; readonly side: Color }
  | { readonly about: 'computer stopped' }
  | { readonly about: 'computer failed'; readonly trouble: EngineTrouble }
  /** The address names a page that there is not. */
  | { readonly about: 'unknown page' }
  /** Something was not saved for use offline. */
  | { readonly about: 'offline failed' }
  | { readonly about: 'update waiting' }
  /** The browser has no voice at all, or none of the call's language (BCP 47). */
  | { readonly about: 'no voices'; readonly lang?: string }
  /** The browser lets a page speak only after a key press or click in it. */
  | { readonly about: 'voice not allowed' }
  | { readonly about: 'voice fell silent' }
  | { readonly about: 'sound'; readonly on: boolean }
  /** How large the board is drawn now: 100 is as large as fits the window. */
  | { readonly about: 'board size'; readonly percent: number }
  | { readonly about: 'full screen'; readonly state: 'on' | 'off' | 'refused' }
  /** The keys are as at first again, or what was kept of others cannot be read. */
  | { readonly about: 'keys'; readonly state: 'as at first' | 'unreadable' }
  | { readonly about: 'board turned'; readonly bottom: Color }
  | { readonly about: 'viewing'; readonly viewing: Viewing }
  /** There is no message that could be said again. */
  | { readonly about: 'nothing to repeat' }
  /** Nothing can be saved, or what was saved is gone. */
  | { readonly about: 'storage'; readonly state: StorageState }
  /** Of the games that are kept on this device. */
  | { readonly about: 'games'; readonly state: GamesState }
  /** All games as one file; how many of them could not be read, and are not in it. */
  | { readonly about: 'games saved'; readonly games: number; readonly unreadable: number }
  | { readonly about: 'backup saved'; readonly games: number; readonly recordings: number; readonly unreadable: number }
  /** How many games were added, how many were here already, and with how many records something is wrong. */
  | { readonly about: 'backup read'; readonly added: number; readonly here: number; readonly problems: number }
  | { readonly about: 'backup refused'; readonly cause: 'no backup' | 'newer' | 'too large' }
  /** Whether the browser may delete what is kept when room grows short. */
  | { readonly about: 'lasting'; readonly state: 'safe' | 'not safe' | 'no answer' }
  | { readonly about: 'copied'; readonly what: 'position' | 'game' }
  | { readonly about: 'not copied' }
  /** What was typed was taken out of its field. */
  | { readonly about: 'line cleared' }
  /** The language that was chosen cannot be had now; the page stays in the one it is in. */
  | { readonly about: 'language not loaded' }
  | { readonly about: 'settings'; readonly state: 'exported' | 'imported' | 'unreadable' | 'reset' };

/** A notice that is not about a move of the game, so that the language alone can say it. */
export type PlainNotice = Exclude<Notice, { readonly about: 'viewing' }>;
