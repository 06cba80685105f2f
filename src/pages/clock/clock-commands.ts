/** What is done at a clock that stands alone wherever the focus is: by keys, and by pedals and gamepads. */
import { GamepadPress } from './gamepad-press.js';
import type { Color } from '../../laws/squares.js';
import { COMMANDS, type CommandId } from '../../commands/commands.js';
import { commandFor } from '../../commands/keymap.js';
import { isCharacterKey } from '../../../components/dom/keys.js';
import type { HeldGame } from '../../game/session/session-port.js';
import { pageTimers } from '../../game/time.js';
import type { ClockDetailQuestion } from '../../questions/clock-details.js';
import type { Services } from '../shared/services.js';
import { takesKeys } from './takes-keys.js';

export interface ClockKeysParts {
  readonly services: Services;
  /** The clock that is shown, and may be worked. */
  readonly stands: () => HeldGame | undefined;
  /** Whose half is on the left. */
  readonly left: () => Color;
  /** Whose device it is. */
  readonly whose: () => Color | 'both';
  /** The time by the clock that stamps the acts. */
  readonly now: () => number;
  readonly ask: (question: ClockDetailQuestion) => void;
  readonly feel: () => Promise<void>;
  readonly focusEntry: () => void;
  /** Shows what an arbiter does there, or the list of keys. */
  readonly unfold: (which: 'arbiter' | 'keys') => void;
}

export class ClockModeKeys {
  readonly #parts: ClockKeysParts;
  /** A game is played by hand and voice; a clock alone also by pedals and gamepads. */
  readonly #gamepads = new GamepadPress({
    gamepads: () => ('getGamepads' in navigator ? navigator.getGamepads() : []),
    target: globalThis,
    timers: pageTimers,
    onPress: (of) => this.#run(of === 'running' ? 'clock-press' : `clock-press-${of}`),
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
    const { services, stands } = this.#parts;
    if (event.defaultPrevented || event.isComposing || event.repeat || event.ctrlKey) return;
    const { letterKeys } = services.settings();
    if (!stands() || takesKeys(event) || (isCharacterKey(event) && !letterKeys)) return;
    const command = commandFor(event, ['clock', 'everywhere'], services.commands());
    // What only holds elsewhere is left to the page.
    if (!command || ![COMMANDS[command].scope].flat().includes('clock')) return;
    event.preventDefault();
    this.#run(command);
  };

  #run(id: CommandId): void {
    const { services, stands, left, whose, now, ask, feel, focusEntry, unfold } = this.#parts;
    const held = stands();
    const clock = held?.game.clock;
    if (!clock) return;
    const { does } = COMMANDS[id];
    const view = { game: held.game, clock, left: left(), whose: whose(), at: now() };
    if (does !== 'bound' && 'clockAct' in does) void services.game.act(does.clockAct(view, {}));
    else if (does !== 'bound' && 'clockAsk' in does) ask(does.clockAsk(view, {}));
    else {
      switch (id) {
        case 'clock-time-control':
          services.game.askClock({ about: 'time control' });
          return;
        case 'clock-feel':
          feel().catch(reportError);
          return;
        case 'clock-entry':
          focusEntry();
          return;
        case 'clock-arbiter':
          unfold('arbiter');
          return;
        case 'keys':
          unfold('keys');
          return;
        default:
          services.run(id).catch(reportError);
      }
    }
  }
}
