/**
 * Text in pieces, for voices break off, or refuse, what is much longer than a sentence; and one piece said, watched: a voice may never start,
 * never end, end twice or be killed by another program, and may then leave the browser's queue stuck until it is cancelled.
 */
import type { Timing } from '../timing.js';
import { languageTag, type VoiceChoice } from './voice-choice.js';
import type { SpokenText, Voice, VoiceSystem } from './synthesis.js';

/** Where a text may be cut, best place first: after a sentence, after part of one, between words. */
const CUTS: readonly RegExp[] = [/[.!?…]["”’»)]*\s+/gu, /[,;:–—]\s+/gu, /\s+/gu];

/** Characters (UTF-16) that one utterance of a voice may have. */
export const LONGEST_PIECE = 200;

/** The text in pieces of at most `longest` characters, in order; none for a text that is only space. */
export function pieces(text: string, longest = LONGEST_PIECE): readonly string[] {
  const rest = text.trim();
  if (rest === '') return [];
  if (rest.length <= longest) return [rest];
  const cut = cutWithin(rest, longest);
  return [rest.slice(0, cut).trimEnd(), ...pieces(rest.slice(cut), longest)];
}

/** The last place of the best kind at which the piece before it is not too long. */
function cutWithin(text: string, longest: number): number {
  for (const kind of CUTS) {
    const ends = [...text.matchAll(kind)]
      .map((match) => ({ spoken: match.index + match[0].trimEnd().length, next: match.index + match[0].length }))
      .filter(({ spoken }) => spoken <= longest);
    const last = ends.at(-1);
    if (last !== undefined) return last.next;
  }
  // One endless word. A pair of surrogates is one character and stays together.
  return /[\uD800-\uDBFF]/.test(text.charAt(longest - 1)) ? longest - 1 : longest;
}

/** By which voice a text is said, and how it sounds (as `SpeechSynthesisUtterance`). */
export type Sounding = { readonly voice: Voice } & Pick<VoiceChoice, 'rate' | 'pitch' | 'volume'>;

/** A text short enough to be said in one go. */
export interface Piece {
  readonly text: string;
  /** Asked before each trial, for the voice may be gone by then; `undefined` where there is none left. */
  readonly sounding: () => Sounding | undefined;
}

/** How it went: said; refused, for the user has not touched the page yet; no voice; or not said, tried twice. */
export type Outcome = 'said' | 'not allowed' | 'no voices' | 'silent';

/** Milliseconds within which a voice must start. */
export const START_WITHIN = 1500;
/** Milliseconds between giving up and trying again: what a stuck browser needs to recover. */
export const BEFORE_RETRY = 100;

/** Milliseconds that a slow voice may take for a text; several times what a usual one takes. Not every voice goes faster when asked. */
export function endWithin(text: string, rate = 1): number {
  const usual = 500 + 80 * text.length;
  return (3 * usual) / Math.min(1, rate);
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
    const sounding = piece.sounding();
    if (sounding === undefined) {
      onOutcome('no voices');
      return;
    }
    attempt = new Attempt(piece.text, sounding, system, timing, {
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

  constructor(text: string, sounding: Sounding, system: VoiceSystem, timing: Timing, events: AttemptEvents) {
    const { voice, rate, pitch, volume } = sounding;
    this.#spoken = system.newText(text);
    this.#spoken.voice = voice;
    // Android heeds only the language, and only if it is the voice's own.
    this.#spoken.lang = languageTag(voice.lang);
    this.#spoken.rate = rate;
    this.#spoken.pitch = pitch;
    this.#spoken.volume = volume;
    this.#spoken.onstart = () => {
      if (this.#over) return;
      this.#cancelWatch();
      this.#cancelWatch = timing.after(endWithin(text, rate), () => this.#finish(events.fail));
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
