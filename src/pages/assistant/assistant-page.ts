import { LitElement, html, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import type { CalledMove } from '../../laws/acts/move.js';
import type { Color } from '../../laws/squares.js';
import { DEEDS, type Assisting, type Deed, type DeedName } from '../../questions/assistant.js';
import { controls } from '../../../components/styles/controls.js';
import { TableActEvent } from '../shared/table-events.js';
import { ToolBars } from '../../../components/dom/tool-bars.js';
import type { CallText } from '../shared/step-texts.js';
import './assistant-entry.js';
import type { AssistantEntry } from './assistant-entry.js';
import { type ButtonKey, AssistantKeyboard, keyFor, type AssistantDoes } from './assistant-keys.js';
import { assistantPageStyles } from './assistant-page.styles.js';
import {
  askedText,
  clockText,
  deedText,
  dutiesText,
  headingText,
  lastCallText,
  nothingText,
  sectionText,
  type SectionDuty,
} from './assistant-texts.js';
import { consume } from '@lit/context';
import { COMMANDS, type CommandTable } from '../../commands/commands.js';
import { commandsContext } from '../shared/contexts.js';
import { idleText } from '../shared/assistant-deeds.js';
import { AssistantWishEvent, type AssistantWish, type LineUse } from './events.js';
import type { AssistantDuty } from '../../laws/acts/blind.js';

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
  @property({ attribute: false }) callText: CallText = ({ from, to }) => ({ text: `${from}${to}`, lang: 'en' });
  /** Why what was last pressed was not done, in the user's words. */
  @property() refusal = '';
  /** The same of the line in the field. */
  @property() lineRefusal = '';
  @consume({ context: commandsContext, subscribe: true })
  @property({ attribute: false })
  commands: CommandTable = COMMANDS;

  /** Whether letters are keys here. */
  @property({ type: Boolean }) keysEnabled = false;

  @query('#next') private readonly nextButton!: HTMLButtonElement | null;
  @query('assistant-entry') readonly entry!: AssistantEntry | null;

  readonly #keyboard = new AssistantKeyboard(this);
  /** What stands first, and since when by the clock of the events; it becomes another while the game goes on. */
  #first: string | undefined;
  #firstSince = -UNREAD_FOR;

  constructor() {
    super();
    this.addController(new ToolBars(this));
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

  /** Somebody presses what stands first; only where he may have read what it says is it done. */
  readonly pressNext = ({ timeStamp }: Event): void => {
    if (timeStamp - this.#firstSince >= UNREAD_FOR) this.doNext();
  };

  /** Does what a button of a duty is for; tells whether there is anything. */
  doDeed(name: string | undefined): boolean {
    const deed = this.assisting?.deeds.find((one) => one.do === name);
    if (deed) this.dispatchEvent(new TableActEvent(deed.act));
    return deed !== undefined;
  }

  /** A key that was pressed while this page has the focus. */
  onKey(event: KeyboardEvent): void {
    this.#keyboard.press(event);
  }

  /** What stands first when the page is shown counts as read. */
  override updated(): void {
    const first = JSON.stringify(this.assisting?.next?.act ?? null);
    if (first === this.#first) return;
    if (this.#first !== undefined) this.#firstSince = performance.now();
    this.#first = first;
  }

  override render() {
    const { assisting } = this;
    if (!assisting) return nothing;
    const { side, duties, asked, clock } = assisting;
    const [about] = asked;
    const given = duties.map(({ duty }) => duty);
    return html`
      <section>
        <h2 id="who">${headingText(side)}</h2>
        ${given.includes('tell') ? html`<div class="asking">${about ? html`<p class="asked">${askedText(side, about)}</p>` : nothing}</div>` : nothing}
        <div class="buttons" role="toolbar" aria-labelledby="who">${this.#next(assisting.next)}</div>
        ${this.refusal ? html`<p class="refusal">${this.refusal}</p>` : nothing} ${this.#lastCall(assisting)}
      </section>
      ${BEFORE_ENTRY.filter((duty) => given.includes(duty)).map((duty) => this.#section(duty, assisting))}
      ${this.#entry(assisting)}
      ${AFTER_ENTRY.filter((duty) => given.includes(duty)).map((duty) => this.#section(duty, assisting))}
      <section aria-labelledby="duties">
        <h3 id="duties">${msg('assisting-duties-heading')}</h3>
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
      aria-keyshortcuts=${key?.shortcut ?? nothing}
      @click=${this.pressNext}
      >${this.#label(next ? `${msg('assisting-next')} ${deedText(next)}` : nothingText(), next)}${this.#shownKey(key)}</button
    >`;
  }

  #section(duty: SectionDuty, assisting: Assisting) {
    const id = `section-${duty}`;
    return html`<section>
      <h3 id=${id}>${sectionText(duty)}</h3>
      ${
        duty === 'execute' && assisting.boards === 'one'
          ? html`<p>${msg('assisting-one-board')}</p>`
          : html`<div class="buttons" role="toolbar" aria-labelledby=${id}>${this.#buttonsOf(duty, assisting)}</div>`
      }
    </section>`;
  }

  #buttonsOf(duty: SectionDuty, assisting: Assisting) {
    switch (duty) {
      case 'score':
        return this.#wish('score', msg('assisting-score'));
      case 'adjourn':
        return this.#wish('adjournment', msg('assisting-adjournment'));
      case 'announce':
      case 'clock':
      case 'execute':
      case 'tell':
      case 'claim':
        return DEEDS[duty].map((name) => this.#deed(name, assisting));
    }
  }

  #deed(name: DeedName, { deeds }: Assisting) {
    const deed = deeds.find((one) => one.do === name);
    const key = this.#key({ do: 'deed', deed: name });
    return html`<button
      type="button"
      data-deed=${name}
      aria-disabled=${deed ? nothing : 'true'}
      aria-keyshortcuts=${key?.shortcut ?? nothing}
      @click=${this.#onDeed}
      >${this.#label(deed ? deedText(deed) : `${idleText(name)} ${nothingText()}`, deed)}${this.#shownKey(key)}</button
    >`;
  }

  #wish(wish: AssistantWish['do'], text: string) {
    const key = this.#key({ do: 'wish', wish });
    return html`<button
      type="button"
      data-wish=${wish}
      aria-keyshortcuts=${key?.shortcut ?? nothing}
      @click=${this.#onWish}
      >${text}${this.#shownKey(key)}</button
    >`;
  }

  /**
   * The words are one text, whatever they are, and so are changed in their place: each text that comes or goes is one more change for a screen
   * reader, and where too many wait Orca drops what is said among them. The blank stands with them: alone between two elements it would not be
   * spoken.
   */
  #label(words: string, deed: Deed | undefined) {
    const call = deed !== undefined && 'move' in deed ? this.#call(deed.move, deed.of) : undefined;
    return html`${call ? `${words} ` : words}${call ?? nothing}`;
  }

  #call(move: CalledMove, of: Color) {
    const { text, lang } = this.callText(move, of);
    return html`<span class="call" lang=${lang}>${text}</span>`;
  }

  #lastCall({ lastCall }: Assisting) {
    if (!lastCall) return nothing;
    return html`<p class="last">${lastCallText(lastCall.of)} ${this.#call(lastCall.move, lastCall.of)}</p>`;
  }

  #entry(assisting: Assisting) {
    const { side, whose } = assisting;
    const uses = usesOf(assisting);
    if (uses.length === 0) return nothing;
    return html`<section aria-labelledby="entry">
      <h3 id="entry">${msg('assisting-entry')}</h3>
      <assistant-entry
        .side=${side}
        .uses=${uses}
        .whose=${whose}
        .refusal=${this.lineRefusal}
        .key=${this.#key({ do: 'entry' })}
      ></assistant-entry>
    </section>`;
  }

  #key(command: AssistantDoes): ButtonKey | undefined {
    return this.keysEnabled ? keyFor(command, this.commands) : undefined;
  }

  #shownKey(key: ButtonKey | undefined) {
    return key === undefined ? nothing : html` <kbd>${key.label}</kbd>`;
  }

  readonly #onDeed = (event: Event): void => {
    if (event.currentTarget instanceof HTMLElement) this.doDeed(event.currentTarget.dataset['deed']);
  };

  readonly #onWish = (event: Event): void => {
    if (!(event.currentTarget instanceof HTMLElement)) return;
    const wish = event.currentTarget.dataset['wish'];
    if (wish === 'score' || wish === 'adjournment') this.dispatchEvent(new AssistantWishEvent({ do: wish }));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'assistant-page': AssistantPage;
  }
}

/** What has buttons of its own, in the order in which it stands there: what is used most comes first. The entry comes between. */
const BEFORE_ENTRY: readonly SectionDuty[] = ['announce', 'clock', 'execute', 'tell'];
const AFTER_ENTRY: readonly SectionDuty[] = ['claim', 'score', 'adjourn'];

const USES: readonly { readonly use: LineUse; readonly duty: AssistantDuty }[] = [
  { use: 'call', duty: 'announce' },
  { use: 'place', duty: 'move' },
  { use: 'execute', duty: 'execute' },
];

/** What a typed move is for, by the duties that were given; none where it is for nothing. */
function usesOf({ duties, boards }: Pick<Assisting, 'duties' | 'boards'>): readonly LineUse[] {
  return USES.filter(
    (one) => duties.some(({ duty }) => duty === one.duty) && (one.use !== 'execute' || boards === 'two'),
  ).map(({ use }) => use);
}
