/** What is tried more often, or more widely, in the night: `npm run test:nightly` sets ANNA_HECTOR_NIGHTLY. */
export const NIGHTLY = process.env['ANNA_HECTOR_NIGHTLY'] !== undefined;

/** All of them by night. By day every second one, from the first or the second on: two that take turns meet each once. */
export function byTurns<One>(all: readonly One[], turn: number): readonly One[] {
  return NIGHTLY ? all : all.filter((_, index) => (index + turn) % 2 === 0);
}

/** Random sequences of acts under random conditions. */
export const SEQUENCES = NIGHTLY ? 10_000 : 1_000;

/** Random positions in which a question is answered in two ways. */
export const POSITIONS = NIGHTLY ? 5_000 : 500;
