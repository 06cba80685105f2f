/** The help on the keys and the typed commands: opened in the page, and closed with the focus back where it was. */
import type { HeardLanguage } from '../../../speech/hearing/languages.js';
import type { PageWords } from '../../../speech/page-words.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { CommandTable } from '../../commands/commands.js';
import type { KeyHelpCommands, KeyHelpGroup } from './key-help.js';
import { deepActiveElement } from '../../../components/dom/focus.js';

/** What stands in the help. */
export interface ShownHelp {
  readonly keys: readonly KeyHelpGroup[];
  readonly commands: readonly KeyHelpCommands[];
}

/** What makes the texts of the help. */
export interface HelpTexts {
  readonly helpTexts: (language: HeardLanguage, table: CommandTable) => Promise<ShownHelp>;
}

export interface HelpParts {
  readonly words: Pick<PageWords, 'heard'>;
  /** The commands with the keys that the user has chosen. */
  readonly commands: () => CommandTable;
  readonly load: () => Promise<HelpTexts>;
}

export class HelpController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #parts: HelpParts;
  #shown: ShownHelp | undefined;
  /** What had the focus when the help was opened, and gets it again. */
  #before: HTMLElement | undefined;

  constructor(host: ReactiveControllerHost, parts: HelpParts) {
    this.#host = host;
    this.#parts = parts;
    host.addController(this);
  }

  hostConnected(): void {}

  /** What stands in the help; `undefined` while it is closed. */
  get shown(): ShownHelp | undefined {
    return this.#shown;
  }

  /** Loads it, the first time, and has it drawn. */
  async open(): Promise<void> {
    const active = deepActiveElement();
    const { words, commands, load } = this.#parts;
    const { helpTexts } = await load();
    const shown = await helpTexts(words.heard.page, commands());
    // Asked for again from elsewhere, it leads back to there; from within, to where one was before.
    if (!this.#shown || !isInHelp(active)) this.#before = active instanceof HTMLElement ? active : undefined;
    this.#show(shown);
    await this.#host.updateComplete;
  }

  /** Tells whether the focus is back where it was; that may be gone. */
  close(): boolean {
    this.#show(undefined);
    if (!this.#before?.isConnected) return false;
    this.#before.focus();
    return true;
  }

  /** Closes it and leaves the focus alone. */
  leave(): void {
    this.#show(undefined);
  }

  #show(shown: ShownHelp | undefined): void {
    this.#shown = shown;
    this.#host.requestUpdate();
  }
}

function isInHelp(element: Element | null): boolean {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot && root.host.localName === 'key-help';
}
