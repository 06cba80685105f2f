/**
 * Art. 4 as the editions have it: the numbers of its rules, and the two points in which they differ.
 */
import type { TouchKind } from '../acts/move.js';
import type { EditionName } from './edition.js';

/** The rules of Art. 4 that differ between editions, and the numbers of all that are used here. */
export interface TouchRules {
  readonly adjusting: string;
  readonly own: string;
  readonly opponents: string;
  readonly both: string;
  readonly kingAndRook: string;
  readonly rookThenKing: string;
  readonly castlingIllegal: string;
  readonly promotionChosen: string;
  readonly noneCanMove: string;
  readonly released: string;
  readonly captureMade: string;
  readonly castlingMade: string;
  /** The king was let go of to castle, and castling on that side is illegal. */
  readonly kingReleased: string;
  readonly promotionMade: string;
  /** Which of the player's own touches ends his right to complain of the opponent's, and by which article. */
  readonly complaintLost: { readonly by: readonly TouchKind[]; readonly article: string };
  /** What ends the right to claim a draw on this move. */
  readonly claimLost: { readonly by: 'touching' | 'moving'; readonly article: string };
}

const FIDE_2009: TouchRules = {
  adjusting: '4.2',
  own: '4.3a',
  opponents: '4.3b',
  both: '4.3c',
  kingAndRook: '4.4a',
  rookThenKing: '4.4b',
  castlingIllegal: '4.4c',
  promotionChosen: '4.4d',
  noneCanMove: '4.5',
  released: '4.6',
  captureMade: '4.6a',
  castlingMade: '4.6b',
  kingReleased: '4.4c',
  promotionMade: '4.6c',
  // "once he deliberately touches a piece": adjusting is deliberate too.
  complaintLost: { by: ['to move', 'adjusting'], article: '4.7' },
  claimLost: { by: 'touching', article: '9.4' },
};

const FIDE_2014: TouchRules = {
  ...FIDE_2009,
  released: '4.7',
  captureMade: '4.7a',
  castlingMade: '4.7b',
  kingReleased: '4.7b',
  promotionMade: '4.7c',
  complaintLost: { by: ['to move'], article: '4.8' },
};

const FIDE_2018: TouchRules = {
  adjusting: '4.2.1',
  own: '4.3.1',
  opponents: '4.3.2',
  both: '4.3.3',
  kingAndRook: '4.4.1',
  rookThenKing: '4.4.2',
  castlingIllegal: '4.4.3',
  promotionChosen: '4.4.4',
  noneCanMove: '4.5',
  released: '4.7',
  captureMade: '4.7.1',
  castlingMade: '4.7.2',
  kingReleased: '4.7.2',
  promotionMade: '4.7.3',
  complaintLost: { by: ['to move'], article: '4.8' },
  claimLost: { by: 'touching', article: '9.4' },
};

export const TOUCH_RULES: Readonly<Record<EditionName, TouchRules>> = {
  'FIDE 2005': {
    ...FIDE_2009,
    released: '4.7',
    captureMade: '4.7',
    castlingMade: '4.7',
    promotionMade: '4.7',
    complaintLost: { by: ['to move', 'adjusting'], article: '4.6' },
    claimLost: { by: 'moving', article: '9.4' },
  },
  'FIDE 2009': FIDE_2009,
  'FIDE 2014': FIDE_2014,
  'FIDE 2018': FIDE_2018,
  'FIDE 2023': FIDE_2018,
  // Where US Chess is not known to differ it is read as the present FIDE Laws.
  'US Chess': FIDE_2018,
};
