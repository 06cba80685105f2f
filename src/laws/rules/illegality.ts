/**
 * What the Laws rule on an illegal move, or on what an edition counts as one (Art. 7.5, A.5): that it is corrected, charged, the end of the game,
 * or stands. What becomes of the game by the ruling is in `illegal-move.ts`.
 */
import type { Obligation } from '../acts/move.js';
import type { Position } from '../board/board.js';
import type { Verdict } from '../board/mating-line.js';
import { EDITIONS } from '../editions.js';
import type { EditionName } from '../editions/edition.js';
import { IRREGULARITY_RULES } from '../editions/irregularity.js';
import type { Terms } from '../game.js';
import { won, type Ending } from '../result.js';
import { opposite, type Color, type Move } from '../squares.js';
import { obligation, release, touchesOf } from './touch.js';
import { lostUnlessNoMate } from './unless-no-mate.js';

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
      /** Nobody could say whether the opponent could still mate. */
      readonly undecided?: true;
    };

export type Remedy =
  /** The clock goes back to the player, who makes a move. */
  | { readonly remedy: 'move' }
  /** The pawn is replaced by a queen, and the move stands. */
  | { readonly remedy: 'queen'; readonly move: Move }
  /** The game goes on from this ply; `mustPlay` where it is the position before the move (Art. 4.3 and 4.7 apply to it). */
  | { readonly remedy: 'restored'; readonly ply: number; readonly timesBy: string; readonly mustPlay?: Obligation };

/**
 * Rules on an illegal move, or on what the edition counts as one (Art. 7.5).
 *
 * @param verdict whether the opponent can still mate, where the game would be lost (Art. 7.5.5)
 */
export function ruleOnIllegality(found: Illegality, terms: Terms, verdict?: Verdict): IllegalityRuling {
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
  if (penalty.value.loses !== null && count >= penalty.value.loses) {
    return lost(found, terms, { count, article: penalty.article, verdict });
  }
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
export function drawnByIllegalPosition(terms: Terms): string | undefined {
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
function actsAnyway(found: Illegality, terms: Terms): boolean {
  if (!IRREGULARITY_RULES[terms.edition].arbiterActsAnyway || terms.tempo === 'blitz') return false;
  return found.act.kind === 'pawn left unpromoted' || found.bothKingsInCheck === true;
}

/** The game is lost, but drawn when the opponent cannot mate by any series of legal moves (Art. 7.5.5). */
function lost(
  found: Illegality,
  terms: Terms,
  {
    count,
    article,
    verdict,
  }: { readonly count: number; readonly article: string; readonly verdict: Verdict | undefined },
): IllegalityRuling {
  const reason = 'illegal moves';
  const canDraw = EDITIONS[terms.edition].illegalMoveLossCanDraw[terms.tempo][terms.supervision].value;
  if (!canDraw) {
    return { ruling: 'ended', article, count, ending: won(opposite(found.by), reason, article) };
  }
  const losing = { loser: found.by, position: found.position, reason, article, drawnBy: article } as const;
  return { ruling: 'ended', article, count, ...lostUnlessNoMate(losing, verdict) };
}

function remedyFor(found: Illegality, edition: EditionName): Remedy {
  const { act } = found;
  if (act.kind === 'clock pressed without a move') return { remedy: 'move' };
  if (act.kind === 'pawn left unpromoted' && EDITIONS[edition].unpromotedPawnBecomesQueen.value) {
    return { remedy: 'queen', move: { ...act.move, promotion: 'queen' } };
  }
  const timesBy = EDITIONS[edition].articles['time set by the arbiter'];
  return { remedy: 'restored', ply: found.ply, timesBy, mustPlay: replacement(found, edition) };
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
