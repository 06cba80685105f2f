/** What of a game decides which commands there are now. Pure. */
import type { Complaint } from '../laws/rules/complaint.js';
import type { Color } from '../laws/squares.js';

/**
 * Whether a command is there and can be done, or is there and cannot: then it keeps its place and its focus, and whoever wants it all
 * the same hears the reason from whoever judges it.
 */
export type CommandState = 'yes' | 'not now' | 'hidden';

/** In strict play it tells no more than the board and the clock show (Art. 12.6). */
export interface WhenView {
  readonly playing: boolean;
  /** Whether whoever sits here has the move. */
  readonly toMove: boolean;
  /** A draw offer that stands, and whether whoever sits here may answer it. */
  readonly offer: 'none' | 'to answer' | 'waiting';
  readonly clock: 'none' | 'waiting' | 'running' | 'paused';
  /** Whether the clock is pressed by hand, and may be pressed by whoever sits here now. */
  readonly press: 'none' | 'now' | 'not now';
  /** Whose clock ran while no window watched, where those who sit here decide whether it is charged. */
  readonly away?: Color;
  /** What can be wrong with a move or press in this game and stand until it is pointed out; whether anything is, it does not tell. */
  readonly complaints: readonly Complaint[];
  /** Whether a touched piece must be played, so that it matters to say that one adjusts (Art. 4.2.1). */
  readonly touchBinds?: boolean;
  /** Whether a fallen flag is for the players to claim, at a clock that stands alone. */
  readonly flagClaims?: boolean;
  readonly canTakeBack?: boolean;
  readonly muted?: boolean;
  /** Whether the device can be touched. */
  readonly touch?: boolean;
  /** Whether fingers explore the board. */
  readonly exploring?: boolean;
  /** Whether pieces are hidden. */
  readonly blindfolded?: boolean;
  readonly computerThinks?: boolean;
  readonly computerFailed?: boolean;
  /** Whether a player himself sits here. */
  readonly plays?: boolean;
}

/** Of a game that nobody plays here. */
export const NOTHING_TO_DO: WhenView = {
  playing: false,
  toMove: false,
  offer: 'none',
  clock: 'none',
  press: 'none',
  complaints: [],
};

export const possible = (is: boolean): CommandState => (is ? 'yes' : 'not now');

/** Hidden where there is no such thing at all. */
export const there = (is: boolean, isPossible = true): CommandState => (is ? possible(isPossible) : 'hidden');

/** As long as the game is played. */
export const playing = (view: WhenView): CommandState => possible(view.playing);

/** By whoever has the move. */
export const onMove = (view: WhenView): CommandState => possible(view.playing && view.toMove);

/** Where a draw was offered to whoever sits here. */
export const offered = (view: WhenView): CommandState => there(view.offer === 'to answer', view.playing);

/** Where the time that no window watched is to be decided on. */
export const unwatched = (view: WhenView): CommandState => there(view.away !== undefined, view.playing);

/** Before the first move the clock waits for it, unless it is pressed by hand: then it is started (Art. 6.6). */
export function startable({ playing: isPlayed, clock, press }: WhenView): boolean {
  return isPlayed && (clock === 'paused' || (clock === 'waiting' && press !== 'none'));
}

/** Where there is a clock. */
export const timed = (view: WhenView): CommandState => there(view.clock !== 'none');
