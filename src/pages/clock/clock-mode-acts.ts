/** What is wanted at a clock that stands alone, as acts. Whoever works the clock there does it as an arbiter, where a player may not. */
import type { ClockWish } from '../shared/clock-events.js';
import type { ActDraft } from '../../laws/acts.js';
import { opposite } from '../../laws/squares.js';
import type { Game } from '../../laws/game.js';
import { sideToGo } from '../../questions/side-to-go.js';

export type ClockActWish = Exclude<ClockWish, { readonly do: 'ask' | 'anew' | 'leave' }>;

export function actForClock(wish: ClockActWish, { clock }: Game): ActDraft {
  switch (wish.do) {
    case 'press': {
      if (wish.side !== undefined) return { type: 'press', by: wish.side };
      // Before the game nobody is on move; whoever works the clock starts White's (Art. 6.6).
      if (clock?.now.phase === 'waiting') return { type: 'start', by: 'arbiter' };
      return { type: 'press', by: (clock && sideToGo(clock)) ?? 'white' };
    }
    case 'stop':
      return { type: 'stop', by: 'arbiter' };
    case 'restart':
      return { type: 'restart', by: 'arbiter', ...(wish.side !== undefined && { side: wish.side }) };
    case 'charge time':
      return { type: 'charge time', by: 'arbiter', charged: wish.charged };
    case 'set':
      return { type: 'set clock', by: 'arbiter', settings: wish.settings };
    case 'illegal move':
      return { type: 'rule', by: 'arbiter', decision: { on: 'illegal move', of: wish.of } };
    case 'claim flag':
      return { type: 'flag', by: opposite(wish.of), of: wish.of };
  }
}
