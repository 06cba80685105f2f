/**
 * An act that may lose the game is judged with what was decided of the opponent: whether he can still mate (Art. 5.1.2, 6.9, 7.5.5). It waits for
 * that, and has not happened meanwhile.
 */
import type { Act } from '../../laws/acts.js';
import type { Verdict } from '../../laws/board/mating-line.js';
import type { Color } from '../../laws/squares.js';
import { toDecide, withVerdict, type ToDecide } from '../../laws/to-decide.js';
import type { ActResult, HeldGame, SessionNews } from '../session/session-port.js';
import { decideInTime, type DecideParts } from './decide-in-time.js';
import { stopClock } from '../../laws/clock/clock.js';

/** What is decided now and takes a while: of which side, and when the act was done that waits for it, in milliseconds. */
export interface BeingDecided {
  readonly side: Color;
  readonly at: number;
}

export interface ActDeciderParts extends DecideParts {
  /** Hears that something is being decided that takes a while, and that it was so for nothing. */
  readonly tell: (news: SessionNews) => void;
}

/** One act after the other: the next is not decided before the one before was judged. */
export class ActDecider {
  readonly #parts: ActDeciderParts;
  /** Aborted when this window holds the game no more. */
  readonly #signal: AbortSignal;
  #deciding: BeingDecided | undefined;
  #last: (ToDecide & { readonly verdict: Verdict }) | undefined;

  constructor(parts: ActDeciderParts, signal: AbortSignal) {
    this.#parts = parts;
    this.#signal = signal;
  }

  get deciding(): BeingDecided | undefined {
    return this.#deciding;
  }

  /**
   * The act with what was decided of the opponent, where it must be; whatever it said of that when it came is not believed. `undefined` where
   * this window holds the game no more meanwhile.
   * @param onSlow it takes a while
   */
  async decided(held: HeldGame, asked: Act, onSlow: () => void): Promise<Act | undefined> {
    const act = withVerdict(asked, undefined);
    const question = toDecide(held.game, act);
    if (!question) return act;
    const { position, side } = question;
    // An act that could not be kept is asked again.
    const last = this.#last;
    if (last?.position === position && last.side === side) return withVerdict(act, last.verdict);
    const takesAWhile = (): void => {
      this.#deciding = { side, at: act.at };
      this.#parts.tell({ type: 'deciding', side, held: withClocksStopped(held, act.at) });
      onSlow();
    };
    const verdict = await decideInTime(question, this.#parts, { onSlow: takesAWhile, signal: this.#signal });
    if (this.#signal.aborted) return undefined;
    this.#last = { position, side, verdict };
    return withVerdict(act, verdict);
  }

  /** The act has been judged. Where it took a while and was refused, the game goes on as it was before. */
  judged(held: HeldGame, result: ActResult): void {
    const wasSlow = this.#deciding !== undefined;
    this.#deciding = undefined;
    if (wasSlow && result.type === 'refused') this.#parts.tell({ type: 'decided in vain', held });
  }
}

/** The game as it is seen while an act that came then, in milliseconds, waits for what must be decided first: it costs nobody time. */
export function withClocksStopped(held: HeldGame, at: number): HeldGame {
  const { game } = held;
  return game.clock ? { ...held, game: { ...game, clock: stopClock(game.clock, at) } } : held;
}
