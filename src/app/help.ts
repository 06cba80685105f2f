/** The help on the keys: opened in the page, and closed with the focus back where it was. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { KeyHelpGroup } from '../../components/key-help/key-help.js';
import { deepActiveElement } from '../../components/active-element.js';

export class HelpController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #groups: readonly KeyHelpGroup[] | undefined;
  /** What had the focus when the help was opened, and gets it again. */
  #before: HTMLElement | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  /** What stands in the help; `undefined` while it is closed. */
  get groups(): readonly KeyHelpGroup[] | undefined {
    return this.#groups;
  }

  /** Loads it, the first time, and has it drawn. Rejects when it cannot be had. */
  async open(): Promise<void> {
    const active = deepActiveElement();
    const { keyGroups } = await import('./key-help.js');
    const groups = await keyGroups();
    if (!this.#groups) this.#before = active instanceof HTMLElement ? active : undefined;
    this.#show(groups);
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

  #show(groups: readonly KeyHelpGroup[] | undefined): void {
    this.#groups = groups;
    this.#host.requestUpdate();
  }
}
