/**
 * How Anna–Hector's own voice sounds, as the user chose it.
 */
import { fallback, is, object, pipe, record, string, transform, unknown } from 'valibot';
import type { Kept } from '../../src/laws/schema.js';
import { between, choices, readChoices } from '../choice.js';

export const RATES = { least: 0.5, most: 4 } as const;
export const PITCHES = { least: 0, most: 2 } as const;
export const VOLUMES = { least: 0, most: 1 } as const;

/** A voice is known again by its name and language, for its address may change with an update of the system. */
const CHOSEN_VOICE = object({
  name: string(),
  /** BCP 47. */
  lang: string(),
});
export type ChosenVoice = Kept<typeof CHOSEN_VOICE>;

export const VOICE_CHOICE = choices({
  /** By main language ("de"); for a language that is not there the best voice of the device speaks. */
  voices: pipe(
    fallback(record(string(), unknown()), {}),
    transform((kept): Readonly<Record<string, ChosenVoice>> =>
      Object.fromEntries(Object.entries(kept).filter(isOfVoice)),
    ),
  ),
  /** As `SpeechSynthesisUtterance`: 1 is the voice's own rate. */
  rate: between(RATES, 1),
  /** 0 to 2; 1 is the voice's own. */
  pitch: between(PITCHES, 1),
  /** 0 to 1. */
  volume: between(VOLUMES, 1),
});
export type VoiceChoice = Kept<typeof VOICE_CHOICE>;

export const DEFAULT_VOICE: VoiceChoice = readChoices(VOICE_CHOICE, undefined);

function isOfVoice(entry: [string, unknown]): entry is [string, ChosenVoice] {
  return is(CHOSEN_VOICE, entry[1]);
}

/** "de_DE" and "de-de" as "de-DE". */
export function languageTag(lang: string): string {
  const tag = lang.replaceAll('_', '-');
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    // Some systems name voices by tags that are none. Such a tag is compared as it is.
    return tag;
  }
}

/** "de" of "de-DE": what voices are chosen by. */
export function mainLanguage(lang: string): string {
  return languageTag(lang).split('-')[0]?.toLowerCase() ?? '';
}

/** Whether a voice speaks a language, whatever its country. */
export function speaks(voice: { readonly lang: string }, lang: string): boolean {
  return mainLanguage(voice.lang) === mainLanguage(lang);
}

export function isSameVoice(one: ChosenVoice, other: ChosenVoice): boolean {
  return one.name === other.name && languageTag(one.lang) === languageTag(other.lang);
}

/** The voice that was chosen for a language; `undefined` where the best of the device is to speak. */
export function chosenVoice({ voices }: VoiceChoice, lang: string): ChosenVoice | undefined {
  return voices[mainLanguage(lang)];
}

/** The choice with another voice for a language; `undefined` is the best of the device. */
export function withVoice(choice: VoiceChoice, lang: string, voice: ChosenVoice | undefined): VoiceChoice {
  const { [mainLanguage(lang)]: _before, ...others } = choice.voices;
  return { ...choice, voices: voice === undefined ? others : { ...others, [mainLanguage(lang)]: voice } };
}
