/**
 * The words in which a question is answered: yes, no, and what stands about a number. Of all languages together, as for moves: nobody
 * should have to say first in which one he answers. Compared without marks and apostrophes (see lexicon.ts).
 */
export interface AnswerWords {
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** The single letters that stand for them; taken only where nothing but yes or no is asked, for a letter is a piece or a file elsewhere. */
  readonly yesLetters: readonly string[];
  readonly noLetters: readonly string[];
  /** "number two", "the second", "move two": what stands about a number and tells nothing. */
  readonly beside: readonly string[];
  /** "the second one": what follows a number, and is no number itself there. */
  readonly after: readonly string[];
  readonly nine: readonly string[];
  /** "on the first rank", "the g-file": what says that no number of the list is meant. */
  readonly lines: readonly string[];
}
