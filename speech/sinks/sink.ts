/**
 * Where a message can go to be heard, and the one rule that says where: to one sink, or to none, never to two.
 */
import type { Message } from '../log.js';
import type { WhoSpeaks } from '../style.js';
import type { Channel } from '../utterance.js';

/** Takes messages over, each of them its own from then on: nobody else says it unless the sink hands it back. */
export interface Sink {
  put(message: Message): void;
  /** Gets ready, if that takes time, before the first message. */
  prepare(): void;
  /** Falls silent at once and forgets what was waiting. It can be used again afterwards. */
  stop(): void;
}

export type SinkName = 'screen reader' | 'own voice';

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
}

/**
 * The one sink of a message; `undefined` if it is only to be read in the log. Where a screen reader has its part, it takes over
 * the part of a muted voice, for the user would otherwise miss the opponent's moves.
 */
export function sinkFor(channel: Channel, { whoSpeaks, muted, attentive }: Hearing): SinkName | undefined {
  const sink = SINK_OF[whoSpeaks][channel];
  if (sink === 'screen reader') return sink;
  if (muted) return whoSpeaks === 'both' ? 'screen reader' : undefined;
  return attentive ? sink : undefined;
}
