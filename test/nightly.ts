/** What is tried more often, or more widely, in the night: `npm run test:nightly` sets ANNA_HECTOR_NIGHTLY. */
export const NIGHTLY = process.env['ANNA_HECTOR_NIGHTLY'] !== undefined;

/** Random sequences of acts under random conditions. */
export const SEQUENCES = NIGHTLY ? 10_000 : 1_000;

/** Random positions in which a question is answered in two ways. */
export const POSITIONS = NIGHTLY ? 5_000 : 500;
