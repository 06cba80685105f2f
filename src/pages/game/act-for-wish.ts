/**
 * From a button for the clock, the pieces, a draw or a complaint to its act, and whose act it is.
 */
import type { ClaimRequest, GameWish } from '../shared/events.js';
import { actorFor, pressOrStart } from '../../laws/rules/whose-act.js';
import type { ActDraft } from '../../laws/acts.js';
import { complaint, type Complaint } from '../../laws/rules/complaint.js';
import type { Game } from '../../laws/game.js';
import { opposite, type Color, type Move } from '../../laws/squares.js';

export type BoardWish = Extract<
  GameWish,
  | 'resign'
  | 'offer draw'
  | 'accept draw'
  | 'refuse draw'
  | 'adjust'
  | 'claim flag'
  | 'stop clocks'
  | 'start clocks'
  | 'press clock'
  | 'charge time'
  | 'do not charge time'
  | Complaint
>;

const ACTS = {
  resign: 'resign',
  'offer draw': 'offer',
  'accept draw': 'accept',
  'refuse draw': 'reject',
  adjust: 'adjust',
  'stop clocks': 'stop',
} as const;

/** @param mine the sides that are played here */
export function actForWish(wish: BoardWish, game: Game, mine: readonly Color[]): ActDraft {
  switch (wish) {
    case 'resign':
    case 'offer draw':
    case 'accept draw':
    case 'refuse draw':
    case 'adjust':
    case 'stop clocks': {
      const type = ACTS[wish];
      return { type, by: actorFor(game, mine, type) };
    }
    case 'claim flag': {
      const by = actorFor(game, mine, 'flag');
      return { type: 'flag', by, of: opposite(by) };
    }
    case 'start clocks': {
      const type = game.clock?.now.phase === 'waiting' ? 'start' : 'restart';
      return { type, by: actorFor(game, mine, type) };
    }
    case 'charge time':
    case 'do not charge time':
      return { type: 'charge time', by: actorFor(game, mine, 'charge time'), charged: wish === 'charge time' };
    case 'press clock':
      return pressOrStart(game, mine);
    default:
      return complaint(game, wish, mine);
  }
}

/** A claim as an act. What was typed into the form counts as written before it was claimed (Art. 9.2.1, 9.3.1). */
export function actForClaim({ ground }: ClaimRequest, by: Color, move?: Move): ActDraft {
  if (ground !== 'threefold' && ground !== 'fifty moves') return { type: 'claim quickplay', by, asks: 'draw', ground };
  return { type: 'claim', by, ground, ...(move && { intended: { move, written: true } }) };
}
