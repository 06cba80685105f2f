/** What is said when a game is here: that it is begun, or how the one stands that was kept or is played in another window. */
import type { GameView } from '../laws/view.js';
import { START_FEN } from '../laws/board.js';
import type { HeldGame, SessionNews } from '../play/session-port.js';
import { opponentOf, standingOf } from './held-game.js';
import type { Speaker } from './speaker.js';

export type HowItCame = Extract<SessionNews, { readonly type: 'game' }>['how'];

/** How the page was opened, and the colour chosen. */
export interface Circumstances {
  /** The page was opened with a position: the game before is not told of. */
  readonly opensPosition: boolean;
  /** The colour was drawn. */
  readonly byLot: boolean;
}

export function tellOfGame(
  held: HeldGame,
  view: GameView,
  how: HowItCame,
  { opensPosition, byLot }: Circumstances,
  speaker: Speaker,
): void {
  switch (how) {
    case 'begun':
      speaker.notice(
        held.setup.conditions.start === START_FEN
          ? { about: 'game begun', opponent: opponentOf(held, byLot), turn: view.turn }
          : { about: 'position opened', opponent: opponentOf(held, false), standing: standingOf(held) },
      );
      return;
    case 'brought back':
      if (opensPosition) return;
      speaker.recall(view);
      speaker.notice({ about: 'game brought back', ...standingOf(held) });
      return;
    case 'joined':
      speaker.recall(view);
      speaker.notice({ about: 'joined' });
      return;
  }
}
