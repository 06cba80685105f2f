/**
 * What was said, in order: the record behind the list on the page, which can be read, brailled and asked for again.
 */
import type { Utterance } from './utterance.js';

/** One thing that was said. A repetition has the id of what it repeats. */
export interface Message {
  /** 1 for the first message of the page's life; 0 for words about the focus, which pass and are not kept. */
  readonly id: number;
  readonly utterance: Utterance;
}

/** Words about what has the focus: they tell nothing new, and are said only where no screen reader says them. */
export function mention(utterance: Utterance): Message {
  return { id: 0, utterance };
}

export function isMention(message: Message): boolean {
  return message.id === 0;
}

export class MessageRecord {
  #messages: readonly Message[] = [];
  readonly #listeners = new Set<(message: Message) => void>();
  /** The place in the record of the message that was asked for last; `undefined` since something new was said. */
  #askedFor: number | undefined;

  /** Oldest first; another array after each message, so that elements see the change. */
  get messages(): readonly Message[] {
    return this.#messages;
  }

  add(utterance: Utterance): Message {
    const message: Message = { id: this.#messages.length + 1, utterance };
    this.#messages = [...this.#messages, message];
    this.#askedFor = undefined;
    for (const listener of [...this.#listeners]) listener(message);
    return message;
  }

  /**
   * The message that is asked for again.
   * @param back 0 for the last message; otherwise so many before the one asked for last, or before the last one if nothing
   * was asked for since it came. Beyond the oldest it stays with the oldest.
   * @returns `undefined` if nothing has been said yet.
   */
  again(back: number): Message | undefined {
    const last = this.#messages.length - 1;
    const from = back === 0 ? last : (this.#askedFor ?? last);
    this.#askedFor = last < 0 ? undefined : Math.max(0, from - back);
    return this.#askedFor === undefined ? undefined : this.#messages[this.#askedFor];
  }

  /** Each new message, once it is in the record. Returns what ends the listening. */
  listen(listener: (message: Message) => void): () => void {
    // Wrapped, so that the same function given twice is two listeners and each ends by itself.
    const own = (message: Message): void => {
      listener(message);
    };
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }
}
