/** The phrase that was perhaps said, by how it sounds. */
import type { LanguageName } from '../language-names.js';
import { soundOfText } from './confusions/index.js';
import { soundDistance } from './confusions/sounding.js';

/** A phrase may differ from what was heard by so much, for each of its sounds. */
const MOST = 0.25;
/** A second phrase must be this much further off. */
const MARGIN = 0.1;

export interface SoundingPhrase {
  readonly phrase: string;
  readonly sound: string;
}

export function sounding(phrases: readonly string[], language: LanguageName): readonly SoundingPhrase[] {
  return phrases.map((phrase) => ({ phrase, sound: soundOfText(phrase, language) }));
}

/** The only phrase that is near; `undefined` where none is, or several are. */
export function nearestPhrase(
  text: string,
  phrases: readonly SoundingPhrase[],
  language: LanguageName,
  most = MOST,
): string | undefined {
  const sound = soundOfText(text, language);
  const [best, second] = phrases
    .map((one) => ({ phrase: one.phrase, distance: soundDistance(sound, one.sound, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance);
  return !best || (second && second.distance < best.distance + MARGIN) ? undefined : best.phrase;
}
