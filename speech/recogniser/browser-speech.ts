/**
 * The part of the Web Speech API that is used here (https://webaudio.github.io/web-speech-api/), by its shapes: TypeScript's own types
 * do not have it, and most browsers have only some of it. What is optional here is not everywhere.
 */
import type { Availability } from './listening-choice.js';

/** `SpeechRecognitionErrorCode`, of which browsers have had others too. */
export type RecognitionErrorCode =
  | 'no-speech'
  | 'aborted'
  | 'audio-capture'
  | 'network'
  | 'not-allowed'
  | 'service-not-allowed'
  | 'language-not-supported'
  | 'phrases-not-supported';

export interface RecognitionResultEvent extends Event {
  /** Everything heard since `start`, part by part, each with its alternatives. */
  readonly results: SpeechRecognitionResultList;
}

export interface RecognitionErrorEvent extends Event {
  readonly error: RecognitionErrorCode;
}

interface RecognitionEvents {
  audiostart: Event;
  result: RecognitionResultEvent;
  error: RecognitionErrorEvent;
  end: Event;
}

/** A phrase that is likely, and how much more likely than others: 0 to 10. */
export interface RecognitionPhrase {
  readonly phrase: string;
  readonly boost: number;
}

export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  /** Whether speech must stay on the device. Chromium since 139. */
  processLocally?: boolean;
  /** Chromium since 142, on the device only: elsewhere the error is `phrases-not-supported`. */
  phrases?: readonly RecognitionPhrase[];
  /** @throws InvalidStateError if it has been started already. */
  start(): void;
  stop(): void;
  abort(): void;
  addEventListener<Name extends keyof RecognitionEvents>(
    name: Name,
    listener: (event: RecognitionEvents[Name]) => void,
  ): void;
}

export interface LanguageOptions {
  readonly langs: readonly string[];
  readonly processLocally: boolean;
}

export interface RecognitionConstructor {
  new (): Recognition;
  readonly prototype: object;
  available?(options: LanguageOptions): Promise<Availability>;
  /** To be called by a key press or touch. */
  install?(options: LanguageOptions): Promise<boolean>;
}

export type PhraseConstructor = new (phrase: string, boost: number) => RecognitionPhrase;

export interface BrowserSpeech {
  readonly Recognition: RecognitionConstructor;
  readonly Phrase?: PhraseConstructor;
}

/** What a browser has of it; `undefined` where it cannot recognise speech at all. */
export function browserSpeechOf(window: object): BrowserSpeech | undefined {
  const names = window as {
    readonly SpeechRecognition?: RecognitionConstructor;
    readonly webkitSpeechRecognition?: RecognitionConstructor;
    readonly SpeechRecognitionPhrase?: PhraseConstructor;
  };
  const Recognition = names.SpeechRecognition ?? names.webkitSpeechRecognition;
  if (Recognition === undefined) return undefined;
  const Phrase = names.SpeechRecognitionPhrase;
  return { Recognition, ...(Phrase && { Phrase }) };
}
