/**
 * Silence after a spoken move was read back, taken for yes: only where the user wants it so, never in strict play, and never where a clock is pressed by
 * hand. Whoever speaks, presses a key or points meanwhile is not silent.
 */
import type { HushedVoice } from '../../../speech/recogniser/voice-input.js';
import type { Timers } from '../../../speech/timing.js';
import type { AskedInGame } from '../../game/line-open.js';
import type { Game } from '../../laws/game.js';
import type { Move } from '../../laws/squares.js';

/** Milliseconds of silence: also a slow screen reader has read the move by then. */
export const SILENCE = 8000;

export interface SilentYesParts {
  readonly timers: Timers;
  readonly announcer: Pick<HushedVoice, 'listenSpeaking'>;
  /** Whether the user wants it so. */
  readonly wanted: () => boolean;
  readonly game: () => Game | undefined;
  /** What is asked about a move. */
  readonly asked: () => AskedInGame | undefined;
  readonly yes: (move: Move) => void;
}

export class SilentYes {
  readonly #parts: SilentYesParts;
  #waiting: AskedInGame | undefined;
  #weSpeak = false;
  #stop: () => void = () => undefined;

  constructor(parts: SilentYesParts) {
    this.#parts = parts;
    parts.announcer.listenSpeaking((speaking) => {
      this.#weSpeak = speaking;
      this.#wait();
    });
  }

  /** What was said is carried out, or is asked about now. */
  heard(): void {
    const { wanted, game, asked } = this.#parts;
    const now = game();
    this.#waiting = wanted() && now && mayBeSilent(now) ? asked() : undefined;
    this.#wait();
  }

  /** The user is not silent. */
  stirred(): void {
    this.#waiting = undefined;
    this.#stop();
  }

  /** Begins anew when our own voice has read the move. */
  #wait(): void {
    this.#stop();
    if (this.#waiting && !this.#weSpeak) this.#stop = this.#parts.timers.after(SILENCE, () => this.#silent());
  }

  #silent(): void {
    const { wanted, game, asked, yes } = this.#parts;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    const now = game();
    if (!waiting || !wanted() || waiting !== asked() || !now || !mayBeSilent(now)) return;
    const [move, another] = waiting.question.moves;
    // A question between several, or in an earlier position, has no answer that goes without saying.
    if (move && !another && !waiting.act) yes(move);
  }
}

function mayBeSilent({ conditions }: Game): boolean {
  return conditions.play !== 'strict' && conditions.illegalMoves !== 'stand' && conditions.press !== 'by hand';
}
