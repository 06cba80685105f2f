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

/** The page of which most words are in a text, the first of several; `undefined` where none has any. */
export function settingsPageFor(text: string): SettingsPage | undefined {
  const asked = foldedWords(text);
  const found = SETTINGS_PAGES.map((page) => {
    const words = foldedWords(`${settingsPageName(page)} ${wordsOf(page)}`);
    return { page, likeness: asked.reduce((sum, word) => sum + Math.max(...words.map((one) => alike(word, one))), 0) };
  });
  const most = Math.max(...found.map(({ likeness }) => likeness));
  return most === 0 ? undefined : found.find(({ likeness }) => likeness === most)?.page;
}

function foldedWords(text: string): readonly string[] {
  return tokensOf(text).map(({ folded }) => folded);
}

/** So many letters of a word stay when its ending changes, in a short word and in a longer one. */
const SHORT_STEM = 4;
const STEM = 5;

/** The same word counts for more than one that has another ending, as "voices" to "voice" or "głosu" to "głos". */
function alike(one: string, other: string): 0 | 1 | 2 {
  if (one === other) return 2;
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  const isStem = shorter.length >= SHORT_STEM && longer.startsWith(shorter);
  return isStem || (shorter.length >= STEM && longer.startsWith(shorter.slice(0, STEM))) ? 1 : 0;
}
