/**
 * The command that words are. Understood in the page's language first, then in any of the others.
 */
import type { Answer } from '../../src/questions/question.js';
import type { LanguageName } from '../words/language-names.js';
import type { Command } from './command.js';
import { MEANINGS, type CommandName, type Parameters } from './commands/commands.js';
import { allCommands, commandsFor } from './commands/help.js';
import { matched, tokensOf } from './commands/pattern.js';
import { tablesFor } from './commands/tables.js';

/**
 * The command that a text is, already plain (`plainText`); `undefined` where it is none.
 *
 * @param language the page's
 */
export function readCommand(text: string, language: LanguageName = 'en'): Command | undefined {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return undefined;
  const { rows, readers } = tablesFor(language);
  for (const { name, pattern } of rows) {
    const read = matched(pattern, tokens, readers);
    const command = read && commandOf(name, read, language);
    if (command) return command;
  }
  return undefined;
}

function commandOf(name: CommandName, read: Parameters, language: LanguageName): Command | undefined {
  switch (name) {
    case 'help':
      return help({ about: 'commands', phrases: allCommands(language) });
    case 'help for': {
      const { rest } = read;
      return rest === undefined
        ? undefined
        : help({ about: 'commands', searched: rest, phrases: commandsFor(rest, language) });
    }
    default:
      return MEANINGS[name](read);
  }
}

function help(answer: Extract<Answer, { readonly about: 'commands' }>): Command {
  return { type: 'page', page: { do: 'help', answer } };
}
