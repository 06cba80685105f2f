import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localized } from '../../../../components/texts.js';
import { msg } from '../texts.js';
import { EscapeKey } from '../../../../components/dom/escape-key.js';
import { lingering } from '../../../../components/dom/lingering.js';
import { controls } from '../../../../components/styles/controls.js';
import { adjournmentStyles } from './adjournment.styles.js';
import './envelope-form.js';
import type { EnvelopeForm } from './envelope-form.js';
import { AdjournmentWishEvent, type AdjournmentWish } from './events.js';
import './resume-form.js';
import type { ResumeForm } from './resume-form.js';
import './seal-writing.js';
import type { SealWriting } from './seal-writing.js';
import type { AdjournmentStage } from './adjournment-stage.js';
import type { Color } from '../../../laws/squares.js';

/**
 * Adjourning at a table (Guidelines I), a step at a time: the game is adjourned, the move written, the envelope labelled and closed, the
 * clock stopped; then the game is resumed. Where a step is done the focus goes to the heading of the next.
 *
 * @fires adjournment-wish {AdjournmentWishEvent}
 */
@customElement('adjournment-table')
@localized()
export class AdjournmentTable extends LitElement {
  static override styles = [controls, adjournmentStyles];

  @property({ attribute: false }) stage: AdjournmentStage | undefined;
  /** The question whether to adjourn, in words. */
  @property() question = '';
  /** What asks the opponent at the same device to turn away. */
  @property() turnAway = '';
  /** What is to be done by the resumption, in words. */
  @property() readBack = '';

  @state() private asking = false;

  @query('seal-writing') readonly writing!: SealWriting | null;
  @query('envelope-form') readonly envelope!: EnvelopeForm | null;
  @query('resume-form') readonly resuming!: ResumeForm | null;
  @query('#no') private readonly noButton!: HTMLButtonElement | null;
  @query('#adjourn') private readonly adjournButton!: HTMLButtonElement | null;

  #hadFocus = false;

  constructor() {
    super();
    new EscapeKey(this, { rank: 'question', leave: () => this.#leave() });
  }

  override focus(options?: FocusOptions): void {
    const details = this.renderRoot.querySelector('details');
    // Whoever is led here wants what is folded away.
    if (details) details.open = true;
    this.renderRoot.querySelector<HTMLElement>(details ? 'details button' : 'h2')?.focus(options);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('stage');
    const isAnother = before !== undefined && before.is !== this.stage?.is;
    this.#hadFocus = isAnother && this.matches(':focus-within');
    if (isAnother) this.asking = false;
  }

  /** What had the focus goes with its step. */
  override updated(): void {
    if (this.#hadFocus) this.focus();
    this.#hadFocus = false;
  }

  override render() {
    const { stage } = this;
    if (!stage) return nothing;
    const folded = this.#isFolded;
    return html`${lingering(
      folded
        ? html`<details>
            <summary>${headingText(stage)}</summary>
            ${this.#steps(stage)}
          </details>`
        : nothing,
    )}${lingering(
      folded
        ? nothing
        : html`<section aria-labelledby="heading">
            <h2 id="heading" tabindex="-1">${headingText(stage)}</h2>
            ${this.#steps(stage)}
          </section>`,
    )}`;
  }

  /** What may be done and need not be. */
  get #isFolded(): boolean {
    const { stage } = this;
    return stage?.is === 'playing' || (stage?.is === 'writing' && stage.reply);
  }

  #steps(stage: AdjournmentStage): TemplateResult {
    const of = (is: AdjournmentStage['is'], content: unknown): unknown =>
      lingering(stage.is === is ? content : nothing);
    return html`${stage.is === 'playing' ? this.#adjourning() : nothing}
    ${stage.is === 'waiting' ? html`<p>${waitingText(stage.sealer, stage.written)}</p>` : nothing}
    ${of('writing', html`<seal-writing .turnAway=${this.turnAway} @adjournment-wish=${this.#onWish}></seal-writing>`)}
    ${of(
      'labelling',
      stage.is === 'labelling'
        ? html`<envelope-form .given=${stage.given} @adjournment-wish=${this.#onWish}></envelope-form>`
        : nothing,
    )}
    ${'lines' in stage ? this.#lines(stage.lines) : nothing}
    ${of('closed', stage.is === 'closed' ? this.#closed(stage.hasClock) : nothing)}
    ${of(
      'sealed',
      stage.is === 'sealed' && stage.mayResume
        ? html`<resume-form
            .sealer=${stage.sealer}
            .lock=${stage.lock}
            .question=${this.readBack}
            @adjournment-wish=${this.#onWish}
          ></resume-form>`
        : nothing,
    )}`;
  }

  #adjourning(): TemplateResult {
    return html`<p>
        <button type="button" id="adjourn" @click=${this.#onAsk}> ${msg('adjourn-ask')} </button>
      </p>
      ${lingering(
        this.asking
          ? html`<div role="group" aria-labelledby="question">
              <p id="question">${this.question}</p>
              <div class="row">
                <button id="no" type="button" class="main" @click=${this.#onNo}> ${msg('adjourn-no')} </button>
                <button type="button" @click=${this.#onYes}> ${msg('adjourn-yes')} </button>
              </div>
            </div>`
          : nothing,
      )}`;
  }

  #lines(lines: readonly string[]): unknown {
    if (lines.length === 0) return nothing;
    return html`<h3 id="on-it">${msg('envelope-lines')}</h3>
      <ul class="lines" aria-labelledby="on-it">
        ${lines.map((line) => html`<li>${line}</li>`)}
      </ul>
      <p>
        <button type="button" @click=${this.#onRead}>${msg('envelope-read')}</button>
      </p>`;
  }

  #closed(hasClock: boolean): TemplateResult {
    return html`<div class="row">
      <button type="button" class="main" @click=${this.#onStop}>
        ${hasClock ? msg('seal-stop') : msg('seal-hand-over')}
      </button>
      <button type="button" @click=${this.#onAnew}> ${msg('seal-open-again')} </button>
    </div>`;
  }

  #wish(wish: AdjournmentWish): void {
    this.dispatchEvent(new AdjournmentWishEvent(wish));
  }

  readonly #onWish = ({ wish }: AdjournmentWishEvent): void => this.#wish(wish);

  readonly #onAsk = async (): Promise<void> => {
    this.#wish({ do: 'ask to adjourn' });
    this.asking = true;
    await this.updateComplete;
    this.noButton?.focus();
  };

  /** The question stays until it is done: if the act could not be kept, it can be answered again. */
  readonly #onYes = (): void => {
    if (this.asking) this.#wish({ do: 'adjourn' });
  };

  readonly #onNo = (): void => {
    this.adjournButton?.focus();
    this.asking = false;
  };

  /** By Escape, wherever the focus is: from elsewhere it stays there. */
  #leave(): boolean {
    if (!this.asking) return false;
    if (this.renderRoot.querySelector('[role="group"]:focus-within')) this.#onNo();
    else this.asking = false;
    return true;
  }

  readonly #onRead = (): void => this.#wish({ do: 'read the envelope' });
  readonly #onStop = (): void => this.#wish({ do: 'stop the clock' });
  readonly #onAnew = (): void => this.#wish({ do: 'write anew' });
}

function headingText(stage: AdjournmentStage): string {
  switch (stage.is) {
    case 'playing':
      return msg('adjournment');
    case 'writing':
      return stage.reply ? msg('adjournment-reply') : msg('adjournment-write');
    case 'labelling':
      return msg('adjournment-envelope');
    case 'closed':
      return msg('adjournment-stop');
    case 'waiting':
      return msg('adjournment-waiting');
    case 'sealed':
      return msg('adjournment-sealed');
  }
}

/** What is so, where somebody else acts. */
function waitingText(sealer: Color, written: boolean): string {
  if (written) {
    return sealer === 'white' ? msg('adjournment-white-written') : msg('adjournment-black-written');
  }
  return sealer === 'white' ? msg('adjournment-white-writes') : msg('adjournment-black-writes');
}

declare global {
  interface HTMLElementTagNameMap {
    'adjournment-table': AdjournmentTable;
  }
}
