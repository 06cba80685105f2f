/** Looking at an earlier or later position; the game itself stays as it stands. */
import type { GameValue } from './store.js';
import { lookAt, lookOn } from './looking.js';
import type { Speaker } from './speaker.js';

export interface LookingBack {
  readonly value: () => GameValue;
  readonly speaker: Pick<Speaker, 'notice'>;
  /** Shows the position after so many plies. */
  readonly show: (ply: number) => void;
  /** There is nothing further that way. */
  readonly edge: () => void;
}

/** One ply on from the one that is looked at. */
export function lookBack(way: 'back' | 'forward', { value, speaker, show, edge }: LookingBack): void {
  const { view, ply } = value();
  if (!view) return;
  const look = lookOn(view, ply, way);
  if (look.type === 'edge') edge();
  else show(look.ply);
  speaker.notice({ about: 'viewing', viewing: look.viewing });
}

/** The position after so many plies, or the nearest there is; beyond the last it is that of the game as it stands. */
export function lookBackAt(wanted: number, { value, speaker, show }: LookingBack): void {
  const { view, ply } = value();
  if (!view) {
    speaker.notice({ about: 'no game' });
    return;
  }
  const look = lookAt(view, ply, wanted);
  show(look.ply);
  speaker.notice({ about: 'viewing', viewing: look.viewing });
}
