import { LitElement, html, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { localized, msg } from '@lit/localize';
import { consume } from '@lit/context';
import { COMMANDS, type CommandTable } from '../../../commands/commands.js';
import { commandsContext } from '../../shared/contexts.js';
import type { Clock } from '../../../laws/clock/clock.js';
import { COLORS, opposite, type ByColor, type Color } from '../../../laws/squares.js';
import type { Whose } from '../../../storage/settings/clock-choice.js';
import '../../../../components/chess-clock/chess-clock.js';
import type { ChessClock } from '../../../../components/chess-clock/chess-clock.js';
import { chargeText } from '../../shared/charge-text.js';
import { controls } from '../../../../components/styles/controls.js';
import '../../shared/clock-adjust.js';
import { clockTableStyles } from '../../shared/clock-table.styles.js';
import { whoseText } from './whose-text.js';
import { askedBy, questionsFor } from './clock-questions.js';
import { ClockWishEvent, type ClockWish } from '../../shared/clock-events.js';
import { clockKeyTexts } from './key-texts.js';

const NOBODY: ByColor<string> = { white: '', black: '' };

/**
 * A clock that stands alone, for a game on real boards: both halves to press, what it can be asked, and what an arbiter does while it is
 * stopped. It decides nothing.
 *
 * @fires clock-wish {ClockWishEvent}
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
    const wish = (this.shadowRoot?.activeElement as HTMLElement | null | undefined)?.dataset['wish'];
    this.#chooses = wish?.includes('charge time') ?? false;
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
        <h2 id="clock">${msg('Clock', { id: 'clock-alone-heading' })}</h2>
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
        <div class="row">
          ${phase === 'waiting' ? this.#button({ do: 'press', side: 'black' }, msg('Start White’s clock', { id: 'clock-start' })) : nothing}
          ${this.away ? [true, false].map((charged) => this.#button({ do: 'charge time', charged }, chargeText(this.away ?? 'white', charged))) : nothing}
          ${phase === 'running' ? this.#button({ do: 'stop' }, msg('Stop the clocks', { id: 'stop-clocks' })) : nothing}
          ${phase === 'paused' ? this.#button({ do: 'restart' }, msg('Start the clocks again', { id: 'start-clocks-again' })) : nothing}
          ${
            this.flagClaims
              ? COLORS.map((color) => this.#button({ do: 'claim flag', of: color }, claimText(color)))
              : nothing
          }
        </div>
        <details id="arbiter" ?open=${phase === 'paused'}>
          <summary>${msg('Set or rule, while both are stopped', { id: 'clock-arbiter' })}</summary>
          ${
            phase === 'paused'
              ? html`<clock-adjust .clock=${clock}></clock-adjust>`
              : html`<p>${msg('Stop the clocks first.', { id: 'clock-stop-first' })}</p>`
          }
        </details>
      </section>
      <section aria-labelledby="ask">
        <h2 id="ask">${msg('Ask the clock', { id: 'clock-ask' })}</h2>
        <div class="row">
          ${questionsFor(this.whose).map(
            ({ question, text }) =>
              html`<button type="button" data-ask=${JSON.stringify(question)} @click=${this.#onAsk}>${text}</button>`,
          )}
        </div>
        <details id="keys">
          <summary>${msg('Keys of the clock', { id: 'clock-keys' })}</summary>
          <dl>
            ${clockKeyTexts(this.#nameOf(this.left), this.#nameOf(opposite(this.left)), this.commands).map(
              ({ keys, text }) => html`<dt>${keys}</dt><dd>${text}</dd>`,
            )}
          </dl>
          <p>
            ${msg(
              'They count wherever the focus is, save in fields and on buttons. Single letters can be switched off in the settings. The screen stays on while the clock runs, where the browser can keep it on.',
              { id: 'clock-keys-about' },
            )}
          </p>
        </details>
      </section>
      <div class="row">
        ${this.#button({ do: 'anew' }, msg('Set a clock …', { id: 'clock-alone' }))}
        ${this.#button({ do: 'leave' }, msg('New game', { id: 'new-game' }))}
      </div>
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

  #button(wish: ClockWish, text: string) {
    return html`<button type="button" data-wish=${JSON.stringify(wish)} @click=${this.#onWish}>${text}</button>`;
  }

  readonly #onWish = (event: Event): void => {
    const wish = (event.currentTarget as HTMLElement).dataset['wish'];
    if (wish !== undefined) this.dispatchEvent(new ClockWishEvent(JSON.parse(wish) as ClockWish));
  };

  readonly #onAsk = (event: Event): void => {
    const question = askedBy((event.currentTarget as HTMLElement).dataset['ask'], this.whose);
    if (question) this.dispatchEvent(new ClockWishEvent({ do: 'ask', question }));
  };
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

function claimText(color: Color): string {
  return color === 'white'
    ? msg('Claim White’s flag', { id: 'claim-white-flag' })
    : msg('Claim Black’s flag', { id: 'claim-black-flag' });
}

declare global {
  interface HTMLElementTagNameMap {
    'clock-table': ClockTable;
  }
}
