/** What the pages of the settings are called, and which of them has to do with a word. */
import { tokensOf } from '../../../speech/hearing/commands/pattern.js';
import { msg } from './texts.js';
import { SETTINGS_PAGES, type SettingsPage } from './settings-names.js';

interface PageText {
  readonly name: () => string;
  /** What else can be chosen there, as one may ask for it. */
  readonly words: () => string;
}

const TEXTS: Readonly<Record<SettingsPage, PageText>> = {
  'settings/speech': { name: () => msg('settings-speech'), words: () => msg('settings-words-speech') },
  'settings/calling': { name: () => msg('settings-calling'), words: () => msg('settings-words-calling') },
  'settings/sounds': { name: () => msg('settings-sounds'), words: () => msg('settings-words-sounds') },
  'settings/voice-input': { name: () => msg('settings-voice-input'), words: () => msg('settings-words-voice-input') },
  'settings/clock': { name: () => msg('settings-clock'), words: () => msg('settings-words-clock') },
  'settings/keys': { name: () => msg('settings-keys'), words: () => msg('settings-words-keys') },
  'settings/look': { name: () => msg('settings-look'), words: () => msg('settings-words-look') },
  'settings/data': { name: () => msg('settings-data'), words: () => msg('settings-words-data') },
  'settings/wording': { name: () => msg('settings-wording'), words: () => msg('settings-words-wording') },
};

/** As it is called in its heading, in its title and in the index. */
export function settingsPageName(page: SettingsPage): string {
  return TEXTS[page].name();
}

/** The page of which most words are in a text, the first of several; `undefined` where none has any. */
export function settingsPageFor(text: string): SettingsPage | undefined {
  const asked = foldedWords(text);
  const found = SETTINGS_PAGES.map((page) => {
    const words = foldedWords(`${settingsPageName(page)} ${TEXTS[page].words()}`);
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
