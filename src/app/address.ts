/** What the page's address asks for: `?fen=…` opens a position. */
import { msg } from './texts.js';
import type { PositionProblem } from '../laws/board/parse-position.js';
import { readFen } from '../notation/fen.js';
import { mustWait } from '../game/held-game.js';
import type { GameSetup, Seat } from '../game/session/journal.js';
import type { HeldGame } from '../game/session/session-port.js';
import type { Asked } from '../pages/shared/page-question.js';
import type { GameController } from '../game/game-controller.js';
import type { Speaker } from '../game/speaker.js';
import { randomId } from '../game/session/random-id.js';

export type AddressedPosition =
  | { readonly ok: true; readonly fen: string }
  | { readonly ok: false; readonly problem: PositionProblem };

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
  forgetAddress();
  if (asked.ok) await game.begin(setupFrom(asked.fen));
  else speaker.notice({ about: 'position refused', problem: asked.problem });
}

/** What the address asked for is done, or is not wanted: loading the page again does not ask for it again. */
export function forgetAddress(): void {
  history.replaceState(history.state, '', `${location.pathname}${location.hash}`);
}

/**
 * Whether the position would take the place of a game that goes on, so that it is to be asked about. Where nothing was done yet nothing is
 * left behind, and a game that nobody may leave refuses by itself.
 */
export function leavesGame(asked: AddressedPosition | undefined, held: HeldGame | undefined): boolean {
  if (!asked?.ok || !held || held.game.ending || held.acts === 0) return false;
  return !mustWait({ seats: { white: PLAYER, black: PLAYER } }, held);
}

export const LEAVE_FOR_POSITION: Asked = {
  text: () => msg('leave-for-position'),
  no: () => msg('leave-no'),
  yes: () => msg('leave-yes'),
};

const PLAYER: Seat = { type: 'player' };

/** A given position, both players at this device. */
function setupFrom(fen: string): GameSetup {
  return {
    id: randomId(),
    begunAt: Date.now(),
    conditions: { play: 'casual', start: fen },
    seats: { white: PLAYER, black: PLAYER },
  };
}
