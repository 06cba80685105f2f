/**
 * From the choices of the form to a game that can be begun, and what is chosen for another ("Play again"). Chance and time come in as
 * arguments.
 */
import { opposite, type Color, COLORS, type ByColor } from '../laws/squares.js';
import type { GameSetup, Seat } from './session/journal.js';
import { choice, choices } from '../../speech/choice.js';
import { optional, type Kept } from '../laws/schema.js';
import { LEVEL_NUMBERS } from './levels.js';
import { CONDITIONS_CHOICE, conditionsFor } from './conditions-choice.js';

/** What a game was begun with last, so that the form has it again (WCAG 3.3.7). */
export const NEW_GAME_CHOICE = choices({
  opponent: choice(['computer', 'beside'], 'computer'),
  level: choice(LEVEL_NUMBERS, 1),
  /** The colour of whoever sits here; with a player beside, whose pieces stand at the bottom. */
  color: choice(['white', 'black', 'lot'], 'white'),
  /** Time, Laws, play and start position; absent are the defaults. */
  conditions: optional(CONDITIONS_CHOICE),
});
export type NewGameChoice = Kept<typeof NEW_GAME_CHOICE>;

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

/** @param from a given position in FEN, in place of the one that was chosen */
export function setupFor(
  choice: NewGameChoice,
  { id, now, chance, startChance }: SetupSource,
  from?: string,
): NewSetup {
  const color = choice.color === 'lot' ? (chance < 0.5 ? 'white' : 'black') : choice.color;
  const other: Seat = choice.opponent === 'computer' ? { type: 'computer', level: choice.level } : PLAYER;
  const seats = { [color]: PLAYER, [opposite(color)]: other } as Record<Color, Seat>;
  const { chess960, ...conditions } = conditionsFor(choice, startChance);
  const start = from === undefined ? { ...(chess960 !== undefined && { chess960 }) } : { start: from };
  return { color, setup: { id, begunAt: now, conditions: { ...conditions, ...start }, seats } };
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
