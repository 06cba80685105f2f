/** The warnings of the clocks of a game, as the players have set them. */
import type { PageWords } from '../../speech/page-words.js';
import type { Announcer } from '../../speech/announcer/announcer.js';
import type { Earcons } from '../../speech/earcons/player.js';
import { readClockChoice } from '../storage/settings/clock-choice.js';
import { ClockWarningWatch, type ClockWarningParts } from '../game/clock/warning-watch.js';
import type { HeldGame } from '../game/session/session-port.js';
import type { DueWarning } from '../game/clock/due-warnings.js';
import type { SharedSettings } from '../storage/settings/settings-store.js';
import { playedHere } from '../game/held-game.js';
import type { Speaker } from '../game/speaker.js';
import { giveWarning, watchedHere } from '../game/clock/warning-told.js';

export interface ClockWarnings {
  /** The game stands anew. */
  readonly follow: () => void;
  readonly close: () => void;
}

export interface ClockWarningsParts extends Pick<ClockWarningParts, 'clock' | 'timers'> {
  /** The game that stands here. */
  readonly held: () => HeldGame | undefined;
  readonly speech: {
    readonly announcer: Pick<Announcer, 'attentive'>;
    readonly speaker: Pick<Speaker, 'say'>;
    readonly earcons: Pick<Earcons, 'play'>;
    readonly pulse: () => void;
  };
  readonly words: Pick<PageWords, 'current'>;
  readonly settings: Pick<SharedSettings, 'current'>;
}

export function watchWarnings(parts: ClockWarningsParts): ClockWarnings {
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
  return {
    follow: () => {
      const watched = parts.held();
      warnings.follow(watched && watchedHere(watched, choice()));
    },
    close: () => warnings.close(),
  };
}
