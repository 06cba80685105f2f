/**
 * What the user has chosen, kept on the device.
 */
import { CALL_STYLES, WHO_SPEAKS, type CallStyle, type WhoSpeaks } from '../../speech/style.js';

export const THEMES = ['system', 'light', 'dark', 'high contrast'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly whoSpeaks: WhoSpeaks;
  readonly callStyle: CallStyle;
  readonly theme: Theme;
  readonly sound: boolean;
  /** Whether single keys on the board are listened to (WCAG 2.1.4: they can be switched off). */
  readonly letterKeys: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  whoSpeaks: 'screen reader',
  callStyle: 'fide',
  theme: 'system',
  sound: true,
  letterKeys: true,
};

/** Reads stored settings; whatever is missing or not one of the choices falls back to the default. */
export function parseSettings(stored: unknown): Settings {
  const record = typeof stored === 'object' && stored !== null ? (stored as Readonly<Record<string, unknown>>) : {};
  const choice = <T extends string>(name: string, choices: readonly T[], fallback: T): T =>
    choices.find((value) => value === record[name]) ?? fallback;
  const flag = (name: string, fallback: boolean): boolean =>
    typeof record[name] === 'boolean' ? record[name] : fallback;
  return {
    whoSpeaks: choice('whoSpeaks', WHO_SPEAKS, DEFAULT_SETTINGS.whoSpeaks),
    callStyle: choice('callStyle', CALL_STYLES, DEFAULT_SETTINGS.callStyle),
    theme: choice('theme', THEMES, DEFAULT_SETTINGS.theme),
    sound: flag('sound', DEFAULT_SETTINGS.sound),
    letterKeys: flag('letterKeys', DEFAULT_SETTINGS.letterKeys),
  };
}
