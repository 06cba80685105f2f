/**
 * Remarks of the program in English: what it is about first, what can be done last.
 */
import type { PositionProblem } from '../../../src/laws/board/parse-position.js';
import type { HandNews, UnusedKey } from '../../../src/questions/hand.js';
import type { EngineTrouble, Opponent, Standing } from '../../notice.js';
import { at } from '../marks.js';
import type { PlainNotice } from '../words.js';
import { ending } from './moves.js';
import { PLAYERS, capitalized, moveCount, pieceFirst, theKind } from './names.js';
import { GAMES, LASTING, STORAGE, backup, gamesSaved } from './storage.js';

/** Asked of the player whenever a pawn must become something (Art. 3.7.5). */
export const WHICH_PIECE = 'Which piece? Queen, rook, bishop or knight.';

export function hand(news: HandNews): string {
  switch (news.type) {
    case 'edge':
      return 'Edge';
    case 'lifted':
      return `${pieceFirst(news.piece)} lifted.`;
    case 'put back':
      return `${pieceFirst(news.piece)} put back.`;
    case 'nothing to lift':
      return `Nothing to lift on ${at(news.square)}.`;
    case 'not yours':
      return `${capitalized(theKind(news.piece))} is ${PLAYERS[news.piece.color]}'s.`;
    case 'touched':
      return `${pieceFirst(news.piece)} touched. It is ${PLAYERS[news.piece.color]}'s.`;
    case 'no such piece on the board':
      return 'No such piece on the board.';
    case 'no command':
      return `No command on ${unusedKey(news)}. F1 lists the keys.`;
    case 'promotion asked':
      return WHICH_PIECE;
    case 'promotion cancelled':
      return `No promotion. ${pieceFirst(news.piece)} put back.`;
  }
}

function unusedKey({ key, shift }: UnusedKey): string {
  if (key === undefined) return 'this key';
  return shift ? `Shift+${key}` : key;
}

export function notice(notice: PlainNotice): string {
  switch (notice.about) {
    case 'game begun':
      return gameBegun(notice.opponent, PLAYERS[notice.turn]);
    case 'position opened':
      return `Position opened${against(notice.opponent)}. ${whoseTurn(notice.standing)}`;
    case 'position refused':
      return `The position in the address cannot be opened: ${POSITION_PROBLEMS[notice.problem]}.`;
    case 'game brought back':
      return `Your game is back: ${movesMade(notice.plies)}. ${whoseTurn(notice)}`;
    case 'joined':
      return `This game is also open in another window.${notice.atTable ? '' : ' Moves made here reach it.'}`;
    case 'holder here':
      return 'The other window was closed. The game goes on here.';
    case 'other window holds':
      return 'Another window holds the game now. Moves made here reach it.';
    case 'taken here':
      return 'The game goes on here now.';
    case 'other window silent':
      return 'The window that holds the game does not answer. Look into it, or close it: then the game goes on here.';
    case 'judged otherwise':
      return 'This version of Anna–Hector judges a move of this game otherwise. The kept result stands.';
    case 'journal damaged':
      return notice.from === 0
        ? 'The kept game cannot be read. Nothing of it was removed.'
        : 'Part of the kept game cannot be read. It goes on from the last act that can. Nothing was removed.';
    case 'game not loaded':
      return 'Your game cannot be shown yet: a part of the program could not be loaded. Connect to the network and reload the page. Nothing was lost.';
    case 'no game':
      return 'No game stands here. Begin one with New game.';
    case 'computer thinking':
      return 'The computer is still thinking.';
    case 'computer stopped':
      return 'The computer was stopped.';
    case 'computer failed':
      return `The computer opponent ${ENGINE_TROUBLES[notice.trouble]}. The game is kept. You can try again or go on later.`;
    case 'offline failed':
      return 'Not ready to work offline: not everything could be kept. Reload the page to try again.';
    case 'update waiting':
      return 'A new version of Anna–Hector is ready. It can be installed when no game is running.';
    case 'no voices':
      return notice.lang === undefined
        ? 'This browser has no voice. The messages go to your screen reader and to the list of messages.'
        : `This browser has no ${languageName(notice.lang)} voice. Another voice speaks in its place.`;
    case 'voice not allowed':
      return 'The browser does not let the page speak yet. Press any key or button on the page.';
    case 'voice fell silent':
      return 'The voice fell silent. The messages go to your screen reader and to the list of messages.';
    case 'sound':
      return notice.on ? 'Sound on.' : 'Sound off.';
    case 'full screen':
      return FULL_SCREEN[notice.state];
    case 'keys':
      return KEYS[notice.state];
    case 'board turned':
      return `Board turned: ${PLAYERS[notice.bottom]} at the bottom.`;
    case 'nothing to repeat':
      return 'Nothing has been said yet.';
    case 'storage':
      return STORAGE[notice.state];
    case 'games':
      return GAMES[notice.state];
    case 'games saved':
      return gamesSaved(notice.games, notice.unreadable);
    case 'backup saved':
    case 'backup read':
    case 'backup refused':
      return backup(notice);
    case 'lasting':
      return LASTING[notice.state];
    case 'line cleared':
      return 'Cleared.';
    case 'copied':
      return notice.what === 'position' ? 'Position copied.' : 'Game copied.';
    case 'not copied':
      return 'Not copied: the browser does not allow it.';
    case 'language not loaded':
      return 'That language could not be loaded. Connect to the network and try again.';
    case 'settings':
      return SETTINGS[notice.state];
  }
}

function gameBegun(opponent: Opponent, turn: string): string {
  if (opponent.type !== 'computer') return `New game${against(opponent)}. ${turn} to move.`;
  const you = opponent.byLot ? 'By lot you are' : 'You are';
  return `New game. ${you} ${PLAYERS[opponent.you]}${against(opponent)}.`;
}

function against(opponent: Opponent): string {
  switch (opponent.type) {
    case 'computer':
      return ` against the computer, level ${opponent.level}`;
    case 'player beside you':
      return ' against the player beside you';
    case 'at the table':
      return ' at the table';
  }
}

/** Counted as a scoresheet counts: White's move and Black's answer to it are one. */
function movesMade(plies: number): string {
  return plies === 0 ? 'no move made yet' : `${moveCount(Math.ceil(plies / 2))} made`;
}

function whoseTurn(standing: Standing): string {
  return standing.ending ? ending(standing.ending) : `${PLAYERS[standing.turn]} to move.`;
}

const POSITION_PROBLEMS: Readonly<Record<PositionProblem, string>> = {
  unreadable: 'it is not a position in FEN',
  board: 'its ranks are not eight of eight squares each',
  turn: 'it does not say who is to move',
  castling: 'its castling rights cannot be read',
  'en passant': 'its en passant square cannot be read',
  counters: 'its counts of moves cannot be read',
  'no pieces': 'the board is empty',
  kings: 'each side must have one king',
  'pawn on last rank': 'a pawn stands on the first or the last rank',
  'opponent in check': 'the king of the player not on move stands in check',
};

const ENGINE_TROUBLES: Readonly<Record<EngineTrouble, string>> = {
  'not loaded': 'could not start: its files could not be loaded',
  'no answer': 'does not answer',
  'out of memory': 'has too little memory',
  crashed: 'broke off',
};

const KEYS = {
  'as at first': 'All keys are reset.',
  unreadable: 'Your keys could not be read. All keys are reset.',
} as const;

const FULL_SCREEN = {
  on: 'Full screen.',
  off: 'Full screen off.',
  refused: 'The browser does not allow full screen.',
} as const;

const SETTINGS = {
  exported: 'Settings saved as a file.',
  imported: 'Settings taken from the file.',
  unreadable: 'This file holds no settings of Anna–Hector. Nothing was changed.',
  reset: 'All settings are as they were at first.',
} as const;

/** "German" for "de" or "de-DE"; the tag itself where the language has no English name here. */
function languageName(tag: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag.split('-')[0] ?? tag) ?? tag;
}

/** Said at the beginning of the first games in this browser. The names are those of the page. */
export function howToMove(letters: boolean): string {
  return letters
    ? 'Move with the arrows and Enter, or press I and type a move; F1 lists the keys, Z says this again.'
    : 'Move with the arrows and Enter, or type a move under “Your move”; F1 lists the keys, “Say again” says this again.';
}
