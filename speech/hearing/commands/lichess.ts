/**
 * The short commands of Lichess's blind mode that are words of no language, so that whoever knows them there can use them here. The
 * letters are small: "b e4" goes to a square, and "B e4" is a bishop's move. Of a piece the case is its colour: "p N" are the white
 * knights, "p n" the black ones, "p A" and "p a" all of one colour.
 * Source: the list of commands on Lichess's blind mode page and https://usblindchess.org/lichess-tutorial.
 */
import type { CommandName } from './commands.js';

/** In phrases, `=b` is the letter b as it stands. */
export const LICHESS_PHRASES: readonly (readonly [CommandName, string])[] = [
  ['go-to-square', '=b {cell}'],
  ['board', '=b'],
  ['both-clocks', '=c'],
  ['last-move', '=l'],
  ['opponent', '=o'],
  ['where', '=p {letter}'],
  ['rank', '=s {rank}'],
  ['file', '=s {file}'],
];
