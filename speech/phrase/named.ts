/** Something for each of some names. */
export function named<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  // Each name has its own.
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}
