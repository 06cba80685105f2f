/** From the choices of the form to a game that can be begun. Chance and time come in as arguments. */
import { COLORS, opposite, type ByColor, type Color } from '../laws/squares.js';
import type { GameSetup, Seat } from '../play/session-port.js';
import type { NewGameChoice } from '../play/settings.js';
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

/**
 * The same opponent and conditions once more; what was drawn by lot is drawn again. A given position may have been played beside.
 */
export function choiceAgain(seats: ByColor<Seat> | undefined, last: NewGameChoice): NewGameChoice {
  for (const color of COLORS) {
    const seat = seats?.[color];
    if (seat?.type !== 'computer') continue;
    return { ...last, opponent: 'computer', level: seat.level, color: last.color === 'lot' ? 'lot' : opposite(color) };
  }
  return { ...last, opponent: 'beside' };
}

/** A given position, both players at this device. */
export function setupFrom(fen: string, { id, now }: Omit<SetupSource, 'chance' | 'startChance'>): GameSetup {
  return { id, begunAt: now, conditions: { play: 'casual', start: fen }, seats: { white: PLAYER, black: PLAYER } };
}
