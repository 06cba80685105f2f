/**
 * From the choices of the form to a game that can be begun. Chance and time come in as arguments. A part of its own, with the starting
 * positions of Chess960: it is loaded right after the first page, or with the first Start.
 */
import { opposite, type Color } from '../laws/squares.js';
import type { GameSetup, Seat } from './session/session-port.js';
import type { NewGameChoice } from '../storage/settings/settings.js';
import { conditionsFor } from './conditions-for.js';

export interface SetupSource {
  readonly id: string;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  /** 0 ≤ chance < 1, for the lot of the colour. */
  readonly chance: number;
  /** 0 ≤ chance < 1, for the lot of the start position. */
  readonly startChance: number;
}

const PLAYER: Seat = { type: 'player' };

export interface NewSetup {
  readonly setup: GameSetup;
  /** Whose pieces stand at the bottom. */
  readonly color: Color;
}

export function setupFor(choice: NewGameChoice, { id, now, chance, startChance }: SetupSource): NewSetup {
  const color = choice.color === 'lot' ? (chance < 0.5 ? 'white' : 'black') : choice.color;
  const other: Seat = choice.opponent === 'computer' ? { type: 'computer', level: choice.level } : PLAYER;
  const seats = { [color]: PLAYER, [opposite(color)]: other } as Record<Color, Seat>;
  return { color, setup: { id, begunAt: now, conditions: conditionsFor(choice, startChance), seats } };
}
