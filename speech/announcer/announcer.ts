/**
 * The announcer: everything that is to be heard passes here, is written to the log, and goes to exactly one sink.
 *
 * A message belongs to the sink that took it. When the choice of who speaks changes, what was already given is said where it
 * was given; only falling silent (muting, another window taking over, `stop`) leaves anything unsaid, and that is still in
 * the log and can be asked for again.
 */
import type { Role } from '../../src/laws/roles.js';
import { MessageRecord, passing, type Message } from './log.js';
import { sinkFor, type Sinks } from './sink.js';
import type { GermanCall, ReaderPace, Repetition, WhoSpeaks } from '../style.js';
import type { Segment, Utterance } from '../utterance.js';
import type { ChosenVoice, VoiceChoice } from './voice-choice.js';

export interface AnnouncerSettings {
  readonly whoSpeaks: WhoSpeaks;
  /** Silences our own voice. Earcons have a switch of their own. */
  readonly muted: boolean;
  /** Whether our own voice calls the game while the user is with another window of ours, whoever speaks otherwise; absent is no. */
  readonly voiceInBackground?: boolean;
  /** Who listens at this window. What is meant for others is neither said nor logged. */
  readonly role: Role;
  /** How our own voice sounds; absent is its default. */
  readonly voice?: VoiceChoice;
  /** How a screen reader is given the German call; absent is as it is written. */
  readonly germanCall?: GermanCall;
  /** What is said again by itself where a key may have broken off a screen reader; absent is what the game tells. */
  readonly repetition?: Repetition;
  /** How fast the screen reader speaks; absent is as usual. */
  readonly readerPace?: ReaderPace;
}

export class Announcer {
  readonly #sinks: Sinks;
  readonly #record = new MessageRecord();
  #settings: AnnouncerSettings;
  #attentive = true;
  /** How many microphones listen, or reasons for which one does. */
  #listening = 0;

  constructor(sinks: Sinks, settings: AnnouncerSettings) {
    this.#sinks = sinks;
    this.#settings = settings;
    this.#prepare();
  }

  /** Everything that was said, oldest first. Another array after each message. */
  get messages(): readonly Message[] {
    return this.#record.messages;
  }

  /**
   * Whether the user is with this window; in any other the own voice is silent, unless it calls the game there. The log is written all
   * the same.
   */
  get attentive(): boolean {
    return this.#attentive;
  }

  set attentive(attentive: boolean) {
    this.#attentive = attentive;
    if (!attentive) this.#sinks['own voice'].stop(this.#callsInBackground ? 'game' : undefined);
  }

  say(utterance: Utterance): void {
    if (this.#isMeantHere(utterance)) this.#deliver(this.#record.add(utterance));
  }

  /** Writes into the log what was said before this page's life, in its order, and says nothing. It can be asked for again. */
  recall(utterance: Utterance): void {
    if (this.#isMeantHere(utterance)) this.#record.add(utterance);
  }

  /** Another game is here, or a clock alone: what was said before is not of it. To be told before anything of the game is said. */
  beginGame(): void {
    this.#record.beginGame();
    this.#sinks['screen reader'].beginGame();
  }

  /**
   * Says what has the focus, where our own voice is the only one; anywhere else the screen reader says it and this does
   * nothing. It is not logged, and what has lost the focus again is not said any more.
   */
  mention(segment: Segment): void {
    if (this.#settings.whoSpeaks === 'app') this.#deliver(passing('mention', [segment]));
  }

  /** Says what a finger has come to. It is not logged, and what the finger has left is not said any more. */
  explored(segment: Segment): void {
    this.#deliver(passing('explored', [segment]));
  }

  /**
   * Lets hear how our own voice sounds, whoever speaks otherwise. It is an answer to a key: it is not logged, is left when
   * something else is asked for, and never comes to the screen reader. What keeps the voice from being heard is told each time.
   * @returns `false` if our own voice is muted: then nothing is heard.
   */
  sample(segments: readonly Segment[]): boolean {
    if (this.#settings.muted) return false;
    this.#sinks['own voice'].put(passing('sample', segments));
    return true;
  }

  /** Lets hear how a screen reader is given something, whoever speaks otherwise. As a sample of our own voice, it is not logged. */
  sampleForReader(segments: readonly Segment[]): void {
    this.#sinks['screen reader'].put(passing('sample', segments));
  }

  /**
   * Says an earlier message again. It is not added to the log: the log tells what happened, once. A repetition is the answer
   * to a key, whatever it was at first: it replaces an earlier answer and never expires.
   * @param back 0 for the last message, or first for the one that a key press cut off; 1 for the one before it, and pressed again
   * for the one before that.
   * @returns the message; `undefined` if nothing has been said yet.
   */
  repeat(back: number): Message | undefined {
    const unheard = back === 0 ? this.#sinks['screen reader'].unheard() : undefined;
    if (unheard !== undefined) this.#record.offer(unheard);
    const message = this.#record.again(back);
    if (message !== undefined) {
      this.#sinks['screen reader'].dismiss(message);
      const { segments, channel, audience } = message.utterance;
      this.#deliver({ id: message.id, utterance: { segments, channel, audience, priority: 'answer' } });
    }
    return message;
  }

  /**
   * A key was pressed, whichever and wherever but a modifier alone, or the page was touched: a screen reader falls silent. What the game has
   * told and was not heard yet is said again once the input rests. To be told before the key does anything.
   */
  disturbed(): void {
    this.#sinks['screen reader'].disturbed();
  }

  /**
   * The focus has moved, wherever in the page: the screen reader says where it is, and what is told comes after that.
   *
   * @param within milliseconds within which it will, where it has not yet
   */
  focusMoved(within?: number): void {
    this.#sinks['screen reader'].focusMoved(within);
  }

  /** Whether the window has the focus: what is told in another one is said when the user comes back. */
  windowFocused(isFocused: boolean): void {
    this.#sinks['screen reader'].here(isFocused);
  }

  /** Each new message, for the list on the page. Returns what ends the listening. */
  listen(listener: (message: Message) => void): () => void {
    return this.#record.listen(listener);
  }

  /** The voices of this device, for the user to choose from; `undefined` as long as they are not known. */
  get voices(): readonly ChosenVoice[] | undefined {
    return this.#sinks['own voice'].voices;
  }

  /** Begins to look for the voices, also where nobody needs ours yet. */
  findVoices(): void {
    this.#sinks['own voice'].prepare();
  }

  /** Whenever the voices are known, or others. Returns what ends the listening. */
  listenVoices(listener: () => void): () => void {
    return this.#sinks['own voice'].listenVoices(listener);
  }

  /**
   * A microphone listens for words of the user: our own voice is silent until then, alarms as well, for it would be taken for
   * theirs. What it was saying breaks off, and what it would say waits in line; afterwards it is said, unless its time has passed
   * or an answer has taken its place. A move or an alarm that broke off is said again. The screen reader is not ours and speaks
   * on. A microphone that is always open is to be paused by `listenSpeaking` instead: with this we would never speak.
   * @returns what ends it, to be called when the words have ended; as long as any other goes on, the voice waits on.
   */
  beginListening(): () => void {
    let ended = false;
    this.#listening += 1;
    if (this.#listening === 1) this.#sinks['own voice'].hold(true);
    return () => {
      if (ended) return;
      ended = true;
      this.#listening -= 1;
      if (this.#listening === 0) this.#sinks['own voice'].hold(false);
    };
  }

  /** Whenever our own voice begins to speak, just before its first sound, and when it has ended. Returns what ends the listening. */
  listenSpeaking(listener: (speaking: boolean) => void): () => void {
    return this.#sinks['own voice'].listenSpeaking(listener);
  }

  configure(change: Partial<AnnouncerSettings>): void {
    this.#settings = { ...this.#settings, ...change };
    if (this.#settings.muted || (!this.#attentive && !this.#callsInBackground)) this.#sinks['own voice'].stop();
    this.#prepare();
  }

  /** Falls silent at once, in every sink, and forgets what was still to be said. */
  stop(): void {
    this.#sinks['screen reader'].stop();
    this.#sinks['own voice'].stop();
  }

  get #callsInBackground(): boolean {
    return this.#settings.voiceInBackground ?? false;
  }

  #isMeantHere(utterance: Utterance): boolean {
    return utterance.audience.includes(this.#settings.role);
  }

  #prepare(): void {
    const { voice, whoSpeaks, germanCall, repetition, readerPace } = this.#settings;
    this.#sinks['screen reader'].configure({
      ...(germanCall && { germanCall }),
      ...(repetition && { repetition }),
      ...(readerPace && { pace: readerPace }),
    });
    if (voice !== undefined) this.#sinks['own voice'].configure(voice);
    if (whoSpeaks !== 'screen reader' || this.#callsInBackground) this.#sinks['own voice'].prepare();
  }

  /** The only place where a message is given to a sink, save a sample, which is for one sink alone. */
  #deliver(message: Message): void {
    const sink = sinkFor(message.utterance.channel, {
      ...this.#settings,
      attentive: this.#attentive,
      voiceInBackground: this.#callsInBackground,
    });
    if (sink !== undefined) this.#sinks[sink].put(message);
  }
}
