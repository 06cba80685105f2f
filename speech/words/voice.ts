/**
 * What a language says of being listened to, apart from its other words: it is loaded only where a recogniser is chosen, or wanted.
 */
import type { RecogniserChoice, RecogniserTrouble, TalkingWay } from '../recogniser/listening-choice.js';
import type { Segment } from '../utterance.js';
import type { Said } from './words.js';

/** How it goes with what a recogniser needs: a language, or a model of speech. */
export type VoiceSupply =
  | 'language fetched'
  | 'language not fetched'
  | 'model loading'
  | 'model ready'
  | 'model not kept'
  | 'model forgotten'
  | 'no model';

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
  readonly listenFor: { readonly page: string; readonly 'german call': string };
  /** Said where the sounds that tell of it are switched off. */
  readonly listening: string;
  readonly notListening: string;
  readonly supply: Readonly<Record<VoiceSupply, string>>;
  readonly confirmMoves: { readonly on: string; readonly off: string };
}
