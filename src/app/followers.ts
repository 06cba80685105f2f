/** Those who follow a game and act in it by themselves: the computer at the board, and the watch over the flags. */
import { FlagWatch } from '../play/flag-watch.js';
import type { HeldGame, SessionPort } from '../play/session-port.js';
import { pageClock, pageTimers } from '../play/time.js';
import type { ComputerSeat, ComputerState } from './computer-seat.js';
import { openComputer } from './services.js';
import type { Speaker } from './speaker.js';

export interface Followers {
  readonly computer: ComputerSeat;
  /** The game stands anew. */
  readonly follow: (held: HeldGame | undefined) => void;
}

/** @param onState the computer begins or ends to think */
export function openFollowers(
  session: SessionPort,
  speaker: Speaker,
  onState: (state: ComputerState) => void,
): Followers {
  const computer = openComputer(session, speaker, onState);
  const flags = new FlagWatch({
    session,
    clock: pageClock,
    timers: pageTimers,
    onRefused: ({ refusal }) => speaker.refusal(refusal),
  });
  addEventListener('pagehide', () => flags.close());
  return {
    computer,
    follow: (held) => {
      flags.follow(held);
      computer.follow(held).catch(reportError);
    },
  };
}
