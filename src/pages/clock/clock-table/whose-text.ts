/** Of which player something is, or of both. */
import { msg } from '@lit/localize';
import type { Whose } from '../../../storage/settings/clock-choice.js';

export function whoseText(whose: Whose): string {
  switch (whose) {
    case 'both':
      return msg('both players', { id: 'whose-both' });
    case 'white':
      return msg('White', { id: 'white' });
    case 'black':
      return msg('Black', { id: 'black' });
  }
}
