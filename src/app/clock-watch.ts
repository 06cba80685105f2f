/** The watch over the clocks: flags that fall, time that becomes low, and the screen that stays on while a clock runs. */
import type { Color } from '../laws/squares.js';
import { ClockWarningWatch, type ClockWarningParts, type WatchedClock } from '../play/clock-warning-watch.js';
import { FlagWatch, type FlagWatchParts } from '../play/flag-watch.js';
import type { HeldGame } from '../play/session-port.js';
import { warningsInForce, type WarningSettings } from '../play/warning-settings.js';
import { clockTimers, screenLock } from './clock-timers.js';
import { isElsewhere } from './held-game.js';

export interface ClockWatch {
  /** The game stands anew. */
  readonly follow: (held: HeldGame | undefined) => void;
  readonly close: () => void;
}

export interface ClockWatchParts extends Omit<FlagWatchParts, 'timers'>, Pick<ClockWarningParts, 'clock'> {
  /** The time of this side has become low. */
  readonly onLow: (of: Color) => void;
}

/** In a game the time that becomes low is sounded. */
const SOUNDED: WarningSettings = { on: true, warnings: [{ when: { at: 'low time' }, ways: ['sound', 'pulse'] }] };

export function watchClocks(parts: ClockWatchParts): ClockWatch {
  const timed = { ...parts, timers: clockTimers };
  const flags = new FlagWatch(timed);
  const warnings = new ClockWarningWatch({ ...timed, onDue: ({ of }) => parts.onLow(of) });
  let watched: HeldGame | undefined;
  const look = (): void => {
    flags.follow(watched);
    warnings.follow(watched && watchedClock(watched));
    screenLock.keep(watched?.game.clock?.now.phase === 'running' && !watched.game.ending);
  };
  // The device may have slept, and the browser takes the lock away whenever the page is hidden.
  const again = new AbortController();
  for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, look, { signal: again.signal });
  return {
    follow: (held) => {
      watched = held;
      look();
    },
    close: () => {
      again.abort();
      flags.close();
      warnings.close();
      screenLock.keep(false);
    },
  };
}

/** A clock that stands alone warns as its players have set it (`clock-mode-controller.ts`). */
function watchedClock(held: HeldGame): WatchedClock | undefined {
  const { setup, game } = held;
  const { clock, conditions, ending } = game;
  if (!clock || ending || isElsewhere(held)) return undefined;
  const own = warningsInForce(SOUNDED, { play: conditions.play, allowed: false });
  return { id: setup.id, clock, warnings: { white: own, black: own } };
}
