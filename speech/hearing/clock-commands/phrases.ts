/**
 * What a language brings for commands to a clock to be understood.
 */
import type { Phrases } from '../commands/phrases.js';
import type { ClockCommandName } from './clock-command.js';

/** Written as in `CommandPhrases`: the first phrase is the one that the help shows. `{color}` is a player, in any of the forms given there. */
export type ClockPhrases = Readonly<Record<ClockCommandName, Phrases>>;
