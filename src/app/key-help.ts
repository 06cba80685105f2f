/** The help on the keys with its words, in a file of its own: loaded when it is first asked for. */
import '../../components/key-help/key-help.js';
import { describeKeys, type KeyGroupText } from '../../speech/phrasing/keys.js';
import { LANGUAGES } from '../../speech/words/languages.js';
import { BOARD_KEYS } from '../play/keys.js';
import { languageShown } from './page-words.js';

/** In the language of the page. Rejects where its words cannot be had. */
export async function keyGroups(): Promise<readonly KeyGroupText[]> {
  return describeKeys(BOARD_KEYS, await LANGUAGES[languageShown()].keys());
}
