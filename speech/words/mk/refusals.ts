/**
 * Why something is not done, in Macedonian: what was wrong first, and what would be right where that helps.
 */
import { opposite, type File, type PieceKind, type Rank } from '../../../src/laws/squares.js';
import { isFirstRefusal, type AnyRefusal } from '../first-refusals.js';
import { isTableRefusal } from '../table.js';
import { at, onFile, onRank } from '../marks.js';
import type { NamedMove, Said } from '../words.js';
import { castling, underCheck } from './castling-refusals.js';
import { inFull } from './duties.js';
import { firstRefusal } from './first-refusals.js';
import { judgedRefusal } from './game-refusals.js';
import {
  PIECES,
  THE_PLAYERS,
  THE_PLAYERS_FIRST,
  capitalized,
  countedKind,
  genderOf,
  listed,
  theKind,
  theKindAlone,
  thePiece,
} from './names.js';
import { WHICH_PIECE } from './notices.js';
import { SIGN, count, numeral } from './numbers.js';
import { table } from './table.js';

export function refusal(refusal: AnyRefusal): Said {
  if (isFirstRefusal(refusal)) return firstRefusal(refusal);
  if (isTableRefusal(refusal)) return table.refusal(refusal);
  switch (refusal.reason) {
    case 'empty square':
      return `На ${at(refusal.square)} нема фигура.`;
    case 'not your piece': {
      const { color } = refusal.piece;
      return `${capitalized(theKind(refusal.piece))} е на ${THE_PLAYERS[color]}, а на потег се ${THE_PLAYERS[opposite(color)]}.`;
    }
    case 'same square':
      return `Фигурата мора да го напушти полето ${at(refusal.square)}.`;
    case 'own piece there': {
      const { kind, square } = refusal.there;
      return `На ${at(square)} стои ${kind === 'queen' ? 'ваша' : 'ваш'} ${PIECES[kind]}.`;
    }
    case 'does not move so': {
      const { kind, square } = refusal.piece;
      return `${capitalized(theKindAlone(kind))} не може од ${at(square)} на ${at(refusal.to)}: ${HOW_IT_MOVES[kind]}.`;
    }
    case 'way blocked':
      return `Патот го попречува ${thePiece(refusal.by)}.`;
    case 'pawn does not capture straight':
      return `Пешак не зема право напред, а на патот му е ${thePiece(refusal.there)}.`;
    case 'pawn has nothing to capture':
      return `${capitalized(theKind(refusal.piece))} нема што да земе на ${at(refusal.to)}.`;
    case 'en passant too late':
      return `Доцна е за ан пасан: ${theKind(refusal.pawn)} може така да се земе само веднаш по неговиот потег од две полиња.`;
    case 'leaves king in check':
      return `Така вашиот крал останува ${underCheck(refusal.by)}.`;
    case 'king in check':
      return `Вашиот крал е ${underCheck(refusal.by)}, и ова не помага.`;
    case 'king is not captured':
      return 'Кралот никогаш не се зема.';
    case 'castling':
      return castling(refusal.side, refusal.obstacle);
    case 'promotion missing':
      return WHICH_PIECE;
    case 'nothing to promote':
      return 'Се промовира само пешак што стигнал до последниот ред.';
    case 'too long':
      return `Тоа е предолго за потег: ${count(refusal.length, SIGN)}, а дозволени се најмногу ${refusal.limit}.`;
    case 'no piece reaches':
      return `${refusal.kind === 'queen' ? 'Ниедна' : 'Ниеден'} ${PIECES[refusal.kind]} не може да ${refusal.capture ? 'земе' : 'стигне'} на ${at(refusal.to)}.`;
    case 'no such piece':
      return `${THE_PLAYERS_FIRST[refusal.color]} немаат ${PIECES[refusal.kind]}${onPlace(refusal.file, refusal.rank)}.`;
    case 'nothing to take':
      return refusal.kind === undefined
        ? 'Така не може ништо да се земе.'
        : `Така ${refusal.kind === 'queen' ? 'ниедна' : 'ниеден'} ${PIECES[refusal.kind]} не може да земе ништо.`;
    case 'several moves':
      return several(refusal.moves);
    case 'claim of what':
      return 'По која основа барате реми? Внесете „барам три“ за трикратно повторување или „барам педесет“ за педесет потега.';
    case 'no such move here':
      return `Во оваа партија уште нема потег ${refusal.number}.`;
    case 'no such move':
      return `Противникот нема одиграно потег ${refusal.number} во оваа партија.`;
    default:
      return judgedRefusal(refusal);
  }
}

/** Art. 3.2 to 3.8. */
const HOW_IT_MOVES: Readonly<Record<PieceKind, string>> = {
  king: 'се движи само на соседно поле',
  queen: 'се движи по ред, линија или дијагонала',
  rook: 'се движи по ред или линија',
  bishop: 'се движи по дијагонала',
  knight: 'се движи две полиња право и едно настрана',
  pawn: 'се движи право напред, а зема едно поле косо напред',
};

function onPlace(file: File | undefined, rank: Rank | undefined): string {
  if (file && rank) return ` на ${at(`${file}${rank}`)}`;
  if (file) return ` на линијата ${onFile(file)}`;
  return rank ? ` на ред ${onRank(rank)}` : '';
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
    return `Која фигура? ${capitalized(listed(pieces, 'или'))}.`;
  }
  const from = froms.map((square) => `од ${at(square)}`);
  const who = `${capitalized(numeral(froms.length, genderOf(first.piece)))} ${countedKind(first.piece)}`;
  return `${who} можат на ${at(first.to)}, ${listed(from, 'или')}.`;
}

/** Asked before the moves that may be meant, each with its number. */
export function whichMove(): string {
  return 'Кој потег?';
}

/** Asked after a reason why the likeliest reading of a text is impossible, where another reading is not. */
export function doYouMean(moves: readonly NamedMove[]): string {
  return `Дали мислите: ${choices(moves)}?`;
}

function choices(moves: readonly NamedMove[]): string {
  return listed([...new Set(moves.map(inFull))], 'или');
}
