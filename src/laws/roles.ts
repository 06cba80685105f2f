/**
 * Who takes part in a game: the two players, an assistant for one of them (App. D.2.10), the arbiter, onlookers.
 */
import type { Color } from './squares.js';

export const ROLES = ['white', 'black', 'assistant of white', 'assistant of black', 'arbiter', 'onlooker'] as const;

export type Role = (typeof ROLES)[number];

/** Whoever may do something in the game. An onlooker may only look. */
export type Actor = Exclude<Role, 'onlooker'>;

/** Who may see and hear a fact. */
export type Audience = readonly Role[];

export const EVERYONE: Audience = ROLES;

export const NOBODY: Audience = [];

/** A player, his assistant, and the arbiter: who hears what is the player's own. */
export function ownAudience(side: Color): Audience {
  return [side, `assistant of ${side}`, 'arbiter'];
}

/** The player an actor acts for; an arbiter acts for neither. */
export function sideOf(actor: Role): Color | undefined {
  switch (actor) {
    case 'white':
    case 'assistant of white':
      return 'white';
    case 'black':
    case 'assistant of black':
      return 'black';
    case 'arbiter':
    case 'onlooker':
      return undefined;
  }
}

/** An assistant, as the actor he is. */
export type Assistant = Extract<Actor, `assistant of ${Color}`>;

export function isAssistant(actor: Actor): actor is Assistant {
  return actor === 'assistant of white' || actor === 'assistant of black';
}

/** Through whom a player did it: his assistant, where it was not himself. For facts that say so. */
export function through(actor: Actor): { readonly through?: Assistant } {
  return isAssistant(actor) ? { through: actor } : {};
}
