/** Which of the acts beside the board there are now. */
import { NOTHING_TO_DO, itemsOf, type ActMenuState } from '../act-menu/act-menu-items.js';
import type { GameWish } from '../../shared/events.js';

/** What of a game decides which of these acts are possible now. */
export interface GameActsState extends ActMenuState {
  /** Whether a touched piece must be played, so that it matters to say that one adjusts (Art. 4.2.1). */
  readonly touchBinds: boolean;
  readonly canTakeBack: boolean;
  readonly computerThinks: boolean;
  readonly computerFailed: boolean;
}

export const NO_ACTS: GameActsState = {
  ...NOTHING_TO_DO,
  touchBinds: false,
  canTakeBack: false,
  computerThinks: false,
  computerFailed: false,
};

/** A wish whose button is there only at times. */
export function isThere(wish: GameWish, state: GameActsState): boolean {
  const { playing, offer, touchBinds, computerThinks, computerFailed } = state;
  switch (wish) {
    case 'accept draw':
    case 'refuse draw':
      return offer === 'to answer';
    case 'play again':
      return !playing;
    case 'move now':
      return computerThinks;
    case 'try computer again':
      return computerFailed;
    case 'adjust':
      return touchBinds;
    case 'charge time':
    case 'do not charge time':
    case 'claim flag':
    case 'stop clocks':
    case 'start clocks':
    case 'illegal move':
    case 'touched piece':
    case 'pressed without a move':
    case 'pawn left unpromoted':
      return itemsOf(state).some((item) => item.wish === wish);
    case 'press clock':
      // Beside the clock itself.
      return false;
    case 'claim draw':
    case 'new game':
    case 'resign':
    case 'offer draw':
    case 'take back':
    case 'full screen':
    case 'save game':
    case 'games':
    case 'keep safe':
      return true;
  }
}
