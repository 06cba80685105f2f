/**
 * Lets the computer play its side: asks it whenever the game stands anew, and does what it answers. Only the window that holds
 * the game has an engine, and none is loaded before a game needs it.
 */
import type { EngineFailure } from './engine.js';
import type { ComputerOpponent } from './opponent.js';
import type { ActResult, HeldGame, SessionPort } from '../game/session/session-port.js';
import type { ComputerState } from '../game/store.js';
import { computerTask } from './task.js';

export interface ComputerSeatParts {
  readonly session: SessionPort;
  readonly load: () => Promise<ComputerOpponent>;
  /** The computer begins or ends to think. */
  readonly onState: (state: ComputerState) => void;
  readonly onFailure: (failure: EngineFailure) => void;
  /** The computer's act was refused, as when the disk is full. */
  readonly onRefused: (result: ActResult) => void;
}

export class ComputerSeat {
  readonly #parts: ComputerSeatParts;
  #opponent: ComputerOpponent | undefined;
  #thinking: AbortController | undefined;

  constructor(parts: ComputerSeatParts) {
    this.#parts = parts;
  }

  /** The game stands anew, and what was being thought belongs to the past. Does not reject. */
  async follow(held: HeldGame | undefined): Promise<void> {
    const { session, onState } = this.#parts;
    this.#thinking?.abort();
    this.#thinking = undefined;
    if (!held || !session.here || !computerTask(held)) {
      onState('idle');
      return;
    }
    const thinking = new AbortController();
    this.#thinking = thinking;
    onState('thinking');
    const opponent = await this.#load(thinking);
    if (!opponent || isAborted(thinking)) return;
    const answer = await opponent.answer(held, thinking.signal);
    if (isAborted(thinking)) return;
    this.#thinking = undefined;
    onState(answer.type === 'failed' ? 'failed' : 'idle');
    if (answer.type === 'failed') this.#parts.onFailure(answer.failure);
    if (answer.type === 'act') {
      const result = await session.act(answer.draft);
      if (result.type === 'refused') {
        onState('failed');
        this.#parts.onRefused(result);
      }
    }
  }

  /** "Move now": the best found so far is played. */
  moveNow(): void {
    this.#opponent?.moveNow();
  }

  close(): void {
    this.#thinking?.abort();
  }

  /** The program's own files may be missing too, where the network is cut before the first visit was complete. */
  async #load(thinking: AbortController): Promise<ComputerOpponent | undefined> {
    try {
      this.#opponent ??= await this.#parts.load();
      return this.#opponent;
    } catch (error) {
      if (isAborted(thinking)) return undefined;
      this.#thinking = undefined;
      this.#parts.onState('failed');
      this.#parts.onFailure({ cause: 'not loaded', detail: String(error) });
      return undefined;
    }
  }
}

/** It may be called off at any await, which the compiler does not see. */
function isAborted({ signal }: AbortController): boolean {
  return signal.aborted;
}
