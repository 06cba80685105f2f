/** The value of the dial's slider as screen readers say it: where the keys are, and what is found there, so that each find is said. */
import { DIAL_MINUTES, type DialReading } from '../../src/questions/dial.js';
import { feltAtMinute, type DialFelt } from '../../src/questions/dial-felt.js';

type FeltText = ((felt: DialFelt) => string) | undefined;

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
