/**
 * Why something is not done, in German: what was wrong first, and what would be right where that helps.
 */
import type { CastlingObstacle } from '../../../src/laws/acts/move.js';
import type { CastlingSide, PieceKind } from '../../../src/laws/squares.js';
import { isFirstRefusal, type AnyRefusal } from '../first-refusals.js';
import { isTableRefusal } from '../table.js';
import { at } from '../marks.js';
import type { NamedMove, Said } from '../words.js';
import { capitalized, counted, listed } from './counting.js';
import { WHICH_PIECE, inFull } from './duties.js';
import { firstRefusal } from './first-refusals.js';
import { judgedRefusal } from './game-refusals.js';
import { noPieceReaches, noSuchPiece } from './missing-pieces.js';
import { CASTLES, PIECES, PLAYERS, byGender, byKinds, kindsOf, theKind, theKinds, thePiece } from './names.js';
import { table } from './table.js';

export function refusal(refusal: AnyRefusal): Said {
  if (isFirstRefusal(refusal)) return firstRefusal(refusal);
  if (isTableRefusal(refusal)) return table.refusal(refusal);
  switch (refusal.reason) {
    case 'empty square':
      return `Auf ${at(refusal.square)} steht keine Figur.`;
    case 'not your piece': {
      const { color } = refusal.piece;
      const mover = color === 'white' ? 'black' : 'white';
      return `${capitalized(theKind(refusal.piece))} gehört ${PLAYERS[color]}, und ${PLAYERS[mover]} ist am Zug.`;
    }
    case 'same square':
      return `Die Figur muss das Feld ${at(refusal.square)} verlassen.`;
    case 'own piece there': {
      const { kind, square } = refusal.there;
      return `Auf ${at(square)} steht ${byGender(kind, 'ein eigener', 'eine eigene')} ${PIECES[kind]}.`;
    }
    case 'does not move so': {
      const { kind, square } = refusal.piece;
      const the = byGender(kind, 'Der', 'Die');
      return `${the} ${PIECES[kind]} kann nicht von ${at(square)} nach ${at(refusal.to)}: ${byGender(kind, 'Er', 'Sie')} ${HOW_IT_MOVES[kind]}.`;
    }
    case 'way blocked':
      return `${capitalized(thePiece(refusal.by))} versperrt den Weg.`;
    case 'pawn does not capture straight':
      return `Ein Bauer schlägt nicht geradeaus, und ${thePiece(refusal.there)} steht im Weg.`;
    case 'pawn has nothing to capture':
      return `${capitalized(theKind(refusal.piece))} hat auf ${at(refusal.to)} nichts zu schlagen.`;
    case 'en passant too late':
      return `Zu spät, ${theKind(refusal.pawn, 'accusative')} en passant zu schlagen: Das geht nur unmittelbar nach seinem Doppelschritt.`;
    case 'leaves king in check':
      return `Danach stünde der eigene König im Schach${attackedBy(refusal.by)}.`;
    case 'king in check':
      return `Der König steht im Schach${attackedBy(refusal.by)}, und dieser Zug wehrt es nicht ab.`;
    case 'king is not captured':
      return 'Ein König wird nie geschlagen.';
    case 'castling':
      return castling(refusal.side, refusal.obstacle);
    case 'promotion missing':
      return WHICH_PIECE;
    case 'nothing to promote':
      return 'Umgewandelt wird nur ein Bauer, der die letzte Reihe erreicht.';
    case 'too long':
      return `Zu lang für einen Zug: ${refusal.length} Zeichen, und höchstens ${refusal.limit} sind erlaubt.`;
    case 'no piece reaches':
      return noPieceReaches(refusal);
    case 'no such piece':
      return noSuchPiece(refusal);
    case 'nothing to take':
      return refusal.kind === undefined
        ? 'So lässt sich nichts schlagen.'
        : `So kann ${byGender(refusal.kind, 'kein', 'keine')} ${PIECES[refusal.kind]} etwas schlagen.`;
    case 'several moves':
      return several(refusal.moves);
    case 'claim of what':
      return 'Was wird beantragt? Tippen Sie „beantrage dreimal“ für dreimal dieselbe Stellung oder „beantrage fünfzig“ für fünfzig Züge.';
    case 'no such move here':
      return `Zug ${refusal.number} gibt es in dieser Partie noch nicht.`;
    case 'no such move':
      return `Zug ${refusal.number} hat der Gegner nicht gemacht.`;
    default:
      return judgedRefusal(refusal);
  }
}

/** Art. 3.2 to 3.8. */
const HOW_IT_MOVES: Readonly<Record<PieceKind, string>> = {
  king: 'zieht nur auf ein Nachbarfeld',
  queen: 'zieht auf Linien, Reihen und Diagonalen',
  rook: 'zieht auf Linien und Reihen',
  bishop: 'zieht auf Diagonalen',
  knight: 'zieht zwei Felder gerade und eins zur Seite',
  pawn: 'zieht geradeaus und schlägt ein Feld schräg nach vorn',
};

type Attackers = Extract<CastlingObstacle, { readonly why: 'in check' }>['by'];

function attackedBy(by: Attackers): string {
  return by.length > 0 ? `, angegriffen ${byKinds(by)}` : '';
}

/** ": Der Turm auf e5 greift den König an.", to end a sentence with. */
function attack(by: Attackers, attacked: string): string {
  if (by.length === 0) return '.';
  return `: ${capitalized(theKinds(by))} ${by.length === 1 ? 'greift' : 'greifen'} ${attacked} an.`;
}

/** Art. 3.8.2. */
function castling(side: CastlingSide, obstacle: CastlingObstacle): string {
  const adverb = CASTLES[side];
  switch (obstacle.why) {
    case 'king has moved':
      return 'Keine Rochade mehr: Der König hat schon gezogen.';
    case 'rook has moved':
      return `Keine ${adverb}e Rochade mehr: Der Turm von ${at(obstacle.rook)} hat schon gezogen oder wurde geschlagen.`;
    case 'right is lost':
      return `Keine ${adverb}e Rochade mehr: Das Recht ist verloren.`;
    case 'in check':
      return `Keine Rochade aus dem Schach${attack(obstacle.by, 'den König')}`;
    case 'through check':
      return `Keine Rochade über ein bedrohtes Feld${attack(obstacle.by, at(obstacle.square))}`;
    case 'into check':
      return `Keine Rochade ins Schach${attack(obstacle.by, at(obstacle.square))}`;
    case 'way blocked':
      return `Keine ${adverb}e Rochade: ${capitalized(thePiece(obstacle.by))} versperrt den Weg.`;
  }
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
    return `Welche Figur? ${listed(pieces, 'oder')}.`;
  }
  const from = froms.map((square) => `von ${at(square)}`);
  const who = `${capitalized(counted(froms.length))} ${kindsOf(first.piece, froms.length)}`;
  return `${who} können nach ${at(first.to)}, ${listed(from, 'oder')}.`;
}

/** Asked before the moves that may be meant, each with its number. */
export function whichMove(): string {
  return 'Welcher Zug?';
}

/** Asked after a reason why the likeliest reading of a text is impossible, where another reading is not. */
export function doYouMean(moves: readonly NamedMove[]): string {
  return `Ist ${choices(moves)} gemeint?`;
}

function choices(moves: readonly NamedMove[]): string {
  return listed([...new Set(moves.map(inFull))], 'oder');
}
