import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localized } from '../../../../components/texts.js';
import { msg } from '../texts.js';
import type { TimeControl } from '../../../laws/clock/time-control.js';
import type { ByColor } from '../../../laws/squares.js';
import { DEFAULT_CONDITIONS, isUsual, type ConditionsChoice } from '../../../game/conditions-choice.js';
import { controls } from '../../../../components/styles/controls.js';
import type { LayoutText } from './conditions-fields.js';
import type * as fields from './conditions-fields.js';

/** Enter was pressed in a field: as in any form, that is Start. */
export class ConditionsEnteredEvent extends Event {
  static readonly type = 'conditions-entered';
  constructor() {
    super(ConditionsEnteredEvent.type, { bubbles: true, composed: true });
  }
}

/**
 * What a new game can have beside opponent and colour: time, edition of the Laws, kind of play, start position. It is folded away,
 * so that the form stays short by ear; what differs from the usual stands in its summary. Native fields, their errors in words
 * beside them. They are loaded when they are first unfolded, or at once where the summary has something to tell of them.
 *
 * @fires conditions-entered {ConditionsEnteredEvent} when Enter is pressed in a number field
 */
@customElement('game-conditions')
@localized()
export class GameConditions extends LitElement {
  static override styles = [
    controls,
    css`
      details {
        margin-block-end: 0.75rem;
      }

      label:has(> [type='checkbox']) {
        padding-block: 0.5rem;
      }

      summary {
        min-block-size: 2.75rem;
        padding-block: 0.5rem;
        cursor: pointer;
      }

      input[type='text'] {
        inline-size: 6rem;
      }

      .hint,
      .error {
        display: block;
        margin-block-start: 0.25rem;
      }

      .error {
        padding: 0.5rem;
        border: 2px solid currentcolor;
        border-inline-start-width: 0.5rem;
      }

      .layout ul {
        margin: 0 0 0.75rem;
        padding: 0;
        list-style: none;
      }
    `,
  ];

  /** What stands in the fields at first. */
  @property({ attribute: false }) choice: ConditionsChoice = DEFAULT_CONDITIONS;

  /** The layout of a start position of Chess960, one sentence for each rank or run of empty ranks. */
  @property({ attribute: false }) layoutText: LayoutText = () => [];

  /** Whether the computer plays the game. */
  @property({ type: Boolean }) computer = false;

  /** A time of the user's own in words ("7 minutes, 4 seconds a move"). */
  @property({ attribute: false }) ownTimeText: (time: ByColor<TimeControl>) => string = () => '';

  /** What the fields come from, when they are first wanted. */
  @property({ attribute: false }) loadFields: () => Promise<typeof fields> = () => import('./conditions-fields.js');

  /** Absent until they are loaded. */
  @state() private fields: fields.ConditionsFields | undefined;

  @query('details') private readonly details!: HTMLDetailsElement;

  #newFields: ((choice: ConditionsChoice) => fields.ConditionsFields) | undefined;
  #loading = false;

  /**
   * What is chosen, or `undefined` where something is wrong; the focus is then in the first field to be mended. What was never
   * unfolded is as it was.
   */
  take(): ConditionsChoice | undefined {
    if (!this.fields) return this.choice;
    const taken = this.fields.take();
    if (taken.type === 'choice') return taken.choice;
    this.details.open = true;
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(`#${taken.field}`)?.focus());
    return undefined;
  }

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector('summary')?.focus(options);
  }

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('choice')) return;
    this.fields = this.#newFields?.(this.choice);
    if (!isUsual(this.choice)) this.#bring().catch(reportError);
  }

  override render() {
    const summary = this.fields?.summary(this.ownTimeText) ?? '';
    return html`<details @toggle=${this.#onToggle}>
      <summary>${msg('more-choices')}${summary === '' ? nothing : html`: ${summary}`}</summary>
      ${this.fields?.render(this.layoutText) ?? nothing}
    </details>`;
  }

  readonly #onToggle = (): void => {
    if (this.details.open) this.#bring().catch(reportError);
  };

  async #bring(): Promise<void> {
    if (this.#newFields || this.#loading) return;
    this.#loading = true;
    const { ConditionsFields } = await this.loadFields();
    const parts = {
      changed: () => this.requestUpdate(),
      entered: () => this.dispatchEvent(new ConditionsEnteredEvent()),
      againstComputer: () => this.computer,
    };
    this.#newFields = (choice) => new ConditionsFields(choice, parts);
    this.fields = this.#newFields(this.choice);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'game-conditions': GameConditions;
  }
  interface HTMLElementEventMap {
    'conditions-entered': ConditionsEnteredEvent;
  }
}
