/**
 * What an arbiter may give as a penalty (Art. 12.9). Times are milliseconds.
 */

/** A penalty with its measure. */
export type Penalty =
  | { readonly kind: 'time to the opponent' | 'time taken'; readonly time: number }
  /** To the most that game gives. */
  | { readonly kind: 'points to the opponent' }
  | { readonly kind: 'points taken'; readonly points: number }
  /** The arbiter also decides what the opponent scores. */
  | { readonly kind: 'game lost'; readonly opponentScores: number }
  | { readonly kind: 'fine'; readonly announced: boolean }
  | { readonly kind: 'rounds'; readonly rounds: number }
  | { readonly kind: 'warning' | 'expulsion' };
