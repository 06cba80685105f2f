/**
 * What the page and the worker with Vosk in it tell each other.
 */

/** One word of a phrase, as Vosk rates it. */
export interface HeardWord {
  readonly word: string;
  /** From 0 to 1. */
  readonly conf: number;
}

/** What a word is called that is none of the list. */
export const UNKNOWN = '[unk]';

export type ToVosk =
  /** The first message of all, once. `wasm` is an absolute address; `model` a tar.gz or zip, as models are given out. */
  | { readonly type: 'model'; readonly wasm: string; readonly model: Blob }
  /** Begins a phrase. Without phrases that may be heard it is open to all that the model knows. */
  | {
      readonly type: 'listen';
      readonly phrase: number;
      readonly sampleRate: number;
      /** Of words of letters. */
      readonly phrases: readonly string[];
    }
  /** From -1 to 1, one channel. */
  | { readonly type: 'samples'; readonly phrase: number; readonly samples: Float32Array }
  /** The phrase has ended: what is it? */
  | { readonly type: 'stop'; readonly phrase: number }
  | { readonly type: 'abort'; readonly phrase: number };

export type FromVosk =
  /** From 0 to 1, while the model is read. */
  | { readonly type: 'progress'; readonly part: number }
  | { readonly type: 'ready' }
  /** The engine itself could not be loaded, or could not be started: no memory, for one. */
  | { readonly type: 'no engine'; readonly cause: 'network' | 'failed'; readonly detail: string }
  | { readonly type: 'unreadable'; readonly detail: string }
  /** What the phrase seems to be so far. */
  | { readonly type: 'so far'; readonly phrase: number; readonly text: string }
  /** The phrase has ended. Without words nothing was said. */
  | { readonly type: 'heard'; readonly phrase: number; readonly words: readonly HeardWord[] }
  | { readonly type: 'failed'; readonly phrase: number; readonly detail: string };
