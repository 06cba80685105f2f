/** What only the element can do for the app. */
import type { ClaimTerms } from '../game/claim-texts.js';
import type { ClaimRequest } from './events.js';
import type { CommandId } from '../../commands/commands.js';
import type { Square } from '../../laws/squares.js';
import type { Asked } from './page-question.js';

/** What is wanted of the help: what can be done here, the typed commands, or what has to do with a word. */
export type HelpWanted = 'here' | 'commands' | { readonly search: string };

/** What asks about an act and can be answered in words, once it is loaded. */
export interface Asker {
  readonly answer?: (yes: boolean) => boolean;
  /** What it asks, in words; `undefined` while it asks nothing. */
  readonly question?: string | undefined;
}

export interface AppViews {
  /**
   * Shows the page that the address names or, where it names none, the game that goes on.
   *
   * @param opened the address asked for a position, which stands here now
   */
  readonly showFirst: (opened: boolean) => Promise<void>;
  /** Shows the game and puts the focus on the board. */
  readonly showGame: () => Promise<void>;
  /** Shows the page where a game is begun. */
  readonly showForm: () => Promise<void>;
  /** Another window has begun a game. */
  readonly gameCame: () => void;
  /** Opens the help, with the focus on the heading of what is wanted: by itself of what can be done where the focus is now. */
  readonly showHelp: (wanted?: HelpWanted) => Promise<void>;
  /** Opens the list of the games on this device. */
  readonly showGames: () => Promise<void>;
  /** Opens the page of the settings that has to do with a word, or else their index. */
  readonly showSettings: (word?: string) => Promise<void>;
  /** Opens the page where a position is set up. */
  readonly showSetUp: () => Promise<void>;
  readonly focusEntry: () => Promise<void>;
  readonly focusNextRegion: (back: boolean) => void;
  readonly focusSquare: (square: Square) => Promise<void>;
  readonly showActs: () => Promise<void>;
  /** Asks by yes or no whether this shall be done. */
  readonly askFirst: (id: CommandId) => Promise<void>;
  readonly openClaim: (terms: ClaimTerms) => Promise<void>;
  /** Asks about a claim of which everything has been said. */
  readonly askClaim: (claim: ClaimRequest, terms: ClaimTerms) => Promise<void>;
  /** The claim was not taken, for this reason. */
  readonly refuseClaim: (words: string) => Promise<void>;
  readonly closeClaim: () => void;
  /** Asks above everything else on the page. */
  readonly askInPage: (asked: Asked) => Promise<boolean>;
  /** What was asked so is asked no more. */
  readonly withdraw: (asked: Asked) => void;
  /** Answers whatever the page asks about an act (resigning, a draw, a claim); tells whether it asks anything. */
  readonly answer: (yes: boolean) => boolean;
  /** What the page asks about an act, in words; `undefined` where it asks nothing. */
  readonly asked: () => string | undefined;
  /** Where the piece came from that is in the hand. */
  readonly lifted: () => Square | undefined;
  /** Puts a lifted piece back on its square, without a word. */
  readonly putBack: () => void;
  /** Everything is there and can be used. */
  readonly ready: () => void;
}
