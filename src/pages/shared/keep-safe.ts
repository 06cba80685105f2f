/** The offer to keep the games safe: after a game that is over, never during one. Some browsers ask their user then. */
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { msg } from './texts.js';
import { CommandGivenEvent } from './events.js';
import { isPersistent, persist } from '../../storage/browser-storage.js';
import type { Speaker } from '../../game/speaker.js';

export class KeepSafe implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #isOver: () => boolean;
  #asked = false;
  #offered = false;

  /** @param isOver whether a game stands here that is over */
  constructor(host: ReactiveControllerHost, isOver: () => boolean) {
    this.#host = host;
    this.#isOver = isOver;
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.#asked || !this.#isOver()) return;
    this.#asked = true;
    void isPersistent().then((persistent) => {
      this.#offered = persistent === false;
      this.#host.requestUpdate();
    });
  }

  render(): TemplateResult | typeof nothing {
    if (!this.#offered || !this.#isOver()) return nothing;
    return html`<div class="safety">
      <p id="safety"> ${msg('keep-safe-what')} </p>
      <button type="button" aria-describedby="safety" @click=${wantSafety}> ${msg('keep-safe')} </button>
    </div>`;
  }
}

/** Asks the browser, and says what it has answered. */
export async function keepSafe(speaker: Pick<Speaker, 'notice'>): Promise<boolean> {
  const persistent = await persist();
  const state = persistent === undefined ? 'no answer' : persistent ? 'safe' : 'not safe';
  speaker.notice({ about: 'lasting', state });
  return persistent === true;
}

function wantSafety({ currentTarget }: Event): void {
  currentTarget?.dispatchEvent(new CommandGivenEvent('keep-safe'));
}
