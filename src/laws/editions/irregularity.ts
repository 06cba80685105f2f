/**
 * What Art. 7 and the appendices on rapid and blitz say beside the numbers that stand in the editions themselves.
 */
import type { PieceKind } from '../squares.js';
import type { EditionName } from './edition.js';

interface IrregularityRules {
  /** The piece goes back on its square at the player's own cost. */
  readonly displacedAtOnce: string;
  /** Displacement that is found later: the position before it is restored. */
  readonly displacedBefore: string;
  /** Rapid and blitz without supervision, wrong set-up found too late: with which of the misplaced pieces nobody castles. */
  readonly noCastlingWith: readonly PieceKind[];
  /** An arbiter who acts only upon a claim nevertheless does when both kings are in check or a pawn is left unpromoted. */
  readonly arbiterActsAnyway?: true;
  /** Rapid and blitz without supervision: an illegal position that outlives the next move is drawn. */
  readonly illegalPositionDrawn?: string;
}

const FIDE_2014: IrregularityRules = {
  displacedAtOnce: '7.4',
  displacedBefore: '7.6',
  noCastlingWith: ['king', 'rook'],
  illegalPositionDrawn: 'A4d',
};

const FIDE_2023: IrregularityRules = { ...FIDE_2014, displacedAtOnce: '7.4.1', illegalPositionDrawn: 'A.5.4' };

export const IRREGULARITY_RULES: Readonly<Record<EditionName, IrregularityRules>> = {
  'FIDE 2005': { displacedAtOnce: '7.3', displacedBefore: '7.5', noCastlingWith: [], arbiterActsAnyway: true },
  'FIDE 2009': {
    displacedAtOnce: '7.3',
    displacedBefore: '7.5',
    noCastlingWith: ['king'],
    arbiterActsAnyway: true,
  },
  'FIDE 2014': FIDE_2014,
  'FIDE 2018': { ...FIDE_2023, illegalPositionDrawn: 'A.4.4' },
  'FIDE 2023': FIDE_2023,
  // Where US Chess is not known to differ it is read as the present FIDE Laws.
  'US Chess': FIDE_2023,
};
