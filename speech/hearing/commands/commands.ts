/**
 * The commands that have phrases at any game: those of English, in whose order the help lists them; how phrases are written; a command as it was
 * typed or said, and why one cannot be understood. What each does is a row in `src/commands`.
 */
import type { Color, File, PieceKind, Rank, Square } from '../../../src/laws/squares.js';
import type { Direction } from '../../../src/questions/lines.js';
import type { phrases } from '../../messages/generated/en/phrases.js';

export type CommandName = keyof typeof phrases;

/** At least one. */
export type Phrases = readonly [string, ...string[]];

/**
 * The phrases of each command, by its id in the table of commands (`src/commands`), as `speech/messages/<language>.ftl` has them; the first is the one
 * that the help shows. In the others `one|other` are words of which one stands, `[word]` is a word that may be left out. `{square}`, `{to}`, `{rank}`,
 * `{file}`, `{number}`, `{count}`, `{color}`, `{pieces}` and `{rest}` are places for what is asked about; at a table `{rest}` is a move, and words may
 * follow it: "führe {rest} aus". Case and marks over letters make no difference, nor do apostrophes.
 */
export type PhrasesOf<Name extends string> = Readonly<Record<Name, Phrases>>;

/** What was read in the places of a phrase. */
export interface Parameters {
  readonly square?: Square;
  /** Another square, that of a line between two. */
  readonly to?: Square;
  readonly rank?: Rank;
  readonly file?: File;
  /** Of a line from a square. */
  readonly direction?: Direction;
  readonly number?: number;
  readonly color?: Color;
  readonly kind?: PieceKind;
  /** Whatever else was typed, as it was typed. */
  readonly rest?: string;
}

/** The places that a phrase can have. `to` is a second square, `cell` a square written as in notation, "e4"; `letter` that of a piece, whose case is its colour;
 * `count` is a number of at least 1. */
export const PLACES = [
  'square',
  'to',
  'cell',
  'rank',
  'file',
  'number',
  'count',
  'color',
  'pieces',
  'letter',
  'rest',
] as const;
export type Place = (typeof PLACES)[number];

/** A command as it was typed or said. What does it is its row in the table of commands (`src/commands`). */
export interface ReadCommand<Name extends string = CommandName> {
  readonly id: Name;
  /** What stood in the places of its phrase. */
  readonly read: Parameters;
}

/** Why a command cannot be understood. Worded with the other refusals. */
export type CommandRefusal =
  | { readonly reason: 'claim of what' }
  /** The opponent has made no move of this number. */
  | { readonly reason: 'no such move'; readonly number: number }
  /** The game has no move of this number that could be looked at. */
  | { readonly reason: 'no such move here'; readonly number: number }
  /** Neither a move nor a command; but one of these may have been meant (their places are marked, see `speech/grammar/marks.ts`). */
  | { readonly reason: 'unreadable'; readonly text: string; readonly nearest: readonly string[] }
  /** A question to which nothing here is the answer: it is never taken for a move. */
  | { readonly reason: 'unknown question'; readonly text: string };
