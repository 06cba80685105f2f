/** Reading of choices that were kept, and that nobody vouches for. Pure. */

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A number that lies between two others; anything else falls back. */
export function between(
  value: unknown,
  { least, most }: { readonly least: number; readonly most: number },
  fallback: number,
): number {
  return typeof value === 'number' && value >= least && value <= most ? value : fallback;
}
