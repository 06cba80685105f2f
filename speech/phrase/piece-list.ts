/** Why pieces that were typed with their squares could not be understood: the message of each refusal. */
import type { PieceListRefusal } from '../hearing/piece-list.js';
import { dashed } from './own-message.js';
import type { Messages } from './say.js';

export interface PieceListWords {
  /** What was wrong, and what would be right. */
  readonly refusal: (refusal: PieceListRefusal) => string;
}

export function pieceListWords({ say }: Messages<'piece-list'>): PieceListWords {
  return {
    refusal: (refusal) => {
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
    },
  };
}
