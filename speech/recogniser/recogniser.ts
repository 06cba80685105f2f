/**
 * What every recogniser of speech is to the rest: it listens once, for the words of one phrase, and gives what it may have heard. What
 * the words mean is for `speech/hear.ts`.
 */
import type { Availability, RecogniserName, RecogniserTrouble } from './listening-choice.js';

/** One way in which the words may have been heard. */
export interface SpokenAlternative {
  readonly text: string;
  /** From 0 to 1, as the recogniser rates it; absent where it does not. */
  readonly confidence?: number;
}

export interface ListeningRequest {
  /** A BCP 47 tag: "de-DE". */
  readonly lang: string;
  /** What is likely to be said now, in lower case: the calls of the moves that are possible, and commands. A bias, or a closed list. */
  readonly phrases: readonly string[];
  /** From now on it hears; what was said before is lost. Not told where the recogniser does not know. */
  readonly onListening?: () => void;
  /**
   * Something was heard, the likeliest first; never empty. With `interim` it may still change; without, it is the phrase, and comes
   * once at most.
   */
  readonly onHeard: (alternatives: readonly SpokenAlternative[], interim: boolean) => void;
  readonly onTrouble: (trouble: RecogniserTrouble) => void;
  /** It listens no more, whatever the cause: always the last, and once. */
  readonly onEnded: () => void;
}

export interface Recogniser {
  readonly name: RecogniserName | 'scripted';
  availability(lang: string): Promise<Availability>;
  /** Fetches what a language needs; to be called by a key press or touch. Tells whether it is there then. */
  install(lang: string): Promise<boolean>;
  /**
   * Listens until the phrase has ended, or `stop`. One at a time.
   * @returns `stop`: the phrase has ended, and what was heard until then is given; with `abort` nothing is given any more.
   */
  listen(request: ListeningRequest): { readonly stop: () => void; readonly abort: () => void };
}
