/**
 * Offering a draw, accepting and rejecting it (Art. 5.2.3, 9.1).
 */
import type { Accept, DrawLimit, Offer, Reject } from '../acts/draw.js';
import type { Touch } from '../acts/move.js';
import { EDITIONS } from '../editions.js';
import { DRAW_RULES } from '../editions/draw.js';
import type { EditionName } from '../editions/edition.js';
import type { Fact } from '../facts.js';
import { isPressedByHand, isSentForRuling, movesMade, plyOf, positionOf, type Game } from '../game.js';
import { done, ended, refuse, type Judgement } from '../judgement.js';
import { drawn } from '../result.js';
import { EVERYONE, sideOf } from '../roles.js';
import { opposite, type ByColor, type Color } from '../squares.js';

/** Art. 9.1.2: it is valid at any time, stands until it is answered, and cannot be withdrawn. */
export function judgeOffer(game: Game, act: Offer): Judgement {
  const by = sideOf(act.by);
  if (by === undefined) return refuse({ reason: 'not for this role' });
  if (isSentForRuling(game)) return refuse({ reason: 'claim pending' });
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
  return notAgreed(game) ?? ended(game, drawn('agreement', article), act.at);
}

/** What was offered, or claimed and is thereby an offer too (Art. 9.1.2.3), is to be written down, once for each player and ply. */
export function withMark(game: Game, by: Color): Game {
  const ply = plyOf(game);
  const stands = game.offers.some((offer) => offer.by === by && offer.ply === ply);
  return stands ? game : { ...game, offers: [...game.offers, { by, ply }] };
}

/** The game with this player's offer standing (Art. 9.1.2). The fact is the caller's to tell. */
export function withOffer(game: Game, by: Color): Game {
  return { ...withMark(game, by), offer: { by, ply: plyOf(game) } };
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

type OfferRuling =
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

/**
 * Whether touching a piece rejects a standing offer, also one that was a claim (Art. 9.1.2.1): the opponent touches it to move or to capture.
 * @param offeredBy who offered
 */
export function rejectsOffer(offeredBy: Color, touch: { readonly by: Color; readonly how: Touch['how'] }): boolean {
  return touch.by === opposite(offeredBy) && touch.how === 'to move';
}

function isLimited({
  movesMade,
  limit,
  arbiterConsents,
}: Pick<OfferSituation, 'movesMade' | 'limit' | 'arbiterConsents'>) {
  if (arbiterConsents || limit.limit === 'none') return false;
  return limit.limit === 'never' || Math.min(movesMade.white, movesMade.black) < limit.moves;
}
