/** What is asked of the game that stands here: who plays it and where, how it is told of, how far it can be taken back, what must wait for it. */
import type { Opponent, Standing } from '../../speech/notice.js';
import { plyOf, positionOf } from '../laws/game.js';
import type { Refusal } from '../laws/refusals.js';
import type { Role } from '../laws/roles.js';
import { COLORS, opposite, type ByColor, type Color, type Move } from '../laws/squares.js';
import type { TableAgreement, GameSetup } from './session/journal.js';
import type { HeldGame } from './session/session-port.js';
import { earOf, sidesOf, type WindowRole } from './window-role.js';

/** The colours that are played from this device. */
export function playedHere({ setup }: HeldGame): readonly Color[] {
  return COLORS.filter((color) => setup.seats[color].type === 'player');
}

/** Who sits at this window, and what it sees and hears. At a table that is what was said of the window; until then it looks on. */
export function seatHere(
  held: HeldGame,
  window: WindowRole | undefined,
): { readonly mine: readonly Color[]; readonly role: Role } {
  if (isAtTable(held)) {
    const whose = window ?? 'onlooker';
    return { mine: sidesOf(whose), role: earOf(whose) };
  }
  const mine = playedHere(held);
  return { mine, role: mine.length === 1 ? (mine[0] ?? 'onlooker') : 'onlooker' };
}

/** A game at a table. */
export type TableGame = HeldGame & { readonly setup: { readonly table: TableAgreement } };

/** Whether it is played at a table, by people each in a role of his own. */
export function isAtTable(held: HeldGame | undefined): held is TableGame {
  return held?.setup.table !== undefined;
}

/** Whether only the clock of it stands here, which tells of itself (`clock-mode.ts`). */
export function isElsewhere(held: HeldGame | undefined): boolean {
  return held?.setup.conditions.board !== undefined;
}

/** A move with the piece that makes it, for the words that ask about it. */
export function withPiece({ game }: HeldGame) {
  return (move: Move) => ({ ...move, piece: positionOf(game).placedAt(move.from).kind });
}

/** To which ply a player here takes his move back, or why he does not. Where an arbiter is there, who asks is told that he does that (Art. 7). */
export function takingBack(held: Pick<HeldGame, 'game'>, mine: readonly Color[]): { readonly ply: number } | Refusal {
  const { play, arbiter } = held.game.conditions;
  if (play === 'strict' && !arbiter) return { reason: 'strict play' };
  const ply = takeBackTo(held, mine);
  return ply === undefined ? { reason: 'no move made yet' } : { ply };
}

/** Against the computer one's own last move goes with the answer to it; with both players here, the last move alone. */
export function takeBackTo({ game }: Pick<HeldGame, 'game'>, mine: readonly Color[]): number | undefined {
  const last = plyOf(game);
  const sheet = game.sheets.white;
  for (let ply = last; ply > 0; ply -= 1) {
    const by = sheet[ply - 1]?.moved.by;
    if (by !== undefined && mine.includes(by)) return ply - 1;
  }
  return undefined;
}

export function standingOf({ game }: HeldGame): Standing {
  return { plies: plyOf(game), turn: positionOf(game).turn, ...(game.ending && { ending: game.ending }) };
}

const NO_NAMES: ByColor<string> = { white: '', black: '' };

/** Against whom it is played, as it is told. */
export function opponentOf(held: HeldGame, byLot: boolean): Opponent {
  const { setup } = held;
  if (isAtTable(held)) return { type: 'at the table', names: setup.names ?? NO_NAMES };
  for (const color of COLORS) {
    const seat = setup.seats[color];
    if (seat.type === 'computer') return { type: 'computer', level: seat.level, you: opposite(color), byLot };
  }
  return { type: 'player beside you' };
}

/**
 * Whether the engine is locked: while a game at a table is played strictly and is not over, nobody here plays against the computer
 * (Art. 11.3.1 and 11.3.2 of 2023; 12.3 of 2009).
 */
export function isEngineLocked(held: HeldGame | undefined): boolean {
  return held?.setup.table !== undefined && held.setup.conditions.play === 'strict' && held.game.ending === undefined;
}

/**
 * Whether this game must wait until the one that stands here is over: one with the engine always, any other once something was done in
 * it, for with the game at the table the lock would go too. One that was set up wrongly is set up anew.
 */
export function mustWait(setup: Pick<GameSetup, 'seats'>, held: HeldGame | undefined): boolean {
  return held !== undefined && isEngineLocked(held) && (needsEngine(setup) || held.acts > 0);
}

/** Whether a game is one that the engine plays in. */
function needsEngine({ seats }: Pick<GameSetup, 'seats'>): boolean {
  return COLORS.some((color) => seats[color].type === 'computer');
}

/** Whether a chess clock runs, so that it matters who watches it. */
export function clockRuns(held: HeldGame | undefined): boolean {
  return held?.game.clock?.now.phase === 'running' && !held.game.ending;
}
