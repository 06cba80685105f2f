/** From the choices of the form to a game that can be begun. Chance and time come in as arguments. */
import { START_FEN } from '../laws/board.js';
import { COLORS, opposite, type ByColor, type Color } from '../laws/squares.js';
import type { GameSetup, Seat } from '../play/session-port.js';
import type { NewGameChoice } from '../play/settings.js';

export interface SetupSource {
  readonly id: string;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  /** 0 ≤ chance < 1, for the lot. */
  readonly chance: number;
}

const PLAYER: Seat = { type: 'player' };

export interface NewSetup {
  readonly setup: GameSetup;
  /** Whose pieces stand at the bottom. */
  readonly color: Color;
}

export function setupFor(choice: NewGameChoice, { id, now, chance }: SetupSource): NewSetup {
  const color = choice.color === 'lot' ? (chance < 0.5 ? 'white' : 'black') : choice.color;
  const other: Seat = choice.opponent === 'computer' ? { type: 'computer', level: choice.level } : PLAYER;
  const seats = { [color]: PLAYER, [opposite(color)]: other } as Record<Color, Seat>;
  return { color, setup: { id, begunAt: now, conditions: { play: 'casual', start: START_FEN }, seats } };
}

/** The same opponent once more; the colour is drawn again if it was drawn. A given position may have been played beside. */
export function choiceAgain(seats: ByColor<Seat> | undefined, last: NewGameChoice): NewGameChoice {
  for (const color of COLORS) {
    const seat = seats?.[color];
    if (seat?.type !== 'computer') continue;
    return { opponent: 'computer', level: seat.level, color: last.color === 'lot' ? 'lot' : opposite(color) };
  }
  return { ...last, opponent: 'beside' };
}

/** A given position, both players at this device. */
export function setupFrom(fen: string, { id, now }: Omit<SetupSource, 'chance'>): GameSetup {
  return { id, begunAt: now, conditions: { play: 'casual', start: fen }, seats: { white: PLAYER, black: PLAYER } };
}
