import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { localized } from '../../../components/texts.js';
import { deepActiveElement } from '../../../components/dom/focus.js';
import { controls } from '../../../components/styles/controls.js';
import { leavesByEscape } from './help-leaving.js';
import { type HelpLine, helpList, lettersOffNote } from './help-lines.js';
import { helpStyles } from './help.styles.js';
import { msg } from './texts.js';

export interface FoundTopic {
  readonly name: string;
  readonly address: string;
  /** What is told there that stands under no other topic. */
  readonly lines: readonly HelpLine[];
}

/** What can be done where the focus was. */
export interface ShownHere {
  readonly title: string;
  /** Whether help was asked for there, so that Escape leads back. */
  readonly isLed: boolean;
  readonly now: readonly HelpLine[];
  /** What cannot be done at the moment, with the reason. */
  readonly notNow: readonly HelpLine[];
}

/** What help was asked for with; nothing where it was asked for by itself. */
export interface WantedSearch {
  readonly text: string;
}

/** The parts of the index that can take the focus. */
export type HelpIndexPart = 'here' | 'found';

/** Milliseconds without a key after which it is said how much was found. */
const RESTS_AFTER = 700;

const NOTHING_HERE: ShownHere = { title: '', isLed: false, now: [], notNow: [] };

/**
 * The index of the help: a field that searches all of it, what can be done where one was, and the topics.
 *
 * @fires help-closed {HelpClosedEvent} on Escape
 */
@customElement('help-index')
@localized()
export class HelpIndex extends LitElement {
  static override styles = [controls, helpStyles];

  @property({ attribute: false }) topics: readonly FoundTopic[] = [];
  @property({ attribute: false }) here: ShownHere = NOTHING_HERE;
  /** What is to be searched for: another each time that help is asked for. Where one comes back, what was typed is there still. */
  @property({ attribute: false }) wanted: WantedSearch = { text: '' };
  /** Whether single letters and digits are no keys. */
  @property({ attribute: false }) lettersOff = false;
  @property({ attribute: false }) keysAddress = '';
  /** Of the guided first game. */
  @property({ attribute: false }) guideAddress = '';
  /** Says how much was found. */
  @property({ attribute: false }) tell: ((text: string) => void) | undefined;

  @state() private sought = '';
  @query('#search') private readonly field!: HTMLInputElement | null;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    leavesByEscape(this, () => this.#clear());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#resting);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('wanted')) this.sought = this.wanted.text;
  }

  /** Gives the heading of a part the focus. */
  focusPart(part: HelpIndexPart): void {
    this.renderRoot.querySelector<HTMLElement>(`#${part}`)?.focus();
  }

  override render() {
    const { sought } = this;
    return html`<p class="field">
        <label for="search">${msg('help-search')}</label>
        <input
          id="search"
          type="search"
          autocomplete="off"
          spellcheck="false"
          .value=${live(sought)}
          @input=${this.#onInput}
          @keydown=${this.#onKey}
        />
      </p>
      ${sought.trim() === '' ? this.#index() : this.#found()}`;
  }

  #index(): TemplateResult {
    const { title, isLed, now, notNow } = this.here;
    return html`
      <h3 id="here" tabindex="-1">${title}</h3>
      ${isLed ? html`<p>${msg('help-escape')}</p>` : nothing}
      ${this.lettersOff ? lettersOffNote(this.keysAddress) : nothing} ${helpList({ lines: now })}
      ${notNow.length > 0 ? html`<h3>${msg('help-not-now')}</h3> ${helpList({ lines: notNow })}` : nothing}
      <h3>${msg('help-topics')}</h3>
      ${links([{ name: msg('page-guide'), address: this.guideAddress }, ...this.topics])}
    `;
  }

  #found(): TemplateResult {
    const text = this.sought.trim();
    const { topics, lines } = this.#matches();
    return html`<h3 id="found" tabindex="-1">${msg('help-found-for', { text })}</h3>
      <p>${this.#outcome()}</p>
      ${this.lettersOff ? lettersOffNote(this.keysAddress) : nothing} ${topics.length > 0 ? links(topics) : nothing}
      ${helpList({ lines })} `;
  }

  #matches(): { readonly topics: readonly FoundTopic[]; readonly lines: readonly HelpLine[] } {
    const { topics, sought } = this;
    return {
      topics: topics.filter(({ name }) => hasWords(name, sought)),
      lines: topics.flatMap(({ lines }) => lines.filter((line) => isAbout(line, sought))),
    };
  }

  #outcome(): string {
    const { topics, lines } = this.#matches();
    const count = topics.length + lines.length;
    return count > 0 ? msg('help-found', { count }) : msg('help-none', { text: this.sought.trim() });
  }

  readonly #onInput = (): void => {
    this.sought = this.field?.value ?? '';
    clearTimeout(this.#resting);
    if (this.sought.trim() !== '') this.#resting = setTimeout(() => this.tell?.(this.#outcome()), RESTS_AFTER);
  };

  /** Enter leads to what was found. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    clearTimeout(this.#resting);
    this.focusPart('found');
  };

  /** Escape empties the field before it leaves. */
  #clear(): boolean {
    if (deepActiveElement() !== this.field || this.sought === '') return false;
    clearTimeout(this.#resting);
    this.sought = '';
    return true;
  }
}

function links(topics: readonly Pick<FoundTopic, 'name' | 'address'>[]): TemplateResult {
  return html`<ul class="topics">
    ${topics.map(({ name, address }) => html`<li><a href=${address}>${name}</a></li>`)}
  </ul>`;
}

/** Each word of the text begins a word of the line: of what it does, of its keys, or of what is typed or said for it. */
function isAbout(line: HelpLine, text: string): boolean {
  return hasWords([line.does, line.keys?.text ?? '', ...line.phrases].join(' '), text);
}

export function hasWords(stands: string, sought: string): boolean {
  const words = wordsOf(stands);
  const begun = wordsOf(sought);
  return begun.length > 0 && begun.every((start) => words.some((word) => word.startsWith(start)));
}

/** Without marks over letters, however it is written. */
function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}?.,;:+*/=-]+/u).filter((word) => word !== '');
}

declare global {
  interface HTMLElementTagNameMap {
    'help-index': HelpIndex;
  }
}
