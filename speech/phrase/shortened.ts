/** Enough of a typed text to know it again. */
const SHOWN = 30;

export function shortened(text: string): string {
  const signs = Array.from(text.replace(/\s+/gu, ' ').trim());
  return signs.length > SHOWN ? `${signs.slice(0, SHOWN).join('')}…` : signs.join('');
}
