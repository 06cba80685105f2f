import { LitElement, html, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { consume } from '@lit/context';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import { placesOf } from '../../commands/bars.js';
import type { Bar } from '../../commands/command.js';
import { COMMANDS, type CommandId, type CommandTable } from '../../commands/commands.js';
import { NOTHING_TO_DO, type WhenView } from '../../commands/when.js';
import { commandsContext } from '../shared/contexts.js';
import type { Clock } from '../../laws/clock/clock.js';
import { COLORS, opposite, type ByColor, type Color } from '../../laws/squares.js';
import type { Whose } from '../../storage/settings/clock-choice.js';
import '../../../components/chess-clock/chess-clock.js';
import type { ChessClock } from '../../../components/chess-clock/chess-clock.js';
import { controls } from '../../../components/styles/controls.js';
import '../shared/clock-adjust.js';
import { clockTableStyles } from '../shared/clock-table.styles.js';
import { whoseText, buttonsOf, type ClockButton, clockKeyTexts } from './clock-table-texts.js';
import { CommandGivenEvent } from '../shared/events.js';

/** The choice what becomes of unwatched time. */
const UNWATCHED = ['clock-charge-time', 'clock-do-not-charge-time'] as const satisfies CommandId[];

const NOBODY: ByColor<string> = { white: '', black: '' };

/**
 * A clock that stands alone, for a game on real boards: both halves to press, what it can be asked, and what an arbiter does while it is
 * stopped. It decides nothing.
 *
 * @fires command-given {CommandGivenEvent}
 */
@customElement('clock-table')
@localized()
export class ClockTable extends LitElement {
  static override styles = [controls, clockTableStyles];

  @property({ attribute: false }) clock: Clock | undefined;
  @property({ attribute: false }) now: () => number = () => 0;
  @property({ attribute: false }) names: ByColor<string> | undefined;
  /** Who sits at the left half. */
  @property() left: Color = 'white';
  /** On a device of one's own what is asked is for that player. */
  @property() whose: Whose = 'both';
  /** Whether a fallen flag is the players' to claim (US Chess, and where nobody watches). */
  @property({ type: Boolean }) flagClaims = false;
  /** Why what was last wanted was not done. */
  @property() refusal = '';
  /** Whose clock ran while no window watched, where it is open whether that is charged. */
  @property() away: Color | undefined;
  @consume({ context: commandsContext, subscribe: true })
  @property({ attribute: false })
  commands: CommandTable = COMMANDS;

  @property({ attribute: false }) timeText: ((milliseconds: number) => string) | undefined;

  @query('chess-clock') private readonly chessClock!: ChessClock | null;
  @query('#arbiter') private readonly arbiter!: HTMLDetailsElement | null;
  @query('#keys') private readonly keys!: HTMLDetailsElement | null;

  /** Whether the focus is on the choice what becomes of unwatched time, which goes when it is made. */
  #chooses = false;

  override willUpdate(): void {
    const focused = this.shadowRoot?.activeElement as HTMLElement | null | undefined;
    this.#chooses = UNWATCHED.some((id) => id === focused?.dataset['command']);
  }

  override updated(): void {
    if (this.#chooses && !this.away) this.focus();
  }

  override focus(options?: FocusOptions): void {
    this.chessClock?.focus(options);
  }

  /** Unfolds what an arbiter does, or the list of keys, and puts the focus there. */
  unfold(which: 'arbiter' | 'keys'): void {
    const details = which === 'arbiter' ? this.arbiter : this.keys;
    if (!details) return;
    details.open = true;
    details.querySelector('summary')?.focus();
  }

  override render() {
    const { clock } = this;
    if (!clock) return nothing;
    const { phase } = clock.now;
    return html`
      <section aria-labelledby="clock">
        <h2 id="clock">${msg('clock-alone-heading')}</h2>
        ${this.#namesLine()}
        <chess-clock
          halves
          .clock=${clock}
          .now=${this.now}
          .left=${this.left}
          .pressable=${pressableOn(clock)}
          .timeText=${this.timeText}
        ></chess-clock>
        <p class="refusal">${this.refusal}</p>
        ${this.#bar('clock acts')}
        <details id="arbiter" ?open=${phase === 'paused'}>
          <summary>${msg('clock-arbiter')}</summary>
          ${
            phase === 'paused'
              ? html`${this.#bar('clock rulings')} <clock-adjust .clock=${clock}></clock-adjust>`
              : html`<p>${msg('clock-stop-first')}</p>`
          }
        </details>
      </section>
      <section aria-labelledby="ask">
        <h2 id="ask">${msg('clock-ask')}</h2>
        ${this.#bar('clock questions')}
        <details id="keys">
          <summary>${msg('clock-keys')}</summary>
          <dl>
            ${clockKeyTexts(this.#nameOf(this.left), this.#nameOf(opposite(this.left)), this.commands).map(
              ({ keys, text }) => html`<dt>${keys}</dt><dd>${text}</dd>`,
            )}
          </dl>
          <p> ${msg('clock-keys-about')} </p>
        </details>
      </section>
      ${this.#bar('clock page')}
    `;
  }

  #namesLine() {
    const named = COLORS.flatMap((color) => {
      const name = (this.names ?? NOBODY)[color];
      return name === '' ? [] : [`${whoseText(color)}: ${name}`];
    });
    return named.length === 0 ? nothing : html`<p class="names">${named.join(' · ')}</p>`;
  }

  #nameOf(color: Color): string {
    const { [color]: name } = this.names ?? NOBODY;
    if (name !== '') return name;
    return whoseText(color);
  }

  get #shown(): WhenView {
    const { away, flagClaims, clock } = this;
    const phase = clock?.now.phase ?? 'none';
    const stands = phase === 'stopped' ? 'none' : phase;
    return { ...NOTHING_TO_DO, playing: true, clock: stands, flagClaims, ...(away && { away }) };
  }

  #bar(bar: Bar) {
    const { clock, whose, away } = this;
    if (!clock) return nothing;
    return html`<div class="row">
      ${placesOf(bar, this.#shown, this.commands).map(({ shown }) =>
        shown ? buttonsOf(shown.id, { clock, whose, away }).map((button) => this.#button(shown.id, button)) : nothing,
      )}
    </div>`;
  }

  #button(id: CommandId, { text, color }: ClockButton) {
    const onClick = (): void => {
      this.dispatchEvent(new CommandGivenEvent(id, false, color && { color }));
    };
    return html`<button type="button" data-command=${id} @click=${onClick}>${text}</button>`;
  }
}

/** Before the game Black starts White's clock (Art. 6.6); then whoever is on move presses his own. */
function pressableOn({ now }: Clock): readonly Color[] {
  switch (now.phase) {
    case 'waiting':
      return ['black'];
    case 'running':
      return [now.side];
    case 'paused':
    case 'stopped':
      return [];
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'clock-table': ClockTable;
  }
}
