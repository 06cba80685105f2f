import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized, msg } from '../texts.js';
import { clockAt, sideToGo, type Clock, type ClockFace, type Display } from '../../src/laws/clock/clock.js';
import type { TimeControl } from '../../src/laws/clock/time-control.js';
import { COLORS, opposite, type Color } from '../../src/laws/squares.js';
import { controls } from '../styles/controls.js';
import { pageTimers, type Timers } from '../dom/timers.js';
import { chessClockStyles } from './chess-clock.styles.js';
import {
  counterText,
  delayText,
  earlierFlagText,
  movesText,
  periodText,
  playerText,
  pressText,
  stateText,
  digits,
  untilNextSecond,
} from './clock-texts.js';
import { clockRunning, clockSetTo, colorOf } from './own-clock.js';

/**
 * A player's clock was pressed, as on a board: that it may not be pressed yet is for the Laws to say, so it is told in any case.
 */
export class ClockPressEvent extends Event {
  static readonly type = 'clock-press';
  /** Whose clock was pressed: his own stops and the other one runs. */
  readonly side: Color;
  constructor(side: Color) {
    super(ClockPressEvent.type, { bubbles: true, composed: true });
    this.side = side;
  }
}

declare global {
  interface HTMLElementEventMap {
    'clock-press': ClockPressEvent;
  }
}

/** Milliseconds within which a click belongs to the pointer that was lifted last. */
const SAME = 700;

/**
 * Both times, for the eye and to be read on demand: what ticks is never in a live region, nor in the name of a button. It is drawn anew
 * once a second, and only while a clock runs. It decides nothing: whether a flag has fallen, or a press is allowed, is judged elsewhere.
 * By itself it shows five minutes for each player.
 *
 * @element chess-clock
 * @fires {ClockPressEvent} clock-press - the clock was pressed, by the button beside the times or by a half, also where that is not allowed: `side` is whose clock was pressed
 * @cssprop [--control-edge=CanvasText] - the frames
 */
@customElement('chess-clock')
@localized()
export class ChessClock extends LitElement {
  static override styles = [controls, chessClockStyles];

  /** The clock as it was last settled; nothing is drawn without one. By itself it is set by `white`, `black` and `running`. */
  @property({ attribute: false }) clock: Clock | undefined = clockSetTo({ white: undefined, black: undefined });

  /** White's time in seconds, for a page that has no `clock` of its own; 300 where it is not written. */
  @property({ type: Number }) white: number | undefined;

  /** Black's time in seconds, likewise. */
  @property({ type: Number }) black: number | undefined;

  /** Whose clock runs, likewise; nobody's where it is not written. */
  @property({ converter: colorOf }) running: Color | undefined;

  /** The time by the clock that stamps the acts, in milliseconds. */
  @property({ attribute: false }) now: () => number = () => performance.now();

  /** Whether the clock is pressed by hand, and may be pressed by whoever sits here now. */
  @property() press: 'none' | 'now' | 'not now' = 'none';

  /** Whether each side's half is as large as it can be and is pressed as a whole, as the levers of a clock at a table. */
  @property({ type: Boolean, reflect: true }) halves = false;

  /** Whose half comes first: left, or on top. White's in a game. */
  @property() left: Color = 'white';

  /** Whether the first half is turned to a player who sits opposite. */
  @property({ type: Boolean, reflect: true }) facing = false;

  /** Draws the two times as strips around a board that is drawn between them: whose stands below it. Without it they stand side by side. */
  @property({ reflect: true }) around: Color | undefined;

  /** Whose half may be pressed now, as far as is known; the others look so, and can be pressed to hear why not. */
  @property({ attribute: false }) pressable: readonly Color[] = COLORS;

  /** A time in words ("5 minutes 3 seconds"), for those who hear it; without it they hear the digits. Milliseconds. */
  @property({ attribute: false }) timeText: ((milliseconds: number) => string) | undefined;

  /** By which it is drawn anew. */
  @property({ attribute: false }) timers: Timers = pageTimers;

  #stop: (() => void) | undefined;
  /**
   * On whose half each pointer was set down. Two players may have their fingers on the screen at once, so that every pointer is followed by
   * itself: a browser makes clicks of the first one only.
   */
  readonly #down = new Map<number, Color>();
  /** When a pointer was lifted last, on the half where it was set down. */
  #lifted = -Infinity;

  /** Puts the focus on the times, so that they can be read from there; with halves to press, where keys reach the clock. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>(this.halves ? '.keys' : '.sides')?.focus(options);
  }

  /** Presses this side's clock, as by its half: for keys and pedals. */
  pressSide(side: Color): void {
    this.dispatchEvent(new ClockPressEvent(side));
  }

  /** Presses the clock that runs. Where none does yet it is Black's, which starts White's (Art. 6.6). */
  pressRunning(): void {
    this.pressSide((this.clock && sideToGo(this.clock)) ?? 'black');
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const { white, black, running } = this;
    const isSet = changed.has('white') || changed.has('black');
    if (isSet) this.clock = clockSetTo({ white, black });
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
  }

  override render(): TemplateResult | typeof nothing {
    const { clock } = this;
    this.#stop?.();
    this.#stop = undefined;
    if (!clock) return nothing;
    const face = clockAt(clock, this.now());
    this.#arm(face);
    const sides: readonly Color[] = [this.left, opposite(this.left)];
    const name = msg('clocks');
    return html`
      ${this.halves ? keyStop(name) : nothing}
      <div class="sides" role="group" aria-label=${name} tabindex=${this.halves ? nothing : '-1'}>
        ${sides.map((color) => {
          const { control } = clock.sides[color];
          return this.halves
            ? this.#half(color, face[color], face.phase, control)
            : this.#side(color, face[color], face.phase, control);
        })}
      </div>
      ${
        this.press === 'none' || this.halves
          ? nothing
          : html`<button type="button" aria-disabled=${this.press === 'now' ? nothing : 'true'} @click=${this.#onPress}>
              ${msg('press-clock')}
            </button>`
      }
    `;
  }

  #arm(face: ClockFace): void {
    const wait = untilNextSecond(face);
    if (wait !== undefined && this.isConnected) this.#stop = this.timers.after(wait, () => this.requestUpdate());
  }

  #side(color: Color, display: Display, phase: ClockFace['phase'], control: TimeControl) {
    const time = digits(display.time);
    return html`<div class="side" data-color=${color} ?data-running=${display.running}>
      <h3>${playerText(color)}</h3>
      ${
        this.timeText
          ? html`<p class="time">
              <span aria-hidden="true">${time}</span><span class="words">${this.timeText(display.time)}</span>
            </p>`
          : html`<p class="time">${time}</p>`
      }
      ${this.#lines(display, phase, control)}
    </div>`;
  }

  /** The button's name does not tick; the time stands in it for the eye, and beside it for the ear. */
  #half(color: Color, display: Display, phase: ClockFace['phase'], control: TimeControl) {
    const time = digits(display.time);
    return html`<div
      class="side"
      data-color=${color}
      ?data-running=${display.running}
      @pointerdown=${this.#onDown}
      @pointerup=${this.#onUp}
      @pointercancel=${this.#onCancel}
    >
      <h3>${playerText(color)}</h3>
      <button
        type="button"
        class="half"
        aria-disabled=${this.pressable.includes(color) ? nothing : 'true'}
        @click=${this.#onClick}
      >
        <span class="time ${lengthOf(time)}" aria-hidden="true">${time}</span>
        <span>${pressText(color)}</span>
      </button>
      <p class="words">${(this.timeText ?? digits)(display.time)}</p>
      ${this.#lines(display, phase, control)}
    </div>`;
  }

  #lines(display: Display, phase: ClockFace['phase'], control: TimeControl) {
    const [delay, period] = [delayText(display, this.timeText ?? digits), periodText(display, control)];
    const earlier = earlierFlagText(display);
    return html`<p class="state">${stateText(display, phase)}</p>
      ${display.flag ? html`<p class="flag">${msg('clock-flag')}</p>` : nothing}
      ${earlier === undefined ? nothing : html`<p class="flag">${earlier}</p>`}
      ${delay === undefined ? nothing : html`<p class="delay">${delay}</p>`}
      ${display.movesToGo === null ? nothing : html`<p class="moves">${movesText(display.movesToGo)}</p>`}
      <p class="counter">${counterText(display.moves)}</p>
      ${period === undefined ? nothing : html`<p class="period">${period}</p>`}`;
  }

  readonly #onPress = (): void => {
    this.pressRunning();
  };

  readonly #onDown = (event: PointerEvent): void => {
    if (event.button === 0) this.#down.set(event.pointerId, sideOf(event));
  };

  /** A press counts when the finger is lifted where it was set down, and is taken back by sliding off (WCAG 2.5.2). */
  readonly #onUp = (event: PointerEvent): void => {
    const side = sideOf(event);
    const begun = this.#down.get(event.pointerId);
    this.#down.delete(event.pointerId);
    if (begun !== side || !(event.currentTarget instanceof Element)) return;
    // A click follows also where the finger slid within the half and back.
    this.#lifted = event.timeStamp;
    // A finger that slid off lifts here too, for the browser keeps it with what it first touched.
    if (isWithin(event, event.currentTarget.getBoundingClientRect())) this.pressSide(side);
  };

  /** The browser took the pointer for something else, such as scrolling or zooming. */
  readonly #onCancel = (event: PointerEvent): void => {
    this.#down.delete(event.pointerId);
  };

  /** Clicks count where no pointer made them: from the keyboard, a screen reader, voice control. */
  readonly #onClick = (event: MouseEvent): void => {
    // A click without a count comes from a key or a screen reader.
    if (event.detail > 0 && event.timeStamp - this.#lifted < SAME) return;
    this.pressSide(sideOf(event));
  };
}

function isWithin({ clientX: x, clientY: y }: PointerEvent, box: DOMRect): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/**
 * Elsewhere on a page a screen reader takes single letters and arrows for itself, and they would neither press nor ask. A toolbar gets
 * them from Orca, and from NVDA when the focus comes to it (`shouldPassThrough` in its `browseMode.py`). Not in an application: Orca takes
 * one for a document of its own, and is silent of the first thing that gets the focus outside. Nothing stands in it, so that all of the
 * clock can still be read beside it.
 */
function keyStop(name: string) {
  return html`<div class="keys" role="toolbar" aria-label=${name} tabindex="0"></div>`;
}

/** The fewer digits there are, the larger they can be: minutes, hours, ten hours. */
function lengthOf(time: string): 'short' | 'middling' | 'long' {
  if (time.length <= '59:59'.length) return 'short';
  return time.length <= '9:59:59'.length ? 'middling' : 'long';
}

/** On whose half something happened. */
function sideOf({ currentTarget }: Event): Color {
  const half = currentTarget instanceof Element ? currentTarget.closest<HTMLElement>('.side') : null;
  return half?.dataset['color'] === 'black' ? 'black' : 'white';
}

declare global {
  interface HTMLElementTagNameMap {
    'chess-clock': ChessClock;
  }
}
