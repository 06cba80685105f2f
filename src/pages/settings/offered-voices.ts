/** Which voices are offered for a language, and what each is called. */
import { isSameVoice, speaks, type ChosenVoice } from '../../../speech/announcer/voice-choice.js';

/** Voices that are offered without being asked for by name: more are no choice any more, and some systems have thousands. */
export const MANY = 24;

export interface OfferedVoices {
  readonly voices: readonly ChosenVoice[];
  /** Whether any voice of the device speaks the language; where none does, all are offered, for one has to read it. */
  readonly spoken: boolean;
  /** So many there are for the language, and so many of them fit the name. */
  readonly all: number;
  readonly fitting: number;
  /** The chosen one is not on this device, at least now. */
  readonly gone: ChosenVoice | undefined;
}

/** @param name part of the name of the wanted voices, in any case of letters; empty for all */
export function offeredVoices(
  voices: readonly ChosenVoice[],
  lang: string,
  chosen: ChosenVoice | undefined,
  name: string,
): OfferedVoices {
  const own = voices.filter((voice) => speaks(voice, lang));
  const all = own.length > 0 ? own : voices;
  const wanted = name.trim().toLowerCase();
  const fitting = all.filter((voice) => voice.name.toLowerCase().includes(wanted));
  const isChosen = (voice: ChosenVoice): boolean => chosen !== undefined && isSameVoice(voice, chosen);
  const first = fitting.slice(0, MANY);
  // What is chosen is always to be seen.
  const hidden = first.some(isChosen) ? [] : voices.filter(isChosen);
  return {
    voices: [...hidden, ...first],
    spoken: own.length > 0,
    all: all.length,
    fitting: fitting.length,
    gone: voices.some(isChosen) ? undefined : chosen,
  };
}

/** "Anna, Germany"; of a voice that speaks another language than the one it is offered for, "Anna, German (Germany)". */
export function voiceText({ name, lang }: ChosenVoice, offeredFor: string, pageLanguage: string): string {
  const place = speaks({ lang }, offeredFor) ? regionName(lang, pageLanguage) : languageName(lang, pageLanguage);
  return place === undefined || name.includes(place) ? name : `${name}, ${place}`;
}

function languageName(lang: string, pageLanguage: string): string | undefined {
  try {
    return new Intl.DisplayNames(pageLanguage, { type: 'language' }).of(lang);
  } catch {
    // Some systems name voices by tags that are none.
    return lang;
  }
}

function regionName(lang: string, pageLanguage: string): string | undefined {
  try {
    const { region } = new Intl.Locale(lang);
    return region === undefined ? undefined : new Intl.DisplayNames(pageLanguage, { type: 'region' }).of(region);
  } catch {
    return undefined;
  }
}
