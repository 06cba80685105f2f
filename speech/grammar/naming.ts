/**
 * How a language names squares. In the plain words of English and German they are written close and in lower case ("a4"), for "a 4" is
 * spoken as the article; where a voice would misread Latin letters they are written as words ("е чотири").
 */
import { fileOf, rankOf, type File, type Rank, type Square } from '../../src/laws/squares.js';

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

/** From the a-file or the first rank on. */
type Eight = readonly [string, string, string, string, string, string, string, string];

interface Written {
  readonly fideFiles: Eight;
  readonly natoFiles: Eight;
  readonly numbers: Eight;
}

/** Squares as they are printed: "e4". */
export function printedNaming(written: Written): Naming {
  return {
    square: (square) => square,
    files: byFile(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']),
    ranks: byRank(['1', '2', '3', '4', '5', '6', '7', '8']),
    ...named(written),
  };
}

/** Squares in words, by the names of their files and ranks: "е чотири". */
export function wordedNaming({ files: inWords, ...written }: Written & { readonly files: Eight }): Naming {
  const files = byFile(inWords);
  const ranks = byRank(written.numbers);
  return { square: (square) => `${files[fileOf(square)]} ${ranks[rankOf(square)]}`, files, ranks, ...named(written) };
}

function named({ fideFiles, natoFiles, numbers }: Written): Pick<Naming, 'fideFiles' | 'natoFiles' | 'numbers'> {
  return { fideFiles: byFile(fideFiles), natoFiles: byFile(natoFiles), numbers: byRank(numbers) };
}

function byFile([a, b, c, d, e, f, g, h]: Eight): Readonly<Record<File, string>> {
  return { a, b, c, d, e, f, g, h };
}

function byRank([one, two, three, four, five, six, seven, eight]: Eight): Readonly<Record<Rank, string>> {
  return { '1': one, '2': two, '3': three, '4': four, '5': five, '6': six, '7': seven, '8': eight };
}
