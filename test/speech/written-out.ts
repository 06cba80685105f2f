import type { LanguageName } from '../../speech/language-names.js';

/** The languages whose sentences and phrases are written out in tables here; what holds for every language is tried with all (`LANGUAGE_NAMES`). */
export const WRITTEN_OUT = ['en', 'de', 'uk', 'be', 'mk', 'pl', 'fr', 'es'] as const satisfies readonly LanguageName[];
export type WrittenOut = (typeof WRITTEN_OUT)[number];
