/** Games by the rules for visually disabled players, and their acts told in short. */
import type { ActDraft } from '../../src/laws/acts.js';
import type { BlindPlay, Conditions } from '../../src/laws/conditions.js';
import type { Fact } from '../../src/laws/facts.js';
import type { Game } from '../../src/laws/game.js';
import type { Refusal } from '../../src/laws/refusals.js';
import type { Actor } from '../../src/laws/roles.js';
import type { Color, Square } from '../../src/laws/squares.js';
import { did, doing, refusalOf } from './judged.js';
import { START, STANDARD } from './opened.js';
import { move } from './play.js';
import { SECOND, begin } from './timed.js';

/** White is visually disabled, Black is sighted; each has a board. */
export const MIXED: BlindPlay = { disabled: { white: true, black: false }, boards: 'two' };
export const BOTH: BlindPlay = { disabled: { white: true, black: true }, boards: 'two' };

/** A standard game, strict, with White's clock running. */
export function atTable(given: Partial<Conditions> = {}): Game {
  return doing(begin({ time: STANDARD, blind: MIXED, ...given }), START);
}

/** The piece is placed; an "x" after the move: what it captures stands there still. */
export function place(by: Actor, text: string): ActDraft {
  return { type: 'make', by, move: move(text), ...(text.endsWith('x') && { captureRemoved: false }) };
}
export function takeOff(by: Actor, square: Square): ActDraft {
  return { type: 'take off', by, square };
}
export function call(by: Actor, text: string, of?: Color): ActDraft {
  return { type: 'announce', by, move: move(text), ...(of && { of }) };
}
export function repeat(by: Actor, text: string): ActDraft {
  return { type: 'repeat', by, move: move(text) };
}
export function execute(by: Actor, text: string, on: Color): ActDraft {
  return { type: 'execute', by, on, move: move(text) };
}
export function press(by: Actor): ActDraft {
  return { type: 'press', by };
}
export function write(by: Actor, ply: number, text: string): ActDraft {
  return { type: 'write', by, entry: { what: 'move', ply, move: move(text) } };
}

/** Acts in turn, all of which must be done. */
export function after(game: Game, ...acts: readonly ActDraft[]): Game {
  return doing(game, ...acts.map((act) => [SECOND, act] as const));
}
export function factsOf(game: Game, act: ActDraft): readonly Fact[] {
  return did(game, SECOND, act).facts;
}
export function refused(game: Game, act: ActDraft): Refusal {
  return refusalOf(game, SECOND, act);
}

/** A whole move as D.2.1 has it: made, called, pressed; repeated and executed by the opponent. */
export function wholeMove(by: Color, text: string): readonly ActDraft[] {
  const other: Color = by === 'white' ? 'black' : 'white';
  return [place(by, text), call(by, text), press(by), repeat(other, text), execute(other, text, other)];
}

/** What stands on a player's own board, as the first part of a position in Forsyth–Edwards notation. */
export function boardOf(game: Game, of: Color): string {
  return game.boards[of].fen().split(' ')[0] ?? '';
}
