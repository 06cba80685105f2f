/** Those who follow a game and act in it by themselves: the computer at the board, and the watch over the clocks. */
import type { GameClock } from '../game/game-clock.js';
import type { Timers } from '../game/time.js';
import type { PageWords } from '../../speech/page-words.js';
import type { HeldGame, SessionPort } from '../game/session/session-port.js';
import type { SharedSettings } from '../storage/settings/settings-store.js';
import { watchClocks } from './clock-watch.js';
import type { ComputerSeat } from '../engine/computer-seat.js';
import { openComputer } from './services.js';
import type { GameStore } from '../game/store.js';
import type { Speech } from '../pages/shared/speech.js';

export interface Followers {
  readonly computer: ComputerSeat;
  /** The game stands anew. */
  readonly follow: (held: HeldGame | undefined) => void;
}

export function openFollowers(
  session: SessionPort,
  speech: Speech,
  words: PageWords,
  settings: SharedSettings,
  store: GameStore,
  { clock, timers }: { readonly clock: GameClock; readonly timers: Timers },
): Followers {
  const { speaker } = speech;
  const computer = openComputer(session, speaker, clock, (computer) => store.set({ computer }));
  const clocks = watchClocks({
    session,
    held: () => store.value.held,
    clock,
    timers,
    onRefused: ({ refusal }) => speaker.refusal(refusal),
    speech,
    words,
    settings,
  });
  addEventListener('pagehide', () => clocks.close());
  return {
    computer,
    follow: (held) => {
      clocks.follow();
      computer.follow(held).catch(reportError);
    },
  };
}
