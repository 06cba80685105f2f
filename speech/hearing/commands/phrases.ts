/**
 * What a language brings for commands to be understood.
 */
import type { Color, PieceKind } from '../../../src/laws/squares.js';

/** At least one. */
export type Phrases = readonly [string, ...string[]];

export interface CommandPhrases<Name extends string = string> {
  /**
   * The phrases of each command, by its id in the table of commands (`src/commands`); the first is the one that the help shows. In the
   * others `one|other` are words of which one stands, `[word]` is a word that may be left out. `{square}`, `{to}`, `{rank}`, `{file}`, `{number}`,
   * `{count}`, `{color}`, `{pieces}` and `{rest}` are places for what is asked about. Case and marks over letters make no difference, nor do
   * apostrophes.
   */
  readonly phrases: Readonly<Record<Name, Phrases>>;
  /** Kinds of pieces, one and several, in every case that follows the words above; the first is shown in the help. */
  readonly kinds: Readonly<Record<PieceKind, Phrases>>;
  readonly colors: Readonly<Record<Color, Phrases>>;
}

/** Commands to a clock, written as in `CommandPhrases`: the first phrase is the one that the help shows. `{color}` is a player, in any of the forms given there. */
export type ClockPhrases<Name extends string = string> = Readonly<Record<Name, Phrases>>;

/**
 * Written as in `CommandPhrases`: the first phrase is the one that the help shows. `{rest}` is a move, and here words may follow it:
 * "führe {rest} aus".
 */
export type TablePhrases<Name extends string = string> = Readonly<Record<Name, Phrases>>;
