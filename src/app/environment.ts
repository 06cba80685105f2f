/**
 * What of the browser a window of the program has for itself and shares with its like: two that are given other names know nothing of each
 * other, also in one page.
 */
import type { Regions } from '../../speech/announcer/live-regions.js';
import {
  BroadcastWindowChannel,
  browserWindows,
  type WindowChannel,
  type Windows,
} from '../game/session/browser-windows.js';
import type { AddressBar } from './page-history.js';
import { GameClock } from '../game/game-clock.js';
import { PAGE_DATABASES, type DatabaseNames } from '../storage/schema.js';

export interface Environment {
  /** The names of its databases; that of the note on the settings is made of the main one's. */
  readonly databases: DatabaseNames;
  /** How the windows of a game reach one another; `undefined` where each is alone. */
  readonly windows: Windows | undefined;
  /** The channel for what is chosen, and the one for which window the user is with; `undefined` where there are none. */
  readonly openChannel: (about: 'settings' | 'attention') => WindowChannel | undefined;
  /** Where a screen reader is given what is said; absent: where the page has its live regions. */
  readonly regions?: () => Regions;
  /** The time of games. */
  readonly clock: GameClock;
  /** The address and the history of the window. */
  readonly addresses: AddressBar;
  /** Lasts as long as the window; may throw where nothing may be kept. */
  readonly storage: () => Storage;
  /** Whether the program is to be kept for use offline. */
  readonly offline: boolean;
}

/** That of a page of its own. Channels, lock and database are named alike in every version of the program. */
export function pageEnvironment(): Environment {
  return {
    databases: PAGE_DATABASES,
    windows: browserWindows(),
    openChannel: (about) =>
      'BroadcastChannel' in globalThis ? new BroadcastWindowChannel(`anna-hector ${about}`) : undefined,
    clock: new GameClock(
      () => Date.now(),
      () => performance.now(),
    ),
    addresses: window,
    storage: () => sessionStorage,
    offline: true,
  };
}
