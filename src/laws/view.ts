/**
 * What one role sees of a game (design: components draw this and compute no rule).
 */
import type { Position } from './board.js';
import type { Clock } from './clock.js';
import type { ScoresheetEntry } from './describe.js';
import { dutyOf, hintAudience } from './duty.js';
import type { Fact } from './facts.js';
import type { Ending } from './result.js';
import { sideOf, type Role } from './roles.js';
import type { ByColor, Color } from './squares.js';
import { positionOf, type DrawOffer, type Game, type Hand, type QuickplayPending } from './state.js';
import type { Duty } from './obligation.js';

export interface GameView {
  readonly role: Role;
  readonly play: Game['conditions']['play'];
  /** The positions this role may look back through; the last is on the board now. */
  readonly positions: readonly Position[];
  /** The position on this role's own board. */
  readonly board: Position;
  readonly sheet: readonly ScoresheetEntry[];
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

export interface AdjournmentView {
  readonly sealer: Color;
  readonly sealed: boolean;
  readonly written: boolean;
}

/** An arbiter and an onlooker look at White's board; while both boards are one that is the board. */
export function viewFor(game: Game, role: Role): GameView {
  const side = sideOf(role) ?? 'white';
  const { touches, adjusting } = game.hand;
  const bound = hintAudience(game).includes(role) ? dutyOf(game) : undefined;
  const { clock, offer, quickplay, ending, scores, adjournment } = game;
  return {
    role,
    play: game.conditions.play,
    positions: seenBy(game, role),
    board: game.boards[side],
    sheet: game.sheets[side],
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

/** Where a player's own board shows something else than the game, that is the last he sees (App. D.1). */
function seenBy(game: Game, role: Role): readonly Position[] {
  const own = game.boards[sideOf(role) ?? 'white'];
  const others = sideOf(role) === undefined || own === positionOf(game);
  return others ? game.positions : [...game.positions.slice(0, -1), own];
}

/** The facts that a role may see and hear. */
export function factsFor(facts: readonly Fact[], role: Role): readonly Fact[] {
  return facts.filter((fact) => fact.audience.includes(role));
}
