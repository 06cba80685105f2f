/** From what was chosen for a game at a table to a game that can be begun. Time comes in as an argument. */
import type { GameSetup, Seat } from '../../game/session/session-port.js';
import type { TableChoice } from './table-choice.js';
import { tableConditions } from './table-conditions.js';

export interface TableSource {
  readonly id: string;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
}

const PLAYER: Seat = { type: 'player' };

export function tableSetup(choice: TableChoice, { id, now }: TableSource): GameSetup {
  const { names, arbiter, approved, callStyle, specialClock, timed, disabled } = choice;
  return {
    id,
    begunAt: now,
    seats: { white: PLAYER, black: PLAYER },
    names,
    conditions: tableConditions(choice),
    table: {
      approved: arbiter && approved,
      callStyle,
      // It is for a disabled player, where there is a clock.
      specialClock: specialClock && timed && (disabled.white || disabled.black),
    },
  };
}
