/**
 * Moves and ends of games in English.
 */
import type { Captured } from '../../../src/laws/facts.js';
import type { Ending, EndReason } from '../../../src/laws/result.js';
import type { Call, CallManner } from '../call.js';
import { at } from '../marks.js';
import type { MoveWords } from '../words.js';
import { CASTLES, PIECES, PLAYERS, pieceName } from './names.js';

export const moves: MoveWords = {
  call,
  heading: ({ by, number }) =>
    `${[...(number === undefined ? [] : [`Move ${number}`]), ...(by ? [PLAYERS[by]] : [])].join(', ')}:`,
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

function call({ moved, captured, sign }: Call, { from, joined, captures }: CallManner): string {
  const ending = { check: ', check', mate: ', checkmate', none: '' }[sign ?? 'none'];
  if (moved.castling) return `castles ${CASTLES[moved.castling]}${ending}`;
  const taken = captured && captures === 'piece' ? ` ${PIECES[captured.piece.kind]} on` : '';
  const way = captured ? ` takes${taken}` : joined ? ' to' : '';
  const passing = captured?.enPassant && captures !== 'word' ? ' en passant' : '';
  const promotion = moved.promotion ? `, ${PIECES[moved.promotion]}` : '';
  const origin = from ? ` ${at(moved.from)}` : '';
  return `${PIECES[moved.piece]}${origin}${way} ${at(moved.to)}${passing}${promotion}${ending}`;
}

function lastCapture(captured: Captured | undefined): string {
  if (!captured) return 'Nothing was captured.';
  const passing = captured.enPassant ? ', en passant' : '';
  return `Captured: ${pieceName(captured.piece)} on ${at(captured.square)}${passing}.`;
}

/** Article 5, 6.7, 6.9, 7.5.5, 9.2 to 9.6. */
export function ending({ reason, result }: Ending): string {
  const outcome = {
    '1-0': 'White wins.',
    '0-1': 'Black wins.',
    '1/2-1/2': 'The game is drawn.',
    '0-0': 'Both players lose.',
  }[result];
  if (reason === 'agreement') return 'Draw agreed.';
  // Whose flag has fallen is said right before it.
  if (reason === 'time' && result !== '1/2-1/2') return `${result === '1-0' ? 'White' : 'Black'} wins on time.`;
  return `${(result === '1/2-1/2' ? DRAWN[reason] : undefined) ?? reasonOf(reason, result)} ${outcome}`;
}

function reasonOf(reason: Exclude<EndReason, 'agreement'>, result: Ending['result']): string {
  const loser = result === '1-0' ? 'Black' : 'White';
  const reasons: Readonly<Record<Exclude<EndReason, 'agreement'>, string>> = {
    checkmate: 'Checkmate.',
    stalemate: 'Stalemate.',
    'dead position': 'Neither side can mate any more.',
    'fivefold repetition': 'The same position for the fifth time.',
    'seventy-five moves': 'Seventy-five moves by each side without a capture or a pawn move.',
    'threefold repetition': 'The same position for the third time.',
    'fifty moves': 'Fifty moves by each side without a capture or a pawn move.',
    resignation: `${loser} resigns.`,
    time: 'The time is over.',
    'both flags': 'Both flags have fallen.',
    default: result === '0-0' ? 'Neither player came in time.' : `${loser} did not come in time.`,
    'illegal moves': `Too many illegal moves by ${loser}.`,
    'sealed move': 'The sealed move cannot be played.',
    'quickplay finish': 'The game cannot be won by normal means.',
    ruling: 'The arbiter has ruled.',
  };
  return reasons[reason];
}

/** What would have lost, had the opponent been able to mate (Art. 5.1.2, 6.9, 7.5.5). */
const DRAWN: Readonly<Partial<Record<EndReason, string>>> = {
  resignation: 'Resigned, but the opponent cannot mate.',
  time: 'Out of time, but the opponent cannot mate.',
  'illegal moves': 'Too many illegal moves, but the opponent cannot mate.',
};

/** How a game ended, to go on a sentence with: "White won by checkmate". */
export function howEnded({ reason, result }: Ending): string {
  const reasons: Readonly<Record<EndReason, string>> = {
    checkmate: 'by checkmate',
    stalemate: 'by stalemate',
    'dead position': 'because neither side can mate',
    'fivefold repetition': 'by fivefold repetition',
    'seventy-five moves': 'by the seventy-five moves',
    'threefold repetition': 'by threefold repetition',
    'fifty moves': 'by the fifty moves',
    resignation: 'by resignation',
    agreement: 'by agreement',
    time: 'on time',
    'both flags': 'because both flags had fallen',
    default: 'by default',
    'illegal moves': 'by illegal moves',
    'sealed move': 'by the sealed move',
    'quickplay finish': 'in a quickplay finish',
    ruling: "by the arbiter's ruling",
  };
  const outcome = { '1-0': 'White won', '0-1': 'Black won', '1/2-1/2': 'it was drawn', '0-0': 'both lost' }[result];
  const only = result === '1/2-1/2' && DRAWN[reason] !== undefined ? ', for the opponent could not mate' : '';
  return `${outcome} ${reasons[reason]}${only}`;
}
