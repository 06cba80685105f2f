import type { AskedRow } from './row.js';

/**
 * The commands of other programs that blind players know, as their helps list them: Lichess's blind mode and its voice input
 * (https://usblindchess.org/lichess-tutorial and the page's own list), Tornelo's blind mode (https://dis.fide.com, "New features of Tornelo for
 * blind and visually impaired players"), and Emacspeak's chess (emacspeak-chess.el), whose commands are keys, by their names. "told" is what is
 * offered where there is no such thing here.
 */
export const PEERS_ASKED: readonly AskedRow[] = [
  ['board', 'b', 'board', '/board'],
  ['go-to-square a1', 'b a1', 'board a1'],
  ['both-clocks', 'c', 'clock', '/c', 'clocks', '/clocks'],
  ['last-move', 'l', 'last', '/l', '/last'],
  ['opponent', 'o', 'opponent', '/o'],
  ['where knight white', 'p N'],
  ['where king black', 'p k'],
  ['where white', 'p A'],
  ['where black', 'p a'],
  ['file a', 's a'],
  ['rank 1', 's 1'],
  ['resign', 'resign', '/resign', '/r'],
  ['offer-draw', 'draw', '/draw', '/d'],
  ['take-back', 'takeback', 'undo', '/undo', '/u'],
  ['my-clock', 'my', '/my', '/m'],
  ['move-number', 'turn', '/turn', '/t'],
  ['where rook', '/rooks', 'rooks'],
  ['where pawn', '/pawns', 'pawns'],
  ['where king', '/kings', 'kings'],
  ['back', 'prev'],
  ['forward', 'next'],
  ['turn-board', 'flip'],
  ['help', 'help', 'vocabulary'],
  ['no', 'no'],
  ['told back', 'prev line'],
  ['told forward', 'next line'],
  ['told new-game', 'abort', '/abort', 'rematch'],
  ['told piece-lists', 'pocket white', 'pocket black'],
  ['told rays', 'look north', 'look northeast'],
  ['told knights-view', 'view knight'],
  ['position', 'speak board'],
  ['attackers e4', 'who targets e4'],
  ['question', 'eval', 'best', 'view king', 'threat'],
];
