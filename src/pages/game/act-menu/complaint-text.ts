/** What is said of the opponent's last move or press, for the menu and the buttons. */
import { msg } from '../texts.js';
import type { Complaint } from '../../../laws/rules/complaint.js';

export function complaintText(what: Complaint): string {
  switch (what) {
    case 'illegal move':
      return msg('illegal-move');
    case 'touched piece':
      return msg('touched-piece');
    case 'pressed without a move':
      return msg('pressed-without-move');
    case 'pawn left unpromoted':
      return msg('pawn-unpromoted');
  }
}
