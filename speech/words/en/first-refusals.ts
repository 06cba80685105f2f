/**
 * Why something is not done, in English, where nothing was judged: what was wrong first, and what would be right where that helps.
 */
import type { KeepingCause } from '../../../src/laws/refusals.js';
import { FIDE_LANG } from '../fide.js';
import type { FirstRefusal } from '../first-refusals.js';
import type { Said } from '../words.js';
import { howEnded } from './moves.js';
import { PLAYERS, listed } from './names.js';

export function firstRefusal(refusal: FirstRefusal): Said {
  switch (refusal.reason) {
    case 'unreadable':
      if ('nearest' in refusal) {
        return `“${shortened(refusal.text)}” is no move and no command. Did you mean: ${listed(refusal.nearest, 'or')}?`;
      }
      return [
        `“${shortened(refusal.text)}” is not a move I can read. For example: Nf3, e2 e4, or`,
        { text: 'Springer Felix drei.', lang: FIDE_LANG },
      ];
    case 'not loaded':
      return 'A part of the program could not be loaded. Connect to the network and try again.';
    case 'not kept':
      return notKept(refusal.cause);
    case 'game over':
      return `The game is over: ${howEnded(refusal.ending)}.`;
    case 'not your turn':
      return `It is ${PLAYERS[refusal.turn]}'s turn.`;
    case 'no move made yet':
      return 'Not before the first move.';
    case 'no game':
      return 'No such game stands here. Begin one with New game.';
  }
}

function notKept(cause: KeepingCause): string {
  switch (cause) {
    case 'disk full':
      return 'Not done: the disk is full. “Games on this device” lists what you can delete.';
    case 'storage closed':
      return 'Not done: the browser has closed its storage. Your game is still on this page: save it as PGN before you reload.';
    case 'taken over':
      return 'Not done: another window has taken the game over.';
    case 'holder gone':
      return 'Perhaps not done: this window was closed before the one that holds the game had answered.';
    case 'other version':
      return 'Not done: the other window runs another version of Anna–Hector. Reload both.';
    case 'unknown':
      return 'Not done, for it could not be kept. Try again.';
  }
}

/** Enough of a typed text to know it again. */
const SHOWN = 30;

function shortened(text: string): string {
  const signs = Array.from(text.replace(/\s+/gu, ' ').trim());
  return signs.length > SHOWN ? `${signs.slice(0, SHOWN).join('')}…` : signs.join('');
}
