/**
 * Why something is not done, in Ukrainian: what was wrong first, and what would be right where that helps.
 */
import type { File, PieceKind, PlacedPiece, Rank } from '../../../src/laws/squares.js';
import { isFirstRefusal, type AnyRefusal } from '../first-refusals.js';
import { isTableRefusal } from '../table.js';
import { at, onFile, onRank } from '../marks.js';
import type { NamedMove, Said } from '../words.js';
import { castling } from './castling.js';
import { capitalized, countedAs, counted, listed, type CountedWord } from './counting.js';
import { inFull } from './duties.js';
import { firstRefusal } from './first-refusals.js';
import { judgedRefusal } from './game-refusals.js';
import {
  OF_PLAYER,
  PLAYERS,
  colored,
  genderOf,
  kindAfter,
  kindFrom,
  kindIn,
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
      return `На ${at(refusal.square)} немає фігури.`;
    case 'not your piece': {
      const mover = refusal.piece.color === 'white' ? 'black' : 'white';
      return `${capitalized(theKind(refusal.piece))} ${colored(refusal.piece)}, а хід ${OF_PLAYER[mover]}.`;
    }
    case 'same square':
      return `Фігура повинна піти із ${at(refusal.square)}.`;
    case 'own piece there': {
      const { kind, square } = refusal.there;
      return `На ${at(square)} стоїть ${isFeminine(kind) ? 'ваша' : 'ваш'} ${kindIn(kind)}.`;
    }
    case 'does not move so': {
      const { kind, square } = refusal.piece;
      const it = isFeminine(kind) ? 'вона' : 'він';
      return `${capitalized(kindIn(kind))} не може піти із ${at(square)} на ${at(refusal.to)}: ${it} ${HOW_IT_MOVES[kind]}.`;
    }
    case 'way blocked':
      return `Шлях перекриває ${thePiece(refusal.by)}.`;
    case 'pawn does not capture straight':
      return `Пішак не бере прямо вперед, а шлях йому перекриває ${thePiece(refusal.there)}.`;
    case 'pawn has nothing to capture':
      return `${capitalized(kindFrom(refusal.piece))} нічого не може взяти на ${at(refusal.to)}.`;
    case 'en passant too late':
      return `Запізно брати на проході пішака на ${at(refusal.pawn.square)}: це можна лише відразу після його ходу на два поля.`;
    case 'leaves king in check':
      return `Ваш король лишиться під шахом${from(refusal.by)}.`;
    case 'king in check':
      return `Ваш король під шахом${from(refusal.by)}, і цей хід не допомагає.`;
    case 'king is not captured':
      return 'Короля не беруть.';
    case 'castling':
      return castling(refusal.side, refusal.obstacle);
    case 'promotion missing':
      return WHICH_PIECE;
    case 'nothing to promote':
      return 'Перетворюється лише пішак, що дійшов до останньої горизонталі.';
    case 'too long':
      return `Для ходу це задовго: ${countedAs(refusal.length, SIGN)}, а можна щонайбільше ${refusal.limit}.`;
    case 'no piece reaches': {
      const none = isFeminine(refusal.kind) ? 'Жодна' : 'Жоден';
      return `${none} ${kindIn(refusal.kind)} не може ${refusal.capture ? 'взяти' : 'піти'} на ${at(refusal.to)}.`;
    }
    case 'no such piece':
      return `${PLAYERS[refusal.color]} не мають ${kindIn(refusal.kind, 'genitive')}${onPlace(refusal.file, refusal.rank)}.`;
    case 'nothing to take':
      return refusal.kind === undefined
        ? 'Так нічого не можна взяти.'
        : `Так ${isFeminine(refusal.kind) ? 'жодна' : 'жоден'} ${kindIn(refusal.kind)} нічого не може взяти.`;
    case 'several moves':
      return several(refusal.moves);
    case 'claim of what':
      return 'Вимагати нічию чому? Уведіть «вимагаю три» для триразового повторення позиції або «вимагаю п’ятдесят» для 50 ходів.';
    case 'no such move here':
      return `У цій партії ще немає ходу ${refusal.number}.`;
    case 'no such move':
      return `Суперник не робив у цій партії ходу ${refusal.number}.`;
    default:
      return judgedRefusal(refusal);
  }
}

const SIGN: CountedWord = { gender: 'masculine', one: 'знак', oneAccusative: 'знак', few: 'знаки', many: 'знаків' };

/** Art. 3.2 to 3.8; the number of the verb fits every piece. */
const HOW_IT_MOVES: Readonly<Record<PieceKind, string>> = {
  king: 'ходить лише на сусіднє поле',
  queen: 'ходить по горизонталі, вертикалі чи діагоналі',
  rook: 'ходить по горизонталі чи вертикалі',
  bishop: 'ходить по діагоналі',
  knight: 'ходить на два поля прямо і на одне вбік',
  pawn: 'ходить прямо вперед, а бере на одне поле навскіс уперед',
};

function isFeminine(kind: PieceKind): boolean {
  return genderOf(kind) === 'feminine';
}

/** " від слона на бе чотири і тури на де вісім". */
function from(by: readonly PlacedPiece[]): string {
  return by.length > 0 ? ` від ${thePieces(by, 'genitive')}` : '';
}

function onPlace(file: File | undefined, rank: Rank | undefined): string {
  if (file && rank) return ` на ${at(`${file}${rank}`)}`;
  if (file) return ` на вертикалі ${onFile(file)}`;
  return rank ? ` на горизонталі ${onRank(rank)}` : '';
}

/** One question that tells the moves apart: by the squares they come from, by the promotion piece, or in full. */
function several(moves: readonly NamedMove[]): string {
  const [first, second] = moves;
  if (!first || !second) return doYouMean(moves);
  const froms = [...new Set(moves.map((move) => move.from))];
  const alike = moves.every((move) => move.piece === first.piece && move.to === first.to && !move.castling);
  if (!alike) return `${whichMove()} ${capitalized(choices(moves))}.`;
  if (froms.length === 1) {
    const pieces = moves.flatMap(({ promotion }) => (promotion ? [kindIn(promotion)] : []));
    return `Яка фігура? ${capitalized(listed(pieces, 'чи'))}.`;
  }
  const from = froms.map((square) => `із ${at(square)}`);
  const who = `${capitalized(counted(froms.length, genderOf(first.piece)))} ${kindAfter(first.piece, froms.length)}`;
  return `${who} можуть піти на ${at(first.to)}, ${listed(from, 'чи')}.`;
}

/** Asked before the moves that may be meant, each with its number. */
export function whichMove(): string {
  return 'Який хід?';
}

/** Asked after a reason why the likeliest reading of a text is impossible, where another reading is not. */
export function doYouMean(moves: readonly NamedMove[]): string {
  return `Можливо, ${choices(moves)}?`;
}

function choices(moves: readonly NamedMove[]): string {
  return listed([...new Set(moves.map(inFull))], 'чи');
}
