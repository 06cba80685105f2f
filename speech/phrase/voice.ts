/**
 * What is said of being listened to: the message of each. It is loaded only where a recogniser is chosen, or wanted.
 */
import {
  LISTENED_FOR,
  RECOGNISER_CHOICES,
  RECOGNISER_TROUBLES,
  TALKING_WAYS,
  type ListenedFor,
  type RecogniserChoice,
  type RecogniserTrouble,
  type TalkingWay,
} from '../recogniser/listening-choice.js';
import type { Said, Segment } from '../utterance.js';
import { named } from './named.js';
import { dashed } from './own-message.js';
import type { Messages } from './say.js';

/** How it goes with what a recogniser needs: a language, or a model of speech. */
const VOICE_SUPPLIES = [
  'language fetched',
  'language not fetched',
  'model loading',
  'model ready',
  'model not kept',
  'model forgotten',
  'no model',
] as const;
export type VoiceSupply = (typeof VOICE_SUPPLIES)[number];

export interface VoiceWords {
  /** What was heard, before what is said of it. It stands in the language that is listened for. */
  readonly heard: (words: Segment) => Said;
  /** Why nothing was heard, and the way out. */
  readonly trouble: Readonly<Record<RecogniserTrouble, string>>;
  /** Somebody wants to talk, and no recogniser is chosen. */
  readonly noneChosen: string;
  /** What listens now. */
  readonly chosen: Readonly<Record<RecogniserChoice, string>>;
  /** How one lets it know that the words are meant for it. */
  readonly way: Readonly<Record<TalkingWay, (keys: readonly string[]) => string>>;
  readonly listenFor: Readonly<Record<ListenedFor, string>>;
  /** Said where the sounds that tell of it are switched off. */
  readonly listening: string;
  readonly notListening: string;
  readonly supply: Readonly<Record<VoiceSupply, string>>;
  readonly confirmMoves: { readonly on: string; readonly off: string };
  readonly silenceIsYes: { readonly on: string; readonly off: string };
}

export function voiceWords({ say, said, phrase }: Messages<'voice'>): VoiceWords {
  return {
    heard: ({ lang, text }) => said('voice-heard', { words: { lang, text: phrase('voice-words', { text }) } }),
    trouble: named(RECOGNISER_TROUBLES, (trouble) => say(`voice-trouble-${dashed(trouble)}`)),
    noneChosen: say('voice-none-chosen'),
    chosen: named(RECOGNISER_CHOICES, (recogniser) => say(`voice-chosen-${dashed(recogniser)}`)),
    way: named(TALKING_WAYS, (way) => (keys: readonly string[]) => say(`voice-way-${dashed(way)}`, { keys })),
    listenFor: named(LISTENED_FOR, (language) => say(`voice-listens-for-${dashed(language)}`)),
    listening: say('voice-listening'),
    notListening: say('voice-not-listening'),
    supply: named(VOICE_SUPPLIES, (supply) => say(`voice-supply-${dashed(supply)}`)),
    confirmMoves: { on: say('voice-confirm-on'), off: say('voice-confirm-off') },
    silenceIsYes: { on: say('voice-silence-on'), off: say('voice-silence-off') },
  };
}
