/**
 * The announcer: everything that is to be heard passes here, is written to the log, and goes to exactly one sink.
 *
 * A message belongs to the sink that took it. When the choice of who speaks changes, what was already given is said where it
 * was given; only falling silent (muting, another window taking over, `stop`) leaves anything unsaid, and that is still in
 * the log and can be asked for again.
 */
import type { Role } from '../src/laws/roles.js';
import { MessageRecord, mention, type Message } from './log.js';
import { sinkFor, type Sink, type SinkName } from './sinks/sink.js';
import type { WhoSpeaks } from './style.js';
import { utterance as newUtterance, type Segment, type Utterance } from './utterance.js';

export interface AnnouncerSettings {
  readonly whoSpeaks: WhoSpeaks;
  /** Silences our own voice. Earcons have a switch of their own. */
  readonly muted: boolean;
  /** Who listens at this window. What is meant for others is neither said nor logged. */
  readonly role: Role;
}

export class Announcer {
  readonly #sinks: Readonly<Record<SinkName, Sink>>;
  readonly #record = new MessageRecord();
  #settings: AnnouncerSettings;
  #attentive = true;

  constructor(sinks: Readonly<Record<SinkName, Sink>>, settings: AnnouncerSettings) {
    this.#sinks = sinks;
    this.#settings = settings;
    this.#prepare();
  }

  /** Everything that was said, oldest first. Another array after each message. */
  get messages(): readonly Message[] {
    return this.#record.messages;
  }

  /** Whether the user is with this window; in any other the own voice is silent. The log is written all the same. */
  get attentive(): boolean {
    return this.#attentive;
  }

  set attentive(attentive: boolean) {
    this.#attentive = attentive;
    if (!attentive) this.#sinks['own voice'].stop();
  }

  say(utterance: Utterance): void {
    if (this.#isMeantHere(utterance)) this.#deliver(this.#record.add(utterance));
  }

  /** Writes into the log what was said before this page's life, in its order, and says nothing. It can be asked for again. */
  recall(utterance: Utterance): void {
    if (this.#isMeantHere(utterance)) this.#record.add(utterance);
  }

  /**
   * Says what has the focus, where our own voice is the only one; anywhere else the screen reader says it and this does
   * nothing. It is not logged, and what has lost the focus again is not said any more.
   */
  mention(segment: Segment): void {
    if (this.#settings.whoSpeaks === 'app') this.#deliver(mention(newUtterance([segment], 'answer', 'page')));
  }

  /**
   * Says an earlier message again. It is not added to the log: the log tells what happened, once. A repetition is the answer
   * to a key, whatever it was at first: it replaces an earlier answer and never expires.
   * @param back 0 for the last message; 1 for the one before it, and pressed again for the one before that.
   * @returns the message; `undefined` if nothing has been said yet.
   */
  repeat(back: number): Message | undefined {
    const message = this.#record.again(back);
    if (message !== undefined) {
      const { segments, channel, audience } = message.utterance;
      this.#deliver({ id: message.id, utterance: { segments, channel, audience, priority: 'answer' } });
    }
    return message;
  }

  /** Each new message, for the list on the page. Returns what ends the listening. */
  listen(listener: (message: Message) => void): () => void {
    return this.#record.listen(listener);
  }

  configure(change: Partial<AnnouncerSettings>): void {
    this.#settings = { ...this.#settings, ...change };
    if (this.#settings.muted) this.#sinks['own voice'].stop();
    this.#prepare();
  }

  /** Falls silent at once, in every sink, and forgets what was still to be said. */
  stop(): void {
    this.#sinks['screen reader'].stop();
    this.#sinks['own voice'].stop();
  }

  #isMeantHere(utterance: Utterance): boolean {
    return utterance.audience.includes(this.#settings.role);
  }

  #prepare(): void {
    if (this.#settings.whoSpeaks !== 'screen reader') this.#sinks['own voice'].prepare();
  }

  /** The only place where a message is given to a sink. */
  #deliver(message: Message): void {
    const sink = sinkFor(message.utterance.channel, { ...this.#settings, attentive: this.#attentive });
    if (sink !== undefined) this.#sinks[sink].put(message);
  }
}
