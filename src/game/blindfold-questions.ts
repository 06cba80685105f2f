/** Questions in blindfold play: which of them are answered, and how many were asked. Pure. */
import { COUNT, TEXT, is, object, type Entries } from '../laws/schema.js';
import { hidesPiece } from '../questions/hidden.js';
import type { Question } from '../questions/question.js';
import { hiddenNow, isSilent, type Blindfold } from './blindfold.js';
import type { GameValue } from './store.js';

/**
 * Whether a question is answered: one of the moves, which were called, always; one of the position only where the board answers, or of a square on
 * which a piece is seen.
 */
export function answers(question: Question, blindfold: Blindfold, value: GameValue): boolean {
  if (!isSilent(blindfold, value)) return true;
  switch (question.about) {
    case 'last move':
    case 'last moves':
    case 'last capture':
    case 'move number':
      return true;
    case 'square': {
      const { view, ply } = value;
      const piece = view?.positions[ply]?.pieceAt(question.square);
      const placed = piece && { ...piece, square: question.square };
      return placed !== undefined && !hidesPiece(hiddenNow(blindfold, value), placed, view?.sheet[ply - 1]?.moved.to);
    }
    default:
      return false;
  }
}

/** How many were asked in a game. */
export interface Asked {
  readonly game: string;
  readonly count: number;
}

const ASKED = object({ game: TEXT, count: COUNT } satisfies Entries<Asked>);

/** Reads what was kept; of another game, or where it cannot be read, none was asked. */
export function askedIn(game: string, kept: unknown): Asked {
  return { game, count: is(ASKED, kept) && kept.game === game ? kept.count : 0 };
}
