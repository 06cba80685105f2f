/**
 * What stands in for the world in tests of the announcer: a clock that is turned by hand, and a speech synthesis that does
 * what it is told to, well or badly.
 */
import { Listeners } from '../../../speech/listeners.js';
import type { Message } from '../../../speech/announcer/log.js';
import type { ReaderChoice, ReaderSink, Sink, VoiceSink } from '../../../speech/announcer/sink.js';
import type { SpokenText, Synthesis, Voice, VoiceSystem } from '../../../speech/announcer/synthesis.js';
import type { Timing } from '../../../speech/timing.js';
import { EVERYONE } from '../../../src/laws/roles.js';
import { textOf, type Channel, type Priority, type Utterance } from '../../../speech/utterance.js';
import { GermanCallSpelling } from '../../../speech/announcer/german-call.js';
import type { ChosenVoice, VoiceChoice } from '../../../speech/announcer/voice-choice.js';

export class HandTurnedTime implements Timing {
  #now = 0;
  #due: { readonly at: number; readonly callback: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = { at: this.#now + Math.max(0, milliseconds), callback };
    this.#due.push(timer);
    return () => {
      this.#due = this.#due.filter((other) => other !== timer);
    };
  }

  /** Lets so many milliseconds pass; what falls due in them happens in its order, at its time. */
  pass(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (;;) {
      // A stable sort: of timers due at the same time, the one that was set first comes first.
      const next = this.#due.toSorted((one, other) => one.at - other.at)[0];
      if (next === undefined || next.at > until) break;
      this.#due = this.#due.filter((timer) => timer !== next);
      this.#now = next.at;
      next.callback();
    }
    this.#now = until;
  }
}

/** How a voice takes one text. */
export type Manner =
  | 'says'
  /** Nothing happens, and nothing will until it is cancelled and left alone for 100 ms. */
  | 'never starts'
  /** Starts, and no word of its end ever comes; stuck as above. */
  | 'never ends'
  | 'ends twice'
  /** Tells of its start and its end before `speak` returns. */
  | 'ends at once'
  /** Nothing happens for so long that it is given up, then it tells of its start all the same. */
  | 'starts too late'
  /** Another program takes the voice away in the middle. */
  | 'killed'
  | 'not allowed'
  | 'fails at once';

/** One text given to the voice. */
export interface Spoken {
  readonly text: string;
  readonly lang: string;
  readonly voice: string | undefined;
  readonly rate: number;
  readonly pitch: number;
  readonly volume: number;
  readonly at: number;
  started: boolean;
  /** Said to the end, as the listener hears it. */
  ended: boolean;
}

export const GERMAN: Voice = { name: 'Anna', lang: 'de_DE', localService: true, default: false };
export const ENGLISH: Voice = { name: 'Hector', lang: 'en-GB', localService: true, default: true };

/** Milliseconds that the scripted voice takes for every text. */
export const SAYING_TAKES = 1000;

export class ScriptedSynthesis implements Synthesis {
  readonly #time: Timing;
  readonly #listeners: (() => void)[] = [];
  readonly spoken: Spoken[] = [];
  /** The manners of the next texts, in order; after them `otherwise`. */
  script: Manner[] = [];
  otherwise: Manner = 'says';
  /** The most texts that it ever held at one time. */
  most = 0;
  cancels: number[] = [];
  #voices: readonly Voice[];
  #inside: { text: SpokenText; record: Spoken; cancelTimers: () => void }[] = [];
  #stuckUntil = -Infinity;

  constructor(time: Timing, voices: readonly Voice[] = [ENGLISH, GERMAN]) {
    this.#time = time;
    this.#voices = voices;
  }

  getVoices(): readonly Voice[] {
    return this.#voices;
  }

  addEventListener(_type: 'voiceschanged', listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Voices come or go; `told` says whether the browser fires its event. */
  setVoices(voices: readonly Voice[], told: boolean): void {
    this.#voices = voices;
    if (told) for (const listener of this.#listeners) listener();
  }

  speak(text: SpokenText): void {
    const record: Spoken = {
      text: text.text,
      lang: text.lang,
      voice: text.voice?.name,
      rate: text.rate,
      pitch: text.pitch,
      volume: text.volume,
      at: this.#time.now(),
      started: false,
      ended: false,
    };
    this.spoken.push(record);
    const timers: (() => void)[] = [];
    const inside = { text, record, cancelTimers: () => timers.forEach((cancel) => cancel()) };
    this.#inside.push(inside);
    this.most = Math.max(this.most, this.#inside.length);
    if (this.#time.now() < this.#stuckUntil) return;
    const leave = (): void => {
      this.#inside = this.#inside.filter((other) => other !== inside);
    };
    const later = (milliseconds: number, act: () => void): void => {
      timers.push(this.#time.after(milliseconds, act));
    };
    const start = (): void => {
      record.started = true;
      text.onstart?.({} as never);
    };
    const end = (): void => {
      leave();
      record.ended = true;
      text.onend?.({} as never);
    };
    const fail = (error: string): void => {
      leave();
      text.onerror?.({ error } as never);
    };
    const manner = this.script.shift() ?? this.otherwise;
    switch (manner) {
      case 'says':
        later(5, start);
        later(SAYING_TAKES, end);
        return;
      case 'ends twice':
        later(5, start);
        later(SAYING_TAKES, end);
        // The second end comes when another text may already be speaking.
        this.#time.after(SAYING_TAKES + 20, () => text.onend?.({} as never));
        return;
      case 'ends at once':
        start();
        end();
        return;
      case 'starts too late':
        this.#time.after(1650, () => text.onstart?.({} as never));
        return;
      case 'never starts':
        this.#stuckUntil = Infinity;
        return;
      case 'never ends':
        later(5, start);
        this.#stuckUntil = Infinity;
        return;
      case 'killed':
        later(5, start);
        later(300, () => fail('canceled'));
        return;
      case 'not allowed':
        fail('not-allowed');
        return;
      case 'fails at once':
        later(1, () => fail('synthesis-failed'));
        return;
    }
  }

  cancel(): void {
    this.cancels.push(this.#time.now());
    if (this.#stuckUntil === Infinity) this.#stuckUntil = this.#time.now() + 100;
    for (const { text, record, cancelTimers } of this.#inside) {
      cancelTimers();
      // Browsers tell of it later, when the next text may already be there.
      this.#time.after(1, () => text.onerror?.({ error: record.started ? 'interrupted' : 'canceled' } as never));
    }
    this.#inside = [];
  }

  /** The texts in the order they were given. */
  get texts(): readonly string[] {
    return this.spoken.map(({ text }) => text);
  }
}

export function scriptedSystem(synthesis: Synthesis, gapAfterCancel = 0): VoiceSystem {
  const newText = (text: string): SpokenText => ({
    text,
    lang: '',
    voice: null,
    rate: 1,
    pitch: 1,
    volume: 1,
    onstart: null,
    onend: null,
    onerror: null,
  });
  return { synthesis, newText, gapAfterCancel };
}

/** German calls that are never spelt anew. */
export function asWritten(): GermanCallSpelling {
  return new GermanCallSpelling(
    () => 'en',
    () => ({}),
  );
}

/** An utterance for everybody, in English. */
export function words(
  text: string,
  priority: Priority = 'move',
  channel: Channel = 'game',
  more: Partial<Utterance> = {},
): Utterance {
  return { segments: [{ text, lang: 'en' }], priority, channel, audience: EVERYONE, ...more };
}

/** A small reproducible source of chance. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** A sink that says nothing and notes what it was told. */
class RecordingSink implements Sink {
  readonly messages: Message[] = [];
  stops = 0;
  prepares = 0;
  put(message: Message): void {
    this.messages.push(message);
  }
  prepare(): void {
    this.prepares += 1;
  }
  stop(): void {
    this.stops += 1;
  }
  get texts(): readonly string[] {
    return this.messages.map(({ utterance }) => textOf(utterance));
  }
}

export class RecordingReader extends RecordingSink implements ReaderSink {
  readonly choices: Partial<ReaderChoice>[] = [];
  /** What happened to the input, in order. */
  readonly input: string[] = [];
  configure(choice: Partial<ReaderChoice>): void {
    this.choices.push(choice);
  }
  disturbed(): void {
    this.input.push('disturbed');
  }
  focusMoved(): void {
    this.input.push('focus moved');
  }
  here(isHere: boolean): void {
    this.input.push(isHere ? 'here' : 'elsewhere');
  }
  beginGame(): void {
    this.input.push('another game');
  }
  /** What was broken off and not heard since. */
  brokenOff: Message | undefined;
  readonly dismissed: number[] = [];
  unheard(): Message | undefined {
    return this.brokenOff;
  }
  dismiss({ id }: Message): void {
    this.dismissed.push(id);
    this.brokenOff = undefined;
  }
}

export class RecordingVoice extends RecordingSink implements VoiceSink {
  readonly choices: VoiceChoice[] = [];
  readonly holds: boolean[] = [];
  readonly #voicesListeners = new Listeners<undefined>();
  readonly #speakingListeners = new Listeners<boolean>();
  voices: readonly ChosenVoice[] | undefined;
  configure(choice: VoiceChoice): void {
    this.choices.push(choice);
  }
  /** What was said on at each stop. */
  readonly excepted: (Channel | undefined)[] = [];
  override stop(except?: Channel): void {
    super.stop();
    this.excepted.push(except);
  }
  hold(held: boolean): void {
    this.holds.push(held);
  }
  listenVoices(listener: () => void): () => void {
    return this.#voicesListeners.listen(listener);
  }
  listenSpeaking(listener: (speaking: boolean) => void): () => void {
    return this.#speakingListeners.listen(listener);
  }
  /** The device has these voices now. */
  bring(voices: readonly ChosenVoice[]): void {
    this.voices = voices;
    this.#voicesListeners.tell(undefined);
  }
  tellSpeaking(speaking: boolean): void {
    this.#speakingListeners.tell(speaking);
  }
}
