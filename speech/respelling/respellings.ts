/**
 * German words in lower case, each with the spelling that a voice of another language says like German. A word that is not here is said
 * well enough as it is written, or no better in any spelling that is natural in that language.
 */
export type Respellings = Readonly<Record<string, string>>;
