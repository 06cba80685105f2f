/**
 * The keys of the arbiter's page, in one table. Letters, only while the focus is on that page and not in a field.
 */
import type { KeyBinding } from '../../src/play/keys.js';
import type { ArbiterCommand } from './events.js';

export const ARBITER_KEYS: readonly KeyBinding<ArbiterCommand>[] = [
  { key: 's', command: { do: 'clocks' } },
  { key: 'w', command: { do: 'two minutes', to: 'white' } },
  { key: 'b', command: { do: 'two minutes', to: 'black' } },
  { key: 'i', command: { do: 'illegal move' } },
  { key: 'c', command: { do: 'compare boards' } },
];
