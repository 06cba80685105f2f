/**
 * The window that holds the game, as the other windows know it: does what they ask of it, answers each, and tells them what happened.
 */
import type { Holder } from './holder.js';
import type { LoadLaws } from './load-laws.js';
import { fromHolder, type FollowerMessage, type HolderMessage, type Read } from './messages.js';
import { ifLoaded } from './remembered.js';
import type { ActResult, SessionNews } from './session-port.js';

export interface ServingParts {
  /** The name of this window. */
  readonly me: string;
  /** Since when it holds the game, in the milliseconds of the session's clock: later than any that held it before. */
  readonly since: number;
  readonly send: (message: unknown) => void;
  readonly loadLaws: LoadLaws;
  /** Aborted when this window closes. */
  readonly closing: AbortSignal;
}

export class Serving {
  readonly #parts: ServingParts;

  constructor(parts: ServingParts) {
    this.#parts = parts;
  }

  /** Says that this window holds the game, so that others ask it. */
  announce(): void {
    this.#say({ type: 'holding' });
  }

  /** What the holder did. */
  tell(news: SessionNews): void {
    if (news.type === 'act') {
      this.#say({ type: 'entered', game: news.held.setup.id, entry: news.entry });
    } else if (news.type === 'game' && news.how === 'begun') {
      this.#say({ type: 'begun', setup: news.held.setup });
    }
  }

  /** Messages wait for the same load, and so are understood in the order they came. One that cannot be is asked again. */
  async receive(holder: Holder, value: unknown): Promise<void> {
    const laws = await ifLoaded(this.#parts.loadLaws);
    if (laws && !this.#closed) this.#serve(holder, laws.readAsHolder(value));
  }

  get #closed(): boolean {
    return this.#parts.closing.aborted;
  }

  /** Does what another window asks. */
  #serve(holder: Holder, read: Read<FollowerMessage>): void {
    const { me } = this.#parts;
    if (read.type === 'other version') this.announce();
    if (read.type !== 'message') return;
    const { from, message } = read;
    switch (message.type) {
      case 'hello': {
        const replay = holder.replay(message.have);
        this.#say({ type: 'welcome', to: from, entries: [], ...replay });
        return;
      }
      case 'act':
        if (message.to === me) void this.#answer(holder, from, message, holder.act(message));
        return;
      case 'begin':
        if (message.to === me) void this.#answer(holder, from, message, holder.begin(message.setup, message.request));
        return;
    }
  }

  async #answer(
    holder: Holder,
    to: string,
    { request }: { readonly request: string },
    answer: Promise<ActResult>,
  ): Promise<void> {
    const result = await answer;
    // Refused only because this window is closing: the next one will do it.
    if (this.#closed && result.type === 'refused') return;
    const { held } = holder;
    const stands = { acts: held?.acts ?? 0, ...(held && { game: held.setup.id }) };
    this.#say({ type: 'answer', to, request, result, ...stands });
  }

  #say(message: HolderMessage): void {
    this.#parts.send(fromHolder(this.#parts.me, this.#parts.since, message));
  }
}
