/**
 * What a language brings for commands to be understood.
 */
import type { Color, PieceKind } from '../../../src/laws/squares.js';

/** At least one. */
export type Phrases = readonly [string, ...string[]];

/**
 * The phrases of each command, by its id in the table of commands (`src/commands`), as `speech/messages/<language>.ftl` has them; the first is the one
 * that the help shows. In the others `one|other` are words of which one stands, `[word]` is a word that may be left out. `{square}`, `{to}`, `{rank}`,
 * `{file}`, `{number}`, `{count}`, `{color}`, `{pieces}` and `{rest}` are places for what is asked about; at a table `{rest}` is a move, and words may
 * follow it: "führe {rest} aus". Case and marks over letters make no difference, nor do apostrophes.
 */
export type PhrasesOf<Name extends string> = Readonly<Record<Name, Phrases>>;

export interface CommandPhrases<Name extends string> {
  readonly phrases: PhrasesOf<Name>;
  /** Kinds of pieces, one and several, in every case that follows the words above; the first is shown in the help. */
  readonly kinds: Readonly<Record<PieceKind, Phrases>>;
  readonly colors: Readonly<Record<Color, Phrases>>;
}
