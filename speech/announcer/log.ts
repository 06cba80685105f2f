/**
 * What was said, in order: the record behind the list on the page, which can be read, brailled and asked for again. Pure.
 */
import { Listeners } from '../listeners.js';
import { kindOf, utterance as newUtterance, type Segment, type Utterance } from '../utterance.js';

/** One thing that was said. A repetition has the id of what it repeats. */
export interface Message {
  /** 1 for the first message of the page's life; 0 for what passes and is not kept. */
  readonly id: number;
  readonly utterance: Utterance;
  /** Which game of the page's life was here when it was said: 0 before the first; absent for what is not kept. */
  readonly game?: number;
  /** Absent for what is kept. */
  readonly passing?: Passing;
}

export type Passing =
  /** Words about what has the focus: they tell nothing new, and are said only where no screen reader says them. */
  | 'mention'
  /** What is under a finger: a screen reader does not say it by itself, and is given it where there is no voice. */
  | 'explored'
  /** How our own voice sounds: for that voice alone, whoever speaks otherwise. */
  | 'sample';

/** What passes and is not kept: an answer of the page. */
export function passing(how: Passing, segments: readonly Segment[]): Message {
  return { id: 0, utterance: newUtterance(segments, 'answer', 'page'), passing: how };
}

/** Whether it tells nothing that anybody would miss who has not heard it. */
export function isPassing(message: Message): boolean {
  return message.passing !== undefined;
}

export class MessageRecord {
  #messages: readonly Message[] = [];
  readonly #listeners = new Listeners<Message>();
  #game = 0;
  /** The place in the record of the message that was asked for last; `undefined` since something new was said. */
  #askedFor: number | undefined;
  /** The id of what was said and perhaps not heard. */
  #offered: number | undefined;

  /** Oldest first; another array after each message, so that elements see the change. */
  get messages(): readonly Message[] {
    return this.#messages;
  }

  add(utterance: Utterance): Message {
    const message: Message = { id: this.#messages.length + 1, utterance, game: this.#game };
    this.#messages = [...this.#messages, message];
    this.#askedFor = undefined;
    // Whoever asks again after a move means that move, and none before it.
    if (utterance.priority === 'move') this.#offered = undefined;
    this.#listeners.tell(message);
    return message;
  }

  /** What is said from now on is of another game than what was said before. */
  beginGame(): void {
    this.#game += 1;
  }

  /** Lets this message be the next that is asked for again, whatever is said after it, except a move. */
  offer(message: Message): void {
    this.#offered = message.id;
  }

  /**
   * The message that is asked for again.
   * @param back 0 for the one that is offered, else for the last; otherwise so many before the one asked for last, or before the
   * last one if nothing was asked for since it came. Beyond the oldest it stays with the oldest.
   * @returns `undefined` if nothing has been said yet.
   */
  again(back: number): Message | undefined {
    const last = this.#messages.length - 1;
    this.#askedFor = last < 0 ? undefined : Math.max(0, this.#startingFrom(back, last) - back);
    return this.#askedFor === undefined ? undefined : this.#messages[this.#askedFor];
  }

  /** Each new message, once it is in the record. Returns what ends the listening. */
  listen(listener: (message: Message) => void): () => void {
    return this.#listeners.listen(listener);
  }

  #startingFrom(back: number, last: number): number {
    if (back > 0) return this.#askedFor ?? last;
    const offered = this.#offered;
    this.#offered = undefined;
    return offered === undefined ? last : offered - 1;
  }
}

/**
 * What is shown first of all that was said: what happened in the game that is here, what was refused in it, and the last answer. Edges,
 * squares and earlier answers would stand between the moves, and former games before them.
 *
 * @param messages all that was said, oldest first
 * @returns the newest first
 */
export function mainMessages(messages: readonly Message[]): readonly Message[] {
  const game = messages.at(-1)?.game;
  const here = messages.filter((message) => message.game === game);
  const lastAnswer = here.findLast(({ utterance }) => kindOf(utterance) === 'answer');
  return here.filter((message) => message === lastAnswer || kindOf(message.utterance) !== 'answer').toReversed();
}
