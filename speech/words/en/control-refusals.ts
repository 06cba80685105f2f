/**
 * Why words are no time control, in English: what was wrong first, then what may be said instead.
 */
import { MOST, type ControlRefusal } from '../../hearing/control/refusal.js';
import { allotted } from './durations.js';
import { PLAYERS, capitalized, moveCount } from './names.js';

const LIMITS = {
  minutes: `More than ${MOST.minutes} minutes for one period are not set here.`,
  seconds: `More than ${MOST.seconds} seconds with each move are not set here.`,
  moves: `More than ${MOST.moves} moves in one period are not set here.`,
  periods: `More than ${MOST.periods} periods are not set here.`,
} as const;

export function controlRefusal(refusal: ControlRefusal): string {
  switch (refusal.reason) {
    case 'nothing said':
      return 'Say a time, as "90 minutes for 40 moves, then 30 minutes, with 30 seconds a move".';
    case 'too long':
      return 'That is too long for a time control.';
    case 'unknown word':
      return `"${refusal.word}" was not understood. Say minutes, moves and seconds a move.`;
    case 'no time':
      return 'No time was named. Say how many minutes.';
    case 'slash':
      return `In "${refusal.text}" either number can be the moves. Say which are moves and which are minutes.`;
    case 'two times':
      return `${capitalized(allotted(refusal.first))} and ${allotted(refusal.second)} for the same moves: say "then" between two periods.`;
    case 'two numbers of moves':
      return `${capitalized(moveCount(refusal.first))} and ${moveCount(refusal.second)} for the same time: say "then" between two periods.`;
    case 'two extras':
      return 'Two different times with each move: say one, or one for each period.';
    case 'moves missing':
      return `For how many moves are the ${allotted(refusal.time)}? Only the last period can be for all remaining moves.`;
    case 'from which move':
      return `${capitalized(allotted(refusal.time))} a move: add "from move 1" or "from move ${refusal.move}".`;
    case 'no period begins':
      return `No period begins with move ${refusal.move}.`;
    case 'one side only':
      return `The time for ${PLAYERS[refusal.missing]} is missing.`;
    case 'side twice':
      return `${PLAYERS[refusal.side]} was named twice.`;
    case 'too much':
      return LIMITS[refusal.what];
  }
}
