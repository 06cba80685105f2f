import { LitElement, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './late-texts.js';
import { settle, type Clock, type ClockSetting } from '../../laws/clock/clock.js';
import { COLORS, type ByColor, type Color } from '../../laws/squares.js';
import { playerText, secondsOf } from '../../../components/chess-clock/clock-texts.js';
import { controls } from '../../../components/styles/controls.js';
import { clockTableStyles } from './clock-table.styles.js';

/** Times and counters are to be set, only those that were changed. */
export class ClockSetEvent extends Event {
  static readonly type = 'clock-set';
  readonly settings: Partial<ByColor<ClockSetting>>;
  constructor(settings: Partial<ByColor<ClockSetting>>) {
    super(ClockSetEvent.type, { bubbles: true, composed: true });
    this.settings = settings;
  }
}

const PARTS = ['hours', 'minutes', 'seconds', 'moves'] as const;
type Part = (typeof PARTS)[number];
type Entered = Readonly<Record<Part, number>>;

/** The most that a field takes. */
const MOST: Entered = { hours: 99, minutes: 59, seconds: 59, moves: 999 };

/**
 * Sets times and counters while both clocks are stopped (Art. 6.10.2, 6.11). What is not changed in a field stays as it is, to the millisecond.
 *
 * @fires clock-set {ClockSetEvent}
 */
@customElement('clock-adjust')
@localized()
export class ClockAdjust extends LitElement {
  static override styles = [controls, clockTableStyles];

  /** Both are stopped. */
  @property({ attribute: false }) clock: Clock | undefined;

  /** Only the times and counters, which `take` gives: for a form of which they are a part. */
  @property({ type: Boolean, attribute: 'displays-only' }) displaysOnly = false;

  /** Fields in which something stands that no clock can show. */
  @state() private wrong: ReadonlySet<string> = new Set();

  override render() {
    const { clock } = this;
    if (this.displaysOnly && clock && clock.now.phase !== 'running')
      return COLORS.map((color) => this.#side(color, shownOf(clock, color)));
    if (clock?.now.phase !== 'paused' || this.displaysOnly) return nothing;
    return html`<form novalidate @submit=${this.#onSubmit}>
      ${COLORS.map((color) => this.#side(color, shownOf(clock, color)))}
      <button type="submit">${msg('clock-set-displays')}</button>
    </form>`;
  }

  #side(color: Color, shown: Entered) {
    return html`<fieldset>
      <legend>${playerText(color)}</legend>
      <div class="row">
        ${PARTS.map((part) => {
          const id = `${color}-${part}`;
          const wrong = this.wrong.has(id);
          return html`<p class="field">
            <label for=${id}>${partText(part)}</label>
            <input
              type="text"
              inputmode="numeric"
              autocomplete="off"
              id=${id}
              .value=${String(shown[part])}
              aria-invalid=${wrong ? 'true' : nothing}
              aria-describedby=${wrong ? `${id}-error` : nothing}
            />
            ${wrong ? html`<span class="error" id="${id}-error">${wrongText(part)}</span>` : nothing}
          </p>`;
        })}
      </div>
    </fieldset>`;
  }

  /** What is to be set, nothing where nothing was changed; `undefined` where something is wrong: then it is told, and has the focus. */
  take(): Partial<ByColor<ClockSetting>> | undefined {
    const { clock } = this;
    if (!clock) return undefined;
    const wrong = new Set<string>();
    const settings: Partial<Record<Color, ClockSetting>> = {};
    for (const color of COLORS) {
      const shown = shownOf(clock, color);
      const entered = this.#entered(color, wrong);
      const { moves } = entered;
      const time = millisecondsOf(entered);
      const setting: ClockSetting = {
        ...(time !== millisecondsOf(shown) && { time }),
        ...(moves !== shown.moves && { moves }),
      };
      if (Object.keys(setting).length > 0) settings[color] = setting;
    }
    this.wrong = wrong;
    const [first] = wrong;
    if (first === undefined) return settings;
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLInputElement>(`#${first}`)?.focus());
    return undefined;
  }

  readonly #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const settings = this.take();
    if (settings && Object.keys(settings).length > 0) this.dispatchEvent(new ClockSetEvent(settings));
  };

  #entered(color: Color, wrong: Set<string>): Entered {
    const valueOf = (part: Part): number => {
      const id = `${color}-${part}`;
      const text = this.renderRoot.querySelector<HTMLInputElement>(`#${id}`)?.value.trim() ?? '';
      const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
      if (value <= MOST[part]) return value;
      wrong.add(id);
      return 0;
    };
    return {
      hours: valueOf('hours'),
      minutes: valueOf('minutes'),
      seconds: valueOf('seconds'),
      moves: valueOf('moves'),
    };
  }
}

/** What a display shows: whole seconds, one that has begun as a whole one. */
function shownOf(clock: Clock, color: Color): Entered {
  const { sides } = settle(clock, 0);
  const { remaining, moves } = sides[color];
  const seconds = secondsOf(remaining);
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60, moves };
}

function millisecondsOf({ hours, minutes, seconds }: Entered): number {
  return 1000 * (60 * (60 * hours + minutes) + seconds);
}

function partText(part: Part): string {
  switch (part) {
    case 'hours':
      return msg('clock-hours');
    case 'minutes':
      return msg('minutes');
    case 'seconds':
      return msg('clock-seconds');
    case 'moves':
      return msg('clock-moves-made');
  }
}

function wrongText(part: Part): string {
  switch (part) {
    case 'hours':
      return msg('clock-hours-wrong');
    case 'minutes':
      return msg('clock-minutes-wrong');
    case 'seconds':
      return msg('clock-seconds-wrong');
    case 'moves':
      return msg('clock-moves-wrong');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'clock-adjust': ClockAdjust;
  }
  interface HTMLElementEventMap {
    'clock-set': ClockSetEvent;
  }
}
