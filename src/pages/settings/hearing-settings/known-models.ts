/**
 * The models of speech that Vosk's makers give out for each language, small enough for a page and made so that they can be told what is likely to be
 * said: as listed on https://alphacephei.com/vosk/models.
 */
import type { LanguageName } from '../../../../speech/language-names.js';

export const MODELS_PAGE = 'https://alphacephei.com/vosk/models';

export interface KnownModel {
  readonly file: string;
  readonly bytes: number;
}

/** There is none for Belarusian and Macedonian. */
export const KNOWN_MODELS: Readonly<Partial<Record<LanguageName, KnownModel>>> = {
  en: { file: 'vosk-model-small-en-us-0.15.zip', bytes: 41_000_000 },
  de: { file: 'vosk-model-small-de-0.15.zip', bytes: 46_000_000 },
  es: { file: 'vosk-model-small-es-0.42.zip', bytes: 39_000_000 },
  uk: { file: 'vosk-model-small-uk-v3-small.zip', bytes: 144_000_000 },
};
