/** What the tests of the dial share: time that is turned by hand, a finger, and what is felt, heard and told. */
import { fixture, html } from '@open-wc/testing';
import type { DialFeltEvent } from '../../components/tactile-clock/events.js';
import type { TactileClock } from '../../components/tactile-clock/tactile-clock.js';
import '../../components/tactile-clock/tactile-clock.js';
import { setUpClock, startClock, type Clock } from '../../src/laws/clock/clock.js';
import { timeControl } from '../../src/laws/clock/time-control.js';
import type { DialSense, DialTouch } from '../../src/questions/dial-felt.js';
import { DialHaptics } from '../../speech/earcons/dial-haptics.js';
import type { Pattern } from '../../speech/earcons/haptics.js';
import { dialFelt } from '../../speech/english/dial.js';
import { HandTurnedTime } from '../speech/announcer/announcer-fakes.js';
import { part } from './element-fixture.js';

export interface DialFixture {
  readonly element: TactileClock;
  readonly time: HandTurnedTime;
  /** Every pattern, as the device got it. */
  readonly pulses: readonly { readonly at: number; readonly pattern: Pattern }[];
  readonly touches: readonly { readonly at: number; readonly touch: DialTouch }[];
  /** What is to be said, in English; the whole time is asked for as "whole time". */
  readonly told: readonly string[];
  /** Whatever came out of the dial that a page could take for a press. */
  readonly presses: readonly string[];
}

export interface DialChoice extends Partial<Pick<TactileClock, 'mode' | 'color' | 'controlHour' | 'clock'>> {
  /** Minutes that both have; White's clock does not run. */
  readonly minutes?: number;
  /** CSS pixels. */
  readonly width?: number;
  readonly words?: boolean;
  readonly senses?: readonly DialSense[];
}

const PRESSES = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'dblclick'],
  ...['game-wish', 'clock-press', 'command-given'],
];

export const clockOf = (minutes: number): Clock =>
  setUpClock({ white: timeControl(minutes), black: timeControl(minutes) });
export const runningClock = (minutes: number): Clock => startClock(clockOf(minutes), 'white', 0);

export async function makeDial(choice: DialChoice = {}): Promise<DialFixture> {
  const { minutes = 90, width = 288, words = true, senses = [] } = choice;
  const time = new HandTurnedTime();
  const pulses: { at: number; pattern: Pattern }[] = [];
  const touches: { at: number; touch: DialTouch }[] = [];
  const recorder: DialSense = {
    touch: (touch) => touches.push({ at: time.now(), touch }),
    stop: () => undefined,
  };
  const haptics = new DialHaptics((pattern) => pulses.push({ at: time.now(), pattern }), time);
  const element = await fixture<TactileClock>(
    html`<tactile-clock
      .clock=${choice.clock ?? clockOf(minutes)}
      .color=${choice.color ?? 'white'}
      .mode=${choice.mode ?? 'analogue'}
      .controlHour=${choice.controlHour ?? 6}
      .now=${() => time.now()}
      .timers=${time}
      .feltText=${words ? dialFelt : undefined}
      .senses=${[recorder, haptics, ...senses]}
    ></tactile-clock>`,
  );
  element.style.inlineSize = `${width}px`;
  const told: string[] = [];
  const felt = (event: DialFeltEvent): void => void told.push(dialFelt(event.felt));
  element.parentElement?.addEventListener('dial-felt', felt);
  element.parentElement?.addEventListener('dial-time-asked', () => told.push('whole time'));
  const presses: string[] = [];
  for (const type of PRESSES) element.parentElement?.addEventListener(type, () => presses.push(type));
  return { element, time, pulses, touches, told, presses };
}

/** One finger, by its place on the dial: degrees clockwise from the top, and its distance from the middle; the rim is 1. */
export class TestFinger {
  readonly #element: TactileClock;
  readonly #pointer: number;

  constructor(element: TactileClock, pointer = 1) {
    this.#element = element;
    this.#pointer = pointer;
  }

  down(angle: number, distance: number): void {
    this.#send('pointerdown', angle, distance);
  }

  move(angle: number, distance: number): void {
    this.#send('pointermove', angle, distance);
  }

  up(angle = 0, distance = 0.05): void {
    this.#send('pointerup', angle, distance);
    this.#send('click', angle, distance);
  }

  cancel(): void {
    this.#send('pointercancel', 0, 0);
  }

  #send(type: string, angle: number, distance: number): void {
    const face = part(this.#element, '.face');
    const { left, top, width } = face.getBoundingClientRect();
    // The drawing is 220 wide, and the rim of the dial 200.
    const radius = (width / 2) * (100 / 110);
    const turned = (angle * Math.PI) / 180;
    face.dispatchEvent(
      new PointerEvent(type, {
        pointerId: this.#pointer,
        pointerType: 'touch',
        clientX: left + width / 2 + Math.sin(turned) * distance * radius,
        clientY: top + width / 2 - Math.cos(turned) * distance * radius,
        bubbles: true,
        cancelable: true,
        composed: true,
      }),
    );
  }
}
