/** The phrases of the commands that there are, for hearing, for the help, and for a recogniser. */
import type { ClockCommandName } from '../../speech/hearing/clock-commands/clock-command.js';
import type { CommandName } from '../../speech/hearing/commands/commands.js';
import { phraseBook, type PhraseBook } from '../../speech/hearing/phrase-book.js';
import type { TableCommandName } from '../../speech/hearing/table-commands/table-command.js';
import { COMMANDS, isCommandId, type CommandId, type CommandTable } from './commands.js';

/** What can be typed or said: every phrase stands under the id of a row, or this does not compile. */
export type PhrasedId = (CommandName | ClockCommandName | TableCommandName) & CommandId;

export function phrasesOf(table: CommandTable): PhraseBook {
  const rowOf = (id: string) => (isCommandId(id) ? table[id] : undefined);
  return phraseBook(
    (id) => rowOf(id) !== undefined,
    (id) => {
      const row = rowOf(id);
      return !row || row.exactly === true || (row.does !== 'bound' && 'act' in row.does && !row.asksFirst);
    },
  );
}

export const COMMAND_PHRASES: PhraseBook = phrasesOf(COMMANDS);
