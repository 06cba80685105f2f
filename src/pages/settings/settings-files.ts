/** Settings to and from a file of the user's. */
import type { Settings } from '../../storage/settings/settings.js';
import {
  SETTINGS_FILE_LIMIT,
  SETTINGS_FILE_NAME,
  readSettingsFile,
  writeSettingsFile,
} from '../../storage/settings/settings-file.js';
import { offerFile } from '../shared/offer-file.js';

/** Offers the file to be saved. */
export function offerSettings(settings: Settings): void {
  offerFile(SETTINGS_FILE_NAME, 'application/json', writeSettingsFile(settings));
}

/** `undefined` where the file holds no settings, or cannot be read. */
export async function settingsOf(file: Pick<File, 'size' | 'text'>): Promise<Settings | undefined> {
  if (file.size > SETTINGS_FILE_LIMIT) return undefined;
  try {
    return readSettingsFile(await file.text());
  } catch {
    return undefined;
  }
}
