/** What the buttons say by which it is decided whether time that no window watched is charged. */
import { msg } from '@lit/localize';
import type { Color } from '../../laws/squares.js';

/** @param of whose clock ran */
export function chargeText(of: Color, charged: boolean): string {
  if (of === 'white') {
    return charged
      ? msg('Charge White for the time away', { id: 'charge-white' })
      : msg('Do not charge White for the time away', { id: 'do-not-charge-white' });
  }
  return charged
    ? msg('Charge Black for the time away', { id: 'charge-black' })
    : msg('Do not charge Black for the time away', { id: 'do-not-charge-black' });
}
