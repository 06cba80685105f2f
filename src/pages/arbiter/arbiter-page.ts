import { LitElement, css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { MINUTE } from '../../laws/clock/time-control.js';
import type { Color } from '../../laws/squares.js';
import {
  FIRST_CHOICE,
  actChosen,
  type Missing,
  type RulingAct,
  type RulingChoice,
  type RulingTopic,
} from '../../questions/ruling.js';
import type { ClockAdjust } from '../shared/clock-adjust.js';
import { EscapeKey } from '../../../components/dom/escape-key.js';
import { isInField } from '../../../components/dom/focus.js';
import { commandIn, isCharacterKey, type KeyBinding } from '../../../components/dom/keys.js';
import { lingering } from '../../../components/dom/lingering.js';
import { focusList } from '../../../components/dom/quiet-list.js';
import { controls } from '../../../components/styles/controls.js';
import { framed } from '../../../components/styles/framed.js';
import { ToolBars } from '../../../components/dom/tool-bars.js';
import { NOTHING_TO_RULE, type ArbiterState } from './arbiter-state.js';
import {
  atHand,
  clocksAt,
  keysOf,
  listsOf,
  submitText,
  titleText,
  topicField,
  reasonField,
  rulingQuestion,
} from './arbiter-parts.js';
import { COMMANDS, type CommandTable } from '../../commands/commands.js';
import { keymapOf } from '../../commands/keymap.js';
import { commandsContext } from '../shared/contexts.js';
import { RulingWishEvent, type RulingWish } from './events.js';
import { isArbiterCommand, type ArbiterCommand } from '../../commands/arbiter.js';
import { NOTHING_TYPED, choiceAtFirst, valuesOf, type RulingTexts, fieldsOf } from './ruling-fields.js';
import { showChosen } from './fields.js';
import { consume } from '@lit/context';

interface Bound {
  readonly when: (state: ArbiterState) => boolean;
  readonly run: () => void;
}

const rulesOn =
  (topic: RulingTopic): Bound['when'] =>
  ({ topics }) =>
    topics.includes(topic);

/**
 * Where an arbiter rules: the clocks at once, anything else chosen from a list, read back, and done only then. It knows no article: what a
 * ruling would bring comes from whoever judges it.
 *
 * @fires ruling-wish {RulingWishEvent}
 * @fires arbiter-wish {ArbiterWishEvent} what other parts of the page do
 */
@customElement('arbiter-page')
@localized()
export class ArbiterPage extends LitElement {
  static override styles = [
    controls,
    framed,
    css`
      .field > label {
        display: block;
        font-weight: bold;
      }

      .field > input,
      .field > select {
        max-inline-size: 100%;
      }

      #reason {
        inline-size: 100%;
      }

      .hint {
        display: block;
      }

      .error {
        display: block;
        margin-block-start: 0.25rem;
        padding: 0.5rem;
        border: 2px solid currentcolor;
        border-inline-start-width: 0.5rem;
      }

      li {
        overflow-wrap: anywhere;
      }

      dl {
        display: grid;
        grid-template-columns: max-content 1fr;
        gap: 0.25rem 0.75rem;
      }

      dd {
        margin: 0;
      }
    `,
  ];

  @property({ attribute: false }) state: ArbiterState = NOTHING_TO_RULE;

  /** What was read back and waits for its answer; empty where nothing does. */
  @property() asked = '';

  /** Why what was chosen is not ruled so; empty where it may be. */
  @property() refused = '';

  /** Understands a time in words or digits, in milliseconds. */
  @property({ attribute: false }) hearTime: (text: string) => number | undefined = () => undefined;

  @consume({ context: commandsContext, subscribe: true })
  @property({ attribute: false })
  commands: CommandTable = COMMANDS;

  /** Whether letters are shortcuts. */
  @property({ type: Boolean, attribute: 'letter-keys' }) letterKeys = false;

  @state() private topic: RulingTopic | undefined;
  @state() private choice: RulingChoice = FIRST_CHOICE;
  @state() private texts = NOTHING_TYPED;
  @state() private reason = '';
  @state() private missing: Missing | undefined;

  @query('#topic') private readonly topics!: HTMLSelectElement | null;
  @query('#rule-so') private readonly ruleSo!: HTMLButtonElement | null;

  /** How the question was left: what follows has the focus. */
  #left: 'ruled' | 'changed' | 'edited' | undefined;

  constructor() {
    super();
    this.addController(new ToolBars(this));
    new EscapeKey(this, { rank: 'question', leave: () => this.#leaveQuestion() });
    this.addEventListener('keydown', this.#onKey);
  }

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector('button')?.focus(options);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const { topics } = this.state;
    // A claim that was decided is ruled on no more.
    if (this.topic === undefined || !topics.includes(this.topic)) this.topic = topics[0];
    if (!changed.has('asked') || this.asked !== '' || this.#left !== 'ruled') return;
    this.reason = '';
    this.texts = NOTHING_TYPED;
    this.choice = choiceAtFirst(this.state);
  }

  override updated(changed: PropertyValues<this>): void {
    showChosen(this.renderRoot);
    if (!changed.has('asked')) return;
    const before = changed.get('asked') ?? '';
    if (this.asked !== '') {
      if (before === '') this.ruleSo?.focus();
    } else if (before !== '' && this.#left !== 'edited') {
      // A key may have brought the question, without a field.
      const field =
        this.#left === 'changed' ? this.renderRoot.querySelector<HTMLElement>('.fields :is(select, input)') : null;
      if (this.#left !== undefined || this.#holdsFocus()) focusList(field ?? this.topics);
    }
    this.#left = undefined;
  }

  override render() {
    const { state, topic, refused } = this;
    if (topic === undefined) return nothing;
    return html`
      <h2 id="title">${titleText(state.ruler)}</h2>
      <div role="toolbar" aria-labelledby="title">
        ${clocksAt(state, this.#do)} ${atHand(state, this.#do, (act) => this.#readBack(act))}
      </div>
      <form novalidate @submit=${this.#onSubmit}>
        ${topicField(state, topic, this.#open)}
        <div class="fields">
          ${fieldsOf(topic, {
            state,
            choice: this.choice,
            texts: this.texts,
            missing: this.missing,
            choose: (change) => this.#choose(change),
            type: (field, text) => this.#type(field, text),
          })}
        </div>
        ${state.ruler === 'arbiter' ? reasonField(this.reason, (text) => this.#edit(() => (this.reason = text))) : nothing}
        ${refused === '' ? nothing : html`<p id="refused" class="error">${refused}</p>`}
        <div class="row">
          <button id="read-back" type="submit" class="main">${submitText(state)}</button>
        </div>
      </form>
      ${lingering(this.asked === '' ? nothing : rulingQuestion(this.asked, this.#onAnswer))} ${listsOf(state)}
      ${this.letterKeys ? keysOf(this.#keys) : nothing}
    `;
  }

  #holdsFocus(): boolean {
    return (this.shadowRoot?.activeElement?.closest('[role="group"]') ?? null) !== null;
  }

  readonly #open = (topic: RulingTopic): void => {
    this.#edit(() => {
      this.topic = topic;
      this.choice = choiceAtFirst(this.state);
    });
  };

  #choose(change: Partial<RulingChoice>): void {
    this.#edit(() => (this.choice = { ...this.choice, ...change }));
  }

  #type(field: keyof RulingTexts, text: string): void {
    this.#edit(() => (this.texts = { ...this.texts, [field]: text }));
  }

  /** What was read back is then no longer what stands here. */
  #edit(change: () => void): void {
    change();
    this.missing = undefined;
    if (this.asked !== '' || this.refused !== '') this.#leave('edited', 'change');
  }

  readonly #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { topic } = this;
    if (topic === undefined) return;
    const settings = topic === 'displays' ? this.#settings() : undefined;
    if (settings === 'wrong') return;
    const act = actChosen(topic, { ...this.choice, ...valuesOf(this.texts, this.hearTime), settings });
    if (typeof act === 'string') this.#miss(act);
    else this.#readBack(act);
  };

  /** What is to be set, where anything is; what is wrong there tells itself. */
  #settings(): RulingChoice['settings'] | 'wrong' {
    if (this.state.clock?.now.phase === 'running') return undefined;
    const settings = this.renderRoot.querySelector<ClockAdjust>('clock-adjust')?.take();
    if (!settings) return 'wrong';
    return Object.keys(settings).length > 0 ? settings : undefined;
  }

  #miss(missing: Missing): void {
    this.missing = missing;
    if (missing !== 'settings') void this.updateComplete.then(() => this.#focusOn(`#${missing}`));
  }

  #focusOn(selector: string): void {
    focusList(this.renderRoot.querySelector<HTMLElement>(selector));
  }

  #readBack(act: RulingAct): void {
    this.missing = undefined;
    this.#wish({ do: 'read back', act, reason: this.reason });
  }

  #wish(wish: RulingWish): void {
    this.dispatchEvent(new RulingWishEvent(wish));
  }

  readonly #onAnswer = (yes: boolean): void => (yes ? this.#leave('ruled', 'rule') : this.#leave('changed', 'change'));

  /** By Escape, wherever the focus is: from elsewhere it stays there. */
  #leaveQuestion(): boolean {
    if (this.asked === '') return false;
    this.#leave(this.#holdsFocus() ? 'changed' : 'edited', 'change');
    return true;
  }

  /** A second press on a button that lingers wants nothing more. */
  #leave(how: 'ruled' | 'changed' | 'edited', wish: 'rule' | 'change'): void {
    if (this.asked === '' && how !== 'edited') return;
    this.#left = how;
    this.#wish({ do: wish });
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isInField(event)) return;
    const command = isCharacterKey(event) && !this.letterKeys ? undefined : commandIn(event, this.#keys);
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    this.#do(command);
  };

  /** The keys that have anything to do here now. */
  get #keys(): readonly KeyBinding<ArbiterCommand>[] {
    return keymapOf('arbiter', this.commands).flatMap(({ command, ...key }) =>
      isArbiterCommand(command) && this.#bound[command].when(this.state) ? [{ ...key, command }] : [],
    );
  }

  readonly #do = (command: ArbiterCommand): void => this.#bound[command].run();

  /** What this page does of the table of commands, and when there is anything to do. */
  readonly #bound: Readonly<Record<ArbiterCommand, Bound>> = {
    'arbiter-clocks': {
      when: ({ clock }) => clock !== undefined,
      run: () => this.#wish({ do: this.state.clock?.now.phase === 'running' ? 'stop clocks' : 'start clocks' }),
    },
    'arbiter-two-minutes-white': { when: rulesOn('time'), run: () => this.#twoMinutes('white') },
    'arbiter-two-minutes-black': { when: rulesOn('time'), run: () => this.#twoMinutes('black') },
    'arbiter-illegal-move': {
      when: rulesOn('illegal move'),
      run: () => {
        this.#open('illegal move');
        void this.updateComplete.then(() =>
          this.renderRoot.querySelector('#move') ? this.#focusOn('#move') : focusList(this.topics),
        );
      },
    },
    'arbiter-compare-boards': {
      when: ({ twoBoards }) => twoBoards,
      run: () => this.#readBack({ type: 'compare boards' }),
    },
  };

  /** The fields stand as they would for it, so that it can be changed. */
  #twoMinutes(to: Color): void {
    this.#open('time');
    this.choice = { ...this.choice, side: to };
    this.texts = { ...this.texts, time: '2' };
    this.#readBack({ type: 'rule', decision: { on: 'time', to, time: 2 * MINUTE } });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'arbiter-page': ArbiterPage;
  }
}
