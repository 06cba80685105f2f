/** What is likely to be said now: the calls of the moves that are possible, and commands. */
import { spokenClockPhrases, spokenClockWords } from '../../../speech/hearing/clock-commands/spoken-clock.js';
import { spokenPhrases, spokenWords } from '../../../speech/hearing/spoken-phrases.js';
import { spokenTablePhrases, spokenTableWords } from '../../../speech/hearing/table-commands/spoken-table.js';
import { clockPhrasesOf } from '../../../speech/hearing/clock-commands/tables.js';
import { tablePhrasesOf } from '../../../speech/hearing/table-commands/tables.js';
import type { PhraseBook } from '../../../speech/hearing/phrase-book.js';
import type { LanguageName } from '../../../speech/words/language-names.js';
import { COMMAND_PHRASES } from '../../commands/phrases.js';
import type { Game } from '../../laws/game.js';

export interface LikelyContext {
  /** Every word that can be understood is wanted, and not what is likely: nothing else will be heard at all. */
  readonly closed: boolean;
  readonly language: LanguageName;
  readonly game: Game | undefined;
  /** Whether it is played at a table, where moves are also announced, repeated and executed by words. */
  readonly atTable: boolean;
  /** Those of the commands that there are. */
  readonly phrases?: PhraseBook;
}

export function likelyPhrases({
  closed,
  language,
  game,
  atTable,
  phrases = COMMAND_PHRASES,
}: LikelyContext): readonly string[] {
  // Of a clock alone the game is on a board elsewhere, and no move of it is told here.
  const isClock = game?.conditions.board !== undefined;
  if (isClock) {
    const clock = clockPhrasesOf(phrases);
    return closed ? spokenClockWords(language, clock) : spokenClockPhrases(language, clock);
  }
  const { game: commands } = phrases;
  const tables = tablePhrasesOf(phrases);
  const table = !atTable ? [] : closed ? spokenTableWords(language, tables) : spokenTablePhrases(language, tables);
  if (closed) return [...new Set([...spokenWords(language, commands), ...table])];
  return game ? [...new Set([...spokenPhrases({ game, language }, commands), ...table])] : [];
}
