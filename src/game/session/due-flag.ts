/**
 * When a flag falls that the program itself notices, standing in for the arbiter (Art. 6.8).
 */
import type { Act } from '../../laws/acts.js';
import { dueAt } from '../../laws/clock/clock.js';
import type { Color } from '../../laws/squares.js';
import type { Game } from '../../laws/game.js';
import type { HeldGame } from './session-port.js';

export interface DueFlag {
  /** Milliseconds, as acts are stamped. */
  readonly at: number;
  readonly of: Color;
}

/** When the flag of the running clock falls if nothing is done; absent where none runs, it is down, or an arbiter is there. */
export function dueFlag({ clock, conditions, ending }: Game): DueFlag | undefined {
  if (ending || conditions.arbiter || clock?.now.phase !== 'running') return undefined;
  const at = dueAt(clock);
  return at === undefined ? undefined : { at, of: clock.now.side };
}

/** An act, and the fall of a flag that is to be entered before it. */
export interface WithFall {
  readonly act: Act;
  readonly fall?: Act;
}

/**
 * A flag fell when it was due, however late that is noticed, and before whatever is done now.
 *
 * @param last when the act before was done
 */
export function withFall({ game }: Pick<HeldGame, 'game'>, act: Act, last: number | undefined): WithFall {
  const due = dueFlag(game);
  // What nobody watched is not charged by itself: no flag falls in it.
  const until = act.type === 'unwatched' ? act.at - (act.length ?? 0) : act.at;
  if (!due || due.at > until) return { act };
  const fall: Act = { type: 'flag', by: 'arbiter', of: due.of, at: Math.max(due.at, last ?? due.at) };
  return act.type === 'flag' && act.by === 'arbiter' ? { act: fall } : { act, fall };
}
