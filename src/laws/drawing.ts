/**
 * The drawn game as acts (Art. 9): offering, accepting, refusing, claiming.
 *
 * A claim stops the clocks (Art. 9.5.1). Whether it is right the program decides at once; after a wrong one an arbiter starts
 * the clocks again, and where none is they go on by themselves. Nothing takes a claim back.
 */
import type { Accept, ClaimDraw, Offer, Reject } from './acts.js';
import { clockAt, startClock } from './clock.js';
import { completeMove } from './complete-move.js';
import { claimantKeeps, mayAgree, ruleOnClaim, ruleOnOffer, type Claim, type OfferSituation } from './draw.js';
import { ruledFact } from './duty.js';
import { DRAW_RULES } from './editions/draw-rules.js';
import type { DrawClaimed, Fact } from './facts.js';
import { whyImpossible } from './impossible.js';
import { done, ended, refuse } from './judging.js';
import { movesMade } from './making.js';
import type { MoveRefusal } from './refusals.js';
import { EVERYONE, sideOf } from './roles.js';
import { opposite, sameMove, type Color, type Move } from './squares.js';
import { plyOf, positionOf, type Game, type Judgement } from './state.js';
import { isConcluded, isPressedByHand, termsOf } from './terms.js';
import { addTimeTo, stopClocks } from './timekeeping.js';

/** Art. 9.1.2: it is valid at any time, stands until it is answered, and cannot be withdrawn. */
export function judgeOffer(game: Game, act: Offer): Judgement {
  const by = sideOf(act.by);
  if (by === undefined) return refuse({ reason: 'not for this role' });
  if (isConcluded(game)) return refuse({ reason: 'claim pending' });
  const { agreementNeedsMoveEach } = game.edition;
  if (agreementNeedsMoveEach.value && plyOf(game) === 0) {
    return refuse({ reason: 'no move made yet', article: agreementNeedsMoveEach.article });
  }
  if (game.clock?.now.phase === 'waiting' && plyOf(game) === 0) return refuse({ reason: 'clocks not started' });
  const ruling = ruleOnOffer(
    {
      ...agreeing(game),
      by,
      moment: momentOf(game, by),
      onConditions: act.onConditions === true,
      ...(game.offer && { standing: game.offer.by }),
    },
    game.conditions.edition,
  );
  if (!ruling.valid) {
    const article = ruling.article === undefined ? {} : { article: ruling.article };
    if (ruling.why === 'offer stands') return refuse({ reason: 'offer stands', by: game.offer?.by ?? by, ...article });
    return refuse({ reason: ruling.why === 'limit' ? 'agreement not allowed' : 'offer on conditions', ...article });
  }
  const forbidden = notAgreed(game);
  if (forbidden) return forbidden;
  // Only an arbiter can punish an offer made at the wrong moment (Art. 11.5).
  const improper = !ruling.proper && game.conditions.arbiter && !game.adjournment;
  const offered: Fact = { type: 'draw offered', by, ...(improper && { improper: ruling.article }), audience: EVERYONE };
  return done(withOffer(game, by), [offered]);
}

/** Art. 9.1.2.1: accepted, or rejected in words. */
export function judgeAnswer(game: Game, act: Accept | Reject): Judgement {
  const by = sideOf(act.by);
  if (by === undefined) return refuse({ reason: 'not for this role' });
  if (game.offer?.by !== opposite(by))
    return refuse({ reason: 'no offer', article: DRAW_RULES[game.conditions.edition].offer });
  if (act.type === 'reject') {
    const { offer: _, ...rest } = game;
    return done(rest, [{ type: 'draw rejected', by, how: 'in words', audience: EVERYONE }]);
  }
  const article = game.edition.articles.agreement;
  return notAgreed(game) ?? ended(game, { result: '1/2-1/2', reason: 'agreement', article }, act.at);
}

/** Art. 9.2 to 9.5: of the position on the board, or of the one that the intended move brings about. */
export function judgeClaim(game: Game, act: ClaimDraw): Judgement {
  const by = sideOf(act.by);
  if (by === undefined) return refuse({ reason: 'not for this role' });
  if (isConcluded(game)) return refuse({ reason: 'claim pending' });
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
  const runs = game.clock?.now.phase === 'running';
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
    ...(arbiter && runs ? [{ type: 'clocks stopped', by: act.by, audience: EVERYONE } as const] : []),
    { type: 'claim rejected', by, ground: act.ground, why, found, needed, article, audience: EVERYONE },
    ...given.facts,
    ...after.facts,
    ...(game.offer ? [] : [{ type: 'draw offered', by, audience: EVERYONE } as const]),
    ...(bound ? [ruledFact(by, bound)] : []),
    ...(!arbiter && game.clock?.now.phase === 'paused' ? startedAgain(goesOn) : []),
  ]);
}

/** What was offered, or claimed and is thereby an offer too (Art. 9.1.2.3), is to be written down, once for each player and ply. */
function withMark(game: Game, by: Color): Game {
  const ply = plyOf(game);
  const stands = game.offers.some((offer) => offer.by === by && offer.ply === ply);
  return stands ? game : { ...game, offers: [...game.offers, { by, ply }] };
}

/** The game with this player's offer standing (Art. 9.1.2). The fact is the caller's to tell. */
export function withOffer(game: Game, by: Color): Game {
  return { ...withMark(game, by), offer: { by, ply: plyOf(game) } };
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

/** An arbiter's consent to a draw that the event does not allow is no act of its own: he declares the result. */
function agreeing(game: Game): Pick<OfferSituation, 'movesMade' | 'limit' | 'arbiterConsents'> {
  return { movesMade: movesMade(game.plies), limit: game.conditions.drawLimit, arbiterConsents: false };
}

/** Art. 5.2.3, 9.1.1. At home one move by either is enough. */
function notAgreed(game: Game): Judgement | undefined {
  const made = movesMade(game.plies);
  const atHome = game.conditions.play === 'casual' && plyOf(game) > 0;
  const agreed = atHome ? { white: Math.max(1, made.white), black: Math.max(1, made.black) } : made;
  const { may, article } = mayAgree({ ...agreeing(game), movesMade: agreed }, game.conditions.edition);
  return may ? undefined : refuse({ reason: 'agreement not allowed', ...(article !== undefined && { article }) });
}

/** The proper moment is between making the move and pressing the clock; where no press is needed, until the answer. */
function momentOf(game: Game, by: Color): OfferSituation['moment'] {
  if (positionOf(game).turn === by) return 'on his move';
  const pressed = isPressedByHand(game) && game.plies.at(-1)?.completed !== false;
  return pressed ? 'while the opponent thinks' : 'after making the move';
}
