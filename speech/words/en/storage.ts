/** What becomes of what is saved, in English: the cause first, then what follows from it. */
import type { GamesState, Notice, StorageState } from '../../notice.js';

/** Where nothing is saved from the start. */
const NOT_SAVED = 'You can play, but your moves will be gone when the page is closed.';

export const STORAGE: Readonly<Record<StorageState, string>> = {
  'newer version': `A newer version of Anna–Hector has saved games here that this older version cannot open. Nothing is lost: reload the page to get the newer version. ${NOT_SAVED}`,
  blocked: `Another window with an older version of Anna–Hector keeps the saved games to itself. Close that window, then reload this page. ${NOT_SAVED}`,
  'disk full': `The disk is full, so nothing can be saved. Free some space, then reload the page. ${NOT_SAVED}`,
  'no storage': `This browser does not let Anna–Hector save anything. A private window may be the cause. ${NOT_SAVED}`,
  unknown: `The saved games could not be opened. Reload the page to try again. ${NOT_SAVED}`,
  'closed for newer version':
    'A newer version of Anna–Hector is open in another window, so this window can no longer save. Your game is saved up to here: reload this page to go on.',
  'saved again': 'The browser removed what Anna–Hector had saved here. The game on this page has been saved again.',
  'not saved again':
    'The browser removed what Anna–Hector had saved here, and your game could not be saved again. It is still on this page: save it as PGN before you close the page.',
  emptied: 'The browser removed what Anna–Hector had saved here.',
};

export const GAMES: Readonly<Record<GamesState, string>> = {
  deleted: 'Game deleted. Undo brings it back as long as this page is open.',
  restored: 'The deleted game is back.',
  'on the board': 'This game is on the board: it is not deleted.',
  unreadable: 'This game cannot be read. Nothing of it was removed.',
  'not reached': 'Not done: the saved game could not be reached. Try again.',
};

export function gamesSaved(games: number, unreadable: number): string {
  const saved = games === 0 ? 'There is no game to be saved.' : `All games saved as one file. Games: ${games}.`;
  return unreadable === 0 ? saved : `${saved} Games that could not be read: ${unreadable}.`;
}

export function backup(
  notice: Extract<Notice, { readonly about: 'backup saved' | 'backup read' | 'backup refused' }>,
): string {
  switch (notice.about) {
    case 'backup saved': {
      const { games, recordings, unreadable } = notice;
      const saved = `Backup saved. Games: ${games}. Recordings: ${recordings}.`;
      return unreadable === 0 ? saved : `${saved} Games that could not be read: ${unreadable}.`;
    }
    case 'backup read': {
      const { added, here, problems } = notice;
      const read = `Backup read. Games added: ${added}. Already here: ${here}.`;
      return problems === 0 ? read : `${read} Problems, listed on the page: ${problems}.`;
    }
    case 'backup refused':
      return REFUSED[notice.cause];
  }
}

const REFUSED = {
  'no backup': 'This file is no backup of Anna–Hector. Nothing was changed.',
  newer: 'A newer version of Anna–Hector made this backup. Nothing was changed.',
  'too large': 'This file is too large for a backup. Nothing was changed.',
} as const;

export const LASTING = {
  safe: 'Your games are safe: the browser will not delete them on its own.',
  'not safe': 'The browser did not agree. It may delete your games when space runs short. A backup file keeps them.',
  'no answer': 'The browser has not answered.',
} as const;
