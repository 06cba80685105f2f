/**
 * The keys of the promotion choice: q, r, b and n, and before them the letters of the page's language.
 */
import type { PromotionKind } from '../../src/laws/squares.js';
import { keyName, type KeyPress } from '../dom/keys.js';

/** Letters of the page's language in lower case, such as "d" for the queen (Dame) in German. */
export type PromotionLetters = Readonly<Record<string, PromotionKind>>;

/** The English letters, as on the board itself; none for the king and the pawn (Art. 3.7.5). */
const LETTERS: Readonly<Partial<Record<string, PromotionKind>>> = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight' };

/**
 * The piece that a key press names. What the key types counts first, in the page's language; then the board's letters
 * q r b n. `undefined` for any other key, and for the king's and the pawn's (Art. 3.7.5).
 */
export function promotionOf(press: KeyPress, letters: PromotionLetters): PromotionKind | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  const typed = letters[press.key.toLowerCase()];
  if (typed) return typed;
  return LETTERS[keyName(press)];
}
