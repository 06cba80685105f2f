/** In tests a message of which a part cannot be said is a failure. */
export function sayIncomplete(errors: readonly Error[], formed: string): string {
  throw new Error(`${errors.map(({ message }) => message).join(', ')}: "${formed}"`);
}
