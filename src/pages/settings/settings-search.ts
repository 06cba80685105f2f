/** What the pages of the settings are called, and which of them has to do with a word. */
import { tokensOf } from '../../../speech/hearing/commands/pattern.js';
import { msg } from './texts.js';
import { SETTINGS_PAGES, type SettingsPage } from './settings-names.js';

/** As it is called in its heading, in its title and in the index. */
export function settingsPageName(page: SettingsPage): string {
  switch (page) {
    case 'settings/speech':
      return msg('settings-speech');
    case 'settings/calling':
      return msg('settings-calling');
    case 'settings/sounds':
      return msg('settings-sounds');
    case 'settings/voice-input':
      return msg('settings-voice-input');
    case 'settings/clock':
      return msg('settings-clock');
    case 'settings/keys':
      return msg('settings-keys');
    case 'settings/look':
      return msg('settings-look');
    case 'settings/data':
      return msg('settings-data');
    case 'settings/wording':
      return msg('settings-wording');
  }
}

/** What else can be chosen there, as one may ask for it. */
function wordsOf(page: SettingsPage): string {
  switch (page) {
    case 'settings/speech':
      return msg('settings-words-speech');
    case 'settings/calling':
      return msg('settings-words-calling');
    case 'settings/sounds':
      return msg('settings-words-sounds');
    case 'settings/voice-input':
      return msg('settings-words-voice-input');
    case 'settings/clock':
      return msg('settings-words-clock');
    case 'settings/keys':
      return msg('settings-words-keys');
    case 'settings/look':
      return msg('settings-words-look');
    case 'settings/data':
      return msg('settings-words-data');
    case 'settings/wording':
      return msg('settings-words-wording');
  }
}

/** Shorter words are compared whole: so much of a longer one stays when its ending changes. */
const STEM = 4;

/** The page of which most words are in a text, the first of several; `undefined` where none has any. */
export function settingsPageFor(text: string): SettingsPage | undefined {
  const asked = tokensOf(text).map(({ folded }) => folded);
  const found = SETTINGS_PAGES.map((page) => {
    const words = tokensOf(`${settingsPageName(page)} ${wordsOf(page)}`).map(({ folded }) => folded);
    return { page, count: asked.filter((word) => words.some((other) => isAlike(word, other))).length };
  });
  const most = Math.max(...found.map(({ count }) => count));
  return most === 0 ? undefined : found.find(({ count }) => count === most)?.page;
}

/** "voices" is "voice", and "клавіш" is "клавіші". */
function isAlike(one: string, other: string): boolean {
  return (
    one === other || (one.length > STEM && other.length > STEM && one.slice(0, STEM + 1) === other.slice(0, STEM + 1))
  );
}
