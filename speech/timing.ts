/**
 * Time as an argument of everything that speaks. The clocks and timers of `src/game/time.ts` have these shapes.
 */
export interface Timing {
  /** Milliseconds since any fixed moment; never backwards. */
  now(): number;
  /** Calls back once after some milliseconds; what it returns takes the call back. */
  after(milliseconds: number, callback: () => void): () => void;
}
