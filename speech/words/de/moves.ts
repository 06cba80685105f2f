/**
 * Moves and ends of games in German.
 */
import type { Captured } from '../../../src/laws/facts.js';
import type { Call, CallManner } from '../call.js';
import { at } from '../marks.js';
import type { MoveWords } from '../words.js';
import { CASTLINGS, PIECES, PLAYERS, bent, pieceName } from './names.js';

export const moves: MoveWords = {
  call,
  heading: ({ by, number }) =>
    `${[...(number === undefined ? [] : [`Zug ${number}`]), ...(by ? [PLAYERS[by]] : [])].join(', ')}:`,
  last: (by, call) => [`${PLAYERS[by]}:`, call],
  noneYet: () => 'Noch kein Zug gemacht.',
  lastCapture,
  viewing: ({ number, by, way, call }) => [
    `${way === 'back' ? 'Zurück' : 'Weiter'} zu Zug ${number}, ${PLAYERS[by]}:`,
    call,
  ],
  viewingStart: () => 'Anfang der Partie',
  viewingPresent: () => 'Aktuelle Stellung',
  restored: ({ ply, cause }, taken) => {
    const back = cause === 'takeback' ? 'Zurückgenommen' : 'Durch Entscheidung zurückgenommen';
    if (!taken) return `${back} bis ${ply === 0 ? 'zum Anfang der Partie' : 'zu einer früheren Stellung'}.`;
    const others = taken.count === 1 ? '' : taken.count === 2 ? ', mit dem Zug danach' : ', mit den Zügen danach';
    return [`${back}${others}:`, taken.first, `${PLAYERS[taken.by]} ist am Zug.`];
  },
};

/** What is taken stands in the accusative, without an article, as it is called: "Springer g1 schlägt Bauern auf f3". */
function call({ moved, captured, sign }: Call, { from, joined, captures }: CallManner): string {
  const ending = { check: ', Schach', mate: ', matt', none: '' }[sign ?? 'none'];
  if (moved.castling) return `${CASTLINGS[moved.castling]}${ending}`;
  const taken = captured && captures === 'piece' ? ` ${bent(captured.piece.kind, 'accusative')} auf` : '';
  const way = captured ? ` schlägt${taken}` : joined ? ' nach' : '';
  const passing = captured?.enPassant && captures !== 'word' ? ' en passant' : '';
  const promotion = moved.promotion ? `, ${PIECES[moved.promotion]}` : '';
  const origin = from ? ` ${at(moved.from)}` : '';
  return `${PIECES[moved.piece]}${origin}${way} ${at(moved.to)}${passing}${promotion}${ending}`;
}

function lastCapture(captured: Captured | undefined): string {
  if (!captured) return 'Nichts geschlagen.';
  const passing = captured.enPassant ? ', en passant' : '';
  return `Geschlagen: ${pieceName(captured.piece)} auf ${at(captured.square)}${passing}.`;
}
