/**
 * Claiming a draw: the position for the third time, fifty moves (Art. 9.2 to 9.5).
 *
 * A claim stops the clocks (Art. 9.5.1). Whether it is right the program decides at once; after a wrong one an arbiter starts
 * the clocks again, and where none is they go on by themselves. Nothing takes a claim back.
 */
import type { ClaimDraw, ClaimGround, DrawClaimed } from '../acts/draw.js';
import type { MoveRefusal, Obligation, Touch } from '../acts/move.js';
import { completeMove, type Position } from '../board/board.js';
import { clockAt, startClock } from '../clock/clock.js';
import { EDITIONS } from '../editions.js';
import { DRAW_RULES } from '../editions/draw.js';
import type { EditionName } from '../editions/edition.js';
import type { Fact } from '../facts.js';
import { isSentForRuling, positionOf, termsOf, type Game, type Terms } from '../game.js';
import { done, ended, refuse, type Judgement } from '../judgement.js';
import { drawn, type Ending } from '../result.js';
import { EVERYONE, sideOf } from '../roles.js';
import { opposite, sameMove, type Color, type Move } from '../squares.js';
import { withMark, withOffer } from './draw-offer.js';
import { occurrences } from './ending.js';
import { whyImpossible } from './impossible.js';
import { addTimeTo, stopClocks, stoppedFacts } from './timekeeping.js';
import { mayClaim, obligation, ruledFact, touchesOf } from './touch.js';

/** Art. 9.2 to 9.5: of the position on the board, or of the one that the intended move brings about. */
export function judgeClaim(game: Game, act: ClaimDraw): Judgement {
  const by = sideOf(act.by);
  if (by === undefined) return refuse({ reason: 'not for this role' });
  if (isSentForRuling(game)) return refuse({ reason: 'claim pending' });
  const position = positionOf(game);
  const intended = act.intended && intendedMove(game, by, act.intended);
  const claim: Claim = {
    by,
    ground: act.ground,
    ...(intended && { intended }),
    touched: game.conditions.touch === 'binding' ? game.hand.touches : [],
  };
  const ruling = ruleOnClaim(game.positions, claim, termsOf(game));
  if (ruling.ruling === 'no right') {
    const { article } = ruling;
    if (ruling.why === 'not on move') return refuse({ reason: 'not your turn', turn: position.turn, article });
    return refuse({ reason: 'claim right lost', article });
  }
  const impossible = intended && whyNotIntended(game, by, intended.move);
  if (impossible) return refuse(impossible);

  const { arbiter } = game.conditions;
  const claimed: DrawClaimed = {
    type: 'draw claimed',
    by,
    ground: act.ground,
    ...(intended && { intended: { ...intended.move, piece: position.placedAt(intended.move.from).kind } }),
    audience: EVERYONE,
  };
  if (ruling.ruling === 'right') return ended(withMark(game, by), ruling.ending, act.at, [claimed]);

  const opponent = opposite(by);
  const { why, found, needed, article, mustPlay } = ruling;
  const stopped = stopClocks(game, act.at);
  const taken = takenFrom(stopped, by, act.at);
  const given = addTimeTo(stopped, act.at, opponent, ruling.opponentGets, ruling.opponentGetsBy);
  const after = addTimeTo(given.game, act.at, by, -taken, game.edition.wrongClaimTakes.article);
  const bound = mustPlay && mustPlay.duty.type !== 'free' ? mustPlay : undefined;
  const offered = game.offer ? withMark(after.game, by) : withOffer(after.game, by);
  const ruled = bound ? { ...offered, hand: { ...offered.hand, ruled: bound } } : offered;
  const goesOn = arbiter ? ruled : startAgain(ruled, act.at);
  return done(goesOn, [
    claimed,
    ...(arbiter ? stoppedFacts(game, act.by) : []),
    { type: 'claim rejected', by, ground: act.ground, why, found, needed, article, audience: EVERYONE },
    ...given.facts,
    ...after.facts,
    ...(game.offer ? [] : [{ type: 'draw offered', by, audience: EVERYONE } as const]),
    ...(bound ? [ruledFact(by, bound)] : []),
    ...(!arbiter && game.clock?.now.phase === 'paused' ? startedAgain(goesOn) : []),
  ]);
}

/** Where the clocks had been stopped, whichever was to go on runs again (Art. 9.5.3: "the game shall continue"). */
function startAgain(game: Game, at: number): Game {
  if (game.clock?.now.phase !== 'paused') return game;
  return { ...game, clock: startClock(game.clock, game.clock.now.side, at) };
}

function startedAgain(game: Game): readonly Fact[] {
  if (game.clock?.now.phase !== 'running') return [];
  return [{ type: 'clock started', of: game.clock.now.side, again: true, audience: EVERYONE }];
}

/**
 * The intended move, and whether it was written first: where players record it must stand on the claimant's sheet, otherwise
 * his word is taken for it.
 */
function intendedMove(game: Game, by: Color, intended: NonNullable<ClaimDraw['intended']>): Claim['intended'] {
  const move = completeMove(positionOf(game), intended.move);
  const { ahead } = game.own[by];
  const stands = game.conditions.recording === 'program' || (ahead !== undefined && sameMove(ahead, move));
  return { move, written: intended.written && stands };
}

/** What is no move of his at all, and at home an impossible one, is refused; written in strict play it costs (Art. 9.5.3). */
function whyNotIntended(game: Game, by: Color, move: Move): MoveRefusal | undefined {
  const position = positionOf(game);
  const piece = position.pieceAt(move.from);
  if (!piece) return { reason: 'empty square', square: move.from };
  if (piece.color !== by) return { reason: 'not your piece', piece: { ...piece, square: move.from } };
  return game.conditions.illegalMoves === 'refused' ? whyImpossible(position, move, game.positions) : undefined;
}

/** What a wrong claim takes from the claimant, in whole milliseconds. */
function takenFrom(game: Game, by: Color, at: number): number {
  if (!game.clock) return 0;
  const left = clockAt(game.clock, at)[by].time;
  return Math.floor(left - claimantKeeps(left, game.conditions.edition));
}

export type DrawTerms = Pick<Terms, 'edition' | 'tempo'>;

interface Claim {
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

type ClaimRuling =
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
 * and cannot be withdrawn (Art. 9.5.1); it also is an offer, see draw-offer.ts.
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
    return { ruling: 'right', article, ending: drawn(reason, article) };
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

/** Whole moves by each player since the last capture or pawn move. */
function quietMoves(positions: readonly Position[]): number {
  return Math.floor((positions.at(-1)?.quietPlies ?? 0) / 2);
}

function playing(position: Position, move: Move, article: string, edition: EditionName): Obligation {
  if (!position.isLegal(move)) return obligation(position, touchesOf(position, move), edition);
  return { duty: { type: 'move', piece: position.placedAt(move.from) }, allowed: [move], article };
}
