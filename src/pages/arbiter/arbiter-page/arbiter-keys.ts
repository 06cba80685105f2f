/**
 * The keys of the arbiter's page, in one table. Letters, only while the focus is on that page and not in a field.
 */
import { commandIn, isCharacterKey, type KeyPress } from '../../../../components/dom/keys.js';
import { type KeyBinding } from '../../../commands/keys.js';
import type { ArbiterState } from './arbiter-state.js';
import type { ArbiterCommand } from './events.js';

export const ARBITER_KEYS: readonly KeyBinding<ArbiterCommand>[] = [
  { key: 's', command: { do: 'clocks' } },
  { key: 'w', command: { do: 'two minutes', to: 'white' } },
  { key: 'b', command: { do: 'two minutes', to: 'black' } },
  { key: 'i', command: { do: 'illegal move' } },
  { key: 'c', command: { do: 'compare boards' } },
];

/** Whether a key has anything to do here. */
export function isAtHand(command: ArbiterCommand, { topics, clock, twoBoards }: ArbiterState): boolean {
  switch (command.do) {
    case 'clocks':
      return clock !== undefined;
    case 'two minutes':
      return topics.includes('time');
    case 'illegal move':
      return topics.includes('illegal move');
    case 'compare boards':
      return twoBoards;
  }
}

/** What a key does here, or `undefined` where it has nothing to do. */
export function commandAtHand(press: KeyPress, state: ArbiterState): ArbiterCommand | undefined {
  const command = isCharacterKey(press) ? commandIn(press, ARBITER_KEYS) : undefined;
  return command && isAtHand(command, state) ? command : undefined;
}
