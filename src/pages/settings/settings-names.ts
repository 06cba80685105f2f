/** The pages of the settings. */
/** In the order in which they are listed; what is behind the hash of their addresses. */
export const SETTINGS_PAGES = [
  'settings/speech',
  'settings/calling',
  'settings/sounds',
  'settings/voice-input',
  'settings/clock',
  'settings/keys',
  'settings/look',
  'settings/data',
  'settings/wording',
] as const;
export type SettingsPage = (typeof SETTINGS_PAGES)[number];

export function isSettingsPage(page: string): page is SettingsPage {
  return SETTINGS_PAGES.some((one) => one === page);
}
