/**
 * What a language brings for words that were heard amiss to be understood: data, and no code. What a recogniser writes is an ordinary
 * word of the language that sounds like the one that was meant ("night", "before"); what a tired ear hears is the wrong letter.
 */

export interface Confusions {
  /**
   * What is heard and written for a word of a move (or for two: "b four"), though it is another word: the cost is small, for it is
   * hardly ever meant itself. The heard may be up to three words.
   */
  readonly heard: Readonly<Record<string, readonly string[]>>;
  /** Words of moves that sound alike, each of which may be heard for each other; the cost of one exchange. */
  readonly alike: readonly { readonly words: readonly string[]; readonly cost: number }[];
  /** Sounds of thinking and words of address that say nothing of a move. */
  readonly fillers: readonly string[];
  /**
   * How the spelling sounds, roughly, as replacements made one after the other in a folded word. What they end in are the signs of
   * `sounding.ts`: they need only tell what an ear tells.
   */
  readonly sounds: readonly (readonly [spelling: RegExp, sound: string])[];
  /** Words whose sound the spelling does not show: the names of single letters, and the like. */
  readonly sounding: Readonly<Record<string, string>>;
}

/** Letters whose names end alike. */
export const LETTERS = 0.3;
/** Numbers that are taken for each other on a bad line. */
export const NUMBERS = 0.5;
/** Small words that are words of moves as well ("to" and "two"). */
export const SMALL_WORDS = 0.2;
