/**
 * The keys of the promotion choice: the letters of the board's table, and before them those of the page's language.
 */
import type { PromotionKind } from '../../src/laws/squares.js';
import { commandOf, type KeyPress } from '../../src/play/keys.js';

/** Letters of the page's language in lower case, such as "d" for the queen (Dame) in German. */
export type PromotionLetters = Readonly<Record<string, PromotionKind>>;

/**
 * The piece that a key press names. What the key types counts first, in the page's language; then the board's letters
 * q r b n. `undefined` for any other key, and for the king's and the pawn's (Art. 3.7.5).
 */
export function promotionOf(press: KeyPress, letters: PromotionLetters): PromotionKind | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  const typed = letters[press.key.toLowerCase()];
  if (typed) return typed;
  // Field by field: a spread would leave out what a `KeyboardEvent` has from its prototype.
  const { key, code } = press;
  const command = commandOf({ key, code, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false });
  if (command?.do !== 'next piece' || command.kind === 'king' || command.kind === 'pawn') return undefined;
  return command.kind;
}
