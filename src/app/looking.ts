/** Going back and forward in the game: which position is looked at then, and what is said of it. The game stays as it stands. */
import type { Viewing } from '../../speech/notice.js';
import type { GameView } from '../laws/view.js';

export type Look =
  | { readonly type: 'moved'; readonly ply: number; readonly viewing: Viewing }
  /** There is nothing further that way. */
  | { readonly type: 'edge'; readonly viewing: Viewing };

/** One ply on from the one that is looked at. */
export function lookOn(view: GameView, ply: number, way: 'back' | 'forward'): Look {
  const last = view.positions.length - 1;
  const wanted = ply + (way === 'back' ? -1 : 1);
  if (wanted < 0) return { type: 'edge', viewing: { at: 'start' } };
  if (wanted > last) return { type: 'edge', viewing: { at: 'present' } };
  return { type: 'moved', ply: wanted, viewing: viewingAt(view, wanted, last, way) };
}

function viewingAt({ sheet, positions }: GameView, ply: number, last: number, way: 'back' | 'forward'): Viewing {
  const entry = sheet[ply - 1];
  if (ply === last) return { at: 'present' };
  if (!entry) return { at: 'start' };
  return { at: 'move', number: positions[ply - 1]?.moveNumber ?? 1, entry, way };
}
