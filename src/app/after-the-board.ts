/**
 * What is loaded after the board, though nobody has asked for it yet: the Laws with their words, the hearing of typed words, the
 * reading of kept games, and the update check.
 */
import { loadRecords } from '../storage/load-records.js';
import { loadGamePart } from './game-part.js';
import { loadHearing } from './hearing.js';
import type { Speaker } from './speaker.js';

/** Milliseconds for which the board has the page to itself: it is to be drawn, and to have the focus. */
const AFTER_THE_BOARD = 250;

/** @param onUpdateWaiting a newer version waits; what it gets installs it */
export async function loadTheRest(speaker: Speaker, onUpdateWaiting: (accept: () => void) => void): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, AFTER_THE_BOARD));
  for (const load of [loadGamePart, loadHearing, loadRecords]) load().catch(reportError);
  const { watchForUpdates } = await import('./update.js');
  await watchForUpdates({
    onOfflineReady: () => speaker.notice({ about: 'offline ready' }),
    onOfflineUnavailable: () => speaker.notice({ about: 'offline failed' }),
    onUpdateWaiting: (accept) => {
      speaker.notice({ about: 'update waiting' });
      onUpdateWaiting(accept);
    },
  });
}
