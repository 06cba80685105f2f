/** Why pieces that were typed with their squares could not be understood: the message of each refusal. */
import type { PieceListRefusal } from '../hearing/piece-list.js';
import { dashed } from './own-message.js';
import type { Messages } from './say.js';

/** What was wrong, and what would be right. */
export function pieceListRefusalSaid(refusal: PieceListRefusal, { say }: Messages<'piece-list'>): string {
  switch (refusal.reason) {
    case 'nothing named':
      return say('piece-list-nothing-named');
    case 'unknown word':
      return say('piece-list-unknown-word', refusal);
    case 'colour missing':
      return say('piece-list-colour-missing', refusal);
    case 'square missing':
      return say('piece-list-square-missing', refusal);
    case 'piece missing':
    case 'named twice':
      return say(`piece-list-${dashed(refusal.reason)}`, refusal);
  }
}
