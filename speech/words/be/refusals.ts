/**
 * Why something is not done, in Belarusian: what was wrong first, and what would be right where that helps.
 */
import type { CastlingObstacle } from '../../../src/laws/acts/move.js';
import type { CastlingSide, File, PieceKind, PlacedPiece, Rank } from '../../../src/laws/squares.js';
import { isFirstRefusal, type AnyRefusal } from '../first-refusals.js';
import { isTableRefusal } from '../table.js';
import { at, onFile, onRank } from '../marks.js';
import type { NamedMove, Said } from '../words.js';
import { WHICH_PIECE, piecesToChoose } from './choosing.js';
import { inFull } from './duties.js';
import { firstRefusal } from './first-refusals.js';
import { judgedRefusal } from './game-refusals.js';
import {
  CASTLING,
  PLAYERS,
  SIDES,
  capitalized,
  genderOf,
  kindIn,
  listed,
  theKind,
  theKinds,
  thePiece,
} from './names.js';
import { table } from './table.js';

export function refusal(refusal: AnyRefusal): Said {
  if (isFirstRefusal(refusal)) return firstRefusal(refusal);
  if (isTableRefusal(refusal)) return table.refusal(refusal);
  switch (refusal.reason) {
    case 'empty square':
      return `На ${at(refusal.square)} няма фігуры.`;
    case 'not your piece': {
      const { color } = refusal.piece;
      const mover = SIDES[color === 'white' ? 'black' : 'white'].genitive;
      return `${capitalized(theKind(refusal.piece, 'nominative'))} належыць ${SIDES[color].dative}, а цяпер ход ${mover}.`;
    }
    case 'same square':
      return `Фігура павінна пакінуць ${at(refusal.square)}.`;
    case 'own piece there': {
      const { kind, square } = refusal.there;
      return `На ${at(square)} стаіць ${genderOf(kind) === 'feminine' ? 'ваша' : 'ваш'} ${kindIn(kind, 'nominative')}.`;
    }
    case 'does not move so': {
      const { kind, square } = refusal.piece;
      const name = capitalized(kindIn(kind, 'nominative'));
      return `${name} ${at(square)} не можа пайсці на ${at(refusal.to)}: ${HOW_IT_MOVES[kind]}.`;
    }
    case 'way blocked':
      return `Шлях закрывае ${thePiece(refusal.by)}.`;
    case 'pawn does not capture straight':
      return `Пешка не бярэ прама, а наперадзе стаіць ${thePiece(refusal.there)}.`;
    case 'pawn has nothing to capture':
      return `Пешцы ${at(refusal.piece.square)} няма чаго ўзяць на ${at(refusal.to)}.`;
    case 'en passant too late':
      return `Браць на праходзе ${theKind(refusal.pawn, 'accusative')} позна: гэта можна толькі адразу пасля яе хода на два палі.`;
    case 'leaves king in check':
      return `Тады ваш кароль пад шахам${of(refusal.by)}.`;
    case 'king in check':
      return `Ваш кароль пад шахам${of(refusal.by)}, і гэты ход не ратуе.`;
    case 'king is not captured':
      return 'Караля ніколі не бяруць.';
    case 'castling':
      return castling(refusal.side, refusal.obstacle);
    case 'promotion missing':
      return WHICH_PIECE;
    case 'nothing to promote':
      return 'Ператвараецца толькі пешка, якая дайшла да апошняй гарызанталі.';
    case 'too long':
      return `Гэта задоўга для хода: знакаў ${refusal.length}, а можна не больш за ${refusal.limit}.`;
    case 'no piece reaches': {
      const no = genderOf(refusal.kind) === 'feminine' ? 'Ніводная' : 'Ніводзін';
      return `${no} ${kindIn(refusal.kind, 'nominative')} не можа ${refusal.capture ? 'браць' : 'пайсці'} на ${at(refusal.to)}.`;
    }
    case 'no such piece':
      return `${PLAYERS[refusal.color]} не маюць ${kindIn(refusal.kind, 'genitive')}${onPlace(refusal.file, refusal.rank)}.`;
    case 'nothing to take':
      return refusal.kind === undefined
        ? 'Так нічога нельга ўзяць.'
        : `Так ${genderOf(refusal.kind) === 'feminine' ? 'ніводная' : 'ніводзін'} ${kindIn(refusal.kind, 'nominative')} нічога не можа ўзяць.`;
    case 'several moves':
      return several(refusal.moves);
    case 'claim of what':
      return 'Патрабаваць на якой падставе? Набярыце «патрабую тры», калі пазіцыя была тры разы, ці «патрабую пяцьдзясят», калі было пяцьдзясят хадоў.';
    case 'no such move here':
      return `У гэтай партыі яшчэ няма хода ${refusal.number}.`;
    case 'no such move':
      return `Праціўнік не рабіў хода ${refusal.number}.`;
    default:
      return judgedRefusal(refusal);
  }
}

/** Art. 3.2 to 3.8. */
const HOW_IT_MOVES: Readonly<Record<PieceKind, string>> = {
  king: 'ён ходзіць толькі на суседняе поле',
  queen: 'ён ходзіць па гарызанталі, вертыкалі ці дыяганалі',
  rook: 'яна ходзіць па гарызанталі ці вертыкалі',
  bishop: 'ён ходзіць па дыяганалі',
  knight: 'ён ходзіць на два палі прама і адно ўбок',
  pawn: 'яна ходзіць прама наперад, а бярэ наўскос на адно поле',
};

/** Of whom the check is: " ад слана бэ чатыры і ладдзі дэ восем". */
function of(by: readonly PlacedPiece[]): string {
  return by.length > 0 ? ` ад ${theKinds(by, 'genitive')}` : '';
}

/** Art. 3.8.2. */
function castling(side: CastlingSide, obstacle: CastlingObstacle): string {
  switch (obstacle.why) {
    case 'king has moved':
      return 'Кароль ужо хадзіў, таму ракіроўка немагчыма.';
    case 'rook has moved':
      return `Ладдзя ${at(obstacle.rook)} хадзіла ці была ўзята, таму ${CASTLING[side].nominative} немагчыма.`;
    case 'right is lost':
      return `Права на ${CASTLING[side].accusative} страчана.`;
    case 'in check':
      return `Пад шахам не ракіруюцца: шах ад ${theKinds(obstacle.by, 'genitive')}.`;
    case 'through check':
      return `Праз шах не ракіруюцца: на ${at(obstacle.square)} ${attack(obstacle.by)}.`;
    case 'into check':
      return `Пад шах не ракіруюцца: на ${at(obstacle.square)} ${attack(obstacle.by)}.`;
    case 'way blocked':
      return `${capitalized(CASTLING[side].nominative)} немагчыма: шлях закрывае ${thePiece(obstacle.by)}.`;
  }
}

function attack(by: readonly PlacedPiece[]): string {
  return `${by.length > 1 ? 'нападаюць' : 'нападае'} ${theKinds(by, 'nominative')}`;
}

function onPlace(file: File | undefined, rank: Rank | undefined): string {
  if (file && rank) return ` на ${at(`${file}${rank}`)}`;
  if (file) return ` на вертыкалі ${onFile(file)}`;
  return rank ? ` на гарызанталі ${onRank(rank)}` : '';
}

/** One question that tells the moves apart: by the squares they come from, by the promotion piece, or in full. */
function several(moves: readonly NamedMove[]): string {
  const [first, second] = moves;
  if (!first || !second) return doYouMean(moves);
  const froms = [...new Set(moves.map((move) => move.from))];
  const alike = moves.every((move) => move.piece === first.piece && move.to === first.to && !move.castling);
  if (!alike) return `${whichMove()} ${capitalized(choices(moves))}.`;
  if (froms.length === 1) {
    return `Якая фігура? ${piecesToChoose(moves.flatMap(({ promotion }) => promotion ?? []))}.`;
  }
  const which = genderOf(first.piece) === 'feminine' ? 'Якая' : 'Які';
  return `${which} ${kindIn(first.piece, 'nominative')} на ${at(first.to)}: ${listed(froms.map(at), 'ці')}?`;
}

/** Asked before the moves that may be meant, each with its number. */
export function whichMove(): string {
  return 'Які ход?';
}

/** Asked after a reason why the likeliest reading of a text is impossible, where another reading is not. */
export function doYouMean(moves: readonly NamedMove[]): string {
  return `Маецца на ўвазе ${choices(moves)}?`;
}

function choices(moves: readonly NamedMove[]): string {
  return listed([...new Set(moves.map(inFull))], 'ці');
}
