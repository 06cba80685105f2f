/** Going back and forward in the game: which position is looked at then, and what is said of it. The game stays as it stands. */
import type { Viewing } from '../../speech/notice.js';
import type { GameView } from '../laws/view.js';
import type { GameValue } from './store.js';
import type { LookedAtPly } from './line-open.js';
import type { Speaker } from './speaker.js';

type Look =
  | { readonly type: 'moved'; readonly ply: number; readonly viewing: Viewing }
  /** There is nothing further that way. */
  | { readonly type: 'edge'; readonly viewing: Viewing };

/** One ply on from the one that is looked at. */
function lookOn(view: GameView, ply: number, way: 'back' | 'forward'): Look {
  const last = view.positions.length - 1;
  const wanted = ply + (way === 'back' ? -1 : 1);
  if (wanted < 0) return { type: 'edge', viewing: { at: 'start' } };
  if (wanted > last) return { type: 'edge', viewing: { at: 'present' } };
  return { type: 'moved', ply: wanted, viewing: viewingAt(view, wanted, last, way) };
}

/** A given ply, or the nearest there is. */
export function lookAt(view: GameView, from: number, ply: number): Extract<Look, { readonly type: 'moved' }> {
  const last = view.positions.length - 1;
  const wanted = Math.min(last, Math.max(0, ply));
  return { type: 'moved', ply: wanted, viewing: viewingAt(view, wanted, last, wanted < from ? 'back' : 'forward') };
}

/** The earlier position that is looked at; `undefined` where it is the present one, or none. */
export function lookedAt({ view, ply }: Pick<GameValue, 'view' | 'ply'>): LookedAtPly | undefined {
  if (!view || ply === view.positions.length - 1) return undefined;
  return { ply, at: ply === 0 ? 'start' : (view.positions[ply - 1]?.moveNumber ?? 1) };
}

/** How many plies have been made after the move of this number, White's where both have made one; `undefined` where none has. */
export function plyOfMove({ sheet, positions }: GameView, number: number): number | undefined {
  const index = sheet.findIndex((_, before) => positions[before]?.moveNumber === number);
  return index === -1 ? undefined : index + 1;
}

function viewingAt({ sheet, positions }: GameView, ply: number, last: number, way: 'back' | 'forward'): Viewing {
  const entry = sheet[ply - 1];
  if (ply === last) return { at: 'present' };
  if (!entry) return { at: 'start' };
  return { at: 'move', number: positions[ply - 1]?.moveNumber ?? 1, entry, way };
}

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
