/** What is said of the opponent's last move or press, for the menu and the buttons. */
import { msg } from '@lit/localize';
import type { Complaint } from '../../../laws/rules/complaint.js';

export function complaintText(what: Complaint): string {
  switch (what) {
    case 'illegal move':
      return msg('The last move was illegal', { id: 'illegal-move' });
    case 'touched piece':
      return msg('Another piece was touched', { id: 'touched-piece' });
    case 'pressed without a move':
      return msg('The clock was pressed without a move', { id: 'pressed-without-move' });
    case 'pawn left unpromoted':
      return msg('A pawn was left unpromoted', { id: 'pawn-unpromoted' });
  }
}
