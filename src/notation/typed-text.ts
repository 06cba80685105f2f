/**
 * What a keyboard, a phone or a printed page puts around a move, taken away: invisible characters, kinds of dashes and
 * spaces, move numbers, remarks. What is left is the move alone.
 */

/** The longest text that is read, in UTF-16 units; no move and no spoken sentence of one comes near it. */
export const TEXT_LIMIT = 200;

/** ++, ?!, † and their like say how a move is thought of, not which it is. */
const REMARKS = /[\s+#!?†‡.,;~∓±⩲⩱]+$/u;

/**
 * One line with plain spaces, hyphens and no invisible characters. Compatibility forms (full-width letters, "…") become
 * ordinary ones; umlauts and other marks stay. A Spanish question keeps one sign, that at its end. The text must not be longer than `TEXT_LIMIT`.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cs}\p{Co}\uFE00-\uFE0F]/gu, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/[‐‑‒–—―−→]|->/gu, '-')
    .replace(/¿([^?]*)$/u, '$1?')
    .replace(/['’‘‚`´ʼ′"“”„«»¿¡]/gu, '')
    .replace(/[×✕✖]/gu, 'x')
    .trim();
}

/** Without the move number before it ("12.", "12...", "12") and the remarks behind it ("+", "!?", "e.p."). */
export function moveAlone(text: string): string {
  return withoutNumber(text)
    .replace(REMARKS, '')
    .replace(/(?<=[\d\s])[eе]\.?\s?[pр]$/iu, '')
    .replace(REMARKS, '');
}

/** Without the move number before it alone. */
export function withoutNumber(text: string): string {
  return text.replace(/^(?:[1-9]\d{0,3}(?:\s*[.)]|(?=\s)))?[\s.]*/u, '');
}
