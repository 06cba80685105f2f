/** The help on the keys and the typed commands with its words, in a file of its own: loaded when it is first asked for. */
import type { HeardLanguage } from '../../../speech/hearing/languages.js';
import './key-help.js';
import { describeKeys } from '../../../speech/phrase/keys.js';
import { describeCommands } from '../../../speech/phrase/typed-commands.js';
import { LANGUAGES } from '../../../speech/languages.js';
import { TOLD_COMMANDS, toldKeys } from '../../commands/told.js';
import type { CommandTable } from '../../commands/commands.js';
import type { ShownHelp } from './help-page.js';

/** In the language of the page, with the keys of the table. Rejects where its words cannot be had. */
export async function helpTexts(language: HeardLanguage, table: CommandTable): Promise<ShownHelp> {
  const words = await LANGUAGES[language.name].keys();
  return { keys: describeKeys(toldKeys(table), words), commands: describeCommands(TOLD_COMMANDS, words, language) };
}
