/** The keys of a clock that stands alone, wherever the focus is, and its pedals and gamepads. */
import { GamepadPress } from './gamepad-press.js';
import { COMMANDS, type CommandId } from '../../commands/commands.js';
import { commandFor } from '../../commands/keymap.js';
import { isCharacterKey } from '../../../components/dom/keys.js';
import type { HeldGame } from '../../game/session/session-port.js';
import { pageTimers } from '../../../speech/timing.js';
import type { Services } from '../shared/services.js';
import type { ClockCommands } from './clock-commands.js';

export interface ClockKeysParts {
  readonly services: Services;
  /** The clock that is shown, and may be worked. */
  readonly stands: () => HeldGame | undefined;
  readonly commands: ClockCommands;
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
    const { stands, commands } = this.#parts;
    if (stands()) commands.run(id).catch(reportError);
  }
}

/** Whether what has the focus types letters, chooses, or is pressed by these keys itself. */
function takesKeys(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return false;
  if (target.closest('input, select, textarea, [role="slider"], [role="menu"], [role="grid"]')) return true;
  const pressed = event.key === ' ' || event.key === 'Enter';
  return pressed && target.closest('button, summary, a') !== null;
}
