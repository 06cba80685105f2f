/** What the commands of the arbiter's page are called on its buttons and beside its keys. */
import { msg } from '@lit/localize';
import type { ArbiterCommand } from '../../commands/arbiter.js';

const TEXTS: Readonly<Record<ArbiterCommand, () => string>> = {
  'arbiter-clocks': () => msg('stop the clocks, or start them', { id: 'arbiter-key-clocks' }),
  'arbiter-two-minutes-white': () => msg('Two minutes to White …', { id: 'arbiter-two-minutes-white' }),
  'arbiter-two-minutes-black': () => msg('Two minutes to Black …', { id: 'arbiter-two-minutes-black' }),
  'arbiter-illegal-move': () => msg('Illegal move …', { id: 'arbiter-illegal-move' }),
  'arbiter-compare-boards': () => msg('Compare the boards …', { id: 'arbiter-compare' }),
};

export function commandText(command: ArbiterCommand): string {
  return TEXTS[command]();
}
