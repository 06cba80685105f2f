/**
 * A message of which a part could not be said: the build holds every message against its arguments, so this is a fault of the program.
 * The user hears that something is missing, and what there is. In tests another file stands here (`test/speech/incomplete-message.ts`),
 * which throws.
 */
export function sayIncomplete(_errors: readonly Error[], formed: string, tell: (formed: string) => string): string {
  return tell(formed.replace(/\{[^{}]*\}/gu, '').trim());
}
