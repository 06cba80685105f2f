/** What the acts are called, in the menu and on the buttons. */
import { msg } from '@lit/localize';
import type { ActMenuState, MenuWish } from './act-menu-items.js';
import { chargeText } from '../../shared/charge-text.js';
import { complaintText } from './complaint-text.js';

export function actText(wish: MenuWish, { clock, away }: Pick<ActMenuState, 'clock' | 'away'>): string {
  switch (wish) {
    case 'offer draw':
      return msg('Offer draw', { id: 'offer-draw' });
    case 'accept draw':
      return msg('Accept draw', { id: 'accept-draw' });
    case 'refuse draw':
      return msg('Refuse draw', { id: 'refuse-draw' });
    case 'claim draw':
      return msg('Claim a draw …', { id: 'claim-draw-menu' });
    case 'adjust':
      return msg('Adjust pieces', { id: 'adjust-pieces' });
    case 'claim flag':
      return msg('Claim the flag', { id: 'claim-flag' });
    case 'stop clocks':
      return msg('Stop the clocks', { id: 'stop-clocks' });
    case 'start clocks':
      return clock === 'paused'
        ? msg('Start the clocks again', { id: 'start-clocks-again' })
        : msg('Start the clocks', { id: 'start-clocks' });
    case 'charge time':
      return chargeText(away ?? 'white', true);
    case 'do not charge time':
      return chargeText(away ?? 'white', false);
    case 'press clock':
      return msg('Press the clock', { id: 'press-clock-menu' });
    case 'resign':
      return msg('Resign …', { id: 'resign-menu' });
    default:
      return complaintText(wish);
  }
}
