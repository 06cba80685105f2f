import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import { CommandGivenEvent } from '../shared/events.js';
import { EscapeKey } from '../../../components/dom/escape-key.js';
import { FocusOrigin } from './focus-origin.js';
import { lingering } from '../../../components/dom/lingering.js';
import { controls } from '../../../components/styles/controls.js';
import { asksYesOrNo, shownIn, type ShownCommand } from '../../commands/bars.js';
import { COMMANDS, type CommandId, type CommandTable } from '../../commands/commands.js';
import { NOTHING_TO_DO, type WhenView } from '../../commands/when.js';
import { labelOf } from './command-labels.js';
import { askedQuestion, questionText } from './asked-question.js';

/** What is asked about, in place of the menu. */
interface Asked {
  readonly asks: CommandId;
}

/**
 * The acts that have no key of their own, as a menu (ARIA): in a menu a screen reader hands arrows and letters to the page. It is
 * always in its place and empty until `open`. It is not modal; it goes when the focus leaves it. What is not possible now keeps its
 * place and the focus, and whoever presses it is told why. What ends the game asks first, and is asked here wherever it was wanted;
 * Escape is No.
 *
 * @fires command-given {CommandGivenEvent} when an act is wanted, with the focus back where it was; and when what had the focus is gone: on to
 * the next region
 */
@customElement('act-menu')
@localized()
export class ActMenu extends LitElement {
  static override styles = [
    controls,
    css`
      [role='menu'],
      [role='group'] {
        display: flex;
        flex-direction: column;
        gap: 0.35rem;
        margin-block: 0.75rem;
        padding: 0.6rem;
        color: var(--page-text, CanvasText);
        background: var(--page-face, Canvas);
        border: 3px solid var(--control-edge, CanvasText);
        border-radius: 0.5rem;
      }

      [role='menuitem'] {
        text-align: start;
      }
    `,
  ];

  @property({ attribute: false }) state: WhenView = NOTHING_TO_DO;

  @property({ attribute: false }) commands: CommandTable = COMMANDS;

  @state() private shown: 'nothing' | 'menu' | Asked = 'nothing';

  readonly #origin = new FocusOrigin(this);

  constructor() {
    super();
    new EscapeKey(this, { rank: 'question', leave: () => this.answer(false) });
    new EscapeKey(this, { rank: 'menu', leave: () => this.isOpen && this.#leave() });
  }

  get isOpen(): boolean {
    return this.shown !== 'nothing';
  }

  /** Shows the menu with the focus on its first act; it goes back to where it was when the menu is done. */
  async open(): Promise<void> {
    this.#origin.remember();
    this.shown = 'menu';
    await this.updateComplete;
    this.#focusAt(0);
  }

  /** Asks whether this shall be done, with the focus on No. */
  async ask(id: CommandId): Promise<void> {
    this.#origin.remember();
    this.shown = { asks: id };
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('#no')?.focus();
  }

  /** What is asked; `undefined` while nothing is. */
  get question(): string | undefined {
    return this.#asked && questionText(this.#asked);
  }

  /** Answers the question in words; tells whether one stands open. */
  answer(yes: boolean): boolean {
    if (!this.#asked) return false;
    if (yes) this.#onYes();
    else this.close();
    return true;
  }

  close(): void {
    if (this.shown === 'nothing') return;
    this.#origin.giveBack();
    this.shown = 'nothing';
  }

  /** What has the focus while the menu is drawn anew. */
  #focused: Element | null = null;

  override willUpdate(): void {
    this.#focused = this.shadowRoot?.activeElement ?? null;
    if (this.#asked && !asksYesOrNo(this.#asked, this.state, this.commands)) this.close();
  }

  override updated(): void {
    // An act that had the focus may not be in the menu any more.
    if (this.shown === 'menu' && this.#focused?.isConnected === false) this.#focusAt(0);
  }

  override render() {
    return html`${lingering(this.shown === 'menu' ? this.#menu() : nothing)}
    ${lingering(this.#asked ? askedQuestion(this.#asked, { onYes: this.#onYes, onNo: this.#onNo }) : nothing)}`;
  }

  #menu() {
    return html`<div
      role="menu"
      aria-label=${msg('act-menu')}
      @keydown=${this.#onKeyDown}
      @focusout=${this.#onFocusOut}
    >
      ${repeat(
        shownIn('menu', this.state, this.commands),
        ({ place }) => place,
        ({ shown: { id, possible } }) =>
          html`<button
            type="button"
            role="menuitem"
            data-command=${id}
            aria-disabled=${possible ? nothing : 'true'}
            @click=${this.#onItem}
          >
            ${labelOf(id, 'menu', this.state)}
          </button>`,
      )}
    </div>`;
  }

  #leave(): true {
    this.close();
    return true;
  }

  get #asked(): CommandId | undefined {
    return typeof this.shown === 'object' ? this.shown.asks : undefined;
  }

  #items(): readonly HTMLButtonElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLButtonElement>('[role="menuitem"]')];
  }

  #focusAt(index: number): true {
    this.#items().at(index)?.focus();
    return true;
  }

  /** It may still be in the page for a moment after it was closed (`lingering`). */
  readonly #onItem = (event: Event): void => {
    if (this.shown !== 'menu' || !(event.currentTarget instanceof HTMLElement)) return;
    const { command } = event.currentTarget.dataset;
    const item = shownIn('menu', this.state, this.commands).find(({ shown }) => shown.id === command);
    if (item) this.#choose(item.shown);
  };

  #choose({ id, possible }: ShownCommand): void {
    if (asksYesOrNo(id, this.state, this.commands)) {
      void this.ask(id);
      return;
    }
    // What is refused leaves the focus where it is, so that the reason is heard undisturbed.
    if (possible) this.close();
    this.dispatchEvent(new CommandGivenEvent(id));
  }

  readonly #onYes = (): void => {
    const asked = this.#asked;
    if (!asked) return;
    this.close();
    this.dispatchEvent(new CommandGivenEvent(asked, true));
  };

  readonly #onNo = (): void => this.close();

  /** Out of the whole window, and for an act that is gone, there is no other target: then the menu stays. */
  readonly #onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    if (this.shown !== 'menu' || !(relatedTarget instanceof Node)) return;
    if (!this.renderRoot.contains(relatedTarget)) this.shown = 'nothing';
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || event.repeat || event.getModifierState('AltGraph')) return;
    if (this.#obey(event)) event.preventDefault();
  };

  #obey(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.altKey || event.metaKey) return false;
    const items = this.#items();
    const here = items.findIndex((item) => item.matches(':focus'));
    switch (event.key) {
      case 'Backspace':
        return this.#leave();
      case 'ArrowLeft':
      case 'ArrowUp':
        return this.#focusAt((here - 1 + items.length) % items.length);
      case 'ArrowRight':
      case 'ArrowDown':
        return this.#focusAt((here + 1) % items.length);
      case 'Home':
        return this.#focusAt(0);
      case 'End':
        return this.#focusAt(-1);
      default: {
        if (!/^\p{L}$/u.test(event.key)) return false;
        const texts = items.map((item) => item.textContent.trim());
        const found = indexOfLetter(event.key, texts, here);
        return found !== undefined && this.#focusAt(found);
      }
    }
  }
}

/** The place to go to for a typed letter: the next item after `here` that begins with it, round and round (ARIA "menu"). */
export function indexOfLetter(letter: string, texts: readonly string[], here: number): number | undefined {
  const wanted = letter.toLocaleLowerCase();
  const places = texts.map((_, step) => (here + 1 + step) % texts.length);
  return places.find((place) => texts[place]?.toLocaleLowerCase().startsWith(wanted));
}

declare global {
  interface HTMLElementTagNameMap {
    'act-menu': ActMenu;
  }
}
