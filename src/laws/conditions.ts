/**
 * The conditions a game is played under. They are set before it and stay for the whole of it.
 */
import type { Scoring } from './acts/arbiter.js';
import type { AssistantDuty } from './acts/blind.js';
import type { DrawLimit } from './acts/draw.js';
import type { TimeControl } from './clock/time-control.js';
import { DEFAULT_EDITION, type EditionName, type Supervision } from './editions/edition.js';
import type { ByColor } from './squares.js';

export type PlayKind =
  /** At home: an impossible move is refused with its reason, check is called, a move may be taken back. */
  | 'casual'
  /** As in a tournament: the program hints at nothing (Art. 12.6). */
  | 'strict';

/** How a game is played where a player is visually disabled (App. D; E in 2009, F in 2005). */
export interface BlindPlay {
  /** Who is visually disabled. Two may be, or one of them. */
  readonly disabled: ByColor<boolean>;
  /** Whether each has a board of his own (D.1), which only he moves on, or both use one. */
  readonly boards: 'one' | 'two';
  /** Who is hearing-impaired: against him a visually disabled player must use an assistant (D.2.11). */
  readonly hearingImpaired?: ByColor<boolean>;
}

/** What each player's assistant was given to do; a player without one is left out. */
export type Assistants = Readonly<Partial<ByColor<readonly AssistantDuty[]>>>;

/** What is set before a game. What is left out is as `completeConditions` has it. */
export interface Conditions {
  readonly play: PlayKind;
  /** The position the game starts from, in Forsyth–Edwards notation. */
  readonly start: string;
  /** The edition of the Laws that the game is played by. */
  readonly edition?: EditionName;
  /** The time of each side; without it there is no clock. */
  readonly time?: ByColor<TimeControl>;
  /** The number of the starting position in Chess960, 0 to 959. */
  readonly chess960?: number;
  /** Whether there are arbiters enough for rapid and blitz (App. A, B). */
  readonly supervision?: Supervision;
  /** Whether an arbiter is there. Where none is, the program decides what needs no judgement, and either player may restart. */
  readonly arbiter?: boolean;
  /** Whether a piece that is touched must be moved or captured (Art. 4.3). */
  readonly touch?: 'binding' | 'free';
  /** What becomes of an illegal move: it stands until it is found (Art. 7.5), or is refused with its reason. */
  readonly illegalMoves?: 'stand' | 'refused';
  /** Whether making a move presses the clock too, or that is an act of its own (Art. 6.2.1). */
  readonly press?: 'by hand' | 'with the move';
  /** Who records the moves: each player his own sheet (Art. 8.1), or the program both. */
  readonly recording?: 'players' | 'program';
  /** What the event says of agreed draws (Art. 9.1.1). */
  readonly drawLimit?: DrawLimit;
  /** How late a player may come, in milliseconds (Art. 6.7.1); absent: as the edition has it. */
  readonly defaultTime?: number;
  /** Whether the event has announced that the rules for a quickplay finish are used (Guidelines III). */
  readonly quickplay?: boolean;
  /** What a game gives (Art. 10.1). */
  readonly scoring?: Scoring;
  /** Whether the rules of the event allow that players are warned of their time; in casual play they are whatever it says. */
  readonly warningsAllowed?: boolean;
  /** The game is played on boards elsewhere, and here stands its clock alone: a press counts as a move made. Absent: it is played here. */
  readonly board?: 'elsewhere';
  /** The rules for visually disabled players; absent where they are not used. */
  readonly blind?: BlindPlay;
  /** What the players' assistants were given to do; absent: an assistant does whatever one may. */
  readonly assistants?: Assistants;
}

/** Conditions of which nothing is left out but what may be absent. */
export type CompleteConditions = Omit<Required<Conditions>, MayBeAbsent> & Pick<Conditions, MayBeAbsent>;

type MayBeAbsent = 'time' | 'chess960' | 'defaultTime' | 'warningsAllowed' | 'board' | 'blind' | 'assistants';

/** What is not said is as at home in casual play, and as in a tournament in strict play. */
export function completeConditions(conditions: Conditions): CompleteConditions {
  const strict = conditions.play === 'strict';
  return {
    edition: DEFAULT_EDITION,
    supervision: 'adequate',
    arbiter: strict,
    touch: strict ? 'binding' : 'free',
    illegalMoves: strict ? 'stand' : 'refused',
    press: strict ? 'by hand' : 'with the move',
    recording: 'program',
    drawLimit: { limit: 'none' },
    quickplay: false,
    scoring: { win: 1, draw: 0.5, loss: 0 },
    ...conditions,
  };
}
