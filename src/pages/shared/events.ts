/**
 * What the parts of pages tell upward. Each event bubbles and leaves its shadow root.
 */
import type { ClaimQuickplay } from '../../laws/acts.js';
import type { ClaimGround } from '../../laws/acts/draw.js';
import type { Move } from '../../laws/squares.js';
import type { Read } from '../../commands/command.js';
import type { CommandId } from '../../commands/commands.js';
import type { Settings } from '../../storage/settings/settings.js';

const PUBLIC: EventInit = { bubbles: true, composed: true };

/** A key or button whose command is done outside the element: turn the board, go to the entry, offer a draw … */
export class CommandGivenEvent extends Event {
  static readonly type = 'command-given';
  readonly command: CommandId;
  /** Whether the user has been asked about it, and has said yes. */
  readonly sure: boolean;
  /** What it is given of, as it would be read in the places of its phrase. */
  readonly read: Read;
  constructor(command: CommandId, sure = false, read: Read = {}) {
    super(CommandGivenEvent.type, PUBLIC);
    this.command = command;
    this.sure = sure;
    this.read = read;
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

declare global {
  interface HTMLElementEventMap {
    'setting-changed': SettingChangedEvent;
    'claim-made': ClaimMadeEvent;
    'command-given': CommandGivenEvent;
  }
}
