/**
 * What a language brings for commands to a clock to be understood.
 */
import type { Phrases } from '../commands/phrases.js';

/** Written as in `CommandPhrases`: the first phrase is the one that the help shows. `{color}` is a player, in any of the forms given there. */
export type ClockPhrases<Name extends string = string> = Readonly<Record<Name, Phrases>>;
