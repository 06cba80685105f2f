/** The words by which a position is set up, beside those for pieces and squares; written as in `CommandPhrases`. */
import type { Phrases } from '../commands/phrases.js';

/** In the order in which they are shown. */
export const SET_UP_COMMANDS = [
  'remove',
  'move',
  'clear',
  'starting-position',
  'chess960',
  'chess960-on',
  'chess960-off',
  'as-in-game',
  'to-move',
  'undo',
  'read',
  'possible',
  'fen',
  'play',
  'play-as',
  'play-computer',
  'play-beside',
] as const;
export type SetUpCommandName = (typeof SET_UP_COMMANDS)[number];

export interface SetUpWords {
  readonly phrases: Readonly<Record<SetUpCommandName, Phrases>>;
  /** What says that there is no such right: "no castling", "White cannot castle". */
  readonly negations: readonly string[];
}
