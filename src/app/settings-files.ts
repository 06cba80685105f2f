/** Settings to and from a file of the user's. */
import type { Settings } from '../play/settings.js';
import {
  SETTINGS_FILE_LIMIT,
  SETTINGS_FILE_NAME,
  readSettingsFile,
  writeSettingsFile,
} from '../storage/settings-file.js';

/** Milliseconds within which the browser has surely begun to read what is downloaded. */
const READ_WITHIN = 10_000;

/** Offers the file to be saved, as the browser saves what is downloaded. */
export function offerSettings(settings: Settings): void {
  const address = URL.createObjectURL(new Blob([writeSettingsFile(settings)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = SETTINGS_FILE_NAME;
  link.click();
  // Some browsers read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN);
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
