import type { LanguageName } from '../../speech/language-names.js';

/** The languages whose sentences and phrases are written out in tables here; what holds for every language is tried with all (`LANGUAGE_NAMES`). */
export const FIVE = ['en', 'de', 'uk', 'be', 'mk', 'pl', 'fr'] as const satisfies readonly LanguageName[];
export type OneOfFive = (typeof FIVE)[number];
