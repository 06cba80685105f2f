/**
 * What a browser has heard so far, as whole phrases: it gives it in parts, each with alternatives of its own.
 */
import type { SpokenAlternative } from './recogniser.js';

export interface HeardSoFar {
  /** The likeliest first; empty if there is no word. */
  readonly alternatives: readonly SpokenAlternative[];
  /** Nothing of it changes any more. */
  readonly isFinal: boolean;
}

/** So many phrases at most are made of the alternatives of the parts. */
export const MOST_ALTERNATIVES = 10;

export function heardSoFar(results: SpeechRecognitionResultList): HeardSoFar {
  const parts = Array.from(results);
  const count = Math.min(MOST_ALTERNATIVES, Math.max(0, ...parts.map(({ length }) => length)));
  const phrases = Array.from({ length: count }, (_, rank) => phraseOf(parts, rank));
  return {
    alternatives: phrases.filter(
      ({ text }, rank) => text !== '' && phrases.findIndex((other) => other.text === text) === rank,
    ),
    isFinal: parts.length > 0 && parts.every(({ isFinal }) => isFinal),
  };
}

/** The phrase of the parts' alternatives of one rank, or their likeliest where they have not so many. */
function phraseOf(parts: readonly SpeechRecognitionResult[], rank: number): SpokenAlternative {
  const chosen = parts.map((part) => part[rank] ?? part[0]);
  const text = chosen
    .map((one) => one?.transcript.trim() ?? '')
    .filter((words) => words !== '')
    .join(' ');
  const confidence = Math.min(...chosen.map((one) => one?.confidence ?? 0));
  // Browsers write 0 where they do not rate: every alternative but the first, or all on some devices.
  return confidence > 0 && confidence <= 1 ? { text, confidence } : { text };
}
