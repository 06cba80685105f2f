/** What is at hand on the arbiter's page. Letters, only while the focus is on that page and not in a field. */
import { rows } from './command.js';

const arbiter = { group: 'arbiter', page: 'arbiter', scope: 'arbiter', does: 'bound' } as const;

export const ARBITER = rows({
  /** Stopping them, or starting them. */
  'arbiter-clocks': { ...arbiter, keys: [{ key: 's' }] },
  /** Two minutes are to be added (Art. 7.5.5). */
  'arbiter-two-minutes-white': { ...arbiter, keys: [{ key: 'w' }] },
  'arbiter-two-minutes-black': { ...arbiter, keys: [{ key: 'b' }] },
  'arbiter-illegal-move': { ...arbiter, keys: [{ key: 'i' }] },
  'arbiter-compare-boards': { ...arbiter, keys: [{ key: 'c' }] },
});

export type ArbiterCommand = keyof typeof ARBITER;

export const isArbiterCommand = (command: string): command is ArbiterCommand => Object.hasOwn(ARBITER, command);
