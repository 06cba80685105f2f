/** What is done at a clock that stands alone wherever the focus is: by keys, and by pedals and gamepads. */
import type { ReactiveControllerHost } from 'lit';
import { GamepadPress } from './gamepad-press.js';
import type { Color } from '../../laws/squares.js';
import { CLOCK_KEYS, pressedSide, questionOf, type ClockCommand } from '../../commands/clock-keys.js';
import { commandIn, isCharacterKey } from '../../../components/dom/keys.js';
import type { HeldGame } from '../../game/session/session-port.js';
import { pageTimers } from '../../game/time.js';
import type { ClockDetailQuestion } from '../../questions/clock-details.js';
import { actForClock } from './clock-mode-acts.js';
import type { Doers } from '../shared/doers.js';
import { obey } from '../../app/obeying.js';
import { takesKeys } from './takes-keys.js';

export interface ClockKeysParts {
  readonly host: ReactiveControllerHost & HTMLElement;
  readonly doers: Doers;
  /** The clock that is shown, and may be worked. */
  readonly stands: () => HeldGame | undefined;
  /** Whose half is on the left. */
  readonly left: () => Color;
  readonly ask: (question: ClockDetailQuestion) => void;
  readonly feel: () => Promise<void>;
}

export class ClockModeKeys {
  readonly #parts: ClockKeysParts;
  /** A game is played by hand and voice; a clock alone also by pedals and gamepads. */
  readonly #gamepads = new GamepadPress({
    gamepads: () => ('getGamepads' in navigator ? navigator.getGamepads() : []),
    target: globalThis,
    timers: pageTimers,
    onPress: (of) => this.#obey({ do: 'press', of }),
  });

  constructor(parts: ClockKeysParts) {
    this.#parts = parts;
    // Before the page's own F1.
    document.addEventListener('keydown', this.#onKey, { capture: true });
  }

  /** @param alone whether a clock that stands alone is held, which gamepads may press */
  follow(alone: boolean): void {
    if (alone) this.#gamepads.start();
    else this.#gamepads.stop();
  }

  /** Wherever the focus is, save where it types or presses something itself. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const { doers, stands } = this.#parts;
    if (event.defaultPrevented || event.isComposing || event.repeat || event.ctrlKey) return;
    const { letterKeys } = doers.settings();
    if (!stands() || takesKeys(event) || (isCharacterKey(event) && !letterKeys)) return;
    const command = commandIn(event, CLOCK_KEYS);
    if (!command) return;
    event.preventDefault();
    this.#obey(command);
  };

  #obey(command: ClockCommand): void {
    const { host, doers, stands, left, ask, feel } = this.#parts;
    const held = stands();
    const clock = held?.game.clock;
    if (!clock) return;
    switch (command.do) {
      case 'press':
        void doers.game.act({ type: 'press', by: pressedSide(command.of, clock, left()) });
        return;
      case 'pause':
        void doers.game.act(actForClock({ do: clock.now.phase === 'paused' ? 'restart' : 'stop' }, held.game));
        return;
      case 'read control':
        doers.game.askClock({ about: 'time control' });
        return;
      case 'feel':
        feel().catch(reportError);
        return;
      case 'entry':
        host.shadowRoot?.querySelector('clock-entry')?.focus();
        return;
      case 'act menu':
        host.shadowRoot?.querySelector('clock-table')?.unfold('arbiter');
        return;
      case 'help':
        host.shadowRoot?.querySelector('clock-table')?.unfold('keys');
        return;
      case 'repeat':
      case 'mute':
      case 'talk':
        obey(command, doers).catch(reportError);
        return;
      case 'ask':
      case 'ask whose clock':
      case 'ask delay': {
        const question = questionOf(command, clock, left());
        if (question) ask(question);
      }
    }
  }
}
