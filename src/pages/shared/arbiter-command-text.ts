/** What the commands of the arbiter's page are called on its buttons and beside its keys. */
import { msg } from './late-texts.js';
import type { ArbiterCommand } from '../../commands/arbiter.js';

const TEXTS: Readonly<Record<ArbiterCommand, () => string>> = {
  'arbiter-clocks': () => msg('arbiter-key-clocks'),
  'arbiter-two-minutes-white': () => msg('arbiter-two-minutes-white'),
  'arbiter-two-minutes-black': () => msg('arbiter-two-minutes-black'),
  'arbiter-illegal-move': () => msg('arbiter-illegal-move'),
  'arbiter-compare-boards': () => msg('arbiter-compare'),
};

export function commandText(command: ArbiterCommand): string {
  return TEXTS[command]();
}
