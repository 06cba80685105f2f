/**
 * The languages of the page and of its words, by BCP 47 main language. What each can say is loaded when it is chosen
 * (`languages.ts`).
 */
export const LANGUAGE_NAMES = ['en', 'de', 'uk', 'be', 'mk', 'pl', 'fr', 'es'] as const;
export type LanguageName = (typeof LANGUAGE_NAMES)[number];

/** All of them, this one first. */
export function languagesFrom(first: LanguageName): readonly LanguageName[] {
  return [first, ...LANGUAGE_NAMES.filter((other) => other !== first)];
}
