/**
 * What an edition of the Laws says where editions differ. All times are milliseconds.
 */
import { reckonedTime, type TimeControl } from '../clock/time-control.js';

/** A value, and the article of that edition it stands in. */
export interface Ruled<T> {
  readonly value: T;
  readonly article: string;
}

/** Standard, rapid (App. A; B in 2005) and blitz (App. B; C in 2005). */
export const TEMPI = ['standard', 'rapid', 'blitz'] as const;

export type Tempo = (typeof TEMPI)[number];

/**
 * Whether rapid and blitz have arbiters enough to be played under the Competition Rules (A.4 and B.2 in 2023; "adequate
 * supervision", A.3 and B.2 in 2009). It makes no difference in a standard game.
 */
export type Supervision = 'adequate' | 'inadequate';

type ByTempo<T> = Readonly<Record<Tempo, Readonly<Record<Supervision, Ruled<T>>>>>;

/** What a completed illegal move costs. */
export interface IllegalMovePenalty {
  /** Which illegal move of the same player loses the game, 1 for the first; `null` where none loses by its number. */
  readonly loses: number | null;
  /** Time added to the opponent's clock for each illegal move before that one. */
  readonly time: number;
}

/** Until when an illegal move can be found, and by whom. */
export interface IllegalMoveFound {
  /** "during the game", or only until the opponent has made his next move. */
  readonly until: 'end of game' | 'next move';
  /** Whether an arbiter who sees it acts; otherwise only upon the opponent's claim. */
  readonly arbiterActs: boolean;
}

/** What becomes of the game when both flags are down. */
export interface BothFlags {
  /** Whether it is asked which fell first: that one has then lost, and the rest holds only where nobody can tell. */
  readonly firstLoses: boolean;
  /** In the period in which all remaining moves must be made; in any other one the game goes on, unless `anyPeriod` says otherwise. */
  readonly lastPeriod: 'drawn' | 'goes on';
  readonly anyPeriod?: 'drawn';
}

/** What the opponent must have for a fallen flag to lose the game. */
export type MaterialOnTime =
  /** Some series of legal moves mates. */
  | 'any series of legal moves'
  /** US Chess rule 14E: a lone king, king and knight, king and bishop, and king and two knights against no pawns do not win. */
  | 'rule 14E';

interface QuickplayFinish {
  /** Whether it applies in every last period, or only where the event has announced it. */
  readonly applies: 'always' | 'if announced';
  /** A claim can be made with less than this on the claimant's clock. */
  readonly below: number;
  /** Added to the opponent's clock when the arbiter rejects the claim, and at most this much when he postpones it. */
  readonly opponentGets: number;
  /** Added to both clocks with every move when an increment is asked for and given; `null` where it cannot be asked for. */
  readonly increment: number | null;
  /** Whether it can be used in a blitz game. */
  readonly blitz: boolean;
}

/** What a wrong claim takes from the claimant: half of his time, or all but a little. */
export interface WrongClaimTakes {
  /** With more than this left he loses half of it … */
  readonly halfAbove: number;
  /** … but never more than this. */
  readonly atMost: number;
  /** With less left than `halfAbove` this much stays to him; with less than this nothing is taken. */
  readonly leaves: number;
}

/** Rules that all editions have, each under its own number. */
export type ArticleName =
  | 'checkmate'
  | 'resignation'
  | 'stalemate'
  | 'dead position'
  | 'agreement'
  | 'completed move'
  | 'adjusting'
  | 'assistant'
  | 'flag fallen'
  | 'loss on time'
  | 'period checked'
  | 'white starts'
  | 'both late'
  | 'arbiter stops the clocks'
  | 'player stops the clocks'
  | 'arbiter restarts'
  | 'time set by the arbiter'
  | 'press before moving'
  | 'extra time'
  | 'arbiter does not intervene'
  | 'wrong position'
  | 'board turned'
  | 'displaced pieces'
  | 'illegal move'
  | 'threefold'
  | 'fifty moves'
  | 'touched before claiming'
  | 'claim'
  | 'offer'
  | 'penalties';

export interface Edition {
  /** The first day it was in force, or `null` where the sources name none. */
  readonly since: string | null;

  /** Rapid is above blitz and under this; `including` says whether the border itself belongs to rapid. */
  readonly rapid: Ruled<{ readonly upTo: number; readonly including: boolean }>;
  /** Blitz is under this; `including` says whether the border itself belongs to blitz. */
  readonly blitz: Ruled<{ readonly upTo: number; readonly including: boolean }>;

  readonly illegalMove: ByTempo<IllegalMovePenalty>;
  readonly illegalMoveFound: ByTempo<IllegalMoveFound>;
  /** A game lost by illegal moves is drawn when the opponent cannot mate by any series of legal moves. */
  readonly illegalMoveLossCanDraw: ByTempo<boolean>;
  /** A pawn left unpromoted when the clock is pressed counts as an illegal move. */
  readonly unpromotedPawnIsIllegal: Ruled<boolean>;
  /** That pawn is replaced by a queen; otherwise the position before it is restored. */
  readonly unpromotedPawnBecomesQueen: Ruled<boolean>;
  /** Taking the opponent's king counts as an illegal move. */
  readonly takingTheKingIsIllegal: Ruled<boolean>;
  /** Pressing the clock without having moved counts as an illegal move; otherwise it is the arbiter's to punish. */
  readonly pressWithoutMoveIsIllegal: Ruled<boolean>;
  readonly twoHandsIsIllegal: Ruled<boolean>;

  /** Added to the opponent's clock for a wrong claim of a draw. */
  readonly wrongClaim: Readonly<Record<Tempo, Ruled<number>>>;
  /** What a wrong claim of a draw takes from the claimant's own clock; `null` where it takes nothing. */
  readonly wrongClaimTakes: Ruled<WrongClaimTakes | null>;
  /** How often the same position ends the game by itself; `null` where it does not. */
  readonly fivefold: Ruled<{ readonly times: number; readonly consecutive: boolean } | null>;
  /** Moves by each player without capture or pawn move that end the game by themselves; `null` where none do. */
  readonly seventyFive: Ruled<number | null>;
  /** Moves by each player without capture or pawn move that give a claim. */
  readonly fifty: Ruled<number>;
  /** How often the same position gives a claim. */
  readonly threefold: Ruled<number>;
  /** Whether a draw can be agreed only after both have made a move. */
  readonly agreementNeedsMoveEach: Ruled<boolean>;
  /** Whether resigning draws when the opponent cannot mate by any series of legal moves. */
  readonly resignationCanDraw: Ruled<boolean>;

  /** Colours reversed: with fewer than so many moves by both a new game is played; `null`: the game goes on. */
  readonly coloursReversed: Ruled<number | null>;
  /** Rapid and blitz without supervision: after so many moves by each no claim about set-up, board or clock setting. */
  readonly setUpClaims: Ruled<number>;

  readonly bothFlags: ByTempo<BothFlags>;
  /** Whether an arbiter calls a fallen flag; a player always may. */
  readonly arbiterCallsFlag: ByTempo<boolean>;
  /** Whether the one who claims a win on time must have time left himself. */
  readonly claimantNeedsTime: ByTempo<boolean>;
  readonly materialOnTime: Ruled<MaterialOnTime>;
  /** How late one may come where the event does not say; `null` where the event must say. */
  readonly defaultTime: Ruled<number | null>;
  /** Only the player whose clock runs may adjust pieces; otherwise whoever has the move. */
  readonly adjustingNeedsClock: Ruled<boolean>;
  /** A move whose clock was not pressed is completed by the player's making his next move. */
  readonly completedByNextMove: Ruled<boolean>;

  /** With less than this left in a period one may stop recording … */
  readonly recordingBelow: Ruled<number>;
  /** … unless at least this much is added with each move. */
  readonly recordingIncrement: Ruled<number>;

  readonly quickplay: Ruled<QuickplayFinish>;
  /** How late one may come to the resumption of an adjourned game; `null`: the event's default time. */
  readonly resumptionDefault: Ruled<number | null>;

  readonly articles: Readonly<Record<ArticleName, string>>;
}

/** The same rule, whatever the tempo and the supervision. */
export function always<T>(value: T, article: string): ByTempo<T> {
  const rule = ruled(value, article);
  return eachTempo(rule, rule, rule);
}

/** A rule for each tempo, whatever the supervision. */
export function eachTempo<T>(standard: Ruled<T>, rapid: Ruled<T>, blitz: Ruled<T>): ByTempo<T> {
  const both = (rule: Ruled<T>) => ({ adequate: rule, inadequate: rule });
  return { standard: both(standard), rapid: both(rapid), blitz: both(blitz) };
}

/** One rule for standard games and for supervised rapid and blitz, another for rapid and blitz without supervision. */
export function unlessUnsupervised<T>(rule: Ruled<T>, rapid: Ruled<T>, blitz: Ruled<T> = rapid): ByTempo<T> {
  return {
    standard: { adequate: rule, inadequate: rule },
    rapid: { adequate: rule, inadequate: rapid },
    blitz: { adequate: rule, inadequate: blitz },
  };
}

export function ruled<T>(value: T, article: string): Ruled<T> {
  return { value, article };
}

/** Standard, rapid or blitz, by the borders of an edition (App. A and B); the slower of the two sides decides. */
export function tempoOf(controls: readonly TimeControl[], edition: Edition): Tempo {
  const times = controls.map((one) => reckonedTime(one) ?? Number.POSITIVE_INFINITY);
  const time = times.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...times);
  if (isWithin(time, edition.blitz.value)) return 'blitz';
  return isWithin(time, edition.rapid.value) ? 'rapid' : 'standard';
}

function isWithin(time: number, border: { readonly upTo: number; readonly including: boolean }): boolean {
  return border.including ? time <= border.upTo : time < border.upTo;
}

export const EDITION_NAMES = ['FIDE 2005', 'FIDE 2009', 'FIDE 2014', 'FIDE 2018', 'FIDE 2023', 'US Chess'] as const;

export type EditionName = (typeof EDITION_NAMES)[number];

/** The edition in force. */
export const DEFAULT_EDITION: EditionName = 'FIDE 2023';

export interface Allowed {
  readonly may: boolean;
  readonly article: string;
}
