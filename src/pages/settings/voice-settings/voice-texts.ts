/** Voices and numbers in the words of the page. */
import { speaks, type ChosenVoice } from '../../../../speech/announcer/voice-choice.js';

/** "Anna, Germany"; of a voice that speaks another language than the one it is offered for, "Anna, German (Germany)". */
export function voiceText({ name, lang }: ChosenVoice, offeredFor: string, pageLanguage: string): string {
  const place = speaks({ lang }, offeredFor) ? regionName(lang, pageLanguage) : languageName(lang, pageLanguage);
  return place === undefined || name.includes(place) ? name : `${name}, ${place}`;
}

/** "150%", as the page's language writes it. */
export function percentText(part: number, pageLanguage: string): string {
  return new Intl.NumberFormat(pageLanguage, { style: 'percent' }).format(part);
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
