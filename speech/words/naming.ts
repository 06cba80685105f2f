/**
 * How a language names squares. In the plain words of English and German they are written close and in lower case ("a4"), for "a 4" is
 * spoken as the article; where a voice would misread Latin letters they are written as words ("е чотири").
 */
import type { File, Rank, Square } from '../../src/laws/squares.js';

export interface Naming {
  /** In plain words: "e4", "е чотири". */
  readonly square: (square: Square) => string;
  /** In plain words: "e", "е". */
  readonly files: Readonly<Record<File, string>>;
  /** As a digit or a word, as the voice says it better after the word for a rank: "4", "чотири". */
  readonly ranks: Readonly<Record<Rank, string>>;
  /** The file names of the FIDE call (App. D.2.1) as this language writes them: "Gustav", "Густав". */
  readonly fideFiles: Readonly<Record<File, string>>;
  /** The file names of the NATO alphabet as this language writes them: "golf", "гольф". */
  readonly natoFiles: Readonly<Record<File, string>>;
  /** The numbers from one to eight, that follow those names. */
  readonly numbers: Readonly<Record<Rank, string>>;
}
