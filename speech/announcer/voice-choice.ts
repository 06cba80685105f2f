/**
 * How Anna–Hector's own voice sounds, as the user chose it.
 */
import { between, isRecord } from '../choice.js';

/** A voice is known again by its name and language, for its address may change with an update of the system. */
export interface ChosenVoice {
  readonly name: string;
  /** BCP 47. */
  readonly lang: string;
}

export interface VoiceChoice {
  /** By main language ("de"); for a language that is not there the best voice of the device speaks. */
  readonly voices: Readonly<Record<string, ChosenVoice>>;
  /** As `SpeechSynthesisUtterance`: 1 is the voice's own rate. */
  readonly rate: number;
  /** 0 to 2; 1 is the voice's own. */
  readonly pitch: number;
  /** 0 to 1. */
  readonly volume: number;
}

export const RATES = { least: 0.5, most: 4 } as const;
export const PITCHES = { least: 0, most: 2 } as const;
export const VOLUMES = { least: 0, most: 1 } as const;

export const DEFAULT_VOICE: VoiceChoice = { voices: {}, rate: 1, pitch: 1, volume: 1 };

/** Reads what was kept; whatever is missing or cannot be chosen falls back to the default. */
export function parseVoiceChoice(kept: unknown): VoiceChoice {
  const record = isRecord(kept) ? kept : {};
  return {
    voices: parseVoices(record['voices']),
    rate: between(record['rate'], RATES, DEFAULT_VOICE.rate),
    pitch: between(record['pitch'], PITCHES, DEFAULT_VOICE.pitch),
    volume: between(record['volume'], VOLUMES, DEFAULT_VOICE.volume),
  };
}

function parseVoices(kept: unknown): VoiceChoice['voices'] {
  if (!isRecord(kept)) return {};
  const voices = Object.entries(kept).flatMap(([language, voice]) => {
    if (!isRecord(voice)) return [];
    const { name, lang } = voice;
    return typeof name === 'string' && typeof lang === 'string' ? [[language, { name, lang }] as const] : [];
  });
  return Object.fromEntries(voices);
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
