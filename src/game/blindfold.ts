/**
 * Blindfold play: which pieces are not seen on the board, and whether the board answers all the same. A game that is over shows everything. Pure.
 */
import { choice, choices, flag } from '../../speech/choice.js';
import type { Kept } from '../laws/schema.js';
import { opposite, type Color } from '../laws/squares.js';
import type { Hidden } from '../questions/hidden.js';
import type { GameValue } from './store.js';

/** What is still seen while one plays blindfold: nothing, one's own pieces, or the piece that was moved last. */
export const STILL_SHOWN = ['nothing', 'own pieces', 'last move'] as const;
export type StillShown = (typeof STILL_SHOWN)[number];

export const BLINDFOLD_CHOICE = choices({
  on: flag(false),
  shows: choice(STILL_SHOWN, 'nothing'),
  /** Whether the board answers questions about pieces that are not seen, and names them. */
  answers: flag(true),
  /** Whether it is told at the end how many questions were asked. */
  counts: flag(true),
});
export type Blindfold = Kept<typeof BLINDFOLD_CHOICE>;

/** Which pieces are hidden now. Where both players sit here, those at the bottom are one's own. */
export function hiddenNow(blindfold: Blindfold, { view, mine, bottom }: GameValue): Hidden {
  if (!blindfold.on || !view || view.ending) return 'none';
  switch (blindfold.shows) {
    case 'nothing':
      return 'all';
    case 'own pieces':
      return opposite(ownOf(mine, bottom));
    case 'last move':
      return 'all but the last moved';
  }
}

/** Whether the board says nothing of what is hidden. */
export function isSilent(blindfold: Blindfold, value: GameValue): boolean {
  return !blindfold.answers && hiddenNow(blindfold, value) !== 'none';
}

function ownOf(mine: readonly Color[], bottom: Color): Color {
  const [own, other] = mine;
  return own && !other ? own : bottom;
}
