/** The watch over the clocks: flags that fall, warnings as the players have set them, and the screen that stays on while a clock runs. */
import type { PageWords } from '../../speech/page-words.js';
import type { Announcer } from '../../speech/announcer/announcer.js';
import type { Earcons } from '../../speech/earcons/player.js';
import { readClockChoice } from '../storage/settings/clock-choice.js';
import { ClockWarningWatch, type ClockWarningParts } from '../game/clock/warning-watch.js';
import { FlagWatch, type FlagWatchParts } from '../game/clock/flag-watch.js';
import type { HeldGame, SessionPort } from '../game/session/session-port.js';
import { StepWatch } from '../game/clock/step-watch.js';
import type { DueWarning } from '../game/clock/due-warnings.js';
import type { SharedSettings } from '../storage/settings/settings-store.js';
import { playedHere } from '../game/held-game.js';
import type { Speaker } from '../game/speaker.js';
import { giveWarning, watchedHere } from '../game/clock/warning-told.js';
import { WakeLock, type WakeLockSource } from '../game/clock/wake-lock.js';

export interface ClockWatch {
  /** The game stands anew. */
  readonly follow: () => void;
  readonly close: () => void;
}

export interface ClockWatchParts extends FlagWatchParts, Pick<ClockWarningParts, 'clock'> {
  /** The game that stands here. */
  readonly held: () => HeldGame | undefined;
  readonly session: Pick<SessionPort, 'act' | 'here' | 'step'>;
  readonly speech: {
    readonly announcer: Pick<Announcer, 'attentive'>;
    readonly speaker: Pick<Speaker, 'say'>;
    readonly earcons: Pick<Earcons, 'play'>;
    readonly pulse: () => void;
  };
  readonly words: Pick<PageWords, 'current'>;
  readonly settings: Pick<SharedSettings, 'current' | 'listen'>;
}

export function watchClocks(parts: ClockWatchParts): ClockWatch {
  const screenLock = openScreenLock();
  const flags = new FlagWatch(parts);
  const steps = new StepWatch(parts);
  const choice = () => readClockChoice(parts.settings.current.clock);
  // Whoever has switched vibration off feels no warning either.
  const pulse = (): void => {
    if (parts.settings.current.sounds.vibration) parts.speech.pulse();
  };
  const give = (due: DueWarning): void => {
    const { announcer, speaker, earcons } = parts.speech;
    // In the window the user is with; the others would warn of the same.
    const watched = parts.held();
    if (!watched || !announcer.attentive) return;
    const [mine, another] = playedHere(watched);
    const telling = {
      options: { words: parts.words.current },
      language: choice().language,
      whose: another === undefined && mine ? mine : ('both' as const),
    };
    giveWarning(due, { speaker, earcons, pulse }, telling);
  };
  const warnings = new ClockWarningWatch({ ...parts, onDue: give });
  const look = (): void => {
    const watched = parts.held();
    // What nobody has watched is seen first.
    if (watched) parts.session.step();
    steps.follow(watched);
    flags.follow(watched);
    warnings.follow(watched && watchedHere(watched, choice()));
    screenLock.keep(watched?.game.clock?.now.phase === 'running' && !watched.game.ending);
  };
  // The device may have slept, and the browser takes the lock away whenever the page is hidden.
  const again = new AbortController();
  for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, look, { signal: again.signal });
  // Others may have been set while the clock runs.
  const endListening = parts.settings.listen(look);
  return {
    follow: look,
    close: () => {
      again.abort();
      endListening();
      flags.close();
      steps.close();
      warnings.close();
      screenLock.keep(false);
    },
  };
}

function openScreenLock(): WakeLock {
  return new WakeLock({
    source: (globalThis.navigator as { readonly wakeLock?: WakeLockSource } | undefined)?.wakeLock,
    isShown: () => document.visibilityState === 'visible',
    report: (error) => reportError(error),
  });
}
