/**
 * Why something is not done, in English: what was wrong first, and what would be right where that helps.
 */
import type { CastlingObstacle } from '../../../src/laws/acts/move.js';
import type { CastlingSide, File, PieceKind, PlacedPiece, Rank } from '../../../src/laws/squares.js';
import { isFirstRefusal, type AnyRefusal } from '../first-refusals.js';
import { isTableRefusal } from '../table.js';
import type { NamedMove, Said } from '../words.js';
import { at, onFile, onRank } from '../marks.js';
import { inFull } from './duties.js';
import { firstRefusal } from './first-refusals.js';
import { judgedRefusal } from './game-refusals.js';
import {
  CASTLES,
  PIECES,
  PLAYERS,
  capitalized,
  counted,
  kindName,
  listed,
  theKind,
  thePiece,
  thePieces,
} from './names.js';
import { WHICH_PIECE } from './notices.js';
import { table } from './table.js';

export function refusal(refusal: AnyRefusal): Said {
  if (isFirstRefusal(refusal)) return firstRefusal(refusal);
  if (isTableRefusal(refusal)) return table.refusal(refusal);
  switch (refusal.reason) {
    case 'empty square':
      return `There is no piece on ${at(refusal.square)}.`;
    case 'not your piece': {
      const { color } = refusal.piece;
      const mover = color === 'white' ? 'black' : 'white';
      return `${capitalized(theKind(refusal.piece))} is ${PLAYERS[color]}'s, and it is ${PLAYERS[mover]}'s turn.`;
    }
    case 'same square':
      return `The piece must leave ${at(refusal.square)}.`;
    case 'own piece there':
      return `Your own ${PIECES[refusal.there.kind]} stands on ${at(refusal.there.square)}.`;
    case 'does not move so':
      return `The ${PIECES[refusal.piece.kind]} cannot go from ${at(refusal.piece.square)} to ${at(refusal.to)}: it ${HOW_IT_MOVES[refusal.piece.kind]}.`;
    case 'way blocked':
      return `The way is blocked by ${thePiece(refusal.by)}.`;
    case 'pawn does not capture straight':
      return `A pawn does not capture straight ahead, and ${thePiece(refusal.there)} is in its way.`;
    case 'pawn has nothing to capture':
      return `${capitalized(theKind(refusal.piece))} has nothing to capture on ${at(refusal.to)}.`;
    case 'en passant too late':
      return `Too late to take ${theKind(refusal.pawn)} en passant: that is possible only right after its two squares.`;
    case 'leaves king in check':
      return `That leaves your king in check${from(refusal.by)}.`;
    case 'king in check':
      return `Your king is in check${from(refusal.by)}, and this does not help.`;
    case 'king is not captured':
      return 'A king is never captured.';
    case 'castling':
      return castling(refusal.side, refusal.obstacle);
    case 'promotion missing':
      return WHICH_PIECE;
    case 'nothing to promote':
      return 'Only a pawn that reaches the last rank is promoted.';
    case 'too long':
      return `That is too long to be a move: ${refusal.length} characters, and ${refusal.limit} are the most.`;
    case 'no piece reaches':
      return `No ${PIECES[refusal.kind]} can ${refusal.capture ? 'take on' : 'reach'} ${at(refusal.to)}.`;
    case 'no such piece':
      return `${PLAYERS[refusal.color]} has no ${PIECES[refusal.kind]}${onPlace(refusal.file, refusal.rank)}.`;
    case 'nothing to take':
      return refusal.kind === undefined
        ? 'Nothing can be taken that way.'
        : `No ${PIECES[refusal.kind]} can take anything that way.`;
    case 'several moves':
      return several(refusal.moves);
    case 'claim of what':
      return 'Claim what? Type claim three, for the same position three times, or claim fifty, for fifty moves.';
    case 'no such move here':
      return `No move ${refusal.number} has been made in this game.`;
    case 'no such move':
      return `The opponent has made no move ${refusal.number} in this game.`;
    default:
      return judgedRefusal(refusal);
  }
}

/** Art. 3.2 to 3.8. */
const HOW_IT_MOVES: Readonly<Record<PieceKind, string>> = {
  king: 'moves to the next square only',
  queen: 'moves along rank, file or diagonal',
  rook: 'moves along rank or file',
  bishop: 'moves along the diagonal',
  knight: 'moves two squares straight and one aside',
  pawn: 'moves straight ahead, and captures one square diagonally ahead',
};

function from(by: readonly PlacedPiece[]): string {
  return by.length > 0 ? ` from ${thePieces(by)}` : '';
}

/** Art. 3.8.2. */
function castling(side: CastlingSide, obstacle: CastlingObstacle): string {
  switch (obstacle.why) {
    case 'king has moved':
      return 'The king has moved, so it cannot castle.';
    case 'rook has moved':
      return `The rook of ${at(obstacle.rook)} has moved or was captured, so the king cannot castle ${CASTLES[side]}.`;
    case 'right is lost':
      return `The right to castle ${CASTLES[side]} is lost.`;
    case 'in check':
      return `You cannot castle out of check${from(obstacle.by)}.`;
    case 'through check':
      return `You cannot castle through check: ${at(obstacle.square)} is attacked by ${thePieces(obstacle.by)}.`;
    case 'into check':
      return `You cannot castle into check: ${at(obstacle.square)} is attacked by ${thePieces(obstacle.by)}.`;
    case 'way blocked':
      return `You cannot castle ${CASTLES[side]}: the way is blocked by ${thePiece(obstacle.by)}.`;
  }
}

function onPlace(file: File | undefined, rank: Rank | undefined): string {
  if (file && rank) return ` on ${at(`${file}${rank}`)}`;
  if (file) return ` on the ${onFile(file)}-file`;
  return rank ? ` on rank ${onRank(rank)}` : '';
}

/** One question that tells the moves apart: by the squares they come from, by the promotion piece, or in full. */
function several(moves: readonly NamedMove[]): string {
  const [first, second] = moves;
  if (!first || !second) return doYouMean(moves);
  const froms = [...new Set(moves.map((move) => move.from))];
  const alike = moves.every((move) => move.piece === first.piece && move.to === first.to && !move.castling);
  if (!alike) return `${whichMove()} ${capitalized(choices(moves))}.`;
  if (froms.length === 1) {
    const pieces = moves.flatMap(({ promotion }) => (promotion ? [PIECES[promotion]] : []));
    return `Which piece? ${capitalized(listed(pieces, 'or'))}.`;
  }
  const from = froms.map((square) => `from ${at(square)}`);
  const who = `${capitalized(counted(froms.length))} ${kindName(first.piece, froms.length)}`;
  return `${who} can go to ${at(first.to)}, ${listed(from, 'or')}.`;
}

/** Asked before the moves that may be meant, each with its number. */
export function whichMove(): string {
  return 'Which move?';
}

/** Asked after a reason why the likeliest reading of a text is impossible, where another reading is not. */
export function doYouMean(moves: readonly NamedMove[]): string {
  return `Do you mean ${choices(moves)}?`;
}

function choices(moves: readonly NamedMove[]): string {
  return listed([...new Set(moves.map(inFull))], 'or');
}
