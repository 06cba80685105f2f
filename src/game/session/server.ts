/**
 * The window that holds the game, as the other windows know it: does what they ask of it, answers each, and tells them what happened.
 */
import { Holder, type HolderParts } from './holder.js';
import { parseDraft } from '../../laws/parse.js';
import {
  fromHolder,
  type HeardAct,
  type HeardFromFollower,
  type HolderMessage,
  type Read,
  readAsHolder,
} from './messages.js';
import type { ActResult, HeldGame, SessionNews } from './session-port.js';

export interface ServingParts extends HolderParts {
  /** Since when it holds the game, in the milliseconds of the session's clock: later than any that held it before. */
  readonly since: number;
  readonly send: (message: unknown) => void;
  /** Aborted when this window closes. */
  readonly closing: AbortSignal;
}

export class Serving {
  readonly holder: Holder;
  readonly #parts: ServingParts;

  constructor(parts: ServingParts) {
    this.#parts = parts;
    // The other windows are told first, so that a slow listener here keeps none of them waiting.
    const tell = (news: SessionNews): void => {
      this.#tellOthers(news);
      parts.tell(news);
    };
    this.holder = new Holder({ ...parts, tell });
  }

  /** Says that this window holds the game, so that others ask it. */
  announce(): void {
    this.#say({ type: 'holding' });
  }

  /** One that cannot be understood is asked again. */
  receive(value: unknown): void {
    if (!this.#closed) this.#serve(readAsHolder(value));
  }

  get #closed(): boolean {
    return this.#parts.closing.aborted;
  }

  #tellOthers(news: SessionNews): void {
    if (news.type === 'act') {
      this.#say({ type: 'entered', game: news.held.setup.id, entry: news.entry });
    } else if (news.type === 'game' && news.how === 'begun') {
      this.#say({ type: 'begun', setup: news.held.setup });
    } else if (news.type === 'deciding') {
      this.#sayDeciding();
    } else if (news.type === 'decided in vain') {
      this.#say({ type: 'decided in vain', ...standing(news.held) });
    } else if (news.type === 'game') {
      const replay = this.holder.replay();
      if (replay) this.#say({ type: 'brought back', ...replay });
    }
  }

  /** Does what another window asks. */
  #serve(read: Read<HeardFromFollower>): void {
    const { holder } = this;
    const { me } = this.#parts;
    if (read.type === 'other version') this.announce();
    if (read.type !== 'message') return;
    const { from, message } = read;
    switch (message.type) {
      case 'hello': {
        const replay = holder.replay(message.have);
        this.#say({ type: 'welcome', to: from, entries: [], ...replay });
        // Whoever waits for an answer knows that it takes a while.
        this.#sayDeciding();
        return;
      }
      case 'act':
        if (message.to === me) void this.#answer(from, message, this.#act(message));
        return;
      case 'begin':
        if (message.to === me) void this.#answer(from, message, holder.begin(message.setup, message.request));
        return;
      case 'bring back':
        if (message.to === me) void this.#answer(from, message, holder.bringBack(message.game, message.request));
        return;
    }
  }

  async #act(asked: HeardAct): Promise<ActResult> {
    const draft = parseDraft(asked.draft);
    return draft.ok ? this.holder.act({ ...asked, draft: draft.value }) : { type: 'refused', refusal: draft.refusal };
  }

  async #answer(to: string, { request }: { readonly request: string }, answer: Promise<ActResult>): Promise<void> {
    const result = await answer;
    // Refused only because this window is closing: the next one will do it.
    if (this.#closed && result.type === 'refused') return;
    const { held } = this.holder;
    const stands = { acts: held?.acts ?? 0, ...(held && { game: held.setup.id }) };
    this.#say({ type: 'answer', to, request, result, ...stands });
  }

  #sayDeciding(): void {
    const { held, deciding } = this.holder;
    if (held && deciding) this.#say({ type: 'deciding', ...standing(held), ...deciding });
  }

  #say(message: HolderMessage): void {
    this.#parts.send(fromHolder(this.#parts.me, this.#parts.since, this.#parts.clock.now(), message));
  }
}

function standing({ setup, acts }: HeldGame): { readonly game: string; readonly acts: number } {
  return { game: setup.id, acts };
}
