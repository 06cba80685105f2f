import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { elementsLate } from '../../speech/messages/generated/en/elements-late.js';
import { localized, textsOf } from '../texts.js';
import { clockAt, type Clock, type Display } from '../../src/laws/clock/clock.js';
import type { Color } from '../../src/laws/squares.js';
import { readDial, type DialReading } from '../../src/questions/dial.js';
import { DEFAULT_DIAL, type DialMode } from '../../src/questions/dial-setting.js';
import {
  feltAtMinute,
  foundPart,
  minuteOfPart,
  touchAtMinute,
  touchOfFound,
  type DialFelt,
  type DialSense,
  type DialTouch,
} from '../../src/questions/dial-felt.js';
import { dialFelt } from '../../speech/english/dial.js';
import { clockRunning, clockSetTo, colorOf } from '../chess-clock/own-clock.js';
import { controls } from '../styles/controls.js';
import { pageTimers, type Timers } from '../dom/timers.js';
import { REACH, drawDial, placeParts, renderParts } from './dial-drawing.js';
import { DIAL_KEYMAP, dialDeed, type DialKeymap, SliderValue } from './dial-keys.js';
import { DialPointers, Exploring, keepHere } from './exploring.js';
import { DialFeltEvent, DialTimeAskedEvent } from './events.js';
import { tactileClockStyles } from './tactile-clock.styles.js';
import { SECOND } from '../../src/laws/clock/time-control.js';

const msg = textsOf(elementsLate);

/**
 * The clock of one player as a dial to be felt (App. D.2.6.2): under a sliding finger, by keys, and part by part with a screen reader
 * that takes the touches itself. It decides nothing, and nothing that is done on it presses the clock: what a page would take for a
 * press does not leave it.
 *
 * @element tactile-clock
 * @fires {DialFeltEvent} dial-felt - what is under the finger that dwells or is lifted, or under the cursor of the keys: `felt`, `by`, `color`
 * @fires {DialTimeAskedEvent} dial-time-asked - the whole time is to be said: a second finger's tap, or the key t; `color` is whose
 * @cssprop [--control-face=Canvas] - the face of the dial
 * @cssprop [--control-text=CanvasText] - rim, dots, hands and numbers
 */
@customElement('tactile-clock')
@localized()
export class TactileClock extends LitElement {
  static override styles = [controls, tactileClockStyles];

  /** The clock as it was last settled; nothing is drawn without one. By itself it is set by `seconds` and `running`. */
  @property({ attribute: false }) clock: Clock | undefined = clockSetTo({ white: undefined, black: undefined });

  /** The time that it shows, for a page that has no `clock` of its own; 300 where it is not written. */
  @property({ type: Number }) seconds: number | undefined;

  /** Whose clock runs, likewise; nobody's where it is not written. */
  @property({ converter: colorOf }) running: Color | undefined;

  /** Whose time it shows. */
  @property() color: Color = 'white';

  /** What its keys mean: commands of the dial. */
  @property({ attribute: false }) keymap: DialKeymap = DIAL_KEYMAP;

  /** An analogue dial, on which the time runs out at a full hour, or one that shows the time left. */
  @property() mode: DialMode = DEFAULT_DIAL.mode;

  /** The hour, 1 to 12, at which the time runs out on an analogue dial. */
  @property({ type: Number, attribute: 'control-hour' }) controlHour = DEFAULT_DIAL.controlHour;

  /** The time by the clock that stamps the acts, in milliseconds. */
  @property({ attribute: false }) now: () => number = () => performance.now();

  /** By which it is drawn anew. */
  @property({ attribute: false }) timers: Timers = pageTimers;

  /** What is felt in words, by itself in English; without it the parts have no names, and a screen reader hears the bare minutes. */
  @property({ attribute: false }) feltText: ((felt: DialFelt) => string) | undefined = dialFelt;

  /** What the dial is felt and heard by: pulses, sounds, both or none. */
  @property({ attribute: false }) senses: readonly DialSense[] = [];

  readonly #value = new SliderValue();
  #drawn: DialReading | undefined;
  #stop: (() => void) | undefined;

  readonly #exploring = new Exploring({
    reading: () => this.#read(),
    now: () => this.now(),
    timers: { after: (milliseconds, callback) => this.timers.after(milliseconds, callback) },
    touch: (touch) => this.#touch(touch),
    tell: (felt) => this.dispatchEvent(new DialFeltEvent(this.color, felt, 'finger')),
    askTime: () => this.dispatchEvent(new DialTimeAskedEvent(this.color)),
  });
  readonly #pointers = new DialPointers(this.#exploring);

  /** Puts the focus on the dial, where the keys are. */
  override focus(options?: FocusOptions): void {
    this.#slider?.focus(options);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const { seconds, running } = this;
    const isSet = changed.has('seconds');
    if (isSet) this.clock = clockSetTo({ white: seconds, black: seconds });
    if (this.clock && (changed.has('running') || (isSet && running))) {
      this.clock = clockRunning(this.clock, running, this.now());
    }
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    this.#exploring.stop();
    for (const sense of this.senses) sense.stop();
  }

  override render(): TemplateResult | typeof nothing {
    this.#stop?.();
    this.#stop = undefined;
    const display = this.#display();
    const reading = this.#read(display);
    this.#drawn = reading;
    if (!display || !reading) return nothing;
    this.#arm(display);
    this.#value.follow(reading, this.#slider?.matches(':focus') ?? false);
    return html`
      <h3 id="name">${this.#name()}</h3>
      <div
        class="face"
        @keydown=${this.#onKeydown}
        @pointerdown=${this.#pointers.down}
        @pointermove=${this.#pointers.move}
        @pointerup=${this.#pointers.up}
        @pointercancel=${this.#pointers.cancel}
        @touchstart=${keepHere}
        @touchend=${keepHere}
        @mousedown=${keepHere}
        @mouseup=${keepHere}
        @click=${keepHere}
        @dblclick=${keepHere}
        @contextmenu=${keepHere}
      >
        <div
          class="place"
          role="slider"
          tabindex="0"
          aria-labelledby="name"
          aria-valuemin="0"
          aria-valuemax="59"
          aria-valuenow=${this.#value.number}
          aria-valuetext=${this.#value.text(this.feltText) ?? nothing}
        ></div>
        <svg viewBox="${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}" aria-hidden="true">
          ${drawDial(reading, this.#value.minute)}
        </svg>
        ${
          this.feltText
            ? html`<div class="parts" role="group" aria-labelledby="name">${renderParts(reading, this.feltText)}</div>`
            : nothing
        }
      </div>
      ${reading.flag.state === 'fallen' ? html`<p class="fallen">${msg('clock-flag')}</p>` : nothing}
    `;
  }

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!this.#drawn) return;
    placeParts(this.renderRoot.querySelectorAll<HTMLElement>('.part'), this.#drawn);
    this.#exploring.refresh();
  }

  get #slider(): HTMLElement | null | undefined {
    // There is no root before the element is first drawn.
    return (this.renderRoot as ShadowRoot | undefined)?.querySelector<HTMLElement>('.place');
  }

  #display(): Display | undefined {
    return this.clock && clockAt(this.clock, this.now())[this.color];
  }

  /** What it shows now, which may be a little later than what was drawn. */
  #read(display = this.#display()): DialReading | undefined {
    return display && readDial(display, { mode: this.mode, controlHour: this.controlHour });
  }

  #arm(display: Display): void {
    const wait = untilNextStep(display);
    if (wait !== undefined && this.isConnected) this.#stop = this.timers.after(wait, () => this.requestUpdate());
  }

  #name(): string {
    return this.color === 'white' ? msg('dial-white') : msg('dial-black');
  }

  #touch(touch: DialTouch): void {
    for (const sense of this.senses) sense.touch(touch);
  }

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const reading = this.#read();
    if (!reading || event.defaultPrevented || event.isComposing) return;
    const deed = dialDeed(event, this.#value.minute, this.keymap);
    if (!deed) return;
    event.preventDefault();
    // On the page the same letter may press the clock.
    event.stopPropagation();
    switch (deed.go) {
      case 'to minute': {
        const felt = feltAtMinute(deed.minute, reading);
        this.#come(deed.minute, felt, touchAtMinute(felt));
        break;
      }
      case 'to part':
        this.#come(minuteOfPart(deed.part, reading), foundPart(deed.part, reading), touchOfFound(deed.part, reading));
        break;
      case 'nowhere':
        this.dispatchEvent(new DialTimeAskedEvent(this.color));
        break;
    }
  };

  #come(minute: number, felt: DialFelt, touch: DialTouch | undefined): void {
    this.#value.come(minute, felt, this.feltText);
    if (touch) this.#touch(touch);
    this.dispatchEvent(new DialFeltEvent(this.color, felt, 'key'));
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tactile-clock': TactileClock;
  }
}

/** The minute hand moves by half a degree in this time, which is less than a finger or an eye can tell. */
const STEP = 5 * SECOND;

/** Whole milliseconds until a dial is to be drawn anew; `undefined` where it will show the same, unless something is done. */
function untilNextStep({ running, time, delay }: Pick<Display, 'running' | 'time' | 'delay'>): number | undefined {
  if (!running || time <= 0) return undefined;
  // Rounded up: a timer drops the fraction.
  return Math.ceil(delay + (time % STEP || STEP));
}
