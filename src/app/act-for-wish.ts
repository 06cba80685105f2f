/**
 * From what is wanted of the clock, the pieces, the draw and of a complaint to the act it is, and whose.
 */
import type { ClaimRequest, GameWish } from '../../components/events.js';
import type { ActDraft } from '../laws/acts.js';
import { complaint, type Complaint } from '../laws/complaint.js';
import type { Game } from '../laws/state.js';
import { opposite, type Color, type Move } from '../laws/squares.js';
import { isPressedByHand } from '../laws/terms.js';
import { presserOf } from './act-menu-state.js';

export type BoardWish = Extract<
  GameWish,
  'adjust' | 'claim flag' | 'stop clocks' | 'start clocks' | 'press clock' | Complaint
>;

/** Those who sit here, and for whom this window acts when it makes no difference. */
export interface Seated {
  readonly mine: readonly Color[];
  readonly actor: Color;
}

export function actForWish(wish: BoardWish, game: Game, { mine, actor }: Seated): ActDraft {
  switch (wish) {
    case 'adjust':
      return { type: 'adjust', by: actor };
    case 'claim flag': {
      // With both players here it is the flag of whoever's clock runs, claimed by the other.
      const now = game.clock?.now;
      const by = mine.length > 1 && now?.phase === 'running' ? opposite(now.side) : actor;
      return { type: 'flag', by, of: opposite(by) };
    }
    case 'stop clocks':
      return { type: 'stop', by: actor };
    case 'start clocks':
      return { type: game.clock?.now.phase === 'waiting' ? 'start' : 'restart', by: actor };
    case 'press clock': {
      const by = presserOf(game, mine);
      // Art. 6.6: White's clock is started when the game is to begin. A player alone, against the computer, says when.
      const starts = by === undefined && game.clock?.now.phase === 'waiting' && isPressedByHand(game);
      return starts ? { type: 'start', by: actor } : { type: 'press', by: by ?? actor };
    }
    default:
      return complaint(game, wish, mine);
  }
}

/** A claim as an act. What was typed into the form counts as written before it was claimed (Art. 9.2.1, 9.3.1). */
export function actForClaim({ ground }: ClaimRequest, by: Color, move?: Move): ActDraft {
  if (ground !== 'threefold' && ground !== 'fifty moves') return { type: 'claim quickplay', by, asks: 'draw', ground };
  return { type: 'claim', by, ground, ...(move && { intended: { move, written: true } }) };
}
