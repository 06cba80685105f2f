/** What the page's address asks for: `?fen=…` opens a position. */
import { START_FEN } from '../laws/board.js';
import type { PositionProblem } from '../laws/parse-position.js';
import type * as fen from '../notation/fen.js';
import { ifLoaded } from '../play/remembered.js';
import type { GameSetup, Seat } from '../play/session-port.js';
import type { GameController } from './game-controller.js';
import type { Speaker } from './speaker.js';

export type AddressedPosition =
  | { readonly ok: true; readonly fen: string }
  /** What reads a position may not be there, where the network is cut. */
  | { readonly ok: false; readonly problem: PositionProblem | 'not loaded' };

/** `undefined` where no position is asked for. */
export async function readAddress(search: string): Promise<AddressedPosition | undefined> {
  const asked = new URLSearchParams(search).get('fen');
  if (asked === null) return undefined;
  // It need not be read, nor anything be loaded that reads.
  if (asked === START_FEN) return { ok: true, fen: asked };
  const reading = await ifLoaded((): Promise<typeof fen> => import('../notation/fen.js'));
  if (!reading) return { ok: false, problem: 'not loaded' };
  const read = reading.readFen(asked);
  if (read.ok) return { ok: true, fen: read.fen };
  return { ok: false, problem: read.refusal.reason === 'too long' ? 'unreadable' : read.refusal.problem };
}

/** Begins the game from the position, once: reloading the page brings back the game, not the position. */
export async function openAsked(asked: AddressedPosition, game: GameController, speaker: Speaker): Promise<void> {
  const problem = asked.ok ? undefined : asked.problem;
  if (problem === 'not loaded') {
    // Loading the page again is another try.
    speaker.refusal({ reason: problem });
    return;
  }
  history.replaceState(null, '', location.pathname);
  if (problem) speaker.notice({ about: 'position refused', problem });
  else if (asked.ok) await game.begin(setupFrom(asked.fen));
}

const PLAYER: Seat = { type: 'player' };

/** A given position, both players at this device. */
function setupFrom(fen: string): GameSetup {
  return {
    id: crypto.randomUUID(),
    begunAt: Date.now(),
    conditions: { play: 'casual', start: fen },
    seats: { white: PLAYER, black: PLAYER },
  };
}
