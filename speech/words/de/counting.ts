/**
 * How German counts and lists. One is never written as a digit before a noun, for a voice reads "1 Zug" as "eins Zug"; and a number never
 * stands right before a full stop, which makes it an ordinal.
 */
const NUMBERS = [
  'null',
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
] as const;

/** Small numbers in words. */
export function counted(count: number): string {
  return NUMBERS[count] ?? String(count);
}

const ORDINAL_STEMS = [
  'erst',
  'zweit',
  'dritt',
  'viert',
  'fünft',
  'sechst',
  'siebt',
  'acht',
  'neunt',
  'zehnt',
  'elft',
  'zwölft',
] as const;

/** "erst", to which the ending of the sentence is added: "das erste Mal", "als erster Zug". 1 is the first. */
export function ordinal(count: number): string {
  return ORDINAL_STEMS[count - 1] ?? `${count}${count < 20 ? 't' : 'st'}`;
}

/** "ein Zug", "2 Züge", in the nominative. */
export function moveCount(count: number): string {
  return count === 1 ? 'ein Zug' : `${count} Züge`;
}

/** "a1", "a1 oder h1", "a1, b1 oder h1". */
export function listed(items: readonly string[], conjunction: 'und' | 'oder'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
