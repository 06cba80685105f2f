/**
 * Says one piece of text, watched: a voice may never start, never end, end twice or be killed by another program, and may
 * then leave the browser's queue stuck until it is cancelled.
 */
import type { Timing } from '../timing.js';
import type { SpokenText, Voice, VoiceSystem } from './synthesis.js';
import { languageTag } from './voices.js';

/** A text short enough to be said in one go, by a voice of its language. */
export interface Piece {
  readonly text: string;
  readonly voice: Voice;
}

/** How it went: said; refused, for the user has not touched the page yet; or not said, tried twice. */
export type Outcome = 'said' | 'not allowed' | 'silent';

/** Milliseconds within which a voice must start. */
export const START_WITHIN = 1500;
/** Milliseconds between giving up and trying again: what a stuck browser needs to recover. */
export const BEFORE_RETRY = 100;

/** Milliseconds that a slow voice may take for a text; several times what a usual one takes. */
export function endWithin(text: string): number {
  const usual = 500 + 80 * text.length;
  return 3 * usual;
}

/**
 * @param onStart the voice can be heard; called once, also if it has to begin again.
 * @param onOutcome called once, unless it is taken back before.
 * @returns what takes the piece back, and silences it.
 */
export function sayPiece(
  piece: Piece,
  system: VoiceSystem,
  timing: Timing,
  onStart: () => void,
  onOutcome: (outcome: Outcome) => void,
): () => void {
  let attempt: Attempt | undefined;
  let cancelWait = (): void => undefined;
  let started = false;

  const begin = (triesLeft: number): void => {
    attempt = new Attempt(piece, system, timing, {
      start: () => {
        if (!started) onStart();
        started = true;
      },
      end: onOutcome,
      fail: () => {
        system.synthesis.cancel();
        if (triesLeft > 0) cancelWait = timing.after(BEFORE_RETRY, () => begin(triesLeft - 1));
        else onOutcome('silent');
      },
    });
  };
  begin(1);

  return () => {
    cancelWait();
    attempt?.forget();
    system.synthesis.cancel();
  };
}

interface AttemptEvents {
  readonly start: () => void;
  readonly end: (outcome: 'said' | 'not allowed') => void;
  readonly fail: () => void;
}

/** One utterance in the browser's hands. Whatever comes of it after its end, or after it was given up, is not heeded. */
class Attempt {
  #over = false;
  #cancelWatch: () => void;
  /** Held as long as it speaks: a browser may collect an utterance that nobody holds, and its events with it. */
  readonly #spoken: SpokenText;

  constructor(piece: Piece, system: VoiceSystem, timing: Timing, events: AttemptEvents) {
    this.#spoken = system.newText(piece.text);
    this.#spoken.voice = piece.voice;
    // Android heeds only the language, and only if it is the voice's own.
    this.#spoken.lang = languageTag(piece.voice.lang);
    this.#spoken.onstart = () => {
      if (this.#over) return;
      this.#cancelWatch();
      this.#cancelWatch = timing.after(endWithin(piece.text), () => this.#finish(events.fail));
      events.start();
    };
    this.#spoken.onend = () => this.#finish(() => events.end('said'));
    this.#spoken.onerror = ({ error }: { readonly error: string }) =>
      this.#finish(error === 'not-allowed' ? () => events.end('not allowed') : events.fail);
    this.#cancelWatch = timing.after(START_WITHIN, () => this.#finish(events.fail));
    system.synthesis.speak(this.#spoken);
  }

  forget(): void {
    this.#over = true;
    this.#cancelWatch();
  }

  #finish(next: () => void): void {
    if (this.#over) return;
    this.forget();
    next();
  }
}
