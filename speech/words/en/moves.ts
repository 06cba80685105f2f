/**
 * Moves and ends of games in English.
 */
import type { Captured, EndReason, Ending } from '../../../src/laws/facts.js';
import type { Call } from '../call.js';
import type { MoveWords } from '../words.js';
import { CASTLES, PIECES, PLAYERS, pieceName } from './names.js';

export const moves: MoveWords = {
  call,
  last: (by, call) => [`${PLAYERS[by]}:`, call],
  noneYet: () => 'No move has been made yet.',
  lastCapture,
  viewing: ({ number, by, way, call }) => [
    `${way === 'back' ? 'Back' : 'On'} to move ${number}, ${PLAYERS[by]}:`,
    call,
  ],
  viewingStart: () => 'Start of the game',
  viewingPresent: () => 'The game as it stands',
  restored: ({ ply, cause }, taken) => {
    const back = cause === 'takeback' ? 'Taken back' : 'Taken back by ruling';
    if (!taken) return ply === 0 ? `${back} to the start of the game.` : `${back} to an earlier position.`;
    const others =
      taken.count === 1 ? '' : taken.count === 2 ? ', with the move after it' : ', with the moves after it';
    return [`${back}${others}:`, taken.first, `${PLAYERS[taken.by]} to move.`];
  },
};

function call({ moved, captured, sign }: Call): string {
  const ending = { check: ', check', mate: ', checkmate', none: '' }[sign ?? 'none'];
  if (moved.castling) return `castles ${CASTLES[moved.castling]}${ending}`;
  const way = captured ? 'takes' : 'to';
  const passing = captured?.enPassant ? ' en passant' : '';
  const promotion = moved.promotion ? `, ${PIECES[moved.promotion]}` : '';
  return `${PIECES[moved.piece]} ${moved.from} ${way} ${moved.to}${passing}${promotion}${ending}`;
}

function lastCapture(captured: Captured | undefined): string {
  if (!captured) return 'Nothing was captured.';
  const passing = captured.enPassant ? ', en passant' : '';
  return `Captured: ${pieceName(captured.piece)} on ${captured.square}${passing}.`;
}

/** Article 5 and 9.6. */
export function ending({ reason, result }: Ending): string {
  const outcome = { '1-0': 'White wins.', '0-1': 'Black wins.', '1/2-1/2': 'The game is drawn.' }[result];
  const reasons: Readonly<Record<EndReason, string>> = {
    checkmate: 'Checkmate.',
    stalemate: 'Stalemate.',
    'dead position': 'Neither side can mate any more.',
    'fivefold repetition': 'The same position for the fifth time.',
    'seventy-five moves': 'Seventy-five moves by each side without a capture or a pawn move.',
    resignation: result === '1-0' ? 'Black resigns.' : 'White resigns.',
    agreement: 'Draw agreed.',
  };
  return reason === 'agreement' ? reasons[reason] : `${reasons[reason]} ${outcome}`;
}

/** How a game ended, to go on a sentence with: "White won by checkmate". */
export function howEnded({ reason, result }: Ending): string {
  const reasons: Readonly<Record<EndReason, string>> = {
    checkmate: 'by checkmate',
    stalemate: 'by stalemate',
    'dead position': 'because neither side can mate',
    'fivefold repetition': 'by fivefold repetition',
    'seventy-five moves': 'by the seventy-five moves',
    resignation: 'by resignation',
    agreement: 'by agreement',
  };
  const outcome = { '1-0': 'White won', '0-1': 'Black won', '1/2-1/2': 'it was drawn' }[result];
  return `${outcome} ${reasons[reason]}`;
}
