/** What the buttons say by which it is decided whether time that no window watched is charged. */
import { msg } from './texts.js';
import type { Color } from '../../laws/squares.js';

/** @param of whose clock ran */
export function chargeText(of: Color, charged: boolean): string {
  if (of === 'white') {
    return charged ? msg('charge-white') : msg('do-not-charge-white');
  }
  return charged ? msg('charge-black') : msg('do-not-charge-black');
}
