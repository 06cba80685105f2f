/** Those at a table, as they are chosen from. */
import { msg } from '@lit/localize';
import type { WindowRole } from '../../../game/window-role.js';

export function roleText(role: WindowRole): string {
  switch (role) {
    case 'both players':
      return msg('Both players', { id: 'role-both-players' });
    case 'white':
      return msg('White', { id: 'role-white' });
    case 'black':
      return msg('Black', { id: 'role-black' });
    case 'assistant of white':
      return msg('White’s assistant', { id: 'role-assistant-of-white' });
    case 'assistant of black':
      return msg('Black’s assistant', { id: 'role-assistant-of-black' });
    case 'arbiter':
      return msg('The arbiter', { id: 'role-arbiter' });
    case 'onlooker':
      return msg('Onlookers', { id: 'role-onlooker' });
  }
}
