/**
 * The phrases of the commands that there are, as hearing is given them: what has no id here is neither understood nor offered nor told.
 * The phrases themselves stand in a table for each language, by the id of their command. Those of tables and clocks, and how phrases sound,
 * are made of the same book where they are needed (`fromBook`), so that they are loaded with what needs them.
 */
import { commandTables, type CommandTables } from './commands/tables.js';

export interface PhraseBook {
  /** Whether there is a command of this id. */
  readonly has: (id: string) => boolean;
  /** Whether a command changes something without asking first, so that it is done only where it was understood as it stands. */
  readonly isExact: (id: string) => boolean;
  /** At any game. */
  readonly game: CommandTables;
}

export function phraseBook(has: PhraseBook['has'], isExact: PhraseBook['isExact']): PhraseBook {
  return { has, isExact, game: commandTables(has) };
}

/** Every phrase; what is only near to one is offered. */
export const EVERY_PHRASE: PhraseBook = phraseBook(
  () => true,
  () => true,
);

/** What is made of a book, once for each. */
export function fromBook<Made>(make: (book: PhraseBook) => Made): (book: PhraseBook) => Made {
  const made = new WeakMap<PhraseBook, Made>();
  return (book) => {
    const known = made.get(book);
    if (known !== undefined) return known;
    const fresh = make(book);
    made.set(book, fresh);
    return fresh;
  };
}
