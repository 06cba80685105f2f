/** The help on the keys and the typed commands with its words, in a file of its own: loaded when it is first asked for. */
import './key-help.js';
import { describeKeys } from '../../../speech/phrasing/keys.js';
import { describeCommands } from '../../../speech/phrasing/typed-commands.js';
import { LANGUAGES } from '../../../speech/words/languages.js';
import { TOLD_COMMANDS, toldKeys } from '../../commands/told.js';
import type { ShownHelp } from './help-page.js';
import { languageShown } from '../../../speech/page-words.js';

/** In the language of the page. Rejects where its words cannot be had. */
export async function helpTexts(): Promise<ShownHelp> {
  const language = languageShown();
  const words = await LANGUAGES[language].keys();
  return { keys: describeKeys(toldKeys(), words), commands: describeCommands(TOLD_COMMANDS, words, language) };
}
