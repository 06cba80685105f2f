/**
 * How far the voices of other languages are from the German one when they say the German call, as written and respelt.
 */
import { respelt } from '../../../speech/announcer/german-call.js';
import { WORDS } from '../all-languages.js';
import { distance } from './distance.js';
import { phonemesOf, type VoiceName } from './espeak.js';
import { forGermanVoice, GERMAN_WORDS, VOICES, type OtherLanguage } from './german.js';

export interface MeasuredWord {
  readonly voice: VoiceName;
  readonly word: string;
  /** The word itself where it is not respelt. */
  readonly respelt: string;
  /** Distances from the German voice. */
  readonly plainDistance: number;
  readonly respeltDistance: number;
}

/** Every word in every voice of a language. Needs espeak-ng. */
export function measuredWords(language: OtherLanguage): readonly MeasuredWord[] {
  const german = phonemesOf('de', GERMAN_WORDS.map(forGermanVoice));
  const spellings = GERMAN_WORDS.map((word) => respelt(word, WORDS[language].respellings));
  return VOICES[language].flatMap((voice) => {
    const phonemes = phonemesOf(voice, [...GERMAN_WORDS, ...spellings]);
    const distances = phonemes.map((ipa, index) => distance(ipa, german[index % german.length] ?? ''));
    return GERMAN_WORDS.map((word, index) => ({
      voice,
      word,
      respelt: spellings[index] ?? '',
      plainDistance: distances[index] ?? 0,
      respeltDistance: distances[GERMAN_WORDS.length + index] ?? 0,
    }));
  });
}
