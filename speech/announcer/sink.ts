/**
 * Where a message can go to be heard, and the one rule that says where: to one sink, or to none, never to two.
 */
import type { Message } from './log.js';
import type { GermanCall, ReaderPace, Repetition, WhoSpeaks } from '../style.js';
import type { Channel } from '../utterance.js';
import type { ChosenVoice, VoiceChoice } from './voice-choice.js';

/** Takes messages over, each of them its own from then on: nobody else says it unless the sink hands it back. */
export interface Sink {
  put(message: Message): void;
  /** Falls silent at once and forgets what was waiting. It can be used again afterwards. */
  stop(): void;
}

/** How the screen reader is served. */
export interface ReaderChoice {
  readonly germanCall: GermanCall;
  readonly repetition: Repetition;
  readonly pace: ReaderPace;
}

/** What the screen reader speaks. Whether it has is never told to a page. */
export interface ReaderSink extends Sink {
  /** From the next message on it is served so. */
  configure(choice: Partial<ReaderChoice>): void;
  /** A key was pressed, or the page was touched: a screen reader falls silent. What is written next waits until it has heard of that. */
  disturbed(): void;
  /** The focus has moved, or will within so many milliseconds: what is written next waits until the screen reader has said where it is. */
  focusMoved(within?: number): void;
  /** Whether this window has the focus. In another a screen reader does not surely read the regions. */
  here(isHere: boolean): void;
  /** Another game begins: nothing of the one before is said again by itself. */
  beginGame(): void;
  /** What the game told last, if it was broken off and has not been heard since. */
  unheard(): Message | undefined;
  /** It is said in answer to a key, and not again by itself. */
  dismiss(message: Message): void;
}

/** Our own voice. */
export interface VoiceSink extends Sink {
  /** Gets ready, for that takes time, before the first message. */
  prepare(): void;
  /** From the next text on it sounds so. */
  configure(choice: VoiceChoice): void;
  /** As long as it is held it is silent: what is to be said waits in line, and passes its time there as always. */
  hold(held: boolean): void;
  /** What the device can speak with; `undefined` as long as that is not known. `prepare` begins to look. */
  readonly voices: readonly ChosenVoice[] | undefined;
  /** Whenever the voices are known, or others. */
  listenVoices(listener: () => void): () => void;
  /** @param except the channel of which what is being said, or waits, is said all the same */
  stop(except?: Channel): void;
  /** Whenever it begins to speak, just before the first sound, and when it has no more to say. */
  listenSpeaking(listener: (speaking: boolean) => void): () => void;
}

export interface Sinks {
  readonly 'screen reader': ReaderSink;
  readonly 'own voice': VoiceSink;
}

export type SinkName = keyof Sinks;

const SINK_OF: Readonly<Record<WhoSpeaks, Readonly<Record<Channel, SinkName>>>> = {
  'screen reader': { game: 'screen reader', page: 'screen reader' },
  app: { game: 'own voice', page: 'own voice' },
  both: { game: 'own voice', page: 'screen reader' },
};

/** What decides where a message goes. */
export interface Hearing {
  readonly whoSpeaks: WhoSpeaks;
  /** Whether all sound of ours is off. The screen reader is not ours. */
  readonly muted: boolean;
  /** Whether the user is with this window, and not with another one of ours: only one of them may use its own voice. */
  readonly attentive: boolean;
  /** Whether our own voice calls the game in a window the user is not with: a screen reader does not speak the regions of such a one. */
  readonly voiceInBackground: boolean;
}

/**
 * The one sink of a message; `undefined` if it is only to be read in the log. Where a screen reader has its part, it takes over
 * the part of a muted voice, for the user would otherwise miss the opponent's moves.
 */
export function sinkFor(
  channel: Channel,
  { whoSpeaks, muted, attentive, voiceInBackground }: Hearing,
): SinkName | undefined {
  if (voiceInBackground && !attentive && !muted) return channel === 'game' ? 'own voice' : undefined;
  const sink = SINK_OF[whoSpeaks][channel];
  if (sink === 'screen reader') return sink;
  if (muted) return whoSpeaks === 'both' ? 'screen reader' : undefined;
  return attentive ? sink : undefined;
}
