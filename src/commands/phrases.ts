/** The phrases of the commands that there are, for hearing, for the help, and for a recogniser. */
import { phraseBook, type PhraseBook } from '../../speech/hearing/phrase-book.js';
import { COMMANDS, isCommandId, type CommandTable } from './commands.js';

/** The phrases of these rows; of all of them they are made once. */
export function phrasesOf(table: CommandTable): PhraseBook {
  return table === COMMANDS ? COMMAND_PHRASES : bookOf(table);
}

function bookOf(table: CommandTable): PhraseBook {
  const rowOf = (id: string) => (isCommandId(id) ? table[id] : undefined);
  return phraseBook(
    (id) => rowOf(id) !== undefined,
    (id) => {
      const row = rowOf(id);
      return !row || row.exactly === true || (row.does !== 'bound' && 'act' in row.does && !row.asksFirst);
    },
  );
}

export const COMMAND_PHRASES: PhraseBook = bookOf(COMMANDS);
