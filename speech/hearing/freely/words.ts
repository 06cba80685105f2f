/**
 * What a language brings for lines to be understood as people say them: with politeness and hesitation, with a slip corrected, with "my" and
 * "his", and asked in a whole sentence. Folded when they are read: case, marks over letters and apostrophes make no difference. In lists strokes
 * stand between the words, or between several words that belong together: "please|thank you".
 */
import type { PieceKind, Rank } from '../../../src/laws/squares.js';
import type { Direction } from '../../../src/questions/lines.js';
import type { CommandName } from '../commands/commands.js';

export interface FreeWords {
  /** What begins a question. A line that begins so is never a move. */
  readonly asks: readonly string[];
  /** What tells that a line is a question wherever it stands. */
  readonly particles: readonly string[];
  /** What is written as one word ("what's"), or said in several, with what is read for it. */
  readonly contracted: Readonly<Record<string, string>>;
  /** What is said beside, and means nothing: "please", "uh". One word or several. */
  readonly beside: readonly string[];
  /** The same at the beginning of a line alone, of words that tell something elsewhere: "bon", which "un bon coup" has too. */
  readonly opening?: readonly string[];
  /** What is said before a move: "my move is". */
  readonly before: readonly string[];
  /** What is said behind it: "ich möchte e4 spielen". */
  readonly behind: readonly string[];
  /** What is said amid a move whose square is told, and does not change it: "back", "hops". */
  readonly amid?: readonly string[];
  /** Bishops by the colour of their squares: "light-squared". */
  readonly shades?: { readonly light: readonly string[]; readonly dark: readonly string[] };
  /** To capture what has just captured: "takes back". */
  readonly recaptures?: readonly string[];
  /** What tells that a number is how far a pawn goes: "squares", "up". */
  readonly steps?: readonly string[];
  /** What is said before what shall be done: "can you", "I want to". No move is meant by what follows, for it is a question too. */
  readonly wishes: readonly string[];
  /** What stands between a slip and what is meant: "e4, no, d4". */
  readonly corrects: readonly string[];
  /** Those of them that deny what follows where no pause stands behind them: "e4, nie, d4" means d4, but "e4, nie d4" may mean e4. */
  readonly denies?: readonly string[];
  /** Words for what is the user's own, and the opponent's; in phrases `{mine}` and `{theirs}`. */
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  /** Words that tell nothing anywhere: they are left out of phrases and lines alike. */
  readonly articles: readonly string[];
  /** Words that tell nothing in a question. */
  readonly small: readonly string[];
  /** Pieces in forms that the phrases of commands do not have: of several, and declined. */
  readonly kinds: Readonly<Partial<Record<PieceKind, readonly string[]>>>;
  readonly white: readonly string[];
  readonly black: readonly string[];
  /** Ranks counted: "fourth", as far as the words of moves do not have them. */
  readonly ranks: Readonly<Partial<Record<Rank, readonly string[]>>>;
  /** Ordinal numbers, word by word, as in "what was the twenty-first move". */
  readonly ordinals: readonly (readonly [word: string, value: number])[];
  /** By compass, as in "what is north-east of e4"; the first as it follows the words of the phrase. In phrases `{direction}`. */
  readonly directions: Readonly<Record<Direction, readonly string[]>>;
  /**
   * Phrases of commands beside those that the tables have, written as those are (`PhrasesOf`); here places, too, may be one of several, and
   * be left out.
   */
  readonly phrases: Readonly<Partial<Record<CommandName, readonly string[]>>>;
  /** Words by which commands are told where no phrase is said as it stands: in any order. Written alike, but nobody says them so. */
  readonly loose: Readonly<Partial<Record<CommandName, readonly string[]>>>;
  /** Words that change what is asked, so that nothing else is heard of a question with one of them: "not", "should", "legal", "castle". */
  readonly weighty: readonly string[];
  /** Questions to which there is no answer here, though they have words of others, or no word that asks. */
  readonly unanswered: readonly string[];
}
