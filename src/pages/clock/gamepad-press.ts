/**
 * Presses by the buttons of a gamepad, or of a pedal that tells itself as one; pedals that tell themselves as a keyboard need nothing
 * here. Browsers tell nothing when such a button goes down: it is looked for again and again, only while the clock is used and only while
 * such a thing is there.
 */
import type { Timers } from '../../../speech/timing.js';

/** The left or the right side of a table. */
type Half = 'left' | 'right';

/** What of a `Gamepad` is needed. */
export interface Pad {
  readonly index: number;
  readonly connected: boolean;
  readonly mapping: string;
  readonly buttons: readonly { readonly pressed: boolean }[];
}

export interface GamepadPressParts {
  /** `navigator.getGamepads`; places of those that are gone hold `null`. */
  readonly gamepads: () => readonly (Pad | null)[];
  /** The window, where `gamepadconnected` and `gamepaddisconnected` are told. */
  readonly target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly timers: Timers;
  readonly onPress: (of: Half | 'running') => void;
}

/** Milliseconds between two looks: a hundred a second, as often as a press can matter. */
const BETWEEN = 10;

/** Of the standard layout: cross, shoulder and trigger on the left, and on the right with the buttons opposite. */
const LEFT_BUTTONS: readonly number[] = [4, 6, 8, 10, 12, 13, 14, 15];
const RIGHT_BUTTONS: readonly number[] = [1, 2, 3, 5, 7, 9, 11];

/** Whose clock a button presses: with two things each is a player's own; of two pedals the first is the left one. */
export function pressOf(pad: Pad, button: number, pads: readonly Pad[]): Half | 'running' {
  if (pads.length > 1) return pads[0]?.index === pad.index ? 'left' : 'right';
  if (pad.mapping === 'standard') {
    if (LEFT_BUTTONS.includes(button)) return 'left';
    return RIGHT_BUTTONS.includes(button) ? 'right' : 'running';
  }
  if (pad.buttons.length !== 2) return 'running';
  return button === 0 ? 'left' : 'right';
}

export class GamepadPress {
  readonly #parts: GamepadPressParts;
  /** Which buttons of each are down. */
  #down = new Map<number, ReadonlySet<number>>();
  #used = false;
  #stop: (() => void) | undefined;

  constructor(parts: GamepadPressParts) {
    this.#parts = parts;
  }

  /** The clock is used from now on. */
  start(): void {
    if (this.#used) return;
    this.#used = true;
    this.#parts.target.addEventListener('gamepadconnected', this.#onChange);
    this.#parts.target.addEventListener('gamepaddisconnected', this.#onChange);
    // A button that is held already is no press.
    this.#down = new Map(this.#pads().map((pad) => [pad.index, downOf(pad)]));
    this.#look();
  }

  /** It is used no more. */
  stop(): void {
    this.#used = false;
    this.#parts.target.removeEventListener('gamepadconnected', this.#onChange);
    this.#parts.target.removeEventListener('gamepaddisconnected', this.#onChange);
    this.#stop?.();
    this.#stop = undefined;
    this.#down.clear();
  }

  readonly #onChange = (): void => {
    this.#look();
  };

  #look(): void {
    this.#stop?.();
    this.#stop = undefined;
    const { timers, onPress } = this.#parts;
    const pads = this.#pads();
    const before = this.#down;
    this.#down = new Map(pads.map((pad) => [pad.index, downOf(pad)]));
    if (pads.length > 0) this.#stop = timers.after(BETWEEN, () => this.#look());
    for (const pad of pads) {
      // Of one that is new the first press counts: it is by that press that a browser tells the page of it.
      for (const button of this.#down.get(pad.index) ?? []) {
        if (before.get(pad.index)?.has(button) !== true) onPress(pressOf(pad, button, pads));
      }
    }
  }

  #pads(): readonly Pad[] {
    return this.#parts.gamepads().filter((pad): pad is Pad => pad?.connected === true);
  }
}

function downOf({ buttons }: Pad): ReadonlySet<number> {
  return new Set(buttons.flatMap(({ pressed }, index) => (pressed ? [index] : [])));
}
