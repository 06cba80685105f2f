/**
 * What is loaded after the board, though nobody has asked for it yet: the sounds, the Laws with their words, the hearing of typed
 * words, voice input as far as it is wanted, the menu of acts, what the form's choice is made into a game by, the reading of kept games, and the update check.
 */
import { loadRecords } from '../storage/load-records.js';
import { loadActMenu } from './load-act-menu.js';
import { loadGamePart } from './game-part.js';
import { loadHearing } from './hearing.js';
import { loadNewSetup } from './load-new-setup.js';
import { loadWishes } from './obeying.js';
import type { Speech } from './services.js';

/** Milliseconds for which the board has the page to itself: it is to be drawn, and to have the focus. */
const AFTER_THE_BOARD = 250;

/**
 * @param loadClockMode clocks that stand alone, and the dials
 * @param loadVoice voice input
 * @param onUpdateWaiting a newer version waits; what it gets installs it
 */
export async function loadTheRest(
  { speaker, earcons }: Pick<Speech, 'speaker' | 'earcons'>,
  loadClockMode: () => Promise<unknown>,
  loadVoice: () => Promise<unknown>,
  onUpdateWaiting: (accept: () => void) => void,
): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, AFTER_THE_BOARD));
  void earcons.prepare();
  for (const load of [
    loadVoice,
    loadGamePart,
    loadHearing,
    loadWishes,
    loadActMenu,
    loadNewSetup,
    loadRecords,
    loadClockMode,
  ])
    load().catch(reportError);
  const { watchForUpdates } = await import('./update.js');
  await watchForUpdates({
    onOfflineUnavailable: () => speaker.notice({ about: 'offline failed' }),
    onUpdateWaiting: (accept) => {
      speaker.notice({ about: 'update waiting' });
      onUpdateWaiting(accept);
    },
  });
}
