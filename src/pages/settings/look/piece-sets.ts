/** The sets of pieces that can be chosen. */
import type { PieceSet } from '../../../../components/pieces/piece-set.js';
import { BOLD_PIECES } from '../../../../components/pieces/sets/bold.js';
import { PEGGED_PIECES } from '../../../../components/pieces/sets/pegged.js';
import { USUAL_PIECES } from '../../../../components/pieces/sets/usual.js';
import type { PieceSetName } from '../../../storage/settings/look-choice.js';

export const PIECE_SETS: Readonly<Record<PieceSetName, PieceSet>> = {
  usual: USUAL_PIECES,
  bold: BOLD_PIECES,
  pegged: PEGGED_PIECES,
};
