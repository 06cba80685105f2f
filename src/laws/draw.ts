/**
 * The drawn game (Art. 9): claims on the board and by an intended move, draws that come by themselves, offers.
 */
import type { Position } from './board.js';
import { DRAW_RULES, type ClaimGround } from './editions/draw-rules.js';
import { EDITIONS, type EditionName, type Tempo } from './editions.js';
import { occurrences } from './repetition.js';
import type { Ending } from './result.js';
import { opposite, type ByColor, type Color, type Move } from './squares.js';
import { mayClaim, obligation, touchesOf, type Touch } from './touch.js';
import type { Obligation } from './obligation.js';

export interface DrawTerms {
  readonly edition: EditionName;
  readonly tempo: Tempo;
}

export interface Claim {
  readonly by: Color;
  readonly ground: ClaimGround;
  /** The move that is to bring the position about; absent when the claim is of the position on the board. */
  readonly intended?: {
    readonly move: Move;
    /** Whether it was written down first, and the intention to make it declared to the arbiter (Art. 9.2.1, 9.3.1). */
    readonly written: boolean;
  };
  /** What the claimant has touched on this move before he claimed (Art. 9.4). */
  readonly touched?: readonly Touch[];
}

export type ClaimRuling =
  | {
      readonly ruling: 'right';
      /** 9.2.1, 9.2.2, 9.3.1 or 9.3.2: the rule by which the game is drawn. */
      readonly article: string;
      readonly ending: Ending;
    }
  | {
      readonly ruling: 'wrong';
      readonly why: 'not written first' | 'move is illegal' | 'not so often';
      /** How often the position has stood or would stand; how many whole moves by each player are without capture and pawn move. */
      readonly found: number;
      readonly needed: number;
      readonly article: string;
      /** Added to the opponent's clock, and the article of the amount, which in rapid and blitz may be another. */
      readonly opponentGets: number;
      readonly opponentGetsBy: string;
      /** The claim stands as an offer of a draw, by this article. */
      readonly offerBy: string;
      /** Which moves the claimant may make now: the intended move, or what touching its pieces would leave him. */
      readonly mustPlay?: Obligation;
    }
  /** Only a player having the move who has touched nothing can claim. It costs nothing. */
  | { readonly ruling: 'no right'; readonly why: 'not on move' | 'touched before'; readonly article: string };

/**
 * Rules on a claim. `positions` are all positions of the game in order, the last one on the board. A claim stops the clocks
 * and cannot be withdrawn (Art. 9.5.1); it also is an offer, see `afterOffer`.
 */
export function ruleOnClaim(positions: readonly Position[], claim: Claim, terms: DrawTerms): ClaimRuling {
  const rules = DRAW_RULES[terms.edition];
  const way = claim.intended ? 'intended' : 'onTheBoard';
  const article = (claim.ground === 'threefold' ? rules.threefold : rules.fifty)[way];
  const position = positions.at(-1);
  if (position?.turn !== claim.by) return { ruling: 'no right', why: 'not on move', article };
  const right = mayClaim(claim.touched ?? [], terms.edition);
  if (!right.may) return { ruling: 'no right', why: 'touched before', article: right.article };

  const intended = claim.intended?.move;
  const illegal = intended !== undefined && !position.isLegal(intended);
  const claimed = intended && !illegal ? [...positions, position.play(intended)] : positions;
  const found = claim.ground === 'threefold' ? occurrences(claimed) : quietMoves(claimed);
  const needed = EDITIONS[terms.edition][claim.ground === 'threefold' ? 'threefold' : 'fifty'].value;
  const why = claim.intended?.written === false ? 'not written first' : illegal ? 'move is illegal' : 'not so often';
  if (why === 'not so often' && found >= needed) {
    const reason = claim.ground === 'threefold' ? 'threefold repetition' : 'fifty moves';
    return { ruling: 'right', article, ending: { result: '1/2-1/2', reason, article } };
  }
  const cost = EDITIONS[terms.edition].wrongClaim[terms.tempo];
  return {
    ruling: 'wrong',
    why,
    found,
    needed,
    article: rules.wrong,
    opponentGets: cost.value,
    opponentGetsBy: cost.article,
    offerBy: rules.claimIsOffer,
    // A move that was only said binds nobody: written it must be played, by Art. 3 and 4 (Art. 9.5.3).
    ...(claim.intended?.written && { mustPlay: playing(position, claim.intended.move, rules.wrong, terms.edition) }),
  };
}

/** What is left to a claimant with `left` milliseconds on his clock after a wrong claim (2005 took of it; others do not). */
export function claimantKeeps(left: number, edition: EditionName): number {
  const takes = EDITIONS[edition].wrongClaimTakes.value;
  if (!takes || left < takes.leaves) return left;
  return left > takes.halfAbove ? left - Math.min(left / 2, takes.atMost) : takes.leaves;
}

/** What the rules of an event say of agreed draws (Art. 9.1.1). Without the arbiter's consent. */
export type DrawLimit =
  | { readonly limit: 'none' }
  /** Not before each player has made so many moves. */
  | { readonly limit: 'moves'; readonly moves: number }
  | { readonly limit: 'never' };

export interface OfferSituation {
  readonly by: Color;
  /** The proper moment is after making the move and before pressing the clock. */
  readonly moment: 'after making the move' | 'on his move' | 'while the opponent thinks';
  /** "I offer a draw if …" */
  readonly onConditions: boolean;
  /** Whose offer stands already. */
  readonly standing?: Color;
  readonly movesMade: ByColor<number>;
  readonly limit: DrawLimit;
  readonly arbiterConsents: boolean;
}

export type OfferRuling =
  | {
      readonly valid: true;
      /** An improper offer is valid, but may be punished as distracting, see `article`. */
      readonly proper: boolean;
      readonly article: string;
      /** Both players write (=), by this article. */
      readonly recordedBy: string;
    }
  | {
      readonly valid: false;
      readonly why: 'conditions' | 'limit' | 'offer stands';
      readonly article?: string;
    };

export function ruleOnOffer(offer: OfferSituation, edition: EditionName): OfferRuling {
  const rules = DRAW_RULES[edition];
  if (offer.onConditions) return { valid: false, why: 'conditions', article: rules.offer };
  if (offer.standing) return { valid: false, why: 'offer stands', article: rules.offer };
  if (isLimited(offer)) return { valid: false, why: 'limit', ...(rules.limit && { article: rules.limit }) };
  const proper = offer.moment === 'after making the move';
  return { valid: true, proper, article: proper ? rules.offer : rules.distracting, recordedBy: rules.recorded };
}

/** Whether the players may agree to a draw now (Art. 5.2.3, 9.1.1). */
export function mayAgree(
  situation: Pick<OfferSituation, 'movesMade' | 'limit' | 'arbiterConsents'>,
  edition: EditionName,
): { readonly may: boolean; readonly article?: string } {
  const { value, article } = EDITIONS[edition].agreementNeedsMoveEach;
  if (value && Math.min(situation.movesMade.white, situation.movesMade.black) < 1) return { may: false, article };
  const { limit } = DRAW_RULES[edition];
  if (isLimited(situation)) return { may: false, ...(limit && { article: limit }) };
  return { may: true, article };
}

export type OfferEvent =
  | { readonly type: 'accepted' | 'rejected in words' | 'withdrawn'; readonly by: Color }
  | { readonly type: 'touched'; readonly by: Color; readonly how: Touch['how'] }
  | { readonly type: 'game ended' };

/**
 * What becomes of a standing offer, also of one that was a claim (Art. 9.1.2.1, 9.1.2.3). Only the opponent ends it, by word or
 * by touching a piece to move or capture; the offerer cannot take it back.
 */
export function afterOffer(offeredBy: Color, event: OfferEvent): 'agreed' | 'rejected' | 'over' | 'stands' {
  if (event.type === 'game ended') return 'over';
  if (event.by !== opposite(offeredBy)) return 'stands';
  switch (event.type) {
    case 'accepted':
      return 'agreed';
    case 'rejected in words':
      return 'rejected';
    case 'touched':
      return event.how === 'to move' ? 'rejected' : 'stands';
    case 'withdrawn':
      return 'stands';
  }
}

/** Whole moves by each player since the last capture or pawn move. */
function quietMoves(positions: readonly Position[]): number {
  return Math.floor((positions.at(-1)?.quietPlies ?? 0) / 2);
}

function playing(position: Position, move: Move, article: string, edition: EditionName): Obligation {
  if (!position.isLegal(move)) return obligation(position, touchesOf(position, move), edition);
  return { duty: { type: 'move', piece: position.placedAt(move.from) }, allowed: [move], article };
}

function isLimited({
  movesMade,
  limit,
  arbiterConsents,
}: Pick<OfferSituation, 'movesMade' | 'limit' | 'arbiterConsents'>) {
  if (arbiterConsents || limit.limit === 'none') return false;
  return limit.limit === 'never' || Math.min(movesMade.white, movesMade.black) < limit.moves;
}
