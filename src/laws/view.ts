/**
 * What one role sees of a game (design: components draw this and compute no rule).
 */
import type { DrawOffer } from './acts/draw.js';
import type { Duty, Hand } from './acts/move.js';
import type { QuickplayPending } from './acts/quickplay.js';
import type { ScoresheetEntry } from './acts/scoresheet.js';
import type { Position } from './board/board.js';
import type { Clock } from './clock/clock.js';
import type { Fact } from './facts.js';
import { positionOf, type Game } from './game.js';
import type { Ending } from './result.js';
import { sideOf, type Role } from './roles.js';
import { describeMove } from './rules/scoresheet.js';
import { dutyOf, hintAudience } from './rules/touch.js';
import type { ByColor, Color } from './squares.js';

export interface GameView {
  readonly role: Role;
  readonly play: Game['conditions']['play'];
  /** The positions this role may look back through; the last is on the board now. */
  readonly positions: readonly Position[];
  /** The position on this role's own board. */
  readonly board: Position;
  readonly sheet: readonly ScoresheetEntry[];
  /** The last move, where it does not stand on that sheet yet: as it was made, or as it was announced to this role. */
  readonly latest?: ScoresheetEntry;
  readonly turn: Color;
  /** Both displays can be seen by everyone (Art. 6.5); `clockAt` says what they show. Absent without a clock. */
  readonly clock?: Clock;
  /** What the player having the move has touched, and whether he has said that he adjusts. */
  readonly hand: Pick<Hand, 'touches' | 'adjusting'>;
  /** What he must play; absent where he is free, and where to say it would be a hint (Art. 12.6). */
  readonly duty?: Duty;
  readonly offer?: DrawOffer;
  readonly quickplay?: QuickplayPending;
  /** Whose move is sealed or to be sealed, and how far it is. The move itself nobody is shown (Guidelines I.7). */
  readonly adjournment?: AdjournmentView;
  readonly ending?: Ending;
  readonly scores?: ByColor<number>;
}

interface AdjournmentView {
  readonly sealer: Color;
  readonly sealed: boolean;
  readonly written: boolean;
}

/**
 * @param side whose board and sheet are looked at: a player's own; an arbiter or an assistant may look at the other's. While both boards
 * are one that is the board.
 */
export function viewFor(game: Game, role: Role, side: Color = sideOf(role) ?? 'white'): GameView {
  const { touches, adjusting } = game.hand;
  const bound = hintAudience(game).includes(role) ? dutyOf(game) : undefined;
  const { clock, offer, quickplay, ending, scores, adjournment } = game;
  return {
    role,
    play: game.conditions.play,
    positions: seenBy(game, role, side),
    board: game.boards[side],
    sheet: game.sheets[side],
    ...latestFor(game, side),
    turn: positionOf(game).turn,
    hand: { touches, adjusting },
    ...(clock && { clock }),
    ...(bound && { duty: bound.duty }),
    ...(offer && { offer }),
    ...(quickplay && { quickplay }),
    ...(adjournment && {
      adjournment: {
        sealer: adjournment.sealer,
        sealed: adjournment.sealing.clockStopped ?? false,
        written: adjournment.sealing.written !== undefined,
      },
    }),
    ...(ending && { ending }),
    ...(scores && { scores }),
  };
}

/** A visually disabled opponent knows a move by its call alone (App. D.2.1). */
function latestFor(game: Game, side: Color): { readonly latest?: ScoresheetEntry } {
  const { conditions, positions, plies, sheets } = game;
  const made = plies.at(-1);
  const before = positions.at(-2);
  if (!made || !before || sheets[side].length >= plies.length) return {};
  const own = made.by === side || !(conditions.blind?.disabled[side] && conditions.blind.boards === 'two');
  const called = game.steps?.last?.ply === plies.length ? game.steps.last.called : undefined;
  const known = called ?? (own ? made.move : undefined);
  if (!known || !before.pieceAt(known.from)) return {};
  return { latest: describeMove(before, known, plies.length, conditions.play) };
}

/** Where a player's own board shows something else than the game, that is the last he sees (App. D.1). */
function seenBy(game: Game, role: Role, side: Color): readonly Position[] {
  const own = game.boards[side];
  const others = (sideOf(role) === undefined && game.conditions.blind?.boards !== 'two') || own === positionOf(game);
  return others ? game.positions : [...game.positions.slice(0, -1), own];
}

/** The facts that a role may see and hear. */
export function factsFor(facts: readonly Fact[], role: Role): readonly Fact[] {
  return facts.filter((fact) => fact.audience.includes(role));
}
