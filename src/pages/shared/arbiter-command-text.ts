/** What the commands of the arbiter's page are called on its buttons and beside its keys. */
import { msg } from '@lit/localize';
import type { ARBITER } from '../../commands/arbiter.js';

export function commandText(command: keyof typeof ARBITER): string {
  switch (command) {
    case 'arbiter-clocks':
      return msg('stop the clocks, or start them', { id: 'arbiter-key-clocks' });
    case 'arbiter-two-minutes-white':
      return msg('Two minutes to White …', { id: 'arbiter-two-minutes-white' });
    case 'arbiter-two-minutes-black':
      return msg('Two minutes to Black …', { id: 'arbiter-two-minutes-black' });
    case 'arbiter-illegal-move':
      return msg('Illegal move …', { id: 'arbiter-illegal-move' });
    case 'arbiter-compare-boards':
      return msg('Compare the boards …', { id: 'arbiter-compare' });
  }
}
