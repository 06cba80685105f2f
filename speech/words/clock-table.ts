/** A line that was typed or said to a clock that stands alone, and is no command of its. */

export interface NotUnderstood {
  readonly text: string;
  /** Those that may have been meant. */
  readonly nearest: readonly string[];
  /** It is a command, but another may have been said as well. */
  readonly doubtful?: true;
}

/** Enough of a typed text to know it again. */
const SHOWN = 30;

export function shortened(text: string): string {
  const signs = Array.from(text.replace(/\s+/gu, ' ').trim());
  return signs.length > SHOWN ? `${signs.slice(0, SHOWN).join('')}…` : signs.join('');
}
