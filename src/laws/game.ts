/**
 * A game as the fold of its acts: `judge` is the fold's step. Pure: the same acts give the same game and the same facts.
 *
 * Everything about a game in one place, for what needs it whole. What the page loads before its board takes the single files
 * instead (`begin.ts`, `state.ts`, `view.ts`), for this one brings every judge along.
 */
export { beginGame, type BegunGame } from './begin-game.js';
export { completeMove } from './complete-move.js';
export type { ScoresheetEntry } from './describe.js';
export { judge } from './judge.js';
export { plyOf, positionOf, type DrawOffer, type Game, type Judgement } from './state.js';
export { factsFor } from './view.js';
