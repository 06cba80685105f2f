import { HELP_PAGES } from '../../src/pages/help/help-names.js';

/** The pages that an address alone leads to. */
export const ADDRESSES = [
  '#/',
  '#/table',
  '#/clock',
  '#/games',
  '#/set-up',
  '#/settings',
  '#/settings/speech',
  '#/settings/calling',
  '#/settings/sounds',
  '#/settings/voice-input',
  '#/settings/clock',
  '#/settings/keys',
  '#/settings/look',
  '#/settings/data',
  '#/settings/wording',
  '#/help',
  '#/guide',
  '#/about',
] as const;

/** A game that stands, also after the page is loaded again. */
export const GAME = `?fen=${encodeURIComponent('r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3')}`;

export const PAGES_AND_GAME = [...ADDRESSES, GAME] as const;

export const HELP_TOPICS: readonly string[] = HELP_PAGES.map((page) => `#/${page}`);
