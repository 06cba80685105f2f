/** What the page's address asks for: `?fen=…` opens a position. */
import type { PositionProblem } from '../laws/board.js';
import { readFen } from '../notation/fen.js';

export type AddressedPosition =
  { readonly ok: true; readonly fen: string } | { readonly ok: false; readonly problem: PositionProblem };

/** `undefined` where no position is asked for. */
export function readAddress(search: string): AddressedPosition | undefined {
  const asked = new URLSearchParams(search).get('fen');
  if (asked === null) return undefined;
  const read = readFen(asked);
  if (read.ok) return { ok: true, fen: read.fen };
  return { ok: false, problem: read.refusal.reason === 'too long' ? 'unreadable' : read.refusal.problem };
}
