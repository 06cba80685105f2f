/** The pages: each is one place to a user, with its address behind the hash, its name and its title. */
import { msg } from './texts.js';
import { isAtTable, isElsewhere } from '../game/held-game.js';
import type { HeldGame } from '../game/session/session-port.js';
import { HELP_PAGES, type HelpPageName } from '../pages/help/help-names.js';
import { SETTINGS_PAGES, type SettingsPage } from '../pages/settings/settings-names.js';

/** What is behind the hash: `#/settings/keys`; nothing for the page where a game is begun. */
export const PAGE_NAMES = [
  '',
  'game',
  'table',
  'clock',
  'games',
  'set-up',
  'settings',
  ...SETTINGS_PAGES,
  'help',
  ...HELP_PAGES,
  'guide',
  'about',
] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** A place in the document. A clock alone and the form in which it is set stand on one page, each in a place of its own. */
export type PlaceName = PageName | 'clock form';

/** Where a game stands: by itself, at a table with those for whom it is played, or elsewhere, with its clock alone here. */
export type GamePage = Extract<PageName, 'game' | 'table' | 'clock'>;

export function isOfGame(page: PlaceName): page is GamePage {
  return page === 'game' || page === 'table' || page === 'clock';
}

/** `undefined` where there is no game. */
export function gamePageOf(held: HeldGame | undefined): GamePage | undefined {
  if (!held) return undefined;
  if (isElsewhere(held)) return 'clock';
  return isAtTable(held) ? 'table' : 'game';
}

export function hashOf(page: PageName): string {
  return `#/${page}`;
}

/** `undefined` where the address names no page; "unknown" where it names one that there is not. */
export function pageOf(hash: string): PageName | 'unknown' | undefined {
  if (hash === '' || hash === '#') return undefined;
  return PAGE_NAMES.find((page) => hashOf(page) === hash) ?? 'unknown';
}

/** As it is called in its heading and in links to it. */
export function nameOf(page: Exclude<PageName, SettingsPage | HelpPageName>): string {
  switch (page) {
    case '':
      return 'Anna–Hector';
    case 'game':
      return msg('page-game');
    case 'table':
      return msg('page-table');
    case 'clock':
      return msg('clock-alone-heading');
    case 'games':
      return msg('saved-games');
    case 'set-up':
      return msg('set-up-position');
    case 'settings':
      return msg('settings');
    case 'help':
      return msg('page-help');
    case 'guide':
      return msg('page-guide');
    case 'about':
      return msg('page-about');
  }
}
