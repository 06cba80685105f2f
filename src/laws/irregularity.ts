/**
 * Irregularities (Art. 7, and the appendices on rapid and blitz): what is found wrong, what is restored, what it costs.
 */
import type { Position } from './board.js';
import { IRREGULARITY_RULES } from './editions/irregularity-rules.js';
import { EDITIONS, type EditionName, type Supervision, type Tempo } from './editions.js';
import { wonBy, type Ending } from './result.js';
import { opposite, type ByColor, type Color, type Move, type PlacedPiece } from './squares.js';
import { obligation, release, touchesOf } from './touch.js';
import type { Obligation } from './obligation.js';
import { canMate } from './unwinnable.js';

export interface IrregularityTerms {
  readonly edition: EditionName;
  readonly tempo: Tempo;
  readonly supervision: Supervision;
}

/** What was wrong from the start (Art. 7.2, 7.3). */
export interface SetUpFault {
  readonly what: 'pieces' | 'board' | 'colours';
  readonly movesMade: ByColor<number>;
  /** The pieces that stood wrong at the start, where they stood. */
  readonly misplaced?: readonly PlacedPiece[];
}

export type SetUpRuling =
  | { readonly ruling: 'new game'; readonly article: string }
  | {
      readonly ruling: 'goes on';
      readonly article: string;
      /** The position is carried over to a board that is placed right. */
      readonly boardTurned: boolean;
      /** "unless the arbiter rules otherwise" */
      readonly unlessArbiter: boolean;
      /** Misplaced kings that may not castle at all, and rooks that may not be castled with. */
      readonly noCastlingWith: readonly PlacedPiece[];
    };

export function ruleOnSetUp(fault: SetUpFault, terms: IrregularityTerms): SetUpRuling {
  const edition = EDITIONS[terms.edition];
  const made = Math.min(fault.movesMade.white, fault.movesMade.black);
  const goesOn = { ruling: 'goes on', boardTurned: false, unlessArbiter: false, noCastlingWith: [] } as const;
  if (fault.what === 'colours') {
    const { value, article } = edition.coloursReversed;
    if (value === null) return { ...goesOn, article, unlessArbiter: true };
    return made < value ? { ruling: 'new game', article } : { ...goesOn, article };
  }
  const late = terms.tempo !== 'standard' && terms.supervision === 'inadequate' && made >= edition.setUpClaims.value;
  if (late) {
    const kinds = IRREGULARITY_RULES[terms.edition].noCastlingWith;
    const noCastlingWith = (fault.misplaced ?? []).filter((piece) => kinds.includes(piece.kind));
    return { ...goesOn, article: edition.setUpClaims.article, noCastlingWith };
  }
  if (fault.what === 'board') return { ...goesOn, article: edition.articles['board turned'], boardTurned: true };
  return { ruling: 'new game', article: edition.articles['wrong position'] };
}

/**
 * How many plies are kept: the position immediately before the irregularity, or, when it cannot be determined, the last one
 * before it that can (Art. 7.5.1, 7.6). `before` is the number of plies made when it happened.
 */
export function restoredPly(before: number, canBeDetermined: (ply: number) => boolean): number | undefined {
  for (let ply = before; ply >= 0; ply -= 1) if (canBeDetermined(ply)) return ply;
  return undefined;
}

export type DisplacedRuling =
  /** The player puts the pieces right while his clock runs; either may call the arbiter, who may punish him. */
  | { readonly ruling: 'put right'; readonly atTheCostOf: Color; readonly article: string }
  | { readonly ruling: 'restored'; readonly ply: number; readonly article: string; readonly timesBy: string }
  /** No position of the game can be determined any more, not even the first. */
  | { readonly ruling: 'arbiter decides'; readonly article: string };

/** Pieces displaced by a player (Art. 7.4), seen at once; or found displaced later (Art. 7.6). */
export function ruleOnDisplaced(
  found: { readonly at: 'once'; readonly by: Color } | { readonly at: 'later'; readonly ply: number | undefined },
  edition: EditionName,
): DisplacedRuling {
  const rules = IRREGULARITY_RULES[edition];
  if (found.at === 'once') return { ruling: 'put right', atTheCostOf: found.by, article: rules.displacedAtOnce };
  if (found.ply === undefined) return { ruling: 'arbiter decides', article: rules.displacedBefore };
  const timesBy = EDITIONS[edition].articles['time set by the arbiter'];
  return { ruling: 'restored', ply: found.ply, article: rules.displacedBefore, timesBy };
}

export type IllegalAct =
  | { readonly kind: 'illegal move' | 'king taken' | 'two hands'; readonly move: Move }
  /** The pawn came to the last rank and the clock was pressed; `move` names no new piece. */
  | { readonly kind: 'pawn left unpromoted'; readonly move: Move }
  | { readonly kind: 'clock pressed without a move' };

export interface Illegality {
  readonly by: Color;
  readonly act: IllegalAct;
  /** The position immediately before it, and how many plies had been made. */
  readonly position: Position;
  readonly ply: number;
  /** Whether the clock was pressed, so that the move is completed. */
  readonly completed: boolean;
  /** Whether the opponent has since made his next move. */
  readonly opponentHasMoved: boolean;
  /** Who brings it up: the opponent, or an arbiter who saw it. */
  readonly foundBy: 'opponent' | 'arbiter';
  readonly bothKingsInCheck?: boolean;
  /** For how many illegal moves in this game action was taken against the player before. */
  readonly earlier: number;
  /** The ply to go on from when the position before cannot be determined, see `restoredPly`. */
  readonly lastSurePly?: number;
}

export type IllegalityRuling =
  /** Not completed yet: another move is made in its place, and nothing is charged. */
  | { readonly ruling: 'corrected'; readonly article: string; readonly mustPlay: Obligation }
  /** The edition does not count it as an illegal move; the arbiter may punish it. */
  | { readonly ruling: 'not counted'; readonly article: string; readonly penaltyBy: string }
  /** Too late: it stands and the game goes on. */
  | { readonly ruling: 'stands'; readonly article: string }
  /** The arbiter may act only upon the opponent's claim. */
  | { readonly ruling: 'only on claim'; readonly article: string }
  | {
      readonly ruling: 'penalty';
      readonly article: string;
      /** Which illegal move of the player it is, and what the opponent's clock is given, by which article. */
      readonly count: number;
      readonly opponentGets: number;
      readonly opponentGetsBy: string;
      readonly remedy: Remedy;
    }
  | {
      readonly ruling: 'ended';
      readonly article: string;
      readonly count: number;
      readonly ending: Ending;
    };

export type Remedy =
  /** The clock goes back to the player, who makes a move. */
  | { readonly remedy: 'move' }
  /** The pawn is replaced by a queen, and the move stands. */
  | { readonly remedy: 'queen'; readonly move: Move }
  /** The game goes on from this ply; `mustPlay` where it is the position before the move (Art. 4.3 and 4.7 apply to it). */
  | { readonly remedy: 'restored'; readonly ply: number; readonly timesBy: string; readonly mustPlay?: Obligation };

/** Rules on an illegal move, or on what the edition counts as one (Art. 7.5). */
export function ruleOnIllegality(found: Illegality, terms: IrregularityTerms): IllegalityRuling {
  const edition = EDITIONS[terms.edition];
  const counted = countsAsIllegal(found.act, terms.edition);
  if (!counted.value) {
    return { ruling: 'not counted', article: counted.article, penaltyBy: edition.articles.penalties };
  }
  if (!found.completed) {
    return { ruling: 'corrected', article: counted.article, mustPlay: replacement(found, terms.edition) };
  }
  const limit = edition.illegalMoveFound[terms.tempo][terms.supervision];
  if (limit.value.until === 'next move' && found.opponentHasMoved) return { ruling: 'stands', article: limit.article };
  if (found.foundBy === 'arbiter' && !limit.value.arbiterActs && !actsAnyway(found, terms)) {
    return { ruling: 'only on claim', article: limit.article };
  }
  const penalty = edition.illegalMove[terms.tempo][terms.supervision];
  const count = found.earlier + 1;
  if (penalty.value.loses !== null && count >= penalty.value.loses) return lost(found, terms, count, penalty.article);
  return {
    ruling: 'penalty',
    article: counted.article,
    count,
    opponentGets: penalty.value.time,
    opponentGetsBy: penalty.article,
    remedy: remedyFor(found, terms.edition),
  };
}

/**
 * Rapid and blitz without supervision: both kings in check, or a pawn on its last rank, and the next move is completed: the
 * article by which the arbiter declares the game drawn, or `undefined` where he does not.
 */
export function drawnByIllegalPosition(terms: IrregularityTerms): string | undefined {
  if (terms.tempo === 'standard' || terms.supervision === 'adequate') return undefined;
  return IRREGULARITY_RULES[terms.edition].illegalPositionDrawn;
}

function countsAsIllegal(act: IllegalAct, name: EditionName): { readonly value: boolean; readonly article: string } {
  const edition = EDITIONS[name];
  switch (act.kind) {
    case 'illegal move':
      return { value: true, article: edition.articles['illegal move'] };
    case 'king taken':
      return edition.takingTheKingIsIllegal;
    case 'pawn left unpromoted':
      return edition.unpromotedPawnIsIllegal;
    case 'clock pressed without a move':
      return edition.pressWithoutMoveIsIllegal;
    case 'two hands':
      return edition.twoHandsIsIllegal;
  }
}

/** Rapid until 2009 (B6, A4c): the arbiter intervenes unasked in two cases; in blitz that rule does not apply (C2, B3b). */
function actsAnyway(found: Illegality, terms: IrregularityTerms): boolean {
  if (!IRREGULARITY_RULES[terms.edition].arbiterActsAnyway || terms.tempo === 'blitz') return false;
  return found.act.kind === 'pawn left unpromoted' || found.bothKingsInCheck === true;
}

/** The game is lost, but drawn when the opponent cannot mate by any series of legal moves (Art. 7.5.5). */
function lost(found: Illegality, terms: IrregularityTerms, count: number, article: string): IllegalityRuling {
  const winner = opposite(found.by);
  const canDraw = EDITIONS[terms.edition].illegalMoveLossCanDraw[terms.tempo][terms.supervision].value;
  if (canDraw && !canMate(found.position, winner)) {
    return { ruling: 'ended', article, count, ending: { result: '1/2-1/2', reason: 'illegal moves', article } };
  }
  const result = wonBy(winner);
  return { ruling: 'ended', article, count, ending: { result, reason: 'illegal moves', article, winner } };
}

function remedyFor(found: Illegality, edition: EditionName): Remedy {
  const { act } = found;
  if (act.kind === 'clock pressed without a move') return { remedy: 'move' };
  if (act.kind === 'pawn left unpromoted' && EDITIONS[edition].unpromotedPawnBecomesQueen.value) {
    return { remedy: 'queen', move: { ...act.move, promotion: 'queen' } };
  }
  const ply = found.lastSurePly ?? found.ply;
  const timesBy = EDITIONS[edition].articles['time set by the arbiter'];
  if (ply !== found.ply) return { remedy: 'restored', ply, timesBy };
  return { remedy: 'restored', ply, timesBy, mustPlay: replacement(found, edition) };
}

/**
 * What may be played instead: the touched piece moves if it can (Art. 4.3). A piece let go where it may stand stays there
 * (Art. 4.7): the move of two hands is made with one, the pawn on the last rank becomes a piece.
 */
function replacement({ act, position }: Illegality, edition: EditionName): Obligation {
  if (act.kind === 'clock pressed without a move') return obligation(position, [], edition);
  if (act.kind === 'pawn left unpromoted' || act.kind === 'two hands') {
    const released = release(position, { move: act.move, released: true }, edition);
    if (!released.made) return { duty: released.duty, allowed: released.allowed, article: released.article };
    const duty = { type: 'move', piece: position.placedAt(act.move.from) } as const;
    return { duty, allowed: [released.move], article: released.article };
  }
  return obligation(position, touchesOf(position, act.move), edition);
}
