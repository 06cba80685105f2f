/**
 * How people ask: what is meant, then the phrases for it. Said at the beginning of a game by White, who plays against somebody else.
 *
 * What is meant is the id of a command with what stands in its places ("where knight white"), a move ("e2e4"), "yes" or "no" as an answer to
 * what is asked, or "question" where there is no command for it yet: then it is refused as a question, never taken for a move.
 *
 * The phrases were written before the code, as people talk to a partner, a screen reader or a voice assistant: with politeness, fillers,
 * possessives, ordinals and corrections. No native speaker has read them yet.
 */
export type AskedRow = readonly [meant: string, first: string, ...more: string[]];
