/** The watch over the clocks: flags that fall, and time that becomes low. */
import { FlagWatch, type FlagWatchParts } from '../play/flag-watch.js';
import { LowTimeWatch, type LowTimeWatchParts } from '../play/low-time-watch.js';
import type { HeldGame } from '../play/session-port.js';

export interface ClockWatch {
  /** The game stands anew. */
  readonly follow: (held: HeldGame | undefined) => void;
  readonly close: () => void;
}

export function watchClocks(parts: FlagWatchParts & LowTimeWatchParts): ClockWatch {
  const watches = [new FlagWatch(parts), new LowTimeWatch(parts)];
  return {
    follow: (held) => {
      for (const watch of watches) watch.follow(held);
    },
    close: () => {
      for (const watch of watches) watch.close();
    },
  };
}
