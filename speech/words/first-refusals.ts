/**
 * The refusals that may come before anything has been judged or read: of the session, and of what is seen at once. Every language
 * has words for them in its first part; for the others in the part that is loaded with the Laws.
 */
import type { GameRefusal, Refusal, Unreadable } from '../../src/laws/refusals.js';
import type { CommandRefusal } from '../hearing/command.js';

export type AnyRefusal = Refusal | CommandRefusal;

const FIRST = [
  'not loaded',
  'not kept',
  'no game',
  'unreadable',
  'game over',
  'not your turn',
  'no move made yet',
] as const;

export type FirstRefusal = Extract<AnyRefusal, { readonly reason: (typeof FIRST)[number] }>;

/** Of the game, its clock or somebody's part in it; only a judge can give them. And of what is no act at all. */
export type JudgedRefusal = Exclude<GameRefusal, FirstRefusal> | Unreadable;

export function isFirstRefusal(refusal: AnyRefusal): refusal is FirstRefusal {
  return FIRST.some((reason) => reason === refusal.reason);
}
