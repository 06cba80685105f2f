/**
 * A finger that slides over the dial. What it comes upon is felt and heard at once; where it dwells, or is lifted, that is told.
 * A second finger's tap asks for the whole time (as in Slide Rule, Kane, Bigham and Wobbrock 2008). Nothing of it presses anything.
 */
import type { Timers } from '../dom/timers.js';
import { urgencyOf, type DialReading } from '../../src/questions/dial.js';
import { feltIn, touchIn, type DialFelt, type DialTouch } from '../../src/questions/dial-felt.js';
import { isSameZone, zoneAt, type DialPlace, type DialZone, placeOf } from '../../src/questions/dial-zones.js';
import { RADIUS, REACH } from './dial-drawing.js';

/** Milliseconds from one touch to the next: closer together they melt into a hum. */
const APART = 120;
/** Milliseconds after which a finger that has come upon nothing else is told what it is on. */
const DWELL = 500;
/** Milliseconds within which a second finger comes and goes in a tap. */
const TAP = 500;

/** The dial as the finger knows it. */
export interface ExploredDial {
  /** What it shows at this moment; absent without a clock. */
  readonly reading: () => DialReading | undefined;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  readonly timers: Timers;
  readonly touch: (touch: DialTouch) => void;
  readonly tell: (felt: DialFelt) => void;
  readonly askTime: () => void;
}

interface Finger {
  readonly pointer: number;
  place: DialPlace;
  zone: DialZone | undefined;
  /** How urgent the flag was that it is on. */
  step: string;
  /** Whether what it is on was told, or something that was asked for since. */
  told: boolean;
}

const nothing = (): void => undefined;

export class Exploring {
  readonly #dial: ExploredDial;
  #finger: Finger | undefined;
  /** Further fingers, by when they came. */
  readonly #further = new Map<number, number>();
  #lastTouch = -Infinity;
  #endWaiting = nothing;
  #endDwelling = nothing;

  constructor(dial: ExploredDial) {
    this.#dial = dial;
  }

  down(pointer: number, place: DialPlace): void {
    if (this.#finger) {
      this.#further.set(pointer, this.#dial.now());
      return;
    }
    this.#finger = { pointer, place, zone: undefined, step: '', told: false };
    this.#look(this.#finger);
  }

  move(pointer: number, place: DialPlace): void {
    const finger = this.#finger;
    if (finger?.pointer !== pointer) return;
    finger.place = place;
    this.#look(finger);
  }

  up(pointer: number): void {
    const finger = this.#finger;
    if (finger?.pointer === pointer) {
      this.#tell(finger);
      this.stop();
      return;
    }
    const came = this.#further.get(pointer);
    this.#further.delete(pointer);
    if (!finger || came === undefined || this.#dial.now() - came > TAP) return;
    finger.told = true;
    this.#endDwelling();
    this.#dial.askTime();
  }

  /** The browser has taken a finger away. */
  cancel(pointer: number): void {
    this.#further.delete(pointer);
    if (this.#finger?.pointer === pointer) this.stop();
  }

  /** The dial shows something else: it is felt under a finger that rests as well. */
  refresh(): void {
    if (this.#finger) this.#look(this.#finger);
  }

  stop(): void {
    this.#finger = undefined;
    this.#further.clear();
    this.#endWaiting();
    this.#endDwelling();
  }

  #look(finger: Finger): void {
    const reading = this.#dial.reading();
    if (!reading) return;
    const before = finger.zone;
    const zone = zoneAt(finger.place, reading, before);
    const step = stepOf(zone, reading);
    if (before && isSameZone(before, zone) && step === finger.step) return;
    finger.zone = zone;
    finger.step = step;
    finger.told = false;
    this.#endDwelling();
    this.#endDwelling = this.#dial.timers.after(DWELL, () => this.#tell(finger));
    this.#feel(finger);
  }

  /** Of what the finger passes faster than can be felt, only what it is on at the end of that time is felt. */
  #feel(finger: Finger): void {
    this.#endWaiting();
    this.#endWaiting = nothing;
    const reading = this.#dial.reading();
    const touch = reading && finger.zone && touchIn(finger.zone, reading, finger.place);
    if (!touch) return;
    const wait = this.#lastTouch + APART - this.#dial.now();
    if (wait > 0) {
      this.#endWaiting = this.#dial.timers.after(wait, () => this.#feel(finger));
      return;
    }
    this.#lastTouch = this.#dial.now();
    this.#dial.touch(touch);
  }

  #tell(finger: Finger): void {
    const reading = this.#dial.reading();
    if (finger.told || !finger.zone || !reading) return;
    finger.told = true;
    this.#dial.tell(feltIn(finger.zone, reading));
  }
}

function stepOf(zone: DialZone, { flag }: DialReading): string {
  if (zone.zone !== 'flag') return '';
  return flag.state === 'rising' ? String(urgencyOf(flag)) : flag.state;
}

/** Listens on the face itself: where a pointer is, is told from that one's middle. */
export class DialPointers {
  readonly #exploring: Exploring;

  constructor(exploring: Exploring) {
    this.#exploring = exploring;
  }

  readonly down = (event: PointerEvent): void => {
    keepHere(event);
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const face = event.currentTarget as HTMLElement;
    // What a script sends has no pointer that could be captured.
    if (event.isTrusted) face.setPointerCapture(event.pointerId);
    this.#exploring.down(event.pointerId, placeIn(face, event));
  };

  readonly move = (event: PointerEvent): void => {
    this.#exploring.move(event.pointerId, placeIn(event.currentTarget as HTMLElement, event));
  };

  readonly up = (event: PointerEvent): void => {
    keepHere(event);
    this.#exploring.up(event.pointerId);
  };

  readonly cancel = (event: PointerEvent): void => {
    this.#exploring.cancel(event.pointerId);
  };
}

/** What is done on the dial is a press for nobody, whatever half of the screen it lies in. */
export function keepHere(event: Event): void {
  event.stopPropagation();
  if (event.cancelable) event.preventDefault();
}

function placeIn(face: HTMLElement, { clientX, clientY }: PointerEvent): DialPlace {
  const { left, top, width, height } = face.getBoundingClientRect();
  return placeOf(clientX - left - width / 2, clientY - top - height / 2, ((width / 2) * RADIUS) / REACH);
}
