/** The game as a file of the user's, in Portable Game Notation. Loaded when it is wanted. */
import { writePgn, type PgnPlayer } from '../notation/pgn.js';
import { COLORS, type ByColor } from '../laws/squares.js';
import type { GameView } from '../laws/view.js';
import type { HeldGame, Seat } from '../play/session-port.js';
import type { Doers } from './doers.js';
import { offerFile } from './offer-file.js';

const PGN_TYPE = 'application/vnd.chess-pgn';

export function saveGame({ game, speech: { speaker } }: Doers): void {
  const { held, view } = game.value;
  if (!held || !view) {
    speaker.notice({ about: 'no game' });
    return;
  }
  const name = fileName(held);
  offerFile(name, PGN_TYPE, pgnOf(held, view));
  speaker.reply({ about: 'game saved', name });
}

/** By the day on which the game was begun, as the calendar here has it. */
export function fileName({ setup }: HeldGame): string {
  const { year, month, day } = calendarDay(setup.begunAt);
  return `anna-hector-${year}-${padded(month)}-${padded(day)}.pgn`;
}

/** What stands on the scoresheet of whoever plays here, and nothing else of the game. */
export function pgnOf({ setup, game }: HeldGame, { sheet, ending, positions }: GameView): string {
  const [start] = positions;
  return writePgn({
    sheet,
    start: start?.fen() ?? game.conditions.start,
    offers: game.offers,
    players: playersOf(setup.seats),
    begun: calendarDay(setup.begunAt),
    ...(game.conditions.chess960 !== undefined && { chess960: true }),
    ...(game.conditions.time && { time: game.conditions.time }),
    ...(ending && { ending }),
  });
}

function playersOf(seats: ByColor<Seat>): ByColor<PgnPlayer> {
  const [white, black] = COLORS.map((color): PgnPlayer => {
    const seat = seats[color];
    return seat.type === 'computer' ? { type: 'program', level: seat.level } : { type: 'human' };
  });
  return { white: white ?? { type: 'human' }, black: black ?? { type: 'human' } };
}

function calendarDay(time: number): { readonly year: number; readonly month: number; readonly day: number } {
  const date = new Date(time);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

function padded(number: number): string {
  return String(number).padStart(2, '0');
}
