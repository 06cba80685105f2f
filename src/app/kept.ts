/** What is kept on this device and is needed before anything is drawn: the database, and the settings. */
import type { Environment } from './environment.js';
import { Newscast } from '../game/session/publisher.js';
import { DEFAULT_SETTINGS } from '../storage/settings/settings.js';
import { SharedSettings } from '../storage/settings/settings-store.js';
import type { Database } from '../storage/database.js';
import type { OpeningCause } from '../storage/failure.js';
import { openLastingDatabase, type StorageChange } from '../storage/lasting-database.js';

/** Without a database settings and games last as long as the page. */
export interface Kept {
  readonly database: Database | undefined;
  /** Why there is none. */
  readonly trouble?: OpeningCause;
  readonly settings: SharedSettings;
  /** Whether the user has never chosen any settings here. */
  readonly firstVisit: boolean;
  /** The database was taken away while the page lives, and what became of the game. */
  readonly changes: Newscast<StorageChange>;
}

export async function openKept({ databases, openChannel }: Environment): Promise<Kept> {
  const changes = new Newscast<StorageChange>(reportError);
  const opened = await openLastingDatabase({ name: databases.main, onChange: (change) => changes.publish(change) });
  const database = opened.ok ? opened.database : undefined;
  const kept = (await database?.loadSettings()) ?? { settings: DEFAULT_SETTINGS, chosen: false };
  const settings = new SharedSettings({
    settings: kept.settings,
    save: (changed) => database?.saveSettings(changed) ?? Promise.resolve({ ok: true }),
    channel: openChannel('settings'),
    report: reportError,
  });
  return {
    ...{ database, settings, firstVisit: !kept.chosen, changes },
    ...(opened.ok ? {} : { trouble: opened.cause }),
  };
}
