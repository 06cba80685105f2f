/** What a clock warns of by itself, as it is said. */
import type { Color } from '../../src/laws/squares.js';

/** A warning as it is said. `of` is absent where only one player listens. */
export type SaidWarning =
  /** `left` is what is left of the time when it is said, in milliseconds. */
  | { readonly about: 'time'; readonly of?: Color; readonly left: number }
  /** One of the last seconds: the bare number, for there is no time for more. */
  | { readonly about: 'last seconds'; readonly left: number }
  | { readonly about: 'moves'; readonly of?: Color; readonly toGo: number };
