/** What the page's address asks for: `?fen=…` opens a position. */
import type { PositionProblem } from '../laws/parse-position.js';
import { readFen } from '../notation/fen.js';
import type { GameController } from './game-controller.js';
import { setupFrom } from './new-setup.js';
import type { Speaker } from './speaker.js';

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

/** Begins the game from the position, once: reloading the page brings back the game, not the position. */
export async function openAsked(asked: AddressedPosition, game: GameController, speaker: Speaker): Promise<void> {
  history.replaceState(null, '', location.pathname);
  if (asked.ok) await game.begin(setupFrom(asked.fen, { id: crypto.randomUUID(), now: Date.now() }));
  else speaker.notice({ about: 'position refused', problem: asked.problem });
}
