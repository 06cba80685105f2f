/**
 * The conditions a game is played under. They are set before it and stay for the whole of it.
 */

export type PlayKind =
  /** At home: an impossible move is refused with its reason, check is called, a move may be taken back. */
  | 'casual'
  /** As in a tournament: the program hints at nothing (Art. 12.6). */
  | 'strict';

export interface Conditions {
  readonly play: PlayKind;
  /** The position the game starts from, in Forsyth–Edwards notation. */
  readonly start: string;
}
