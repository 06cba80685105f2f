/** Those who follow a game and act in it by themselves: the computer at the board, and the watch over the clocks. */
import type { HeldGame, SessionPort } from '../game/session/session-port.js';
import type { SharedSettings } from '../storage/settings/settings-store.js';
import { pageClock } from '../game/time.js';
import { watchClocks } from './clock-watch.js';
import type { ComputerSeat, ComputerState } from '../engine/computer-seat.js';
import { openComputer } from './services.js';
import type { Speech } from '../pages/shared/speech.js';

export interface Followers {
  readonly computer: ComputerSeat;
  /** The game stands anew. */
  readonly follow: (held: HeldGame | undefined) => void;
}

/** @param onState the computer begins or ends to think */
export function openFollowers(
  session: SessionPort,
  speech: Speech,
  settings: SharedSettings,
  onState: (state: ComputerState) => void,
): Followers {
  const { speaker } = speech;
  const computer = openComputer(session, speaker, onState);
  const clocks = watchClocks({
    session,
    clock: pageClock,
    onRefused: ({ refusal }) => speaker.refusal(refusal),
    speech,
    settings,
  });
  addEventListener('pagehide', () => clocks.close());
  return {
    computer,
    follow: (held) => {
      clocks.follow(held);
      computer.follow(held).catch(reportError);
    },
  };
}
