/**
 * What is said of being listened to: the message of each. It is loaded only where a recogniser is chosen, or wanted.
 */
import type { ListenedFor, RecogniserChoice, RecogniserTrouble, TalkingWay } from '../recogniser/listening-choice.js';
import type { Said, Segment } from '../utterance.js';
import { dashed } from './own-message.js';
import type { Messages } from './say.js';

export type VoiceMessages = Messages<'voice'>;

/** What was heard, before what is said of it. It stands in the language that is listened for. */
export function heardSaid({ lang, text }: Segment, { said, phrase }: VoiceMessages): Said {
  return said('voice-heard', { words: { lang, text: phrase('voice-words', { text }) } });
}

/** Why nothing was heard, and the way out. */
export function troubleSaid(trouble: RecogniserTrouble, { say }: VoiceMessages): string {
  return say(`voice-trouble-${dashed(trouble)}`);
}

/** What listens now. */
export function recogniserSaid(recogniser: RecogniserChoice, { say }: VoiceMessages): string {
  return say(`voice-chosen-${dashed(recogniser)}`);
}

/** How one lets it know that the words are meant for it. @param keys those for talking, as they are called */
export function talkingWaySaid(way: TalkingWay, keys: readonly string[], { say }: VoiceMessages): string {
  return say(`voice-way-${dashed(way)}`, { keys });
}

export function listenedForSaid(listenedFor: ListenedFor, { say }: VoiceMessages): string {
  return say(`voice-listens-for-${dashed(listenedFor)}`);
}
