/**
 * All settings as a file: JSON that says what it is. Pure.
 */
import { parseSettings, type Settings } from './settings.js';
import { isObject } from '../../laws/schema.js';
import { parsed } from '../json.js';

/** What the file says of itself, so that no other JSON is taken for settings. */
const KIND = 'anna-hector settings';
const VERSION = 1;

/** Where the file is offered to be saved. */
export const SETTINGS_FILE_NAME = 'anna-hector-settings.json';

/** Characters beyond which a file is certainly no settings, and is not even read. */
export const SETTINGS_FILE_LIMIT = 100_000;

export function writeSettingsFile(settings: Settings): string {
  return `${JSON.stringify({ kind: KIND, version: VERSION, settings }, undefined, 2)}\n`;
}

/** The settings of a file; what is missing or cannot be chosen is as at first. `undefined` where the file is no such file. */
export function readSettingsFile(text: string): Settings | undefined {
  if (text.length > SETTINGS_FILE_LIMIT) return undefined;
  const said = parsed(text);
  return isObject(said) && said['kind'] === KIND && isObject(said['settings'])
    ? parseSettings(said['settings'])
    : undefined;
}
