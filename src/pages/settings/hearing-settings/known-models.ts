/** The models of speech that are told of, where there is one for a language. */
import type { LanguageName } from '../../../../speech/language-names.js';

/** Where they are listed by Vosk's makers, who give them out. */
export const MODELS_PAGE = 'https://alphacephei.com/vosk/models';

/** A model of speech, small enough for a page and made so that it can be told what is likely to be said. */
export interface KnownModel {
  readonly file: string;
  readonly bytes: number;
}

/**
 * Names and sizes as the mirror https://huggingface.co/rhasspy/vosk-models lists the makers' files (tree/main/en, de, uk, pl, fr, es): of English and
 * Spanish to the byte, of the others to three digits.
 */
export const KNOWN_MODELS: Readonly<Partial<Record<LanguageName, KnownModel>>> = {
  en: { file: 'vosk-model-small-en-us-0.15.zip', bytes: 41_205_931 },
  de: { file: 'vosk-model-small-de-0.15.zip', bytes: 46_500_000 },
  uk: { file: 'vosk-model-small-uk-v3-small.zip', bytes: 144_000_000 },
  pl: { file: 'vosk-model-small-pl-0.22.zip', bytes: 53_000_000 },
  fr: { file: 'vosk-model-small-fr-0.22.zip', bytes: 42_200_000 },
  es: { file: 'vosk-model-small-es-0.42.zip', bytes: 39_817_833 },
};
