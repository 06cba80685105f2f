/**
 * The German words of the international call: what the respellings are measured for, and against.
 */
import { WRITTEN_OUT, type WrittenOut } from '../written-out.js';
import type { VoiceName } from './espeak.js';

/** Each word of the FIDE call and of what is answered the FIDE way, as it is written there. */
export const GERMAN_WORDS = [
  ...['Anna', 'Bella', 'Cesar', 'David', 'Eva', 'Felix', 'Gustav', 'Hector'],
  ...['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'],
  ...['König', 'Dame', 'Turm', 'Läufer', 'Springer', 'Bauer'],
  ...['Könige', 'Damen', 'Türme', 'Bauern'],
  ...['kurze', 'lange', 'Rochade', 'schlägt', 'auf', 'Umwandlung', 'Schach', 'matt', 'en', 'passant'],
  ...['weiß', 'weiße', 'weißer', 'schwarz', 'schwarze', 'schwarzer'],
  ...['leer', 'helles', 'dunkles', 'Feld', 'Reihe', 'und', 'bis', 'keine', 'Figuren'],
] as const;

/**
 * What espeak-ng's German voice is given for words that it reads wrongly as they are written: it says "Kesar" for [ˈtseːzaʁ], and "een
 * passant" for the French words, in German [ã paˈsã] or [aŋ paˈsaŋ] (Duden, Aussprachewörterbuch).
 */
const FOR_THE_GERMAN_VOICE: ReadonlyMap<string, string> = new Map([
  ['Cesar', 'Zesar'],
  ['en', 'ang'],
  ['passant', 'passang'],
]);

export function forGermanVoice(word: string): string {
  return FOR_THE_GERMAN_VOICE.get(word) ?? word;
}

export type OtherLanguage = Exclude<WrittenOut, 'de'>;
export const OTHER_LANGUAGES: readonly OtherLanguage[] = WRITTEN_OUT.filter((name) => name !== 'de');

/** The voices of a language: for English the British and the American one. */
export const VOICES: Readonly<Record<OtherLanguage, readonly VoiceName[]>> = {
  en: ['en', 'en-us'],
  uk: ['uk'],
  pl: ['pl'],
  fr: ['fr'],
  es: ['es'],
  be: ['be'],
  mk: ['mk'],
};
