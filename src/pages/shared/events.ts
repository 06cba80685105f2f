/**
 * What the parts of pages tell upward. Each event bubbles and leaves its shadow root.
 */
import type { ClaimQuickplay } from '../../laws/acts.js';
import type { Complaint } from '../../laws/rules/complaint.js';
import type { ClaimGround } from '../../laws/acts/draw.js';
import type { Move } from '../../laws/squares.js';
import type { KeyCommand } from '../../commands/keys.js';
import type { Settings } from '../../storage/settings/settings.js';

const PUBLIC: EventInit = { bubbles: true, composed: true };

/** A key or button whose meaning lies outside the element (turn the board, go to the entry, say again …). */
export class CommandGivenEvent extends Event {
  static readonly type = 'command-given';
  readonly command: KeyCommand;
  constructor(command: KeyCommand) {
    super(CommandGivenEvent.type, PUBLIC);
    this.command = command;
  }
}

/** The user chose something else in a setting. */
export class SettingChangedEvent extends Event {
  static readonly type = 'setting-changed';
  readonly change: Partial<Settings>;
  constructor(change: Partial<Settings>) {
    super(SettingChangedEvent.type, PUBLIC);
    this.change = change;
  }
}

export type QuickplayGround = NonNullable<ClaimQuickplay['ground']>;

/** What a player does beside moving: offers, answers, resigning, and what the page does for a game. */
export type GameWish =
  | 'new game'
  | 'play again'
  | 'resign'
  | 'offer draw'
  | 'accept draw'
  | 'refuse draw'
  | 'take back'
  | 'adjust'
  /** The form for it is wanted, which asks before anything is claimed. */
  | 'claim draw'
  | 'claim flag'
  | 'stop clocks'
  | 'start clocks'
  | 'press clock'
  /** Time that no window watched, of which it is open whether it is charged. */
  | 'charge time'
  | 'do not charge time'
  /** Said of the opponent's last move or press, at once: to be wrong costs nothing. */
  | Complaint
  | 'move now'
  | 'try computer again'
  | 'full screen'
  | 'save game'
  | 'games'
  | 'keep safe';

/** A claim of a draw (Art. 9.2, 9.3, Guidelines III.5), as it is asked for on the page. */
export type ClaimRequest =
  | {
      readonly ground: ClaimGround;
      /** The move that is to bring the position about, as it was typed; absent is the position on the board. */
      readonly move?: string;
      /** The same move as it was understood, as long as its text is left as it is. */
      readonly meant?: Move;
    }
  | { readonly ground: QuickplayGround };

/** The user claims a draw, and has been asked. */
export class ClaimMadeEvent extends Event {
  static readonly type = 'claim-made';
  readonly claim: ClaimRequest;
  constructor(claim: ClaimRequest) {
    super(ClaimMadeEvent.type, PUBLIC);
    this.claim = claim;
  }
}

export class GameWishEvent extends Event {
  static readonly type = 'game-wish';
  readonly wish: GameWish;
  /** Whether the user has been asked, and has said yes. */
  readonly sure: boolean;
  constructor(wish: GameWish, sure = false) {
    super(GameWishEvent.type, PUBLIC);
    this.wish = wish;
    this.sure = sure;
  }
}

declare global {
  interface HTMLElementEventMap {
    'setting-changed': SettingChangedEvent;
    'game-wish': GameWishEvent;
    'claim-made': ClaimMadeEvent;
    'command-given': CommandGivenEvent;
  }
}
