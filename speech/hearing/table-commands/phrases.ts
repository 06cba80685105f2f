/**
 * What a language brings for commands at a table to be understood.
 */
import type { Phrases } from '../commands/phrases.js';

/**
 * Written as in `CommandPhrases`: the first phrase is the one that the help shows. `{rest}` is a move, and here words may follow it:
 * "führe {rest} aus".
 */
export type TablePhrases<Name extends string = string> = Readonly<Record<Name, Phrases>>;
