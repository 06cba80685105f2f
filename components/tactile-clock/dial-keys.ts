/**
 * The dial as it is gone about by keys: what each key means, and what the slider says of the place that it comes to. The keys hold while the
 * dial has the focus, and none of them presses the clock.
 */
import { commandIn, type KeyBinding, type KeyPress } from '../dom/keys.js';
import { DIAL_MINUTES, type DialReading } from '../../src/questions/dial.js';
import { feltAtMinute, type DialFelt, type FoundPart } from '../../src/questions/dial-felt.js';

/** A command of the dial, by its id. */
export type DialCommand =
  | 'dial-minute-on'
  | 'dial-minute-back'
  | 'dial-five-minutes-on'
  | 'dial-five-minutes-back'
  | 'dial-start'
  | 'dial-end'
  | 'dial-minute-hand'
  | 'dial-hour-hand'
  | 'dial-flag'
  | 'dial-time';

/** The keys of a dial, each with its command; one that is no command of the dial is left to the page. */
export type DialKeymap = readonly KeyBinding<string>[];

/** The keys of a dial to which the page has given none. Right and up go clockwise, as on every slider they go to more. */
export const DIAL_KEYMAP: readonly KeyBinding<DialCommand>[] = [
  { key: 'ArrowRight', command: 'dial-minute-on' },
  { key: 'ArrowUp', command: 'dial-minute-on' },
  { key: 'ArrowLeft', command: 'dial-minute-back' },
  { key: 'ArrowDown', command: 'dial-minute-back' },
  { key: 'PageUp', command: 'dial-five-minutes-on' },
  { key: 'PageDown', command: 'dial-five-minutes-back' },
  { key: 'Home', command: 'dial-start' },
  { key: 'End', command: 'dial-end' },
  { key: 'm', command: 'dial-minute-hand' },
  { key: 'h', command: 'dial-hour-hand' },
  { key: 'f', command: 'dial-flag' },
  { key: 't', command: 'dial-time' },
];

export type DialDeed =
  | { readonly go: 'on by'; readonly minutes: number }
  | { readonly go: 'to minute'; readonly minute: number }
  | { readonly go: 'to part'; readonly part: FoundPart }
  | { readonly go: 'nowhere'; readonly ask: 'whole time' };

const DIAL_COMMANDS: Readonly<Record<DialCommand, DialDeed>> = {
  'dial-minute-on': { go: 'on by', minutes: 1 },
  'dial-minute-back': { go: 'on by', minutes: -1 },
  'dial-five-minutes-on': { go: 'on by', minutes: 5 },
  'dial-five-minutes-back': { go: 'on by', minutes: -5 },
  'dial-start': { go: 'to minute', minute: 0 },
  'dial-end': { go: 'to minute', minute: DIAL_MINUTES - 1 },
  'dial-minute-hand': { go: 'to part', part: 'minute hand' },
  'dial-hour-hand': { go: 'to part', part: 'hour hand' },
  'dial-flag': { go: 'to part', part: 'flag' },
  'dial-time': { go: 'nowhere', ask: 'whole time' },
};

/** What a key means where the cursor is on a minute of the dial; `undefined` where it belongs to the page. */
export function dialDeed(
  press: KeyPress,
  cursor: number,
  keymap: DialKeymap = DIAL_KEYMAP,
): Exclude<DialDeed, { readonly go: 'on by' }> | undefined {
  const command = commandIn(press, keymap);
  if (command === undefined || !Object.hasOwn(DIAL_COMMANDS, command)) return undefined;
  const deed = DIAL_COMMANDS[command as DialCommand];
  return deed.go === 'on by'
    ? { go: 'to minute', minute: (cursor + deed.minutes + DIAL_MINUTES) % DIAL_MINUTES }
    : deed;
}

type FeltText = ((felt: DialFelt) => string) | undefined;

/** The value of the slider as screen readers say it: where the keys are, and what is found there, so that each find is said. */
export class SliderValue {
  #minute = 0;
  #told: DialFelt | undefined;
  /** Whether the same words were told before, and must differ to be said again. */
  #again = false;
  /** Whether the number of the value stands a little beside the minute, since another was told of the same minute before. */
  #aside = false;

  /** The minute of the dial that the keys are at. */
  get minute(): number {
    return this.#minute;
  }

  /**
   * Orca says no value whose number has not changed, whatever its words are: a hand that lies where the cursor was would be found in
   * silence. A hundredth of a minute, which nobody hears, tells the two apart.
   */
  get number(): number {
    if (!this.#aside) return this.#minute;
    return this.#minute + (this.#minute === DIAL_MINUTES - 1 ? -0.01 : 0.01);
  }

  /** The keys come to a minute, where this is found. */
  come(minute: number, felt: DialFelt, textOf: FeltText): void {
    const before = this.#told && textOf?.(this.#told);
    this.#again = before === textOf?.(felt) && !this.#again;
    this.#aside = minute === this.#minute && !this.#aside;
    this.#minute = minute;
    this.#told = felt;
  }

  /** What it tells: it stays as it was, while it has the focus, until a key is pressed. */
  follow(reading: DialReading, focused: boolean): void {
    if (!focused || !this.#told) this.#told = feltAtMinute(this.#minute, reading);
  }

  /** A screen reader says no value again that has not changed; a no-break space at its end changes it. */
  text(textOf: FeltText): string | undefined {
    const text = this.#told && textOf?.(this.#told);
    return text === undefined ? undefined : `${text}${this.#again ? '\u00a0' : ''}`;
  }
}
