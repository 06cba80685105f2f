/**
 * That no piece is there which could be meant, in German. Where a file or a rank was named it comes first, so that no sentence ends
 * with a number: before a full stop it would be an ordinal.
 */
import type { ReadingRefusal } from '../../../src/laws/refusals.js';
import { at, onFile, onRank } from '../marks.js';
import { PIECES, PLAYERS, bent, byGender } from './names.js';

type Of<Reason extends ReadingRefusal['reason']> = Extract<ReadingRefusal, { readonly reason: Reason }>;

/** "Kein Springer kann nach f3 ziehen." */
export function noPieceReaches({ kind, to, capture }: Of<'no piece reaches'>): string {
  const none = `${byGender(kind, 'Kein', 'Keine')} ${PIECES[kind]}`;
  return `${none} kann ${capture ? `auf ${at(to)} schlagen` : `nach ${at(to)} ziehen`}.`;
}

/** "Weiß hat keine Dame.", "Auf der g-Linie hat Weiß keinen Springer." */
export function noSuchPiece({ color, kind, file, rank }: Of<'no such piece'>): string {
  const none = `${byGender(kind, 'keinen', 'keine')} ${bent(kind, 'accusative')}`;
  const player = PLAYERS[color];
  if (file && rank) return `Auf ${at(`${file}${rank}`)} hat ${player} ${none}.`;
  if (file) return `Auf der ${onFile(file)}-Linie hat ${player} ${none}.`;
  if (rank) return `Auf Reihe ${onRank(rank)} hat ${player} ${none}.`;
  return `${player} hat ${none}.`;
}
