import { LitElement, html, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { localized, msg } from '@lit/localize';
import type { AssistantDuty } from '../../src/laws/editions/blind-rules.js';
import type { CalledMove } from '../../src/laws/facts/table.js';
import type { Color } from '../../src/laws/squares.js';
import { commandIn, isCharacterKey } from '../../src/play/keys.js';
import { DEEDS, type Assisting, type Deed, type DeedName } from '../../src/questions/assisting.js';
import { CommandGivenEvent } from '../events.js';
import { controls } from '../styles/controls.js';
import { TableActEvent } from '../table/events.js';
import './assistant-entry.js';
import type { AssistantEntry } from './assistant-entry.js';
import { ASSISTANT_KEYS, keyFor, type AssistantCommand } from './assistant-keys.js';
import { assistantPageStyles } from './assistant-page.styles.js';
import {
  askedText,
  clockText,
  deedText,
  dutiesText,
  headingText,
  idleText,
  lastCallText,
  nothingText,
  sectionText,
  type SectionDuty,
} from './assistant-texts.js';
import { AssistantWishEvent, type AssistantWish, type LineUse } from './events.js';

/** A move as it is called, and the language of that (BCP 47). */
export interface CallSegment {
  readonly text: string;
  readonly lang: string;
}

/** Sooner than this nobody has read what a button now says, in milliseconds: such a press was meant for what it said before. */
export const UNREAD_FOR = 300;

/**
 * The page of an assistant, duty by duty, with only the duties that were given (App. D.2.10, D.2.11; Art. 4.9, 6.2.6, 8.1.6). What is most
 * likely to be done next stands first, always at the same place and in sight without scrolling on a telephone; below it each duty has its
 * buttons at theirs, and after all what the duties are. A button that has nothing to do keeps its place, and the focus.
 *
 * @fires table-act {TableActEvent} when something is done
 * @fires assistant-line {AssistantLineEvent} when a move was typed
 * @fires assistant-wish {AssistantWishEvent} when the scoresheet or the adjournment is wanted
 * @fires command-given {CommandGivenEvent} when a key says something that is the page's
 */
@customElement('assistant-page')
@localized()
export class AssistantPage extends LitElement {
  static override styles = [controls, assistantPageStyles];

  @property({ attribute: false }) assisting: Assisting | undefined;
  @property({ attribute: false }) callText: (move: CalledMove, of: Color) => CallSegment = ({ from, to }) => ({
    text: `${from}${to}`,
    lang: 'en',
  });
  /** Why what was last pressed was not done, in the user's words. */
  @property() refusal = '';
  /** The same of the line in the field. */
  @property() lineRefusal = '';
  /** Whether letters are keys here. */
  @property({ type: Boolean }) keysEnabled = false;

  @query('#next') private readonly nextButton!: HTMLButtonElement | null;
  @query('assistant-entry') readonly entry!: AssistantEntry | null;

  /** What stands first, and since when, by the clock of the events. */
  #shown = { next: '', since: -UNREAD_FOR };

  constructor() {
    super();
    this.addEventListener('keydown', (event) => this.onKey(event));
  }

  override focus(options?: FocusOptions): void {
    this.nextButton?.focus(options);
  }

  /** Does what stands first; tells whether there is anything. */
  doNext(): boolean {
    const next = this.assisting?.next;
    if (next) this.dispatchEvent(new TableActEvent(next.act));
    return next !== undefined;
  }

  /** A key that was pressed while this page has the focus. */
  onKey(event: KeyboardEvent): void {
    // A key that is held presses a button again and again, and each time it would say something else.
    if (event.repeat && event.key === 'Enter' && !isInField(event)) event.preventDefault();
    if (event.defaultPrevented || event.isComposing || event.repeat || event.getModifierState('AltGraph')) return;
    if (!this.assisting || isInField(event) || (isCharacterKey(event) && !this.keysEnabled)) return;
    const command = commandIn(event, ASSISTANT_KEYS);
    if (!command || !this.#has(command)) return;
    event.preventDefault();
    this.#obey(command, event);
  }

  override updated(): void {
    const next = JSON.stringify(this.assisting?.next?.act ?? null);
    if (next !== this.#shown.next)
      this.#shown = { next, since: this.#shown.next === '' ? -UNREAD_FOR : performance.now() };
  }

  override render() {
    const { assisting } = this;
    if (!assisting) return nothing;
    const { side, duties, asked, clock } = assisting;
    const [about] = asked;
    const given = duties.map(({ duty }) => duty);
    return html`
      <section aria-labelledby="who">
        <h2 id="who">${headingText(side)}</h2>
        ${given.includes('tell') ? html`<div class="asking">${about ? html`<p class="asked">${askedText(side, about)}</p>` : nothing}</div>` : nothing}
        ${this.#next(assisting.next)} ${this.refusal ? html`<p class="refusal">${this.refusal}</p>` : nothing}
        ${this.#lastCall(assisting)}
      </section>
      ${SECTIONS.filter((duty) => given.includes(duty)).map((duty) => this.#section(duty, assisting))}
      ${this.#entry(assisting, given)}
      ${AFTER.filter((duty) => given.includes(duty)).map((duty) => this.#section(duty, assisting))}
      <section aria-labelledby="duties">
        <h3 id="duties">${msg('Your duties', { id: 'assisting-duties-heading' })}</h3>
        <p>${dutiesText(assisting)}</p>
        ${clock ? html`<p>${clockText(side, clock)}</p>` : nothing}
      </section>
    `;
  }

  #next(next: Deed | undefined) {
    const key = this.#key({ do: 'next' });
    return html`<button
      id="next"
      type="button"
      class="main next"
      aria-disabled=${next ? nothing : 'true'}
      aria-keyshortcuts=${key ?? nothing}
      @click=${this.#onNext}
      >${next ? html`${msg('Next:', { id: 'assisting-next' })} ${this.#label(next)}` : nothingText()}${this.#shownKey(key)}</button
    >`;
  }

  #section(duty: SectionDuty, assisting: Assisting) {
    const id = `section-${duty}`;
    return html`<section aria-labelledby=${id}>
      <h3 id=${id}>${sectionText(duty)}</h3>
      ${duty === 'score' ? this.#wish('score', msg('Go to the scoresheet', { id: 'assisting-score' })) : nothing}
      ${duty === 'adjourn' ? this.#wish('adjournment', msg('Adjournment …', { id: 'assisting-adjournment' })) : nothing}
      ${
        duty === 'execute' && assisting.boards === 'one'
          ? html`<p>${msg('Both players use one board.', { id: 'assisting-one-board' })}</p>`
          : DEEDS[duty].map((name) => this.#deed(name, assisting))
      }
    </section>`;
  }

  #deed(name: DeedName, { deeds }: Assisting) {
    const deed = deeds.find((one) => one.do === name);
    const key = this.#key({ do: 'deed', deed: name });
    return html`<button
      type="button"
      data-deed=${name}
      aria-disabled=${deed ? nothing : 'true'}
      aria-keyshortcuts=${key ?? nothing}
      @click=${this.#onDeed}
      >${deed ? this.#label(deed) : html`${idleText(name)} ${nothingText()}`}${this.#shownKey(key)}</button
    >`;
  }

  #wish(wish: AssistantWish['do'], text: string) {
    const key = this.#key({ do: 'wish', wish });
    return html`<button type="button" data-wish=${wish} aria-keyshortcuts=${key ?? nothing} @click=${this.#onWish}
      >${text}${this.#shownKey(key)}</button
    >`;
  }

  #label(deed: Deed) {
    if (!('move' in deed)) return deedText(deed);
    return html`${deedText(deed)} ${this.#call(deed.move, deed.of)}`;
  }

  #call(move: CalledMove, of: Color) {
    const { text, lang } = this.callText(move, of);
    return html`<span class="call" lang=${lang}>${text}</span>`;
  }

  #lastCall({ lastCall }: Assisting) {
    if (!lastCall) return nothing;
    return html`<p class="last">${lastCallText(lastCall.of)} ${this.#call(lastCall.move, lastCall.of)}</p>`;
  }

  #entry({ side, whose, boards }: Assisting, given: readonly AssistantDuty[]) {
    const uses = USES.filter(({ use, duty }) => given.includes(duty) && (use !== 'execute' || boards === 'two')).map(
      ({ use }) => use,
    );
    if (uses.length === 0) return nothing;
    return html`<section aria-labelledby="entry">
      <h3 id="entry">${msg('Enter a move', { id: 'assisting-entry' })}</h3>
      <assistant-entry
        .side=${side}
        .uses=${uses}
        .whose=${whose}
        .refusal=${this.lineRefusal}
        .shortcut=${this.#key({ do: 'entry' }) ?? ''}
      ></assistant-entry>
    </section>`;
  }

  #key(command: AssistantCommand): string | undefined {
    return this.keysEnabled ? keyFor(command) : undefined;
  }

  #shownKey(key: string | undefined) {
    return key === undefined ? nothing : html` <kbd>${key}</kbd>`;
  }

  /** Whether the duty was given to which the command belongs. */
  #has(command: AssistantCommand): boolean {
    switch (command.do) {
      case 'next':
      case 'page':
        return true;
      case 'entry':
        return this.entry !== null;
      case 'deed':
        return this.#find('deed', command.deed) !== null;
      case 'wish':
        return this.#find('wish', command.wish) !== null;
    }
  }

  #obey(command: AssistantCommand, event: Event): void {
    switch (command.do) {
      case 'next':
        if (!this.assisting?.next) this.nextButton?.focus();
        else if (this.#isRead(event)) this.doNext();
        return;
      case 'deed':
        // Where there is nothing to do, that is heard from the button.
        if (!this.#do(command.deed)) this.#find('deed', command.deed)?.focus();
        return;
      case 'wish':
        this.dispatchEvent(new AssistantWishEvent({ do: command.wish }));
        return;
      case 'entry':
        this.entry?.focus();
        return;
      case 'page':
        this.dispatchEvent(new CommandGivenEvent(command.command));
        return;
    }
  }

  #do(name: string | undefined): boolean {
    const deed = this.assisting?.deeds.find((one) => one.do === name);
    if (deed) this.dispatchEvent(new TableActEvent(deed.act));
    return deed !== undefined;
  }

  #isRead(event: Event): boolean {
    return event.timeStamp - this.#shown.since >= UNREAD_FOR;
  }

  #find(kind: 'deed' | 'wish', name: string): HTMLButtonElement | null {
    return this.renderRoot.querySelector<HTMLButtonElement>(`button[data-${kind}="${name}"]`);
  }

  readonly #onNext = (event: Event): void => {
    if (this.#isRead(event)) this.doNext();
  };

  readonly #onDeed = (event: Event): void => {
    if (event.currentTarget instanceof HTMLElement) this.#do(event.currentTarget.dataset['deed']);
  };

  readonly #onWish = (event: Event): void => {
    if (!(event.currentTarget instanceof HTMLElement)) return;
    const wish = event.currentTarget.dataset['wish'];
    if (wish === 'score' || wish === 'adjournment') this.dispatchEvent(new AssistantWishEvent({ do: wish }));
  };
}

/** What has buttons of its own, the most used first; the entry comes between. */
const SECTIONS: readonly SectionDuty[] = ['announce', 'clock', 'execute', 'tell'];
const AFTER: readonly SectionDuty[] = ['claim', 'score', 'adjourn'];

/** What a typed move is for, the usual first. */
const USES: readonly { readonly use: LineUse; readonly duty: AssistantDuty }[] = [
  { use: 'call', duty: 'announce' },
  { use: 'place', duty: 'move' },
  { use: 'execute', duty: 'execute' },
];

function isInField(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest('input, select, textarea') !== null;
}

declare global {
  interface HTMLElementTagNameMap {
    'assistant-page': AssistantPage;
  }
}
