import { LitElement, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized, msg, str } from '@lit/localize';
import { clockAt, type Clock, type ClockFace, type Display } from '../../src/laws/clock.js';
import { COLORS, type Color } from '../../src/laws/squares.js';
import { pageTimers, type Timers } from '../../src/play/time.js';
import { GameWishEvent } from '../events.js';
import { controls } from '../styles/controls.js';
import { chessClockStyles } from './chess-clock.styles.js';
import { digits, untilNextSecond } from './shown-time.js';

/**
 * Both times, for the eye and to be read on demand: what ticks is never in a live region. It is drawn anew once a second, and only
 * while a clock runs. It decides nothing: whether a flag has fallen is judged elsewhere.
 *
 * @fires game-wish {GameWishEvent} "press clock", when the button is pressed
 */
@customElement('chess-clock')
@localized()
export class ChessClock extends LitElement {
  static override styles = [controls, chessClockStyles];

  /** The clock as it was last settled. */
  @property({ attribute: false }) clock: Clock | undefined;

  /** The time by the clock that stamps the acts, in milliseconds. */
  @property({ attribute: false }) now: () => number = () => 0;

  /** Whether the clock is pressed by hand, and may be pressed by whoever sits here now. */
  @property() press: 'none' | 'now' | 'not now' = 'none';

  /** A time in words ("5 minutes 3 seconds"), for those who hear it; without it they hear the digits. Milliseconds. */
  @property({ attribute: false }) timeText: ((milliseconds: number) => string) | undefined;

  @property({ attribute: false }) timers: Timers = pageTimers;

  #stop: (() => void) | undefined;

  /** Puts the focus on the times, so that they can be read from there. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('.sides')?.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  override render() {
    const { clock } = this;
    this.#stop?.();
    this.#stop = undefined;
    if (!clock) return nothing;
    const face = clockAt(clock, this.now());
    this.#arm(face);
    return html`
      <div class="sides" role="group" aria-label=${msg('Clocks', { id: 'clocks' })} tabindex="-1">
        ${COLORS.map((color) => this.#side(color, face[color], face.phase))}
      </div>
      ${
        this.press === 'none'
          ? nothing
          : html`<button type="button" aria-disabled=${this.press === 'now' ? nothing : 'true'} @click=${this.#onPress}>
              ${msg('Press clock', { id: 'press-clock' })}
            </button>`
      }
    `;
  }

  #arm(face: ClockFace): void {
    const wait = untilNextSecond(face);
    if (wait !== undefined && this.isConnected) this.#stop = this.timers.after(wait, () => this.requestUpdate());
  }

  #side(color: Color, display: Display, phase: ClockFace['phase']) {
    const name = color === 'white' ? msg('White', { id: 'white' }) : msg('Black', { id: 'black' });
    const time = digits(display.time);
    return html`<div class="side" data-color=${color} ?data-running=${display.running}>
      <h3>${name}</h3>
      ${
        this.timeText
          ? html`<p class="time">
              <span aria-hidden="true">${time}</span><span class="words">${this.timeText(display.time)}</span>
            </p>`
          : html`<p class="time">${time}</p>`
      }
      <p class="state">${stateText(display, phase)}</p>
      ${display.flag ? html`<p class="flag">${msg('The flag has fallen.', { id: 'clock-flag' })}</p>` : nothing}
      ${display.movesToGo === null ? nothing : html`<p class="moves">${movesText(display.movesToGo)}</p>`}
    </div>`;
  }

  readonly #onPress = (): void => {
    this.dispatchEvent(new GameWishEvent('press clock'));
  };
}

/** Never by look alone which clock runs. */
function stateText({ running }: Display, phase: ClockFace['phase']): string {
  if (running) return msg('Running', { id: 'clock-running' });
  switch (phase) {
    case 'waiting':
      return msg('Not started', { id: 'clock-waiting' });
    case 'paused':
      return msg('Stopped', { id: 'clock-stopped' });
    case 'running':
    case 'stopped':
      return msg('Not running', { id: 'clock-not-running' });
  }
}

function movesText(moves: number): string {
  return moves === 1
    ? msg('1 move to the time control', { id: 'clock-one-move' })
    : msg(str`${moves} moves to the time control`, { id: 'clock-moves' });
}

declare global {
  interface HTMLElementTagNameMap {
    'chess-clock': ChessClock;
  }
}
