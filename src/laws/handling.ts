/**
 * What the hand does to the pieces before a move is made (Art. 4): adjusting, touching, and what must then be played.
 */
import type { Adjust, TouchPiece } from './acts.js';
import { afterOffer } from './draw.js';
import { boundFact, dutyOf } from './duty.js';
import { TOUCH_RULES } from './editions/touch-rules.js';
import type { Fact } from './facts.js';
import { done, refuse } from './judging.js';
import { placed } from './squares.js';
import { EVERYONE, sideOf } from './roles.js';
import { positionOf, type Game, type Hand, type Judgement } from './state.js';
import { runningSide } from './timekeeping.js';
import { obligation } from './touch.js';
import type { Obligation } from './obligation.js';

/** Art. 4.2.1: only the player having the move adjusts; where the edition says so, only while his clock runs (Art. 6.2.5). */
export function judgeAdjust(game: Game, act: Adjust): Judgement {
  const side = sideOf(act.by);
  if (!side) return refuse({ reason: 'not for this role' });
  const { edition, conditions } = game;
  const { turn } = positionOf(game);
  if (side !== turn) {
    return refuse({ reason: 'not your turn', turn, article: TOUCH_RULES[conditions.edition].adjusting });
  }
  const { value, article } = edition.adjustingNeedsClock;
  if (value && game.clock && runningSide(game) !== side) return refuse({ reason: 'adjusting not now', article });
  return done({ ...game, hand: { ...game.hand, adjusting: true } }, [
    { type: 'adjusting', by: side, audience: EVERYONE },
  ]);
}

/**
 * A touch (Art. 4.3). What is said to be adjusting, and was not said before, is a touch to move (Art. 4.2.1). Where touching is
 * free it says nothing and ends nothing.
 */
export function judgeTouch(game: Game, act: TouchPiece): Judgement {
  const side = sideOf(act.by);
  if (!side) return refuse({ reason: 'not for this role' });
  const rules = TOUCH_RULES[game.conditions.edition];
  const position = positionOf(game);
  if (side !== position.turn) return refuse({ reason: 'not your turn', turn: position.turn, article: rules.own });
  // Where each has a board of his own, what he touches is what stands there.
  const piece = game.boards[side].pieceAt(act.square);
  if (!piece) return refuse({ reason: 'no piece to touch', square: act.square, article: rules.own });
  const { adjusting } = game.hand;
  const said = act.how ?? (adjusting ? 'adjusting' : 'to move');
  const how = said === 'adjusting' && !adjusting ? 'to move' : said;
  const touched: Fact = { type: 'touched', by: side, piece: placed(piece, act.square), how, audience: EVERYONE };
  if (game.conditions.touch === 'free') return done(game, [touched]);

  const { offer, ...rest } = game;
  const rejected = offer !== undefined && afterOffer(offer.by, { type: 'touched', by: side, how }) === 'rejected';
  const touches = [...game.hand.touches, { square: act.square, how }];
  const found = obligation(position, touches, game.conditions.edition);
  // A further touch never frees the hand that is bound already.
  const hand: Hand = { ...game.hand, touches, ...(found.duty.type !== 'free' && { bound: found }) };
  const next: Game = { ...rest, hand, ...(offer && !rejected && { offer }) };
  const before = dutyOf(game);
  const now = dutyOf(next);
  const isNew = now !== undefined && !isSameDuty(before, now);
  return done(next, [
    touched,
    ...(rejected ? [{ type: 'draw rejected', by: side, how: 'by a move', audience: EVERYONE } as const] : []),
    ...(isNew ? [boundFact(game, side, now)] : []),
  ]);
}

function isSameDuty(one: Obligation | undefined, other: Obligation): boolean {
  return one !== undefined && JSON.stringify(one.duty) === JSON.stringify(other.duty);
}
