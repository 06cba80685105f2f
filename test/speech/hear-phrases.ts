/** A table of phrases, each with the position it is said in and what must be understood, held on the pages of all languages. */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import { told, typed } from './hear-told.js';

/** The text, the position as FEN, and the one right move: "e7e8q", "e1g1 short". */
export type Phrase = readonly [text: string, fen: string, move: string];

/** Each phrase is understood on its own page and, for nobody should have to say first in which language he calls, on every other. */
export function understood(language: LanguageName, phrases: readonly Phrase[]): void {
  describe(`on the page in ${language}`, () => {
    it.each(phrases)('%s in %s', (text, fen, move) => {
      expect(told(typed(text, fen, language))).toBe(move);
    });
  });

  describe.each(LANGUAGE_NAMES.filter((name) => name !== language))('on the page in %s as well', (page) => {
    it.each(phrases)('%s in %s', (text, fen, move) => {
      expect(told(typed(text, fen, page))).toBe(move);
    });
  });
}
