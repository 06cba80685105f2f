import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { consume } from '@lit/context';
import { customElement, property, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { live } from 'lit/directives/live.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import { keyNames, keyText, type KeyMessages } from '../../../speech/phrase/keys.js';
import type { LanguageName } from '../../../speech/language-names.js';
import { LANGUAGES } from '../../../speech/languages.js';
import { controls } from '../../../components/styles/controls.js';
import { focusList, quietly, showList } from '../../../components/dom/quiet-list.js';
import {
  asAtFirst,
  changeKey,
  changeableKeys,
  chosenKeyOf,
  freeKeys,
  keysOf,
  switchOff,
  type KeyChange,
} from '../../commands/change-keys.js';
import type { CommandId } from '../../commands/commands.js';
import {
  CHANGEABLE,
  FIRST_KEYS,
  FUNCTION_KEYS,
  isFreeWithAlt,
  readKeyChoice,
  type ChosenKey,
  type KeyChoice,
  type KeyRefusal,
} from '../../commands/key-choice.js';
import { keyName } from '../../../components/dom/keys.js';
import { KEY_LAYOUTS, type KeyLayout } from '../../commands/key-layouts.js';
import { nameOf } from '../../commands/keymap.js';
import { DEFAULT_SETTINGS, type Settings } from '../../storage/settings/settings.js';
import { settingsContext } from '../shared/contexts.js';
import { CommandGivenEvent, SettingChangedEvent } from '../shared/events.js';
import { commandName, groupName } from '../shared/command-names.js';
import { SettingsToldEvent } from './told-event.js';

/**
 * The keys: a layout, and another key for a command, pressed in a field that Tab and Escape leave, or chosen from a list.
 *
 * @fires setting-changed {SettingChangedEvent} when others are chosen
 * @fires settings-told {SettingsToldEvent} what became of a key
 * @fires command-given {CommandGivenEvent} when all keys are to be as at first
 */
@customElement('keys-settings')
@localized()
export class KeysSettings extends LitElement {
  static override styles = controls;

  @consume({ context: settingsContext, subscribe: true })
  @property({ attribute: false })
  settings: Settings = DEFAULT_SETTINGS;

  /** The language of the page. */
  @property() language: LanguageName = 'en';

  @state() private messages: KeyMessages | undefined;
  @state() private isMissing = false;
  @state() private command: CommandId = CHANGEABLE[0] ?? 'last-move';
  /** What became of the last key. */
  @state() private told = '';

  @query('#command') private readonly list!: HTMLSelectElement | null;
  @query('#free') private readonly free!: HTMLSelectElement | null;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('language')) this.#load().catch(reportError);
  }

  /**
   * Lists whose options become others are drawn anew: of one in which options were changed, Orca says in Chromium what stood there before, or
   * nothing. And each group has a list to itself: among `optgroup`s Orca reads there the option that stood before (https://bugs.chromium.org/p/chromium/issues/detail?id=817579).
   */
  override render() {
    const { messages } = this;
    if (!messages) return this.isMissing ? this.#missing() : nothing;
    const choice = this.#choice;
    const groups = groupsOf(messages);
    const free = freeKeys(this.command, choice);
    const group = groups.find(({ ids }) => ids.includes(this.command));
    const commands = (group?.ids ?? []).map((id) => ({ id, text: this.#standing(id, choice, messages) }));
    return html`
      <fieldset role="radiogroup" aria-labelledby="layout">
        <legend id="layout">${msg('key-layout')}</legend>
        ${KEY_LAYOUTS.map(
          (layout) =>
            html`<label class="choice"
              ><input
                type="radio"
                name="layout"
                value=${layout}
                .checked=${live(layout === choice.layout)}
                @change=${this.#onLayout}
              />${layoutText(layout)}</label
            >`,
        )}
      </fieldset>
      <p class="field">
        <label for="group">${msg('key-group')}</label>
        <select id="group" ${quietly('')} @change=${this.#onGroup} @keydown=${this.#onGroupKey}>
          ${groups.map(
            ({ title, ids }) => html`<option value=${title} .selected=${ids.includes(this.command)}>${title}</option>`,
          )}
        </select>
      </p>
      <p class="field">
        <label for="command">${msg('key-command')}</label>
        ${keyed(
          commands.map(({ text }) => text).join(),
          html`<select id="command" ${quietly('')} @change=${this.#onCommand}>
            ${commands.map(
              ({ id, text }) => html`<option value=${id} .selected=${id === this.command}>${text}</option>`,
            )}
          </select>`,
        )}
      </p>
      <p class="field">
        <label for="key">${msg('key-new')}</label>
        <input
          id="key"
          type="text"
          inputmode="none"
          autocomplete="off"
          spellcheck="false"
          aria-describedby="hint"
          .value=${live(keysText(keysOf(this.command, choice), messages))}
          @keydown=${this.#onKey}
          @beforeinput=${this.#onInput}
        />
      </p>
      <p id="hint">${msg('key-hint')}</p>
      <p class="field">
        <label for="free">${msg('key-from-list')}</label>
        ${keyed(
          free.map(nameOf).join(' '),
          html`<select id="free" ${quietly('')}>
            ${free.map((key) => html`<option value=${nameOf(key)}>${keyText(key, messages)}</option>`)}
          </select>`,
        )}
        <button id="take" type="button" @click=${this.#onTake}>${msg('key-take')}</button>
      </p>
      <p class="row">
        <button id="off" type="button" @click=${this.#onOff}>${msg('key-off')}</button>
        <button id="first" type="button" @click=${this.#onFirst}> ${msg('key-at-first')} </button>
        <button id="all" type="button" @click=${this.#onAll}> ${msg('keys-at-first')} </button>
      </p>
      <p id="told">${this.told}</p>
    `;
  }

  #missing(): TemplateResult {
    return html`<p>
      ${msg('load-missing')}
      <button type="button" @click=${this.#onAgain}>${msg('load-again')}</button>
    </p>`;
  }

  async #load(): Promise<void> {
    const { language } = this;
    try {
      const messages = await LANGUAGES[language].keys();
      if (language === this.language) this.messages = messages;
      this.isMissing = false;
    } catch {
      this.isMissing = true;
    }
  }

  get #choice(): KeyChoice {
    return readKeyChoice(this.settings.keys) ?? FIRST_KEYS;
  }

  #standing(id: CommandId, choice: KeyChoice, messages: KeyMessages): string {
    const keys = keysOf(id, choice);
    const name = commandName(id, messages);
    return keys.length > 0 ? `${name}: ${keysText(keys, messages)}` : msg('key-standing-none', { name });
  }

  #show(command: CommandId | undefined): void {
    this.command = command ?? this.command;
    this.told = '';
  }

  #take(change: KeyChange): void {
    const { messages } = this;
    if (!messages) return;
    if (change.type === 'refused') {
      this.#tell(refusalText(change.refusal, messages));
      return;
    }
    this.dispatchEvent(new SettingChangedEvent({ keys: change.choice }));
    this.#tell(this.#standing(this.command, change.choice, messages));
  }

  #tell(text: string): void {
    this.told = text;
    this.dispatchEvent(new SettingsToldEvent(text));
  }

  readonly #onAgain = (): void => {
    this.#load().catch(reportError);
  };

  readonly #onLayout = (event: Event): void => {
    const { value } = event.target as HTMLInputElement;
    const layout = KEY_LAYOUTS.find((one) => one === value);
    if (layout) this.dispatchEvent(new SettingChangedEvent({ keys: { ...this.#choice, layout } }));
  };

  readonly #onGroup = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    const group = this.messages && groupsOf(this.messages).find(({ title }) => title === value);
    this.#show(group?.ids[0]);
  };

  readonly #onGroupKey = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') showList(this.list);
  };

  readonly #onCommand = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    this.#show(CHANGEABLE.find((id) => id === value));
  };

  readonly #onTake = (): void => {
    const key = freeKeys(this.command, this.#choice).find((one) => nameOf(one) === this.free?.value);
    if (key) this.#take(changeKey(this.command, key, this.#choice));
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') showList(event.shiftKey ? this.list : this.free);
    if (event.key === 'Tab' || event.isComposing || event.metaKey) return;
    // With Control it is the browser's, but for the ends of a line, which a board has too.
    if (event.ctrlKey && event.key !== 'Home' && event.key !== 'End') return;
    if (event.altKey && !isFreeWithAlt(keyName(event))) return;
    const key = event.key === 'Escape' ? undefined : chosenKeyOf(event);
    if (!key && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (!key) focusList(this.list);
    else if (!event.repeat) this.#take(changeKey(this.command, key, this.#choice));
  };

  /** Nothing is written there. It is no read-only field: in one, screen readers stay in browse mode and keep the letters for themselves. */
  readonly #onInput = (event: InputEvent): void => {
    event.preventDefault();
  };

  readonly #onOff = (): void => {
    this.#take(switchOff(this.command, this.#choice));
  };

  readonly #onFirst = (): void => {
    this.#take(asAtFirst(this.command, this.#choice));
  };

  readonly #onAll = (): void => {
    this.told = '';
    this.dispatchEvent(new CommandGivenEvent('reset-keys'));
  };
}

function layoutText(layout: KeyLayout): string {
  switch (layout) {
    case 'own':
      return msg('key-layout-own');
    case 'lichess':
      return msg('key-layout-lichess');
    case 'typing':
      return msg('key-layout-typing');
  }
}

/** The commands under their headings, in the order of the table. */
function groupsOf(messages: KeyMessages): readonly { readonly title: string; readonly ids: readonly CommandId[] }[] {
  const groups = new Map<string, CommandId[]>();
  for (const { id } of changeableKeys(FIRST_KEYS)) {
    const title = groupName(id, messages);
    groups.set(title, [...(groups.get(title) ?? []), id]);
  }
  return [...groups].map(([title, ids]) => ({ title, ids }));
}

function keysText(keys: readonly ChosenKey[], messages: KeyMessages): string {
  return messages.phrase('key-either', { keys: keyNames(keys, messages) });
}

function refusalText(refusal: KeyRefusal, messages: KeyMessages): string {
  const some = FUNCTION_KEYS.join(', ');
  switch (refusal.reason) {
    case 'key kept':
      return msg('key-kept', { key: keyText(refusal.key, messages), some });
    case 'key fixed':
      return msg('key-fixed');
    case 'function key needed':
      return msg('key-function', { some });
    case 'key types':
      return msg('key-types', { some });
    case 'key taken':
      return msg('key-taken', { key: keyText(refusal.key, messages), command: commandName(refusal.by, messages) });
    case 'cannot be off':
      return msg('key-cannot-be-off', { key: keyText(refusal.key, messages) });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'keys-settings': KeysSettings;
  }
}
