/**
 * The languages in which a line is understood: that of the page, and the others where they are there. Of each the words for moves, the
 * phrases of commands and the words of answers. They are data that hearing is given; who loads them is the app's matter.
 */
import type { Color, PieceKind } from '../../src/laws/squares.js';
import type { LanguageName } from '../language-names.js';
import type { CommandName, Phrases, PhrasesOf } from './commands/commands.js';
import { madeOnce } from './made-once.js';
import type { AnswerWords, HearingVocabulary } from './vocabulary.js';

/** What one language brings to be understood. */
export interface HeardLanguage {
  readonly name: LanguageName;
  readonly moves: HearingVocabulary;
  readonly commands: {
    readonly phrases: PhrasesOf<CommandName>;
    /** Kinds of pieces, one and several, in every case that follows the words above; the first is shown in the help. */
    readonly kinds: Readonly<Record<PieceKind, Phrases>>;
    readonly colors: Readonly<Record<Color, Phrases>>;
  };
  readonly answers: AnswerWords;
  /** Words for moves that mean another thing in another language, folded: "бе" is a letter in Ukrainian, and "takes" in Belarusian. */
  readonly elsewhere: readonly string[];
  /** Words for moves in another language that are other words beside this one's, folded: Polish "on" is "he". */
  readonly notOfMoves?: readonly string[];
  /** Lines that ask, folded, though their words are those of moves: "my knights". */
  readonly asked?: RegExp;
}

/** That of the page goes first; the others are none as long as they are not loaded. */
export interface HeardLanguages {
  readonly page: HeardLanguage;
  readonly others: readonly HeardLanguage[];
}

/** The page's language alone. */
export const alone: (page: HeardLanguage) => HeardLanguages = madeOnce((page) => ({ page, others: [] }));

export function allOf({ page, others }: HeardLanguages): readonly HeardLanguage[] {
  return [page, ...others];
}

/**
 * What the page's words understand is meant, whatever else it would be in another language; what they do not is heard with the words of
 * all languages that are there.
 */
export function pageFirst<Heard>(
  languages: HeardLanguages,
  hear: (languages: HeardLanguages) => Heard,
  isForeign: (heard: Heard) => boolean,
): Heard {
  if (languages.others.length === 0) return hear(languages);
  const heard = hear(alone(languages.page));
  return isForeign(heard) ? hear(languages) : heard;
}
