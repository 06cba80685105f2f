/** Warnings of a clock that stands alone. A game whose board is here warns by itself (`clock-watch.ts`). */
import type { Clock, Timers } from '../../../speech/timing.js';
import type { Color } from '../../laws/squares.js';
import type { ClockChoice } from '../../storage/settings/clock-choice.js';
import { ClockWarningWatch } from '../../game/clock/warning-watch.js';
import type { DueWarning } from '../../game/clock/due-warnings.js';
import type { HeldGame } from '../../game/session/session-port.js';
import { warningsInForce } from '../../game/clock/warning.js';
import type { ClockTelling } from './clock-words.js';
import type { ClockSenses } from './clock-senses.js';
import { isElsewhere } from '../../game/held-game.js';
import type { Speech } from '../shared/services.js';
import { giveWarning } from '../../game/clock/warning-told.js';

export interface WarningsParts {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly speech: Speech;
  readonly senses: ClockSenses;
  readonly choice: () => ClockChoice;
  readonly telling: () => ClockTelling;
}

export class ClockModeWarnings {
  readonly #parts: WarningsParts;
  readonly #watch: ClockWarningWatch;

  constructor(parts: WarningsParts) {
    this.#parts = parts;
    const { clock, timers } = parts;
    this.#watch = new ClockWarningWatch({ clock, timers, onDue: this.#onDue });
  }

  /** The clock stands anew. */
  follow(held: HeldGame): void {
    const { game, setup } = held;
    const { clock, ending } = game;
    const { warnings, warningsAllowed } = this.#parts.choice();
    const event = { play: game.conditions.play, allowed: warningsAllowed };
    const inForce = (color: Color) => (this.#isWarned(color) ? warningsInForce(warnings[color], event) : []);
    this.#watch.follow(
      clock && !ending && isElsewhere(held)
        ? { id: setup.id, clock, warnings: { white: inForce('white'), black: inForce('black') } }
        : undefined,
    );
  }

  close(): void {
    this.#watch.close();
  }

  /** Whether this player is warned here: on a device of one's own only its owner. */
  #isWarned(color: Color): boolean {
    const { whose } = this.#parts.choice();
    return whose === 'both' || whose === color;
  }

  readonly #onDue = (due: DueWarning): void => {
    const { speech, senses, telling } = this.#parts;
    const { announcer, speaker, earcons } = speech;
    if (!announcer.attentive) return;
    giveWarning(due, { speaker, earcons, pulse: () => senses.pulse('low time') }, telling());
  };
}
