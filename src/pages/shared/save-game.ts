/** The game in Portable Game Notation: as a file of the user's, and copied. Loaded when it is wanted. */
import { writePgn, type PgnPlayer } from '../../notation/pgn.js';
import { sideOf } from '../../laws/roles.js';
import type { Color } from '../../laws/squares.js';
import { plyOf } from '../../laws/game.js';
import type { GameView } from '../../laws/view.js';
import { clockTimes, type ClockTimes } from '../../game/clock/clock-times.js';
import type { GameSetup } from '../../game/session/journal.js';
import type { HeldGame } from '../../game/session/session-port.js';
import type { PageCommands, Services } from './services.js';
import { areSheetsOwn, offersOn } from '../../questions/scoresheet.js';
import type { Speaker } from '../../game/speaker.js';
import { copyText } from './copy-text.js';
import { offerFile } from './offer-file.js';

const PGN_TYPE = 'application/vnd.chess-pgn';

/** What is done here of the table of commands. */
export const ROWS: PageCommands = { 'save-game': saveGame };

function saveGame({ game, speech: { speaker } }: Pick<Services, 'game' | 'speech'>): void {
  const { held, view } = game.value;
  if (!held || !view) {
    speaker.notice({ about: 'no game' });
    return;
  }
  const name = fileName(held);
  offerPgn(name, pgnOf(held, view, clockTimes(held.setup, game.entries)));
  speaker.reply({ about: 'game saved', name });
}

/** The sheet of this player as a file that is named for him, where each has his own. */
export function saveSheet(held: HeldGame, side: Color, times: ClockTimes, speaker: Speaker): void {
  const name = fileName(held, areSheetsOwn(held.game) ? side : undefined);
  offerPgn(name, sheetPgn(held, side, times));
  speaker.reply({ about: 'game saved', name });
}

/** Of several sheets each is a game of its own. */
export async function copySheets(
  held: HeldGame,
  sides: readonly Color[],
  times: ClockTimes,
  speaker: Speaker,
): Promise<void> {
  const pgn = sides.map((side) => sheetPgn(held, side, times)).join('\n');
  speaker.notice((await copyText(pgn)) ? { about: 'copied', what: 'game' } : { about: 'not copied' });
}

export function offerPgn(name: string, pgn: string): void {
  offerFile(name, PGN_TYPE, pgn);
}

/** By the day on which the game was begun, as the calendar here has it, and by whose sheet it is, where each has his own. */
export function fileName({ setup }: HeldGame, of?: Color): string {
  const { year, month, day } = calendarDay(setup.begunAt);
  return `anna-hector-${year}-${padded(month)}-${padded(day)}${of ? `-${of}` : ''}.pgn`;
}

/** What stands on the scoresheet of whoever plays here, and nothing else of the game. */
export function pgnOf(held: HeldGame, { role }: Pick<GameView, 'role'>, times?: ClockTimes): string {
  return sheetPgn(held, sideOf(role) ?? 'white', times);
}

/** Whose sheet has more of the game; where both have it, White's. */
export function longerSheet({ game: { sheets } }: HeldGame): Color {
  return sheets.black.length > sheets.white.length ? 'black' : 'white';
}

/** The sheet of this player: what he himself, or his assistant, has recorded, and (=) where he has marked it. */
export function sheetPgn({ setup, game }: HeldGame, of: Color, times?: ClockTimes): string {
  const [start] = game.positions;
  const { conditions, ending } = game;
  return writePgn({
    sheet: game.sheets[of],
    offers: offersOn(game, of),
    made: plyOf(game),
    start: start?.fen() ?? conditions.start,
    players: { white: playerOf(setup, 'white'), black: playerOf(setup, 'black') },
    begun: calendarDay(setup.begunAt),
    ...(times && { times }),
    ...(conditions.chess960 !== undefined && { chess960: true }),
    ...(conditions.time && { time: conditions.time }),
    ...(ending && { ending }),
  });
}

function playerOf({ seats, names }: GameSetup, color: Color): PgnPlayer {
  const seat = seats[color];
  if (seat.type === 'computer') return { type: 'program', level: seat.level };
  return { type: 'human', ...(names && { name: names[color] }) };
}

function calendarDay(time: number): { readonly year: number; readonly month: number; readonly day: number } {
  const date = new Date(time);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

function padded(number: number): string {
  return String(number).padStart(2, '0');
}
