/**
 * What an assistant does on his page (App. D.2.10, D.2.11). The keys hold only while that page has the focus, and not in its fields. What
 * claims or stops needs Shift as well, so that no slip of a finger does it.
 */
import { rows } from './command.js';

const assistant = { group: 'assistant', page: 'assistant', scope: 'assistant', does: 'bound' } as const;

export const ASSISTANT = rows({
  /** What stands first. */
  'assistant-next': { ...assistant, keys: [{ key: 'n' }] },
  'assistant-call': { ...assistant, keys: [{ key: 'c' }] },
  'assistant-repeat': { ...assistant, keys: [{ key: 'r' }] },
  'assistant-execute': { ...assistant, keys: [{ key: 'e' }] },
  'assistant-mend': { ...assistant, keys: [{ key: 'b' }] },
  'assistant-press': { ...assistant, keys: [{ key: 'h' }] },
  'assistant-tell': { ...assistant, keys: [{ key: 't' }] },
  'assistant-claim-flag': { ...assistant, keys: [{ key: 'f', shift: true }] },
  'assistant-touched-piece': { ...assistant, keys: [{ key: 'p', shift: true }] },
  'assistant-stop': { ...assistant, keys: [{ key: 'a', shift: true }] },
  'assistant-score': { ...assistant, keys: [{ key: 's' }] },
  'assistant-adjournment': { ...assistant, keys: [{ key: 'j' }] },
  /** The field for a move. */
  'assistant-entry': { ...assistant, keys: [{ key: 'i' }] },
});
